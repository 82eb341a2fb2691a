import { CHANCE, right, the, type RollGroup, type Room } from '@regelwerk/core';
import type { ChoiceOf } from '../model/choice.js';
import type { RollFrame } from '../model/frame.js';
import type { Types } from '../model/state.js';
import { prepare } from '../prepare.js';
import { canRepeat, offerReroll, offersOf } from '../rules/dice/reroll-moment.js';
import { settleRoll } from '../rules/dice/success.js';
import { rollLies } from '../rules/dice/whole-roll.js';
import { secondRollLies } from '../rules/skill/reroll-once.js';

const SIDES = [1, 1, 1, 1, 1, 1];

const groupOf = (dice: number): RollGroup => ({ die: 'd6', weights: SIDES, dice });

/** A roll: its dice, then the offers to repeat it, then it is counted. A repeated roll is named apart from the first. */
export const roll: Room<Types, RollFrame> = {
  ask: ({ play }, { purpose, figure, label, dice, counts, rerolled }) => {
    if (counts.length > 0 || dice.every((count) => count === 0)) return undefined;
    const groups = dice.map(groupOf);
    const name = rerolled ? `${label}.again` : label;
    return { kind: 'roll', id: play.written, by: CHANCE, for: purpose, roller: figure, label: name, groups };
  },
  check: (_state, _frame, choice) => right(choice),
  reduce: (state, { figure, rerolled }, choice) => {
    const { counts } = choice as ChoiceOf<'roll'>;
    return [rerolled ? secondRollLies(figure, counts) : rollLies(figure, counts, offersOf(state, figure))];
  },
  advance: (state, frame) => {
    const { figure, offers } = frame;
    const next = offers.find((skill) => canRepeat(state, figure, skill));
    return [next === undefined ? settleRoll(state, frame) : offerReroll(next, the(prepare(state.table).profiles, figure).seat)];
  },
  candidates: () => [],
};
