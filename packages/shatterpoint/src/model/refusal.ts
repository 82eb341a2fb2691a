import type { CoreRefusal } from '@regelwerk/core';
import type { ActionKind, AttackType, MoveKind } from './effect.js';
import type { RuleId } from './rule-id.js';

/** Why a choice breaks a rule: the rule and the numbers measured. Lengths are ticks of 0.01 mm. */
export type Cited = { readonly rule: RuleId } & (
  // who
  | { readonly kind: 'not-your-unit'; readonly unit: string }
  | { readonly kind: 'not-the-unit'; readonly unit: string; readonly wanted: readonly string[] }
  | { readonly kind: 'defeated'; readonly unit: string }
  | { readonly kind: 'has-acted'; readonly character: string }
  // setup and decks
  | { readonly kind: 'edge-taken'; readonly edge: string }
  | { readonly kind: 'wrong-squad'; readonly character: string }
  /** The rest of the squad would have no room left. */
  | { readonly kind: 'no-room'; readonly character: string }
  | { readonly kind: 'no-second-side'; readonly unit: string }
  | { readonly kind: 'no-such-plan'; readonly plan: number }
  | { readonly kind: 'reserve-empty' }
  | { readonly kind: 'reserve-full'; readonly card: string }
  | { readonly kind: 'reserve-later'; readonly card: string }
  | { readonly kind: 'cannot-reserve'; readonly card: string; readonly why: 'shatterpoint' | 'once' | 'cycled' | 'last-card' | 'card-says' }
  | { readonly kind: 'no-cycle'; readonly card: string }
  | { readonly kind: 'too-little-force'; readonly cost: number; readonly force: number; readonly because: readonly RuleId[] }
  | { readonly kind: 'too-little-momentum'; readonly cost: number; readonly momentum: number }
  | { readonly kind: 'too-few-hunker'; readonly cost: number; readonly hunker: number }
  // an activation
  | { readonly kind: 'too-many-actions'; readonly taken: number }
  | { readonly kind: 'action-taken'; readonly action: ActionKind }
  | { readonly kind: 'engaged'; readonly character: string; readonly by: string }
  | { readonly kind: 'stance-turned'; readonly unit: string }
  | { readonly kind: 'no-such-ability'; readonly unit: string; readonly ability: string }
  | { readonly kind: 'ability-used'; readonly ability: string; readonly times: number }
  | { readonly kind: 'ability-not-now'; readonly ability: string }
  | { readonly kind: 'one-reactive'; readonly seat: string }
  | { readonly kind: 'must-resolve' }
  | { readonly kind: 'x-too-large'; readonly x: number; readonly most: number }
  // movement
  | { readonly kind: 'cannot-move-so'; readonly how: MoveKind; readonly allowed: readonly MoveKind[] }
  | { readonly kind: 'must-move'; readonly character: string }
  | { readonly kind: 'too-far'; readonly gap: number }
  | { readonly kind: 'bent-too-far'; readonly most: number }
  | { readonly kind: 'tool-blocked'; readonly by: string }
  | { readonly kind: 'wrong-elevation'; readonly elevation: number; readonly most: number }
  | { readonly kind: 'spot-taken'; readonly by: string }
  | { readonly kind: 'not-supported'; readonly on: string; readonly by: string }
  | { readonly kind: 'barred'; readonly by: string }
  | { readonly kind: 'off-board' }
  | { readonly kind: 'no-such-surface'; readonly on: string }
  | { readonly kind: 'not-linked'; readonly by: string; readonly through: string }
  | { readonly kind: 'out-of-range'; readonly distance: number; readonly range: number }
  | { readonly kind: 'outside-wedge' }
  // attacks
  | { readonly kind: 'cannot-attack-so'; readonly type: AttackType }
  | { readonly kind: 'not-engaged'; readonly target: string; readonly why: 'range' | 'elevation' | 'sight'; readonly distance: number; readonly range: number }
  | { readonly kind: 'no-sight'; readonly target: string; readonly by: string }
  | { readonly kind: 'own-character'; readonly target: string }
  | { readonly kind: 'not-a-start'; readonly option: string }
  | { readonly kind: 'no-path'; readonly from: string; readonly to: string; readonly why: 'left' | 'none' }
  | { readonly kind: 'option-repeated'; readonly option: string }
  | { readonly kind: 'no-such-option'; readonly option: string }
  | { readonly kind: 'wrong-dice'; readonly dice: readonly number[]; readonly most: number }
  // effects
  | { readonly kind: 'wrong-target'; readonly target: string; readonly why: 'side' | 'self' | 'tags' | 'off-board' }
  | { readonly kind: 'nothing-to-heal'; readonly unit: string; readonly what: string }
  | { readonly kind: 'no-such-condition'; readonly condition: string }
  | { readonly kind: 'no-such-card'; readonly card: string }
  | { readonly kind: 'no-conceding' }
);
/** Why a choice is not allowed; ids that name nothing on this table break no rule and are refused in the machine's own words. */
export type Refusal = Cited | Extract<CoreRefusal, { readonly kind: 'unknown-id' | 'not-asked' | 'not-yours' }>;
