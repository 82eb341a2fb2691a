import type { Refusal } from '../../model/refusal.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { readyForceOf } from './shared-pool.js';

/** Why a seat cannot pay so much force: it has fewer tokens ready. */
export const tooLittleForce = rule(
  'sp.force.insufficient',
  (state: State, seat: string, cost: { readonly force: number; readonly because: readonly RuleId[] }): Refusal | undefined => {
    const force = readyForceOf(state, seat);
    return cost.force <= force ? undefined : { kind: 'too-little-force', rule: 'sp.force.insufficient', cost: cost.force, force, because: cost.because };
  },
);
