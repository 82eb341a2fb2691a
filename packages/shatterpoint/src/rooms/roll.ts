import { CHANCE, right, type RollGroup, type Room } from '@regelwerk/core';
import type { FrameOf } from '../model/frame.js';
import type { Types } from '../model/state.js';
import { weightsOf } from '../rules/dice/types.js';
import { priorityBy } from '../rules/objective/priority.js';
import { tellRoll } from '../rules/timing/random-sources.js';

/** Dice are asked for; what they show is told, and handed to what they were rolled for. */
export const roll: Room<Types, FrameOf<'roll'>> = {
  ask: ({ play }, { purpose, seat, label, pools }) => ({
    kind: 'roll',
    id: play.written,
    by: CHANCE,
    for: purpose,
    roller: seat,
    label,
    groups: pools.map(({ die, dice }): RollGroup => ({ die, weights: weightsOf(die), dice })),
  }),
  check: (_state, _frame, choice) => right(choice),
  reduce: (state, { label, purpose }, choice) => {
    if (choice.kind !== 'roll') return [];
    return [
      tellRoll(label, choice.counts),
      ...(purpose === 'priority' ? priorityBy(state, choice.counts[0] ?? []) : []),
    ];
  },
  advance: () => [],
  candidates: () => [],
};
