import { cardsOf, pileOf } from '../../decks/cards.js';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** A seat's order deck is shuffled: all its order cards, its tactics cards and its Shatterpoint card, in an order that nobody may look at. */
export const shuffleOrderDeck = rule(['sp.setup.order-deck', 'sp.setup.order-deck-no-peek'], (state: State, seat: string): Event => ({
  kind: 'deck-shuffled',
  rule: 'sp.setup.order-deck',
  seat,
  deck: pileOf(cardsOf(state, seat, ['order', 'shatterpoint', 'tactics'])),
}));
