import { the } from '@regelwerk/core';
import { isWithinDiscDisc } from '@regelwerk/geometry';
import { baseOf, isOnBoard } from '../../board.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { mayContest } from '../damage/wounded-no-contest.js';
import { rangeLength } from '../measure/range.js';
import { tokenAt } from './token.js';

/** The range at which a character contests an objective. */
const RANGE = 2;

/** The characters that contest an objective token which lies there: those within range 2 of it whose unit is not wounded. */
export const contestersAt = rule('sp.objective.contest', (state: State, at: { readonly x: number; readonly y: number }): readonly string[] => {
  const token = tokenAt(at);
  const { characters, unitOf } = prepare(state.table);
  return characters.filter(
    (id) => isOnBoard(state, id) && isWithinDiscDisc(baseOf(state, id), token, rangeLength(RANGE)) && mayContest(state, the(unitOf, id).id),
  );
});
