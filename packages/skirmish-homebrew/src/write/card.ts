import { the } from '@regelwerk/core';
import type { Pens } from './pen.js';

const without = (cards: readonly string[], gone: readonly string[]): string[] => {
  const rest = [...cards];
  for (const card of gone) rest.splice(rest.indexOf(card), 1);
  return rest;
};

/** Hands, draw piles and discard piles. */
export const card: Pens<'cards-due' | 'card-drawn' | 'cards-discarded' | 'swap-declined' | 'pile-renewed' | 'drawing-ended'> = {
  'cards-due': (play, { seat, cards }) => {
    play.agenda.push({ kind: 'draw', seat, cards });
  },
  'card-drawn': (play, { seat, card: drawn }) => {
    const side = the(play.sides, seat);
    const left = the(side.pile, drawn) - 1;
    if (left === 0) delete side.pile[drawn];
    else side.pile[drawn] = left;
    side.hand.push(drawn);
    side.draws += 1;
    const frame = play.agenda[play.agenda.length - 1];
    if (frame?.kind === 'draw') frame.cards -= 1;
  },
  'cards-discarded': (play, { seat, cards }) => {
    const side = the(play.sides, seat);
    side.hand = without(side.hand, cards);
    side.discard.push(...cards);
  },
  'swap-declined': () => undefined,
  'pile-renewed': (play, { seat, pile }) => {
    const side = the(play.sides, seat);
    side.pile = { ...pile };
    side.discard = [];
  },
  'drawing-ended': (play) => {
    play.agenda.pop();
  },
};
