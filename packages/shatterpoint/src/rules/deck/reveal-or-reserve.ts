import { the, type Frozen } from '@regelwerk/core';
import { cardsLeft } from '../../decks/cards.js';
import type { Event } from '../../model/event.js';
import type { DeckFrame } from '../../model/frame.js';
import type { Refusal } from '../../model/refusal.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { activate as activateMatching } from '../turn/activate-matching.js';
import { isOfDefeated, takeOutOfGame } from './defeated-card-out.js';
import { reserveOf, whyReserveLater } from './reserve.js';
import { reserveAfterShatterpoint, shuffleBack } from './shatterpoint.js';
import { useCard } from './used-cards.js';

type Frame = Frozen<DeckFrame>;

/** Has the player, who has not revealed a card yet, the choice between the deck and the reserve: are there cards in both? */
export const hasChoice = rule('sp.deck.reveal-or-reserve', ({ play }: State, { seat, revealed }: Frame): boolean => {
  const side = the(play.sides, seat);
  return revealed === 0 && side.reserve.length > 0 && cardsLeft(side) > 0;
});

/** Why the card in reserve cannot be used: there is none, or its time has not come. */
export const whyNotTakeReserve = rule('sp.deck.reveal-or-reserve', (state: State, frame: Frame): Refusal | undefined =>
  reserveOf(state, frame.seat) === '' ? { kind: 'reserve-empty', rule: 'sp.deck.reveal-or-reserve' } : whyReserveLater(state, frame),
);

/** The next card is to be revealed. */
export const revealNext = rule('sp.deck.reveal-or-reserve', ({ seat }: Frame): Event => ({
  kind: 'begun',
  rule: 'sp.deck.reveal-or-reserve',
  frame: { kind: 'draw', seat, pile: 'deck' },
}));

/** A card has come from the deck and is revealed; a Shatterpoint card that it replaces is shuffled in. */
export const revealCard = rule('sp.deck.reveal-or-reserve', (frame: Frame, card: string): readonly Event[] => [
  { kind: 'card-drawn', rule: 'sp.deck.reveal-or-reserve', seat: frame.seat, card },
  { kind: 'card-revealed', rule: 'sp.deck.reveal-or-reserve', seat: frame.seat, card },
  ...shuffleBack(frame),
]);

/** A unit is activated by a card, which is then used: step 2 is over. */
export const activate = rule('sp.deck.reveal-or-reserve', (state: State, { seat, card }: Pick<Frame, 'seat' | 'card'>, by: { readonly unit: string; readonly because: RuleId }): readonly Event[] => [
  card === by.unit ? activateMatching(card) : { kind: 'unit-activated', rule: by.because, unit: by.unit },
  useCard(seat, card),
  ...(card === by.unit ? [] : reserveAfterShatterpoint(state, seat, by.unit)),
  { kind: 'done', rule: by.because, frame: 'deck' },
]);

/** The card in reserve is used instead of a revealed one. That of a defeated unit leaves the game, and another one is needed. */
export const takeReserve = rule('sp.deck.reveal-or-reserve', (state: State, seat: string, because: RuleId): readonly Event[] => {
  const card = reserveOf(state, seat);
  const taken: Event = { kind: 'reserve-taken', rule: because, seat, card };
  return isOfDefeated(state, card) ? [taken, takeOutOfGame(seat, card)] : [taken, ...activate(state, { seat, card }, { unit: card, because })];
});
