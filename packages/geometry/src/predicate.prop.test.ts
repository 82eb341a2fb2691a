import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareFractions, compareSquare, orientation, signOf } from './predicate.js';
import { arbitraryVec, bruteCompareSquare, bruteOrientation } from './testing/index.js';
import { COORDINATE_LIMIT } from './units.js';

const size = fc.integer({ min: 1, max: 2 ** 46 });

test('sides are exact over the whole range of coordinates', () => {
  const point = arbitraryVec(COORDINATE_LIMIT);
  fc.assert(fc.property(point, point, point, (a, b, c) => orientation(a, b, c) === bruteOrientation(a, b, c)));
});

test('a square is compared exactly with products that differ from it by a hair', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 45 }), fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }), (root, i, j) => {
      const [a, b] = [root + i, root + j];
      expect(compareSquare(root, a, b)).toBe(bruteCompareSquare(root, a, b));
    }),
    { numRuns: 500 },
  );
});

test('fractions that differ by a hair are told apart', () => {
  const nudge = fc.integer({ min: -2, max: 2 });
  fc.assert(
    fc.property(size, size, nudge, nudge, (num, den, i, j) => {
      const [a, b] = [{ num, den }, { num: num + i, den: Math.max(1, den + j) }];
      const exact = BigInt(a.num) * BigInt(b.den) - BigInt(b.num) * BigInt(a.den);
      expect(compareFractions(a, b)).toBe(signOf(Number(exact)));
      expect(compareFractions({ num: -a.num, den: a.den }, { num: -b.num, den: b.den }) + 0).toBe(signOf(Number(-exact)) + 0);
    }),
    { numRuns: 500 },
  );
});

test('fractions that are the same number are equal', () => {
  const factor = fc.integer({ min: 1, max: 2 ** 20 });
  fc.assert(
    fc.property(factor, factor, factor, factor, (num, den, by, other) => {
      expect(compareFractions({ num: num * by, den: den * by }, { num: num * other, den: den * other })).toBe(0);
    }),
  );
});
