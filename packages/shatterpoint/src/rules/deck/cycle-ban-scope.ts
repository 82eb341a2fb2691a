import { turnOf } from '../../agenda.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Is the reserve closed for the rest of the turn since a Shatterpoint card was shuffled back? By agreement only the very next card is kept out, which has to act. */
export const isBanned = rule('sp.deck.cycle-ban-scope', (state: State): boolean =>
  state.table.options['deck.cycleReserveBan'] === 'rest-of-turn' && turnOf(state)?.cycled === true,
);
