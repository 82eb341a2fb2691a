import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** The number of the next turn: turns are counted through, since there are no rounds. */
export const nextTurn = rule('sp.turn.no-rounds', ({ play }: State): number => play.turn + 1);
