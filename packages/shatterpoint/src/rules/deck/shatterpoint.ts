import { the, type Frozen } from '@regelwerk/core';
import { undefeated } from '../../decks/cards.js';
import { SHATTERPOINT } from '../../model/ids.js';
import type { Event } from '../../model/event.js';
import type { DeckFrame } from '../../model/frame.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { spendForce, whyNoForce } from '../force/spend.js';
import { useCard } from './used-cards.js';

type Frame = Frozen<DeckFrame>;

const PRICE = { force: 1, because: ['sp.deck.shatterpoint-cycle'] } as const;

/** May the Shatterpoint card activate the unit whose own card lies in reserve? Where the table forbids it, only if nobody else is left. */
const mayBeReserved = rule('sp.deck.shatterpoint-reserved-unit', ({ table, play }: State, seat: string, units: readonly string[]): readonly string[] => {
  if (table.options['deck.shatterpointOnReserved'] !== 'forbid') return units;
  const others = units.filter((id) => !the(play.sides, seat).reserve.includes(id));
  return others.length > 0 ? others : units;
});

/** Whom the Shatterpoint card can activate: any unit of one's own that is not defeated, wounded or activated before as it may be. */
export const unitsForShatterpoint = rule(['sp.deck.shatterpoint-any-unit', 'sp.deck.shatterpoint-wounded'], (state: State, seat: string): readonly string[] =>
  mayBeReserved(state, seat, undefeated(state, seat).map(({ id }) => id)),
);

/** What becomes of the reserve when the Shatterpoint card has activated its unit: the card stays there, or is used, too. */
export const reserveAfterShatterpoint = rule('sp.deck.shatterpoint-reserved-unit', ({ table, play }: State, seat: string, unit: string): readonly Event[] =>
  table.options['deck.shatterpointOnReserved'] === 'allow-take-reserve' && the(play.sides, seat).reserve.includes(unit)
    ? [{ kind: 'reserve-taken', rule: 'sp.deck.shatterpoint-reserved-unit', seat, card: unit }, useCard(seat, unit)]
    : [],
);

/** Why the Shatterpoint card cannot go into reserve: it never can. */
export const neverReserved = rule('sp.deck.shatterpoint-no-reserve', (card: string): Refusal | undefined =>
  card === SHATTERPOINT ? { kind: 'cannot-reserve', rule: 'sp.deck.shatterpoint-no-reserve', card, why: 'shatterpoint' } : undefined,
);

/** Why the revealed card cannot be shuffled back: it is another one, or there is no force to pay with. */
export const whyNoCycle = rule('sp.deck.shatterpoint-cycle', (state: State, { seat, card }: Frame): Refusal | undefined =>
  card === SHATTERPOINT ? whyNoForce(state, seat, PRICE.force, PRICE.because) : { kind: 'no-cycle', rule: 'sp.deck.shatterpoint-cycle', card },
);

/** The Shatterpoint card is to be replaced: it is paid for, and the next card is revealed while it still lies face up. */
export const cycle = rule('sp.deck.shatterpoint-cycle', (state: State, { seat }: Frame): readonly Event[] => [
  ...spendForce(state, seat, PRICE),
  { kind: 'begun', rule: 'sp.deck.shatterpoint-cycle', frame: { kind: 'draw', seat, pile: 'deck' } },
]);

/** A Shatterpoint card that lay face up while the next card was revealed is shuffled in, before anything comes of that card. */
export const shuffleBack = rule('sp.deck.shatterpoint-shuffle-first', ({ seat, card }: Frame): readonly Event[] =>
  card === SHATTERPOINT ? [{ kind: 'card-shuffled-in', rule: 'sp.deck.shatterpoint-shuffle-first', seat, card }] : [],
);

/** Why a card that replaces the Shatterpoint card cannot go into reserve: its unit is activated. */
export const replacementActs = rule('sp.deck.shatterpoint-cycle-no-reserve', ({ card, how }: Frame): Refusal | undefined =>
  how === 'replaces' ? { kind: 'cannot-reserve', rule: 'sp.deck.shatterpoint-cycle-no-reserve', card, why: 'cycled' } : undefined,
);
