import type { Frozen } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { DeckFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { refreshToReveal } from './refresh.js';
import { reserveOf } from './reserve.js';
import { takeReserve } from './reveal-or-reserve.js';
import { shuffleBack } from './shatterpoint.js';

/**
 * A card is to be drawn and the deck has none left: by default a card in reserve is used, and without one the deck is refreshed and the
 * draw goes on. If nothing is left at all, step 2 ends without an activation.
 */
export const deckRanOut = rule('sp.deck.empty-mid-reveal', (state: State, frame: Frozen<DeckFrame>): readonly Event[] => {
  const { seat } = frame;
  const reserve = reserveOf(state, seat) !== '';
  const refreshed = reserve && state.table.options['deck.emptyMidReveal'] === 'reserve-then-refresh' ? [] : refreshToReveal(state, seat);
  if (refreshed.length > 0) return refreshed;
  return [
    { kind: 'done', rule: 'sp.deck.empty-mid-reveal', frame: 'draw' },
    ...(reserve
      ? [...shuffleBack(frame), ...takeReserve(state, seat, 'sp.deck.empty-mid-reveal')]
      : [{ kind: 'done', rule: 'sp.deck.empty-mid-reveal', frame: 'deck' } as const]),
  ];
});
