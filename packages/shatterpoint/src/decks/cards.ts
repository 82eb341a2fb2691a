import { nearest, the, type Frozen } from '@regelwerk/core';
import type { Frame } from '../model/frame.js';
import type { SidePlay } from '../model/play.js';
import type { State } from '../model/state.js';
import { prepare, type UnitInfo } from '../prepare.js';
import { tacticsIn } from '../rules/deck/battle-tactics.js';
import { shatterpointCard } from '../rules/info/shatterpoint-card.js';
import { orderCard } from '../rules/info/unit-cards.js';

// What lies in an order deck.

/** The units of a seat that are not defeated. */
export const undefeated = ({ table, play }: State, seat: string): readonly UnitInfo[] =>
  the(prepare(table).unitsOf, seat).filter(({ id }) => !the(play.units, id).defeated);

/** How many cards a deck still has. */
export const cardsLeft = ({ top, deck, bottom }: Frozen<SidePlay>): number =>
  Object.values(deck).reduce((sum, copies) => sum + copies, top.length + bottom.length);

/** Is it a battle tactics card? */
export const isTactics = ({ table }: State, card: string): boolean => Object.hasOwn(prepare(table).tacticsOf, card);

/** The card that a seat has revealed and not dealt with yet; empty if none is. */
export const faceUp = ({ play }: State, seat: string): string => {
  const frame = nearest(play.agenda as readonly Frozen<Frame>[], 'deck');
  return frame?.seat === seat ? frame.card : '';
};

/** The cards of some kinds that a seat has, each once: those of its units that are not defeated, and its Shatterpoint card. */
export const cardsOf = (state: State, seat: string, kinds: readonly ('order' | 'shatterpoint' | 'tactics')[]): readonly string[] => [
  ...undefeated(state, seat).flatMap((unit) => [
    ...(kinds.includes('order') ? [orderCard(unit)] : []),
    ...(kinds.includes('tactics') ? tacticsIn(unit) : []),
  ]),
  ...(kinds.includes('shatterpoint') ? [shatterpointCard()] : []),
];

/** Cards as a pile of which nobody knows the order. */
export const pileOf = (cards: readonly string[]): Record<string, number> => Object.fromEntries(cards.map((card) => [card, 1]));
