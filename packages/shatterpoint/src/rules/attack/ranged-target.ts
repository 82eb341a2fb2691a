import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { stanceOf } from '../../attacks/stance.js';
import { sees, whatBlocks } from '../los/definition.js';
import { distanceOf, isWithinRange, rangeLength } from '../measure/range.js';

const rangeOf = (state: State, attacker: string): number => stanceOf(state, attacker).ranged.range;

/** Is a character within the range of the attacker's weapon, and in its sight? Whom it is engaged with is not asked. */
export const isInShot = rule('sp.attack.ranged-target', (state: State, attacker: string, target: string): boolean =>
  isWithinRange(state, attacker, target, rangeOf(state, attacker)) && sees(state, attacker, target),
);

/** Why a character is no target at range: beyond the range of the weapon, or out of sight. */
export const whyNotRanged = rule('sp.attack.ranged-target', (state: State, attacker: string, target: string): Refusal | undefined => {
  if (isInShot(state, attacker, target)) return undefined;
  const range = rangeOf(state, attacker);
  if (!isWithinRange(state, attacker, target, range)) {
    return { kind: 'out-of-range', rule: 'sp.attack.ranged-target', distance: distanceOf(state, attacker, target), range: rangeLength(range) };
  }
  const [by = ''] = whatBlocks(state, attacker, target);
  return { kind: 'no-sight', rule: 'sp.attack.ranged-target', target, by };
});
