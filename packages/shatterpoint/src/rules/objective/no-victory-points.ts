import { the } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { cardsOf } from '../end/not-by-kills.js';

/** How a match stands: no points, but the struggle token, and for each seat its momentum tokens and the struggles that it has won. */
export interface Standing {
  readonly token: number;
  readonly momentum: readonly [number, number];
  readonly won: readonly [number, number];
}

/** How the match stands. */
export const standing = rule('sp.objective.no-victory-points', (state: State): Standing => {
  const [first, second] = prepare(state.table).seats;
  const { sides, struggle } = state.play;
  return {
    token: struggle.token,
    momentum: [the(sides, first).momentum, the(sides, second).momentum],
    won: [cardsOf(state, first), cardsOf(state, second)],
  };
});
