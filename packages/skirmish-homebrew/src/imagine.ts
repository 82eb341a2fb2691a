import { freeze, type Frozen } from '@regelwerk/core';
import type { Play, SidePlay } from './model/play.js';
import type { State } from './model/state.js';
import type { Table } from './model/table.js';
import type { SideView, View } from './model/view.js';

// Nobody knows the names of another side's cards, so imagined cards have none of the game's: they are numbered.

const unknown = (from: number, cards: number): readonly string[] => Array.from({ length: cards }, (_, i) => `unknown-${from + i + 1}`);

const imagineSide = ({ hand, pile, ...side }: SideView): Frozen<SidePlay> => {
  const held = hand.kind === 'shown' ? hand.cards : unknown(0, hand.cards);
  const drawable = pile.kind === 'shown' ? pile.cards : Object.fromEntries(unknown(held.length, pile.cards).map((card) => [card, 1]));
  return { ...side, hand: held, pile: drawable };
};

const cardsOf = ({ hand, pile, discard }: Frozen<SidePlay>): readonly string[] => [
  ...hand,
  ...discard,
  ...Object.entries(pile).flatMap(([card, copies]) => Array.from({ length: copies }, () => card)),
];

/** A full state that fits what a viewer knows: unknown cards stand in for those that it does not see. */
export const imagine = ({ table, play }: View): State => {
  const sides = Object.entries(play.sides).map(([seat, side]): [string, Frozen<SidePlay>] => [seat, imagineSide(side)]);
  const gangs = table.gangs.map((gang, i) => ({
    ...gang,
    cards: gang.cards.kind === 'shown' ? gang.cards.cards : cardsOf((sides[i] as [string, Frozen<SidePlay>])[1]),
  }));
  return {
    table: freeze<Frozen<Table>>({ ...table, gangs }),
    play: freeze<Frozen<Play>>({ ...play, sides: Object.fromEntries(sides) }),
  };
};
