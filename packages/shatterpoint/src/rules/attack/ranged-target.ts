import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { stanceOf } from '../../attacks/stance.js';
import { sees, whatBlocks } from '../los/definition.js';
import { distanceOf, isWithinRange, rangeLength } from '../measure/range.js';

/** Why a character is no target at range: beyond the range of the weapon, or out of sight. Whom it is engaged with is not asked. */
export const whyNotRanged = rule('sp.attack.ranged-target', (state: State, attacker: string, target: string): Refusal | undefined => {
  const { range } = stanceOf(state, attacker).ranged;
  if (!isWithinRange(state, attacker, target, range)) {
    return { kind: 'out-of-range', rule: 'sp.attack.ranged-target', distance: distanceOf(state, attacker, target), range: rangeLength(range) };
  }
  if (sees(state, attacker, target)) return undefined;
  const [by = ''] = whatBlocks(state, attacker, target);
  return { kind: 'no-sight', rule: 'sp.attack.ranged-target', target, by };
});
