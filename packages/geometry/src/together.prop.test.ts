import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains } from './contains.js';
import { overlaps } from './distance.js';
import { preparePolygon } from './prepare.js';
import { containsPolygonSegment, crossesSegmentPolygon } from './segment-polygon.js';
import { type Polygon, type Shape, polygon, segment } from './shape.js';
import { arbitraryCapsule, arbitraryDisc, arbitraryMotion, arbitraryPolygon, bruteClassify, bruteTogether, enlarge, gridOf, moveShape, reverseShape } from './testing/index.js';
import { containsPolygons } from './together.js';
import { type Vec, vec } from './vector.js';

const SIZE = 6;
const shape = (size: number): fc.Arbitrary<Shape> => fc.oneof(arbitraryDisc(size), arbitraryCapsule(size), arbitraryPolygon(size));

/** A square around the origin with a net of whole points in it, cut along the net: most of it is held together, but for pieces left out. */
const patchwork: fc.Arbitrary<readonly Polygon[]> = fc
  .record({ at: fc.array(fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 })), { minLength: 4, maxLength: 4 }), lost: fc.array(fc.nat(8), { maxLength: 2 }) })
  .map(({ at, lost }) => {
    const corner = (i: number, j: number): Vec => {
      const [x, y] = i > 0 && i < 3 && j > 0 && j < 3 ? (at[(i - 1) * 2 + j - 1] ?? [0, 0]) : [0, 0];
      return vec(i * 6 - 9 + x, j * 6 - 9 + y);
    };
    const cells = [0, 1, 2].flatMap((i) => [0, 1, 2].map((j) => polygon([corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)])));
    return cells.filter((_, i) => !lost.includes(i));
  });
const heap = fc.array(arbitraryPolygon(SIZE), { minLength: 1, maxLength: 4 });
const several = fc.oneof(heap, patchwork);

test('agrees with the slow twin, which looks next to every corner', () => {
  fc.assert(
    fc.property(several, shape(SIZE), (all, one) => {
      expect(containsPolygons(all, one)).toBe(bruteTogether(all, one));
    }),
    { numRuns: 150 },
  );
});

test('no point of a fine grid lies in what is held and in none that hold it', () => {
  const grid = gridOf(SIZE * 5, 1);
  fc.assert(
    fc.property(patchwork, fc.oneof(arbitraryDisc(SIZE), arbitraryCapsule(SIZE)), (all, one) => {
      if (!containsPolygons(all, one)) return;
      const [inner, outer] = [enlarge(one, 5), all.map((piece) => enlarge(piece, 5))];
      expect(grid.filter((point) => bruteClassify(point, inner) > 0).every((point) => outer.some((piece) => bruteClassify(point, piece) >= 0))).toBe(true);
    }),
    { numRuns: 20 },
  );
});

describe('the answer is the same', () => {
  test('moved, turned by quarters or mirrored, in any order, going either way, prepared or not, with one of them twice', () => {
    fc.assert(
      fc.property(several, shape(SIZE), arbitraryMotion(1_000_000), fc.infiniteStream(fc.nat()), (all, one, by, random) => {
        const answer = containsPolygons(all, one);
        const shuffled = all.map((piece) => ({ piece, key: Number(random.next().value) })).sort((a, b) => a.key - b.key).map(({ piece }) => piece);
        expect(containsPolygons(all.map((piece) => moveShape(piece, by) as Polygon), moveShape(one, by))).toBe(answer);
        expect(containsPolygons(shuffled, one)).toBe(answer);
        expect(containsPolygons(all.map((piece) => reverseShape(piece) as Polygon), reverseShape(one))).toBe(answer);
        expect(containsPolygons(all.map(preparePolygon), one)).toBe(answer);
        expect(containsPolygons([...all, all[0]!, ...all.slice(0, 1).map(preparePolygon)], one)).toBe(answer);
      }),
      { numRuns: 300 },
    );
  });

  test('for a polygon cut in two', () => {
    fc.assert(
      fc.property(arbitraryPolygon(SIZE), shape(SIZE), fc.nat(), fc.nat(), (whole, one, i, j) => {
        const { points } = whole;
        const [from, to] = [i % points.length, j % points.length].sort((a, b) => a - b) as [number, number];
        const chord = segment(points[from]!, points[to]!);
        if (to - from < 2 || to - from > points.length - 2 || !containsPolygonSegment(whole, chord) || !crossesSegmentPolygon(chord, whole)) return;
        const halves = [polygon(points.slice(from, to + 1)), polygon([...points.slice(to), ...points.slice(0, from + 1)])];
        expect(containsPolygons(halves, one)).toBe(contains(whole, one));
      }),
      { numRuns: 1000 },
    );
  });
});

test('one of them holds it: all do; more hold more; none of them near: nothing is held', () => {
  fc.assert(
    fc.property(several, arbitraryPolygon(SIZE), shape(SIZE), (all, more, one) => {
      if (all.some((piece) => contains(piece, one))) expect(containsPolygons(all, one)).toBe(true);
      if (containsPolygons(all, one)) expect(containsPolygons([...all, more], one)).toBe(true);
      if (!all.some((piece) => overlaps(piece, one))) expect(containsPolygons(all, one)).toBe(false);
    }),
    { numRuns: 300 },
  );
});
