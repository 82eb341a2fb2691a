import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BaseForm, shapeOf } from '../base.js';
import { overlaps } from '../distance.js';
import { prepareGround } from '../moves/ground.js';
import { type NotchedStart, checkNotchedMove, ride } from '../moves/notched.js';
import { rectangle } from '../shape.js';
import { arbitraryGround, arbitraryPolygon, arbitraryVec } from '../testing/index.js';
import { vec } from '../vector.js';
import { type Density, candidatesOfNotchedMove, findNotchedMove, isInArea, regionOfNotchedMove, sampleNotchedMove } from './index.js';
import { ridesFreely } from './notched-cover.js';

/** Regions are dear: a quarter of the scenes in the inner loop. */
const few = (scenes: number): number => (process.env['REGELWERK_RUNS'] === undefined ? Math.ceil(scenes / 4) : scenes);

const DENSITIES: readonly Density[] = ['sparse', 'standard', 'dense'];
const FORMS: readonly BaseForm[] = [
  { outline: 'round', length: 5000, width: 5000, notches: ['front', 'rear'], notchDepth: 300 },
  { outline: 'stadium', length: 10_000, width: 6000, notches: ['front', 'rear', 'left', 'right'], notchDepth: 300 },
];

const MORE: readonly BaseForm[] = [
  { outline: 'box', length: 8000, width: 4000, notches: ['front', 'left'], notchDepth: 300 },
  { outline: 'oval', length: 9000, width: 4000, notches: ['front', 'rear'], notchDepth: 300 },
];

test('the four laws of notched moves, over random tables', () => {
  const scene = fc.record({
    ground: arbitraryGround(30_000).map(prepareGround),
    center: arbitraryVec(18_000),
    form: fc.constantFrom(...FORMS),
    turns: fc.boolean(),
    seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  });
  fc.assert(
    fc.property(scene, ({ ground, center, form, turns, seed }) => {
      let state = seed;
      const draw = (below: number): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 4_294_967_296) * below);
      };
      const start: NotchedStart = { base: { form, center, facing: vec(3, -2) }, tool: { arms: [3750, 3750], width: 1600, limit: vec(0, 1) }, turns };
      const lists = DENSITIES.map((density) => candidatesOfNotchedMove(start, ground, density));
      expect(lists[1]).toEqual(expect.arrayContaining(lists[0]! as unknown[]));
      expect(lists[2]!.length).toBeGreaterThanOrEqual(lists[1]!.length);
      const keys = new Set(lists[2]!.map((move) => JSON.stringify(move)));
      expect(lists[1]!.every((move) => keys.has(JSON.stringify(move)))).toBe(true);
      const samples = Array.from({ length: 10 }, () => sampleNotchedMove(start, ground, draw)).filter((move) => move !== undefined);
      const regions = ground.floors.map((_, floor) => regionOfNotchedMove(start, floor, ground));
      for (const move of [...lists[2]!.slice(-60), ...samples]) {
        const checked = checkNotchedMove(move, start, ground);
        expect(checked._tag).toBe('Right');
        if (checked._tag === 'Right') expect(isInArea(regions[move.floor]!.outer, checked.right.base.center)).toBe(true);
      }
    }),
    { numRuns: few(15) },
  );
});

test('nothing in the inner region of a notched move is refused', () => {
  const scene = fc.record({
    ground: arbitraryGround(24_000).map(prepareGround),
    center: arbitraryVec(14_000),
    facing: fc.constantFrom(vec(1, 0), vec(3, -2), vec(-7, 5)),
    form: fc.constantFrom(...FORMS, ...MORE),
    limit: fc.constantFrom(vec(0, 1), vec(1, 1), vec(-1, 0)),
    start: fc.constantFrom({ turns: false }, { turns: true }, { turns: false, overhangs: true }),
    parts: fc.array(fc.tuple(fc.nat(999), fc.nat(999), fc.nat(1000)), { minLength: 15, maxLength: 15 }),
  });
  fc.assert(
    fc.property(scene, ({ ground, center, facing, form, limit, start: more, parts }) => {
      const start: NotchedStart = { base: { form, center, facing }, tool: { arms: [3750, 3750], width: 1600, limit }, ...more };
      ground.floors.forEach((_, floor) => {
        const { inner, outer } = regionOfNotchedMove(start, floor, ground);
        const corners = inner.flat();
        // Corners of the region, and places between two of them: where it is tightest.
        for (const [i, j, part] of parts) {
          const [from, to] = [corners[i % (corners.length || 1)], corners[j % (corners.length || 1)]];
          if (from === undefined || to === undefined) return;
          const between = vec(Math.round(from.x + ((to.x - from.x) * part) / 1000), Math.round(from.y + ((to.y - from.y) * part) / 1000));
          for (const end of [from, between].filter((place) => isInArea(inner, place))) {
            const move = findNotchedMove({ end, floor }, start, ground);
            const checked = move && checkNotchedMove(move, start, ground);
            expect(checked?._tag === 'Right' && [checked.right.base.center, checked.right.floor]).toEqual([end, floor]);
            expect(isInArea(outer, end)).toBe(true);
          }
        }
      });
    }),
    { numRuns: few(24), endOnFailure: true },
  );
});

test('what is said to ride freely is not stopped', () => {
  const scene = fc.record({
    polygons: fc.array(arbitraryPolygon(12_000), { minLength: 1, maxLength: 4 }),
    center: arbitraryVec(9000),
    facing: fc.constantFrom(vec(1, 0), vec(3, -2), vec(-7, 5)),
    form: fc.constantFrom(...FORMS, ...MORE),
    way: arbitraryVec(9000),
  });
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(scene, ({ polygons, center, facing, form, way }) => {
      const base = { form, center, facing };
      const barriers = polygons.map((shape, place) => ({ shape, place })).filter(({ shape }) => !overlaps(shapeOf(base), shape));
      const isFree = ridesFreely(base, way, barriers.map(({ shape }) => shape));
      if (barriers.length > 0) seen.add(isFree);
      if (isFree) expect(ride(base, way, barriers).stoppedBy).toBeUndefined();
    }),
    { numRuns: 300 },
  );
  expect(seen.size).toBe(2);
});

test.each(FORMS.concat(MORE))('beside a wall, a base rides freely some ticks away, and not when it grazes it: $outline', (form) => {
  const base = { form, center: vec(0, 0), facing: vec(1, 0) };
  const wall = (gap: number) => rectangle(vec(9000, form.width / 2 + gap), vec(15_000, form.width / 2 + 5000));
  const isFree = (gap: number): boolean => ridesFreely(base, vec(12_000, 0), [wall(gap)]);
  expect([isFree(8), isFree(0), isFree(-1)]).toEqual([true, false, false]);
  expect(ride(base, vec(12_000, 0), [{ shape: wall(-1), place: 0 }]).stoppedBy).toBe(0);
  // Short of a wall across the way as well.
  const across = (gap: number): boolean => ridesFreely(base, vec(12_000, 0), [rectangle(vec(12_000 + form.length / 2 + gap, -9000), vec(30_000, 9000))]);
  expect([across(8), across(-1)]).toEqual([true, false]);
});
