import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Arithmetic, bigRoot, signOfExpression } from './exact.js';
import { signOf } from './predicate.js';

test.each([
  { says: '√2 + √3 − √(5 + 2√6) is 0', of: [2, 3, 5, 6], sign: 0 },
  { says: '√5 + √7 − √(12 + 2√35) is 0', of: [5, 7, 12, 35], sign: 0 },
  { says: '√5 + √7 − √(12 + 2√34) is more', of: [5, 7, 12, 34], sign: 1 },
  { says: 'with large numbers, 0', of: [4_000_001, 4_000_003, 8_000_004, 16_000_016_000_003], sign: 0 },
  { says: 'with large numbers, one off', of: [4_000_001, 4_000_003, 8_000_004, 16_000_016_000_004], sign: -1 },
])('$says', ({ of: [p = 0, q = 0, r = 0, s = 0], sign }) => {
  expect(
    signOfExpression(<N>({ of, add, sub, mul, root }: Arithmetic<N>) =>
      sub(add(root(of(p)), root(of(q))), root(add(of(r), mul(of(2), root(of(s)))))),
    ),
  ).toBe(sign);
});

test('a sum with a root has the sign of its square against the rest', () => {
  const whole = fc.integer({ min: -2_000_000, max: 2_000_000 });
  fc.assert(
    fc.property(whole, whole, fc.nat(2_000_000_000), (a, b, c) => {
      const expected = signOf(b) >= 0 && signOf(a) >= 0 ? signOf(a + b * c) : undefined;
      const sign = signOfExpression(<N>({ of, add, mul, root }: Arithmetic<N>) => add(of(a), mul(of(b), root(of(c)))));
      const square = BigInt(b) * BigInt(b) * BigInt(c) - BigInt(a) * BigInt(a);
      const bySquare = square > 0n ? signOf(b) : square < 0n ? signOf(a) : signOf(a) === signOf(b) || c === 0 ? signOf(a) : 0;
      expect(sign).toBe(expected ?? bySquare);
    }),
  );
});

test('a big root is the largest whole number whose square is not larger', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 1n << 300n }), (value) => {
      const root = bigRoot(value);
      expect(root * root <= value && (root + 1n) * (root + 1n) > value).toBe(true);
    }),
  );
});
