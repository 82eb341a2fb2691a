import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containsPolygonPolygon, overlapsPolygonPolygon } from './polygon-polygon.js';
import { overlapsDiscPolygon } from './disc-polygon.js';
import { areaOf } from './prepare.js';
import { disc } from './shape.js';
import { arbitraryPolygon, arbitraryVec, bruteOverlapsPolygons, moveShape, reverseShape, translation } from './testing/index.js';
import { vec } from './vector.js';

const small = arbitraryPolygon(3);

test('polygons overlap exactly if a triangle of their corners and crossings lies in both', () => {
  fc.assert(
    fc.property(small, small, arbitraryVec(3), (a, b, by) => {
      const moved = moveShape(b, translation(by));
      fc.pre(moved.kind === 'polygon');
      expect(overlapsPolygonPolygon(a, moved)).toBe(bruteOverlapsPolygons(a, moved));
    }),
    { numRuns: 150 },
  );
});

test('a polygon overlaps and contains itself, either way round', () => {
  fc.assert(
    fc.property(arbitraryPolygon(1000), (a) => {
      const back = reverseShape(a);
      fc.pre(back.kind === 'polygon');
      expect([overlapsPolygonPolygon(a, back), containsPolygonPolygon(a, back), areaOf(a) === areaOf(back)]).toEqual([true, true, true]);
    }),
  );
});

test('polygons side by side do not overlap', () => {
  fc.assert(
    fc.property(arbitraryPolygon(50), arbitraryPolygon(50), (a, b) => {
      const [right, left] = [Math.max(...a.points.map(({ x }) => x)), Math.min(...b.points.map(({ x }) => x))];
      const beside = moveShape(b, translation(vec(right - left, 0)));
      fc.pre(beside.kind === 'polygon');
      expect(overlapsPolygonPolygon(a, beside)).toBe(false);
    }),
  );
});

test('a disc in a contained polygon overlaps the outer one too', () => {
  fc.assert(
    fc.property(small, small, arbitraryVec(3), (a, b, center) => {
      expect(!containsPolygonPolygon(a, b) || !overlapsDiscPolygon(disc(center, 1), b) || overlapsDiscPolygon(disc(center, 1), a)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
