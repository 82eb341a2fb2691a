import { the, type Frozen } from '@regelwerk/core';
import { turnOf } from '../../agenda.js';
import { cardsLeft } from '../../decks/cards.js';
import type { Event } from '../../model/event.js';
import type { DeckFrame } from '../../model/frame.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { hasModifier } from '../ability/no-stacking.js';
import { spendForce, whyNoForce } from '../force/spend.js';
import { isBanned } from './cycle-ban-scope.js';
import { refreshDeck } from './refresh.js';
import { neverReserved, replacementActs } from './shatterpoint.js';

type Frame = Frozen<DeckFrame>;

const PRICE = { force: 1, because: ['sp.deck.reserve-cost'] } as const;

/** The card in reserve, open to all; empty if none is. */
export const reserveOf = rule('sp.deck.reserve-face-up', ({ play }: State, seat: string): string => the(play.sides, seat).reserve[0] ?? '');

/** Why no second card goes into reserve in one turn, and none that was not revealed just now. */
const whyNotAgain = rule('sp.deck.reserve-once', (state: State, { card, revealed }: Frame): Refusal | undefined =>
  turnOf(state)?.reserved === true || revealed === 0 ? { kind: 'cannot-reserve', rule: 'sp.deck.reserve-once', card, why: 'once' } : undefined,
);

const whyFull = rule('sp.deck.reserve-max-one', (state: State, { seat }: Frame): Refusal | undefined => {
  const card = reserveOf(state, seat);
  return card === '' ? undefined : { kind: 'reserve-full', rule: 'sp.deck.reserve-max-one', card };
});

const isLast = (state: State, seat: string): boolean => cardsLeft(the(state.play.sides, seat)) === 0;

const whyLast = rule('sp.deck.reserve-last-card', (state: State, { seat, card }: Frame): Refusal | undefined =>
  state.table.options['deck.reserveLastCard'] === 'forbid' && isLast(state, seat)
    ? { kind: 'cannot-reserve', rule: 'sp.deck.reserve-last-card', card, why: 'last-card' }
    : undefined,
);

const whyClosed = (state: State, { card }: Frame): Refusal | undefined => {
  if (isBanned(state)) return { kind: 'cannot-reserve', rule: 'sp.deck.cycle-ban-scope', card, why: 'cycled' };
  return hasModifier(the(prepare(state.table).units, card), 'no-reserve') ? { kind: 'cannot-reserve', rule: 'sp.ability.card-over-core', card, why: 'card-says' } : undefined;
};

/** Why the revealed card cannot go into reserve. */
export const whyNotReserve = rule('sp.deck.reserve-cost', (state: State, frame: Frame): Refusal | undefined =>
  neverReserved(frame.card) ??
  whyNotAgain(state, frame) ??
  whyFull(state, frame) ??
  replacementActs(frame) ??
  whyClosed(state, frame) ??
  whyLast(state, frame) ??
  whyNoForce(state, frame.seat, PRICE.force, PRICE.because),
);

/** The state as it is once force has been paid: what is readied after that is counted from there. */
const paid = (state: State, seat: string): State => {
  const side = the(state.play.sides, seat);
  return { ...state, play: { ...state.play, sides: { ...state.play.sides, [seat]: { ...side, force: side.force - PRICE.force } } } };
};

/** The revealed card goes into reserve for 1 force, and at once the next one is revealed; after the last one that needs a new deck. */
export const reserveCard = rule('sp.deck.reserve-reveal-next', (state: State, { seat, card }: Frame): readonly Event[] => [
  ...spendForce(state, seat, PRICE),
  { kind: 'card-reserved', rule: 'sp.deck.reserve-cost', seat, card },
  ...(isLast(state, seat) ? refreshDeck(paid(state, seat), seat, 'sp.deck.reserve-last-card') : []),
  { kind: 'begun', rule: 'sp.deck.reserve-reveal-next', frame: { kind: 'draw', seat, pile: 'deck' } },
]);

/** Must the card in reserve be used: is it all that is left when the turn begins? */
export const mustTakeReserve = rule('sp.deck.reserve-forced', ({ play }: State, { seat, revealed }: Frame): boolean => {
  const side = the(play.sides, seat);
  return revealed === 0 && side.reserve.length > 0 && cardsLeft(side) === 0;
});

/** Why the card in reserve cannot be used now that a card has been revealed: that waits for a later turn. */
export const whyReserveLater = rule('sp.deck.reserve-use-later', (state: State, { seat, revealed }: Frame): Refusal | undefined =>
  revealed === 0 ? undefined : { kind: 'reserve-later', rule: 'sp.deck.reserve-use-later', card: reserveOf(state, seat) },
);

/** The card in reserve of a unit that has just been defeated leaves the game at once, unless the table waits until it is taken. */
export const reserveAfterDefeat = rule('sp.deck.reserve-of-defeated', (state: State, unit: string): readonly Event[] => {
  const { seat } = the(prepare(state.table).units, unit);
  return state.table.options['deck.reserveOfDefeated'] === 'remove-immediately' && reserveOf(state, seat) === unit
    ? [{ kind: 'card-removed', rule: 'sp.deck.reserve-of-defeated', seat, card: unit, from: 'reserve' }]
    : [];
});
