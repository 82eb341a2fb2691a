import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ceilSum, signOfSum } from './root-sum.js';

const root = (square: number, num = 1, den = 1) => ({ square, num, den });

describe('sums that come near a whole number', () => {
  test.each([
    { says: 'none', terms: [], up: 0 },
    { says: 'whole roots', terms: [root(9), root(16)], up: 7 },
    { says: 'three thirds of seven', terms: [root(49, 1, 3), root(49, 1, 3), root(49, 1, 3)], up: 7 },
    { says: 'a root and what is missing to a whole one', terms: [root(2, 1, 3), root(2, 2, 3), root(2, -1), root(25)], up: 5 },
    { says: '√2 twice and √8 once cancel', terms: [root(2), root(2), root(8, -1)], up: 0 },
    { says: 'a tiny part more than five', terms: [root(25), root(2, 1, 10_000_000)], up: 6 },
    { says: 'a tiny part less than five', terms: [root(25), root(2, -1, 10_000_000)], up: 5 },
  ])('$says', ({ terms, up }) => {
    expect(ceilSum(terms)).toBe(up);
    expect(ceilSum([...terms].reverse())).toBe(up);
  });
});

describe('the sign of a sum', () => {
  test.each([
    { says: 'roots that cancel', terms: [root(2, 3), root(18, -1)], sign: 0 },
    { says: 'roots of three kinds that cancel', terms: [root(3, 5, 7), root(7, 2), root(75, -1, 7), root(28, -1)], sign: 0 },
    { says: 'less than a millionth above', terms: [root(2, 80_782), root(114_243 * 114_243, -1), root(1, 1, 200_000)], sign: 1 },
    { says: 'less than a millionth below', terms: [root(2, 80_782), root(114_243 * 114_243, -1)], sign: -1 },
    { says: 'far above', terms: [root(2)], sign: 1 },
    { says: 'far below', terms: [root(2, -1)], sign: -1 },
  ])('$says', ({ terms, sign }) => {
    expect(signOfSum(terms)).toBe(sign);
    expect(signOfSum(terms.map((term) => ({ ...term, num: -term.num }))) + 0).toBe(0 - sign);
  });
});

test('one root of any fraction goes up to the least whole number that is enough', () => {
  const size = fc.integer({ min: 1, max: 2 ** 20 });
  fc.assert(
    fc.property(size, size, size, (square, num, den) => {
      const up = BigInt(ceilSum([root(square, num, den)]));
      const exact = BigInt(square) * BigInt(num) * BigInt(num);
      const part = BigInt(den) * BigInt(den);
      expect(up * up * part >= exact && (up - 1n) * (up - 1n) * part < exact).toBe(true);
    }),
  );
});
