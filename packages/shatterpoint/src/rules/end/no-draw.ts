import type { Outcome } from '../../model/outcome.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { cardsOf } from './not-by-kills.js';

/** How the match ended. A match played to its end has one winner; only time can run out on equal terms. */
export const outcome = rule('sp.end.no-draw', (state: State): Outcome => {
  const { table, play } = state;
  return { winner: play.winner, by: play.ended, struggles: Object.fromEntries(table.seats.map((seat) => [seat, cardsOf(state, seat)])), turns: play.turn };
});
