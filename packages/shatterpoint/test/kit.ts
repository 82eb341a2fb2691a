import type { Kit, Mirror, Tally } from '@regelwerk/core/testing';
import fc from 'fast-check';
import { BOARD_SIDE, shatterpoint, type State, type Types } from '../src/index.js';
import { rulebook } from '../src/rulebook/index.js';
import { weigh } from '../src/testing/index.js';

const SWAPPED: Readonly<Record<string, string>> = { north: 'south', south: 'north' };

/** `north-boss-1` becomes `south-boss-1`; edges of the board keep their names, since they are told apart by their key. */
const name = (text: string): string => text.replace(/(^|\/|-)(north|south)(?=$|-|\/)/, (_whole, before: string, seat: string) => `${before}${SWAPPED[seat] ?? seat}`);

const EDGES: Readonly<Record<string, string>> = { east: 'west', west: 'east' };

/** What lies at x lies at the other side of the middle; directions turn the other way. */
const reflected = (x: number, key: string): number => (key === 'arms' || key === 'direction' ? (x === 0 ? 0 : -x) : BOARD_SIDE - x);

/** Seats exchange their names, and east and west their sides. */
const mirrored = (thing: unknown, key: string): unknown => {
  if (typeof thing === 'string') return key === 'edge' ? (EDGES[thing] ?? thing) : name(thing);
  if (Array.isArray(thing)) return key === 'mark' && thing.length === 2 ? [BOARD_SIDE - Number(thing[0]), thing[1]] : thing.map((one) => mirrored(one, key));
  if (typeof thing !== 'object' || thing === null) return thing;
  return Object.fromEntries(
    Object.entries(thing).map(([inner, value]) => [name(inner), inner === 'x' && typeof value === 'number' && 'y' in thing ? reflected(value, key) : mirrored(value, inner)]),
  );
};

const mirror: Mirror<Types> = {
  table: (table) => mirrored(table, '') as typeof table,
  choice: (choice) => mirrored(choice, '') as typeof choice,
  event: (event) => mirrored(event, '') as typeof event,
};

const tally: Tally<Types> = {
  of: ({ play }: State) => ({
    units: Object.keys(play.units).length,
    characters: Object.keys(play.characters).length,
    ...Object.fromEntries(Object.entries(play.sides).map(([seat, { pool }]) => [`${seat} force`, pool])),
  }),
  changedBy: ['force-taken', 'unit-defeated'],
};

/** What the laws need to know of this game, on some tables. */
export const kitOf = (on: Kit<Types>['tables']): Kit<Types> => ({ game: shatterpoint, tables: on, rules: Object.keys(rulebook.entries), mirror, tally, weigh, choicesPerMatch: 60 });

/** How often a law is looked at: a match here holds as much as three elsewhere. */
export const RUNS = Math.ceil((fc.readConfigureGlobal().numRuns ?? 15) / 3);
