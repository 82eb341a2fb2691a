import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains } from './contains.js';
import { distance, isWithin, overlaps, touches } from './distance.js';
import {
  arbitraryCapsule,
  arbitraryDisc,
  arbitraryPolygon,
  arbitraryShape,
  bruteClassify,
  bruteContains,
  bruteOverlaps,
  bruteReach,
  enlarge,
  gridOf,
  rigidLaws,
  symmetricLaws,
} from './testing/index.js';
import { CONTACT } from './units.js';

const shape = arbitraryShape(100);
const near = arbitraryShape(8);

describe.each([
  { says: 'distance', question: distance },
  { says: 'overlaps', question: overlaps },
  { says: 'touches', question: touches },
  { says: 'is within 7', question: (a: Parameters<typeof distance>[0], b: typeof a) => isWithin(a, b, 7) },
])('[GE-19] $says', ({ question }) => {
  test.each(symmetricLaws(question, 100).map((law) => [law.says, law] as const))('%s', (_, law) => {
    law.check({ numRuns: 300, seed: 19 });
  });
  test.each(symmetricLaws(question, 6).map((law) => [law.says, law] as const))('close together, %s', (_, law) => {
    law.check({ numRuns: 300, seed: 19 });
  });
});

test.each(rigidLaws(contains, 6).map((law) => [law.says, law] as const))('[GE-19] contains: %s', (_, law) => {
  law.check({ numRuns: 300, seed: 19 });
});

test('[GE-19] 10,000 pairs: the distance is 0 exactly if they meet, and no more than a range exactly if within it', () => {
  fc.assert(
    fc.property(shape, shape, fc.integer({ min: 0, max: 150 }), (a, b, range) => {
      const gap = distance(a, b);
      return (gap === 0) === isWithin(a, b, 0) && (gap <= range) === isWithin(a, b, range) && distance(b, a) === gap;
    }),
    { numRuns: 10_000, seed: 19 },
  );
});

test('the distance is where being within begins', () => {
  fc.assert(
    fc.property(near, near, (a, b) => isWithin(a, b, distance(a, b)) && !isWithin(a, b, distance(a, b) - 1)),
    { numRuns: 500 },
  );
});

test('shapes that overlap meet, and are not in contact', () => {
  fc.assert(fc.property(near, near, (a, b) => !overlaps(a, b) || (distance(a, b) === 0 && !touches(a, b))), { numRuns: 500 });
});

test('contact is a gap of at most two ticks without overlap', () => {
  fc.assert(fc.property(near, near, (a, b) => touches(a, b) === (!overlaps(a, b) && distance(a, b) <= CONTACT)), { numRuns: 500 });
});

test('what is contained is met, and has no distance of its own', () => {
  fc.assert(
    fc.property(near, near, near, (a, b, c) => !contains(a, b) || (distance(a, b) === 0 && distance(a, c) <= distance(b, c))),
    { numRuns: 500 },
  );
});

test('every shape contains itself', () => {
  fc.assert(fc.property(near, (a) => contains(a, a)));
});

describe('against a fine grid', () => {
  const area = fc.oneof(arbitraryDisc(4), arbitraryPolygon(6), arbitraryCapsule(3));
  const grid = gridOf(32, 1);

  test('a point inside both means overlap', () => {
    fc.assert(
      fc.property(area, area, (a, b) => !bruteOverlaps(enlarge(a, 4), enlarge(b, 4), grid) || overlaps(a, b)),
      { numRuns: 60 },
    );
  });

  test('a point inside the inner and outside the outer means not contained', () => {
    fc.assert(
      fc.property(area, area, (a, b) => !contains(a, b) || bruteContains(enlarge(a, 4), enlarge(b, 4), grid)),
      { numRuns: 60 },
    );
  });

  test('two discs of many ticks overlap if and only if a point lies inside both, but for a sliver', () => {
    fc.assert(
      fc.property(arbitraryDisc(12), arbitraryDisc(12), (a, b) => {
        const sliver = !overlaps({ ...a, radius: a.radius - 1 }, { ...b, radius: b.radius - 1 });
        return sliver || bruteOverlaps(a, b, gridOf(24, 1));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a disc and a polygon, with big integers', () => {
  test('overlap is a center inside or an edge closer than the radius', () => {
    fc.assert(
      fc.property(arbitraryDisc(100_000), arbitraryPolygon(200_000), (disc, polygon) => {
        const closer = polygon.points.some(
          (from, i) => bruteReach(disc.center, [from, polygon.points[(i + 1) % polygon.points.length]!], disc.radius) < 0,
        );
        expect(overlaps(disc, polygon)).toBe(closer || bruteClassify(disc.center, polygon) > 0);
        expect(contains(polygon, disc)).toBe(!closer && bruteClassify(disc.center, polygon) > 0);
      }),
    );
  });
});
