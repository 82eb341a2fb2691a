import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moved, slide } from './contact.js';
import { distance, overlaps } from '../distance.js';
import { capsule, disc, polygon, rectangle, segment, type Shape } from '../shape.js';
import { arbitraryCapsule, arbitraryDisc, arbitraryPolygon, arbitraryVec } from '../testing/index.js';
import { CONTACT } from '../units.js';
import { scale, vec } from '../vector.js';

const base = disc(vec(0, 0), 2000);
const stop = (mover: Shape, x: number, y: number, ...blockers: readonly Shape[]) => slide({ mover, way: vec(x, y), blockers });

describe('a base of radius 2000 slides until contact', () => {
  test.each([
    { says: '[GE-15] with a thin wall', x: 15_200, other: rectangle(vec(10_000, -50_000), vec(10_100, 50_000)), way: 8000 },
    { says: '[GE-15] a wall at the very end stops nothing', x: 15_200, other: rectangle(vec(17_200, -50_000), vec(17_300, 50_000)), way: 15_200 },
    { says: '[GE-15] a wall one tick nearer', x: 15_200, other: rectangle(vec(17_199, -50_000), vec(17_300, 50_000)), way: 15_199 },
    { says: '[GE-17] with a base after its end: none', x: 10_000, other: disc(vec(15_000, 500), 2000), way: 10_000 },
    { says: '[GE-17] with the same base on a longer way', x: 12_000, other: disc(vec(15_000, 500), 2000), way: 11_031 },
    { says: 'with a base head on', x: 7620, other: disc(vec(6000, 0), 2000), way: 2000 },
    { says: 'with a base beside its way: none', x: 7620, other: disc(vec(6000, 4100), 2000), way: 7620 },
    { says: 'with one it just passes', x: 7620, other: disc(vec(6000, 4000), 2000), way: 7620 },
    { says: 'with the tip of a line', x: 9000, other: segment(vec(5000, 0), vec(9000, 0)), way: 3000 },
    { says: 'with a corner', x: 9000, other: polygon([vec(5000, 1200), vec(9000, 1200), vec(9000, 5000)]), way: 3400 },
    { says: 'with a long base across', x: 9000, other: capsule(segment(vec(7000, -3000), vec(7000, 3000)), 1000), way: 4000 },
    { says: 'from contact, straight at it', x: 9000, other: disc(vec(4000, 0), 2000), way: 0 },
    { says: 'from contact, away from it', x: -9000, other: disc(vec(4000, 0), 2000), way: -9000 },
    { says: 'along a wall it touches', x: 9000, other: rectangle(vec(-9000, 2000), vec(20_000, 3000)), way: 9000 },
    { says: 'out of what it overlaps', x: 9000, other: rectangle(vec(-9000, -9000), vec(1000, 9000)), way: 9000 },
  ])('$says', ({ x, other, way }) => {
    const answer = stop(base, x, 0, other);
    expect(answer).toEqual({ way: vec(way, 0), by: way === x ? undefined : 0 });
  });

  test('the nearest of several stops it', () => {
    const [near, far] = [disc(vec(6000, 0), 2000), disc(vec(9000, 0), 2000)];
    expect(stop(base, 9000, 0, far, near).by).toBe(1);
  });
});

describe('a base of other outlines', () => {
  const long = capsule(segment(vec(-3000, 0), vec(3000, 0)), 2000);
  const crate = rectangle(vec(-3000, -2000), vec(3000, 2000));
  test.each([
    { says: 'a stadium, ahead', mover: long, x: 9000, y: 0, other: rectangle(vec(7000, -100), vec(7100, 100)), way: vec(2000, 0) },
    { says: 'a stadium, sideways into a corner', mover: long, x: 0, y: 9000, other: rectangle(vec(-100, 5000), vec(100, 5100)), way: vec(0, 3000) },
    { says: 'a box, ahead', mover: crate, x: 9000, y: 0, other: rectangle(vec(7000, -100), vec(7100, 100)), way: vec(4000, 0) },
    { says: 'a box along a wall', mover: crate, x: 9000, y: 0, other: rectangle(vec(-9000, 2000), vec(9000, 2100)), way: vec(9000, 0) },
    { says: 'a box corner to corner, passing', mover: crate, x: 9000, y: 0, other: rectangle(vec(7000, 2000), vec(7100, 2100)), way: vec(9000, 0) },
    { says: 'a box against a disc', mover: crate, x: 9000, y: 0, other: disc(vec(7000, 0), 1000), way: vec(3000, 0) },
  ])('$says', ({ mover, x, y, other, way }) => {
    expect(stop(mover, x, y, other).way).toEqual(way);
  });
});

const mover = fc.oneof(arbitraryDisc(400), arbitraryCapsule(400));
const other = fc.oneof(arbitraryDisc(900), arbitraryCapsule(900), arbitraryPolygon(900));

test('what is stopped overlaps nothing, and is in contact with what stopped it', () => {
  fc.assert(
    fc.property(mover, arbitraryVec(3000), fc.array(other, { minLength: 1, maxLength: 3 }), (one, way, blockers) => {
      const free = blockers.filter((blocker) => !overlaps(one, blocker));
      const { way: went, by } = slide({ mover: one, way, blockers: free });
      const end = moved(one, went);
      if (by === undefined) expect(went).toEqual(way);
      else {
        expect(free.every((blocker) => !overlaps(end, blocker))).toBe(true);
        if (went.x !== 0 || went.y !== 0) expect(distance(end, free[by]!)).toBeLessThanOrEqual(CONTACT);
      }
    }),
    { numRuns: 1000 },
  );
});

test('against many small steps: the stop comes before the first step that overlaps, but for a tick', () => {
  fc.assert(
    fc.property(mover, arbitraryVec(200), other, (one, step, blocker) => {
      if (overlaps(one, blocker) || (step.x === 0 && step.y === 0)) return;
      const steps = Array.from({ length: 13 }, (_, i) => i);
      const first = steps.find((i) => overlaps(moved(one, scale(step, i)), blocker));
      const { way, by } = slide({ mover: one, way: scale(step, 12), blockers: [blocker] });
      if (first === undefined) return;
      expect(by).toBe(0);
      // The stop is a whole point beside the line: it may lie a tick farther along than a point on the line that just overlaps.
      const size = Math.sqrt(step.x * step.x + step.y * step.y);
      expect((way.x * step.x + way.y * step.y) / size).toBeLessThan(first * size + CONTACT);
    }),
    { numRuns: 1000 },
  );
});

test('turned by a quarter and mirrored, it stops at the same place', () => {
  fc.assert(
    fc.property(arbitraryDisc(400), arbitraryVec(3000), arbitraryDisc(900), (one, way, blocker) => {
      const turn = (shape: typeof one) => disc(vec(0 - shape.center.y, shape.center.x), shape.radius);
      const before = slide({ mover: one, way, blockers: [blocker] });
      const after = slide({ mover: turn(one), way: vec(0 - way.y, way.x), blockers: [turn(blocker)] });
      const size = (v: { x: number; y: number }) => v.x * v.x + v.y * v.y;
      expect(after.by).toBe(before.by);
      expect(Math.abs(Math.sqrt(size(after.way)) - Math.sqrt(size(before.way)))).toBeLessThanOrEqual(CONTACT);
    }),
  );
});
