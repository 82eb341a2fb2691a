import type { Counts } from './ids.js';
import type { AttackFrame, DrawFrame, Purpose, RoundFrame, TreatmentFrame, WindowFrame } from './frame.js';
import type { Place } from './ids.js';
import type { Item } from './sheet.js';
import type { RuleId } from './rule-id.js';

/** A fact that happened in a match, with the rule that made it happen. */
export type Event = { readonly rule: RuleId } & (
  // the round
  | { readonly kind: 'round-started'; readonly round: number; readonly first: string }
  | { readonly kind: 'step-begun'; readonly step: RoundFrame['step']; readonly waiting: readonly string[]; readonly next: string }
  | { readonly kind: 'waiting-done'; readonly who: string }
  | { readonly kind: 'turn-given'; readonly seat: string }
  | { readonly kind: 'side-passed'; readonly seat: string }
  | { readonly kind: 'round-ended'; readonly round: number; readonly keep: boolean }
  | { readonly kind: 'match-ended'; readonly round: number; readonly why: 'last-round' | 'no-able-figure' | 'scenario' }
  // action points
  | { readonly kind: 'ap-allotted'; readonly seat: string; readonly ap: Readonly<Record<string, number>>; readonly pool: number }
  | { readonly kind: 'ap-spent'; readonly figure: string; readonly ap: number; readonly from: 'figure' | 'pool'; readonly seat: string; readonly because: readonly RuleId[] }
  | { readonly kind: 'figure-done'; readonly figure: string; readonly lost: number }
  // movement
  | { readonly kind: 'figure-moved'; readonly figure: string; readonly how: 'walk' | 'ride' | 'jump' | 'climb'; readonly to: Place; readonly length: number; readonly actions: number; readonly mount: readonly string[] }
  | { readonly kind: 'aim-lost'; readonly figure: string }
  | { readonly kind: 'figure-mounted'; readonly figure: string; readonly mount: string; readonly at: Place }
  | { readonly kind: 'figure-dismounted'; readonly figure: string; readonly mount: string; readonly to: Place }
  // attacks
  | { readonly kind: 'figure-aimed'; readonly figure: string; readonly aims: number }
  | { readonly kind: 'attack-begun'; readonly attacker: string; readonly target: string; readonly means: AttackFrame['means']; readonly cover: boolean; readonly volleys: readonly (readonly number[])[]; readonly clearsAim: boolean }
  | { readonly kind: 'rounds-spent'; readonly figure: string; readonly weapon: string; readonly rounds: number }
  | { readonly kind: 'weapon-reloaded'; readonly figure: string; readonly weapon: string; readonly rounds: number }
  | { readonly kind: 'gun-aligned'; readonly weapon: string; readonly target: string; readonly figure: string }
  | { readonly kind: 'gun-released'; readonly weapon: string }
  | { readonly kind: 'shot-settled'; readonly attacker: string; readonly target: string; readonly shot: number; readonly attack: number; readonly defence: number; readonly lost: number }
  | { readonly kind: 'volley-done' }
  | { readonly kind: 'shots-lapsed'; readonly attacker: string; readonly target: string }
  | { readonly kind: 'attack-ended'; readonly attacker: string; readonly target: string }
  // rolls
  | { readonly kind: 'roll-called'; readonly purpose: Purpose; readonly figure: string; readonly label: string; readonly dice: readonly number[]; readonly because: readonly RuleId[] }
  | { readonly kind: 'dice-rolled'; readonly figure: string; readonly counts: readonly Counts[]; readonly offers: readonly WindowFrame['offers'][] }
  | { readonly kind: 'reroll-offered'; readonly skill: WindowFrame['offers']; readonly seat: string }
  | { readonly kind: 'offer-passed'; readonly skill: WindowFrame['offers']; readonly seat: string }
  | { readonly kind: 'roll-repeated'; readonly skill: WindowFrame['offers']; readonly figure: string; readonly seat: string; readonly roller: string }
  | { readonly kind: 'dice-rerolled'; readonly figure: string; readonly counts: readonly Counts[] }
  | { readonly kind: 'roll-settled'; readonly figure: string; readonly purpose: Purpose; readonly counts: readonly Counts[]; readonly successes: readonly number[] }
  // life
  | { readonly kind: 'life-lost'; readonly figure: string; readonly lost: number }
  | { readonly kind: 'life-regained'; readonly figure: string; readonly healed: number }
  | { readonly kind: 'figure-incapacitated'; readonly figure: string }
  | { readonly kind: 'figure-recovered'; readonly figure: string }
  | { readonly kind: 'recovery-begun'; readonly figure: string }
  | { readonly kind: 'recovery-failed'; readonly figure: string }
  // treatment
  | { readonly kind: 'treatment-begun'; readonly medic: string; readonly patient: string; readonly item: TreatmentFrame['item']; readonly heals: number }
  | { readonly kind: 'treatment-failed'; readonly medic: string; readonly patient: string }
  | { readonly kind: 'treatment-ended'; readonly medic: string; readonly patient: string }
  | { readonly kind: 'item-spent'; readonly figure: string; readonly item: string }
  // the scenario
  | { readonly kind: 'deed-begun'; readonly figure: string; readonly deed: string }
  | { readonly kind: 'deed-done'; readonly figure: string; readonly deed: string }
  | { readonly kind: 'deed-failed'; readonly figure: string; readonly deed: string }
  | { readonly kind: 'deed-ended'; readonly figure: string; readonly deed: string }
  | { readonly kind: 'area-searched'; readonly figure: string; readonly area: string }
  | { readonly kind: 'noted'; readonly figure: string; readonly text: string }
  | { readonly kind: 'item-gained'; readonly figure: string; readonly item: Item }
  | { readonly kind: 'points-scored'; readonly seat: string; readonly points: number }
  | { readonly kind: 'table-left'; readonly figure: string }
  | { readonly kind: 'winner-named'; readonly seat: string }
  // cards
  | { readonly kind: 'cards-due'; readonly seat: DrawFrame['seat']; readonly cards: number }
  | { readonly kind: 'card-drawn'; readonly seat: string; readonly card: string }
  | { readonly kind: 'cards-discarded'; readonly seat: string; readonly cards: readonly string[] }
  | { readonly kind: 'swap-declined'; readonly seat: string; readonly leader: string }
  | { readonly kind: 'pile-renewed'; readonly seat: string; readonly pile: Readonly<Record<string, number>> }
  | { readonly kind: 'drawing-ended'; readonly seat: string }
);

/** The event of a kind. */
export type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
