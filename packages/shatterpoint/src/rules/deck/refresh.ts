import { the, type Frozen } from '@regelwerk/core';
import { cardsLeft, cardsOf, faceUp, pileOf } from '../../decks/cards.js';
import type { Event } from '../../model/event.js';
import type { Options } from '../../model/options.js';
import type { SidePlay } from '../../model/play.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { readyForce } from '../force/refresh.js';

/** The kinds of cards that come back: order cards, and by default the Shatterpoint card and tactics cards, too. */
const comesBack = rule('sp.deck.refresh-includes-special', ({ options }: { readonly options: Frozen<Options> }) => options['deck.refreshIncludes']);

/** The deck that a refresh would make: all cards that come back but those of defeated units, the one in reserve and the one face up. */
export const refreshedDeck = rule('sp.deck.refresh', (state: State, seat: string): Record<string, number> => {
  const { reserve } = the(state.play.sides, seat);
  const shown = faceUp(state, seat);
  return pileOf(cardsOf(state, seat, comesBack(state.table)).filter((card) => card !== shown && !reserve.includes(card)));
});

/** A deck is refreshed: its cards are shuffled into a new one, and the force of that player, and of nobody else, is ready again. */
export const refreshDeck = rule(['sp.deck.refresh-own-force-only', 'sp.deck.refresh'], (state: State, seat: string, because: RuleId): readonly Event[] => [
  { kind: 'deck-refreshed', rule: because, seat, deck: refreshedDeck(state, seat) },
  ...readyForce(state, seat, the(state.play.sides, seat).pool),
]);

const isBare = (side: Frozen<SidePlay>): boolean => cardsLeft(side) === 0 && side.reserve.length === 0;

/** Step 12: the active player refreshes who has a card neither in the deck nor in reserve. */
export const refreshAtEnd = rule('sp.deck.refresh-end-of-turn', (state: State): readonly Event[] => {
  const { active, sides } = state.play;
  return isBare(the(sides, active)) ? refreshDeck(state, active, 'sp.deck.refresh-end-of-turn') : [];
});

/** A card must be revealed and none is left: the deck is refreshed; no event if that would bring nothing that can be activated. */
export const refreshToReveal = rule('sp.deck.refresh-must-reveal', (state: State, seat: string): readonly Event[] => {
  const cards = Object.keys(refreshedDeck(state, seat));
  const units = cardsOf(state, seat, ['order', 'shatterpoint']);
  return cards.some((card) => units.includes(card)) ? refreshDeck(state, seat, 'sp.deck.refresh-must-reveal') : [];
});
