import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { ownerOf } from '../../decks/cards.js';

/** Does a card belong to a defeated unit? */
export const isOfDefeated = rule('sp.deck.defeated-card-out', (state: State, card: string): boolean => {
  const owner = ownerOf(state, card);
  return owner !== undefined && state.play.units[owner.id]?.defeated === true;
});

/** The revealed card of a defeated unit leaves the game. */
export const takeOutOfGame = rule('sp.deck.defeated-card-out', (seat: string, card: string): Event => ({
  kind: 'card-removed',
  rule: 'sp.deck.defeated-card-out',
  seat,
  card,
  from: 'revealed',
}));
