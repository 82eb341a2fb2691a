import type { Outcome } from '../../model/outcome.js';
import type { State } from '../../model/state.js';
import { rule } from '../../model/rule-id.js';

/** How the match ended. */
export const outcome = rule('sp.end.two-struggles', ({ table, play }: State): Outcome => ({
  winner: play.winner,
  by: play.ended,
  struggles: Object.fromEntries(table.seats.map((seat) => [seat, play.sides[seat]?.won.length ?? 0])),
  turns: play.turn,
}));
