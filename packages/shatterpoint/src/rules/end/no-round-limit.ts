import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Is the turn that ends the last? There is no such turn, unless the table has agreed on a limit. */
export const isLastTurn = rule('sp.end.no-round-limit', ({ table, play }: State): boolean => {
  const limit = table.options['tournament.timeLimit'];
  return limit > 0 && play.turn >= limit;
});
