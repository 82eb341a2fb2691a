import { the } from '@regelwerk/core';
import type { Play, SidePlay } from '../model/play.js';
import { topAs } from './agenda.js';
import type { Pens } from './pen.js';

const sideOf = (play: Play, seat: string): SidePlay => the(play.sides, seat);

const without = (cards: string[], card: string): void => {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
};

const turnOf = (play: Play) => topAs(play, 'turn');

/** A card leaves the deck: from the known top, the unknown middle, or the known bottom. */
const takeOut = (side: SidePlay, card: string): void => {
  if (side.top[0] === card) side.top.shift();
  else if ((side.deck[card] ?? 0) > 1) side.deck[card] = (side.deck[card] ?? 0) - 1;
  else if (side.deck[card] === 1) delete side.deck[card];
  else without(side.bottom, card);
};

/** A card goes into a deck that is shuffled: of no card is the place known any more. */
const shuffleIn = (side: SidePlay, card: string): void => {
  for (const one of [...side.top, card, ...side.bottom]) side.deck[one] = (side.deck[one] ?? 0) + 1;
  Object.assign(side, { top: [], bottom: [] });
};

/** Order decks and force. */
export const deck: Pens<
  | 'card-drawn' | 'card-revealed' | 'card-used' | 'card-removed' | 'card-reserved' | 'reserve-taken' | 'card-shuffled-in' | 'card-moved' | 'deck-refreshed'
  | 'force-spent' | 'force-readied'
> = {
  'card-drawn': (play, { card }) => {
    play.agenda.pop();
    const below = play.agenda[play.agenda.length - 1];
    if (below?.kind === 'deck' || below?.kind === 'struggle') below.card = card;
  },
  'card-revealed': (play, { seat, card }) => {
    takeOut(sideOf(play, seat), card);
    const frame = topAs(play, 'deck');
    Object.assign(frame, { card, revealed: frame.revealed + 1, how: '' });
  },
  'card-used': (play, { seat, card }) => {
    sideOf(play, seat).used.push(card);
    topAs(play, 'deck').card = '';
  },
  'card-removed': (play, { seat, card, from }) => {
    if (from === 'reserve') without(sideOf(play, seat).reserve, card);
    else topAs(play, 'deck').card = '';
  },
  'card-reserved': (play, { seat, card }) => {
    sideOf(play, seat).reserve = [card];
    topAs(play, 'deck').card = '';
    turnOf(play).reserved = true;
  },
  'reserve-taken': (play, { seat, card }) => {
    sideOf(play, seat).reserve = [];
    topAs(play, 'deck').card = card;
  },
  'card-shuffled-in': (play, { seat, card }) => {
    shuffleIn(sideOf(play, seat), card);
    turnOf(play).cycled = true;
    topAs(play, 'deck').how = 'replaces';
  },
  'card-moved': (play, { seat, card, to }) => {
    const side = sideOf(play, seat);
    without(side.used, card);
    if (to === 'top') side.top.unshift(card);
    else if (to === 'bottom') side.bottom.push(card);
    else shuffleIn(side, card);
  },
  'deck-refreshed': (play, { seat, deck: cards }) => {
    const side = sideOf(play, seat);
    Object.assign(side, { deck: { ...cards }, top: [], bottom: [], used: side.used.filter((card) => cards[card] === undefined) });
  },
  'force-spent': (play, { seat, force }) => {
    sideOf(play, seat).force -= force;
  },
  'force-readied': (play, { seat, force }) => {
    sideOf(play, seat).force += force;
  },
};
