import type { Frozen } from '@regelwerk/core';
import type { EventOf } from '../../model/event.js';
import type { RollFrame } from '../../model/frame.js';
import type { Counts } from '../../model/ids.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** How many dice of a roll succeed: those that show at least `from`. `counts[0]` is the number of ones. */
export const countSuccesses = rule('hb.dice.success', (counts: Counts, from: number): number => {
  let successes = 0;
  for (let face = from; face <= counts.length; face += 1) successes += counts[face - 1] ?? 0;
  return successes;
});

const NO_DICE: Counts = [0, 0, 0, 0, 0, 0];

/** A roll that stands is counted. A roll of no dice has shown nothing. */
export const settleRoll = rule(
  'hb.dice.success',
  ({ table }: State, { purpose, figure, dice, counts }: Frozen<RollFrame>): EventOf<'roll-settled'> => {
    const lie = dice.map((_, group) => [...(counts[group] ?? NO_DICE)]);
    return {
      kind: 'roll-settled',
      rule: 'hb.dice.success',
      figure,
      purpose,
      counts: lie,
      successes: lie.map((faces) => countSuccesses(faces, table.options.successOn)),
    };
  },
);
