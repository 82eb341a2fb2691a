import * as fc from 'fast-check';
import type { Change, Most } from '../change.js';
import type { Counts } from '../counts.js';
import type { Die } from '../die.js';
import type { Face } from '../face.js';
import type { Pool } from '../pool.js';

const NAMES = ['crit', 'hit', 'surge', 'blank', 'block'];

const arbitraryFace = (name: string): fc.Arbitrary<Face> =>
  fc.record({
    name: fc.constant(name),
    weight: fc.integer({ min: 1, max: 3 }),
    symbols: fc.dictionary(fc.constantFrom('hit', 'crit', 'shield'), fc.integer({ min: 0, max: 3 }), {
      noNullPrototype: true,
    }),
  });

/** Symbol dice of one to four faces with two to eight sides or so, which share names of faces. */
export const arbitraryDie = (name = 'die'): fc.Arbitrary<Die> =>
  fc
    .subarray(NAMES, { minLength: 1, maxLength: 4 })
    .chain((names) => fc.tuple(...names.map(arbitraryFace)))
    .map((faces) => ({ name, faces }));

/** One or two kinds of dice. */
export const arbitraryDice = (): fc.Arbitrary<readonly Die[]> =>
  fc.oneof(fc.tuple(arbitraryDie('red')), fc.tuple(arbitraryDie('red'), arbitraryDie('white')));

/** Pools of these dice, with at most so many of each. */
export const arbitraryPool = (dice: readonly Die[], most: number): fc.Arbitrary<Pool> =>
  fc
    .tuple(...dice.map((die) => fc.tuple(fc.constant(die.name), fc.integer({ min: 0, max: most }))))
    .map((entries) => Object.fromEntries(entries.filter(([, count]) => count > 0)));

/** Counts that this many dice can show. */
export const arbitraryCounts = (die: Die, dice: number): fc.Arbitrary<Counts> =>
  fc
    .array(fc.nat({ max: die.faces.length - 1 }), { minLength: dice, maxLength: dice })
    .map((faces) => die.faces.map((_, i) => faces.filter((face) => face === i).length));

const arbitraryMost = (): fc.Arbitrary<Most> => fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant('all' as const));

/** Changes of every kind that name these dice and their faces. */
export const arbitraryChange = (dice: readonly Die[]): fc.Arbitrary<Change> => {
  const names = [...new Set(dice.flatMap((die) => die.faces.map(({ name }) => name)))];
  const face = fc.constantFrom(...names);
  const faces = fc.subarray(names, { minLength: 1 });
  const places = dice.flatMap((die) => die.faces.map((each) => ({ die: die.name, face: each.name })));
  const most = arbitraryMost();
  return fc.oneof(
    fc.record({ kind: fc.constant('reroll' as const), faces, most }),
    fc.record({ kind: fc.constant('convert' as const), from: face, to: face, most }),
    fc
      .tuple(fc.constantFrom(...places), fc.integer({ min: 0, max: 2 }))
      .map(([place, count]) => ({ kind: 'add' as const, ...place, dice: count })),
    fc.record({ kind: fc.constant('remove' as const), faces, most }),
    fc.record({ kind: fc.constant('cancel' as const), faces, by: faces }),
  );
};
