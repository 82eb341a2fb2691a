import type { Frozen } from '@regelwerk/core';
import { turnOf } from '../../agenda.js';
import type { DeckFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Is the reserve closed since a Shatterpoint card was shuffled back: for the rest of the turn, or for the very next card only? */
export const isBanned = rule('sp.deck.cycle-ban-scope', (state: State, { how }: Frozen<DeckFrame>): boolean =>
  how === 'replaces' || (state.table.options['deck.cycleReserveBan'] === 'rest-of-turn' && turnOf(state)?.cycled === true),
);
