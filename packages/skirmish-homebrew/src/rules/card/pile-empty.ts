import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

const counted = (cards: readonly string[]): Record<string, number> => {
  const pile: Record<string, number> = {};
  for (const card of cards) pile[card] = (pile[card] ?? 0) + 1;
  return pile;
};

/** A draw from an empty pile turns the discard pile into a new one and goes on; or it stops. */
export const drawFromEmpty = rule('hb.card.pile-empty', ({ table, play }: State, seat: string): readonly Event[] => {
  const { discard } = the(play.sides, seat);
  const stops = table.options.emptyPile === 'stop' || discard.length === 0;
  return stops
    ? [{ kind: 'drawing-ended', rule: 'hb.card.pile-empty', seat }]
    : [{ kind: 'pile-renewed', rule: 'hb.card.pile-empty', seat, pile: counted(discard) }];
});
