import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthInside } from './path.js';
import { containsPolygonSegment, containsPolygonsSegment, crossesSegmentPolygon, intervalsInside } from './segment-polygon.js';
import { preparePolygon } from './prepare.js';
import { arbitraryPolygon, arbitrarySegment, bruteStretches } from './testing/index.js';
import { segment } from './shape.js';
import { isSamePoint } from './vector.js';

const line = arbitrarySegment(8).filter(({ from, to }) => !isSamePoint(from, to));
const polygon = arbitraryPolygon(6);

test('crossing, covering and the parts inside agree with the middles of all parts', () => {
  fc.assert(
    fc.property(line, polygon, (by, outline) => {
      const stretches = bruteStretches(by, [outline]);
      expect(crossesSegmentPolygon(by, outline)).toBe(stretches.some(({ where }) => where[0] === 1));
      expect(containsPolygonSegment(outline, by)).toBe(stretches.every(({ where }) => where[0] !== -1));
      const inside = stretches.filter(({ where }) => where[0] === 1).reduce((sum, { from, to }) => sum + to - from, 0);
      expect(intervalsInside(by, outline).reduce((sum, [from, to]) => sum + to - from, 0)).toBeCloseTo(inside, 9);
    }),
    { numRuns: 1000 },
  );
});

test('covering by several polygons agrees with the middles of all parts', () => {
  fc.assert(
    fc.property(line, polygon, polygon, (by, a, b) => {
      const stretches = bruteStretches(by, [a, b]);
      expect(containsPolygonsSegment([a, b], by)).toBe(stretches.every(({ where }) => Math.max(...where) >= 0));
      const inside = stretches.filter(({ where }) => Math.max(...where) === 1).reduce((sum, { from, to }) => sum + to - from, 0);
      const length = Math.sqrt((by.to.x - by.from.x) ** 2 + (by.to.y - by.from.y) ** 2);
      expect(lengthInside([by.from, by.to], [a, b])).toBeGreaterThanOrEqual(inside * length - 1e-9);
    }),
    { numRuns: 500 },
  );
});

test('the parts inside are in order, apart and within the segment', () => {
  fc.assert(
    fc.property(line, polygon, (by, outline) => {
      const ends = intervalsInside(by, outline).flat();
      expect([0, ...ends, 1].every((end, i, all) => i === 0 || end >= all[i - 1]!)).toBe(true);
      expect(new Set(ends).size).toBe(ends.length);
    }),
  );
});

test('a prepared polygon and a reversed line answer alike', () => {
  fc.assert(
    fc.property(line, polygon, (by, outline) => {
      const prepared = preparePolygon(outline);
      expect(crossesSegmentPolygon(segment(by.to, by.from), prepared)).toBe(crossesSegmentPolygon(by, outline));
      expect(preparePolygon(prepared)).toBe(prepared);
    }),
  );
});
