import { laws, type Kit, type Mirror, type Tally } from '@regelwerk/core/testing';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { skirmish, type State, type Types } from '../src/index.js';
import { rulebook } from '../src/rulebook/index.js';
import { arbitraryTables } from '../src/testing/index.js';

const SWAPPED: Readonly<Record<string, string>> = { north: 'south', south: 'north' };

const name = (text: string): string => {
  const [head = '', ...rest] = text.split('.');
  return [SWAPPED[head] ?? head, ...rest].join('.');
};

/** Seats exchange their names, and east and west their sides. The side named first stays first. */
const mirrored = (thing: unknown, width: number): unknown => {
  if (typeof thing === 'string') return name(thing);
  if (Array.isArray(thing)) return thing.map((one) => mirrored(one, width));
  if (typeof thing !== 'object' || thing === null) return thing;
  return Object.fromEntries(
    Object.entries(thing).map(([key, value]) => [name(key), key === 'x' && typeof value === 'number' ? width - value : mirrored(value, width)]),
  );
};

const WIDTH = 60_000;

const mirror: Mirror<Types> = {
  table: (table) => mirrored(table, WIDTH) as typeof table,
  choice: (choice) => mirrored(choice, WIDTH) as typeof choice,
  event: (event) => mirrored(event, WIDTH) as typeof event,
};

const tally: Tally<Types> = {
  of: ({ play }: State) => {
    const counts: Record<string, number> = { figures: Object.keys(play.figures).length, items: 0 };
    for (const { items } of Object.values(play.figures)) counts['items'] = (counts['items'] ?? 0) + items.length;
    for (const [seat, { hand, discard, pile }] of Object.entries(play.sides)) {
      const piled = Object.entries(pile).flatMap(([card, copies]) => Array.from({ length: copies }, () => card));
      for (const card of [...hand, ...discard, ...piled]) counts[`${seat} ${card}`] = (counts[`${seat} ${card}`] ?? 0) + 1;
    }
    return counts;
  },
  changedBy: ['item-gained', 'item-spent'],
};

const kit: Kit<Types> = { game: skirmish, tables: arbitraryTables, rules: Object.keys(rulebook.entries), mirror, tally, choicesPerMatch: 30 };

describe('the laws that every game owes', () => {
  test.each(laws(kit).map((law) => [law.name, law] as const))('%s', { timeout: 600_000 }, (_name, law) => {
    fc.assert(law.property());
  });
});
