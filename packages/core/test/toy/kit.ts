import fc from 'fast-check';
import type { Kit } from '@regelwerk/core/testing';
import { game } from './game.js';
import { CARDS, type Table, type Toy } from './model.js';
import { rulebook } from './rulebook.js';

const swap = <A>(value: A): A => {
  const other: Readonly<Record<string, string>> = { north: 'south', south: 'north' };
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) => (typeof inner === 'string' ? (other[inner] ?? inner) : inner)) as A;
};

export const tables: fc.Arbitrary<Table> = fc.record({
  seats: fc.constantFrom(['north', 'south'], ['south', 'north']),
  rounds: fc.integer({ min: 1, max: 3 }),
  hand: fc.integer({ min: 1, max: 4 }),
  deck: fc.record({ dare: fc.nat({ max: 5 }), gust: fc.nat({ max: 5 }), shade: fc.nat({ max: 5 }), spark: fc.nat({ max: 5 }) }),
});

export const kit: Kit<Toy> = {
  game,
  tables,
  rules: Object.keys(rulebook.entries),
  mirror: { table: swap, choice: swap, event: swap },
  tally: {
    of: ({ play }) => {
      const cards = [...play.discard, ...Object.values(play.hands).flat(), ...Object.values(play.laid).flat()];
      return Object.fromEntries(CARDS.map((card) => [card, play.deck[card] + cards.filter((other) => other === card).length]));
    },
    changedBy: [],
  },
};
