import type { ActionKind, AttackType, Condition, Effect, Face, MoveKind, Roll } from './effect.js';
import type { Frame } from './frame.js';
import type { Spot } from './ids.js';
import type { Edge, Play } from './play.js';
import type { RuleId } from './rule-id.js';

/** A fact that happened in a match, with the rule that made it happen. */
export type Event = { readonly rule: RuleId } & (
  // the agenda
  /** Something begins that goes on for a while: its frame is put on top. */
  | { readonly kind: 'begun'; readonly frame: Frame }
  /** What is on top is over. */
  | { readonly kind: 'done'; readonly frame: Frame['kind'] }
  /** The setup, a turn or an attack goes on to a step. */
  | { readonly kind: 'step-reached'; readonly step: number }
  /** The moment of a step has been announced; `told` counts them. */
  | { readonly kind: 'moment-told'; readonly told: number }
  | { readonly kind: 'dice-rolled'; readonly label: string; readonly counts: readonly (readonly number[])[] }
  // the setup
  | { readonly kind: 'first-player-named'; readonly seat: string }
  | { readonly kind: 'edge-taken'; readonly seat: string; readonly edge: Edge }
  | { readonly kind: 'mission-chosen'; readonly mission: 0 | 1 }
  | { readonly kind: 'objectives-placed'; readonly objectives: Readonly<Record<string, Spot>> }
  | { readonly kind: 'struggle-deck-laid'; readonly decks: readonly (readonly string[])[] }
  | { readonly kind: 'deck-shuffled'; readonly seat: string; readonly deck: Readonly<Record<string, number>> }
  | { readonly kind: 'force-taken'; readonly seat: string; readonly force: number; readonly pool: number }
  | { readonly kind: 'tracker-set' }
  | { readonly kind: 'deployed'; readonly character: string; readonly to: Spot }
  | { readonly kind: 'stance-set'; readonly unit: string; readonly stance: number; readonly flip: boolean }
  /** The setup is over, the first turn begins; or a turn begins. */
  | { readonly kind: 'turn-begun'; readonly turn: number; readonly seat: string }
  // the order deck
  | { readonly kind: 'card-drawn'; readonly seat: string; readonly card: string }
  | { readonly kind: 'card-revealed'; readonly seat: string; readonly card: string }
  | { readonly kind: 'card-used'; readonly seat: string; readonly card: string }
  | { readonly kind: 'card-removed'; readonly seat: string; readonly card: string; readonly from: 'revealed' | 'reserve' }
  | { readonly kind: 'card-reserved'; readonly seat: string; readonly card: string }
  | { readonly kind: 'reserve-taken'; readonly seat: string; readonly card: string }
  | { readonly kind: 'card-shuffled-in'; readonly seat: string; readonly card: string }
  | { readonly kind: 'card-moved'; readonly seat: string; readonly card: string; readonly to: 'top' | 'bottom' | 'shuffle' }
  | { readonly kind: 'deck-refreshed'; readonly seat: string; readonly deck: Readonly<Record<string, number>> }
  | { readonly kind: 'force-spent'; readonly seat: string; readonly force: number; readonly because: readonly RuleId[] }
  | { readonly kind: 'force-readied'; readonly seat: string; readonly force: number }
  // an activation
  | { readonly kind: 'unit-activated'; readonly unit: string }
  | { readonly kind: 'unit-recovered'; readonly unit: string }
  | { readonly kind: 'action-taken'; readonly unit: string; readonly action: ActionKind; readonly granted: boolean }
  | { readonly kind: 'deed-left'; readonly character: string }
  | { readonly kind: 'focused'; readonly character: string }
  | { readonly kind: 'focus-lost'; readonly character: string }
  | { readonly kind: 'activation-cut'; readonly unit: string }
  | { readonly kind: 'activation-ended'; readonly unit: string }
  | { readonly kind: 'ability-used'; readonly unit: string; readonly ability: string; readonly seat: string; readonly free: boolean; readonly action: boolean }
  | { readonly kind: 'ability-resolved'; readonly unit: string; readonly ability: string }
  // movement
  | { readonly kind: 'moved'; readonly character: string; readonly how: MoveKind; readonly to: Spot; readonly through: readonly string[] }
  | { readonly kind: 'stayed'; readonly character: string }
  | { readonly kind: 'displaced'; readonly character: string; readonly how: 'push' | 'pull' | 'place'; readonly to: Spot; readonly stopped: string }
  | { readonly kind: 'displacement-declined'; readonly character: string }
  // attacks
  | { readonly kind: 'pools-built'; readonly attack: number; readonly defence: number; readonly because: readonly RuleId[] }
  | { readonly kind: 'expertise-barred'; readonly roll: Roll }
  | { readonly kind: 'dice-turned'; readonly roll: Roll; readonly from: Face; readonly into: Face; readonly n: number }
  | { readonly kind: 'dice-added'; readonly roll: Roll; readonly face: Face; readonly n: number }
  | { readonly kind: 'dice-picked-up'; readonly roll: Roll; readonly dice: readonly number[] }
  | { readonly kind: 'pool-changed'; readonly roll: Roll; readonly n: number }
  | { readonly kind: 'chart-applied'; readonly roll: Roll; readonly expertise: number; readonly attack: readonly number[]; readonly defence: readonly number[]; readonly damage: number; readonly later: readonly Effect[] }
  | { readonly kind: 'result-determined'; readonly successes: number; readonly cancelled: number }
  | { readonly kind: 'option-taken'; readonly option: string }
  | { readonly kind: 'successes-lost'; readonly successes: number }
  | { readonly kind: 'damage-pooled'; readonly damage: number }
  | { readonly kind: 'shove-shrugged-off'; readonly character: string }
  // effects
  /** The first effect of the list is begun, or one of its repetitions; at 0 it leaves the list. */
  | { readonly kind: 'effect-due'; readonly times: number; readonly mark: readonly number[] }
  | { readonly kind: 'target-chosen'; readonly character: string }
  /** `within` is the place on the agenda of the moment in whose train this was caused by force; -1 where it was not. */
  | { readonly kind: 'spoken'; readonly by: string; readonly seat: string; readonly reactive: boolean; readonly within: number }
  | { readonly kind: 'window-passed'; readonly seat: string }
  | { readonly kind: 'rule-applied'; readonly place: number; readonly name: string; readonly within: number }
  | { readonly kind: 'strain-applied'; readonly unit: string }
  // harm
  | { readonly kind: 'damage-suffered'; readonly unit: string; readonly damage: number; readonly lost: number }
  | { readonly kind: 'healed'; readonly unit: string; readonly damage: number }
  | { readonly kind: 'unit-wounded'; readonly unit: string }
  | { readonly kind: 'unit-defeated'; readonly unit: string }
  | { readonly kind: 'condition-gained'; readonly unit: string; readonly condition: Condition }
  | { readonly kind: 'condition-lost'; readonly unit: string; readonly condition: Condition }
  | { readonly kind: 'hunker-gained'; readonly unit: string; readonly n: number }
  | { readonly kind: 'hunker-lost'; readonly unit: string; readonly n: number }
  // the struggle
  | { readonly kind: 'control-changed'; readonly objective: string; readonly seat: string }
  | { readonly kind: 'priority-named'; readonly objective: string }
  | { readonly kind: 'token-moved'; readonly from: number; readonly to: number }
  | { readonly kind: 'momentum-gained'; readonly seat: string; readonly space: number }
  | { readonly kind: 'momentum-lost'; readonly seat: string; readonly n: number; readonly gaps: readonly number[] }
  | { readonly kind: 'struggle-won'; readonly seat: string }
  | { readonly kind: 'struggle-card-taken'; readonly seat: string; readonly card: string }
  | { readonly kind: 'struggle-revealed'; readonly card: string; readonly phase: number }
  | { readonly kind: 'plan-set'; readonly plan: number; readonly active: readonly { readonly objective: string; readonly symbol: Play['objectives'][string]['symbol'] }[] }
  /** `seat` is empty where time has run out on equal terms. */
  | { readonly kind: 'match-ended'; readonly seat: string; readonly why: Exclude<Play['ended'], ''> }
  /** A tree or a chart of the character's unit grants no further attack while one that it granted is going on. */
  | { readonly kind: 'grant-lapsed'; readonly character: string }
  | { readonly kind: 'attack-declared'; readonly attacker: string; readonly defender: string; readonly type: AttackType }
);

/** The event of a kind. */
export type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
