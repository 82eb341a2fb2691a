import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** The cards that a seat is dealt at the start; no event where a table plays without cards. */
export const deal = rule('hb.card.hand', ({ table }: State, seat: string): readonly Event[] =>
  table.options.handSize === 0 ? [] : [{ kind: 'cards-due', rule: 'hb.card.hand', seat, cards: table.options.handSize }],
);

/** A card comes into a hand; only its player sees which. */
export const drawCard = rule('hb.card.hand', (seat: string, card: string): Event => ({ kind: 'card-drawn', rule: 'hb.card.hand', seat, card }));

/** Why these cards cannot be discarded: one of them is not in the hand, or not so often. */
export const notHeld = rule('hb.card.hand', ({ play }: State, seat: string, cards: readonly string[]): Cited | undefined => {
  const left = [...the(play.sides, seat).hand];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) return { kind: 'card-not-held', rule: 'hb.card.hand', card };
    left.splice(at, 1);
  }
  return undefined;
});
