import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ceilQuotient, ceilRoot, floorQuotient, pointAlong, roundTicks } from './round.js';
import { arbitraryVec } from './testing/index.js';
import { CONTACT } from './units.js';
import { distanceSquared, vec } from './vector.js';

test.each([
  { value: 1.49, ticks: 1 },
  { value: 1.5, ticks: 2 },
  { value: -1.49, ticks: -1 },
  { value: -1.5, ticks: -2 },
  { value: -0.2, ticks: 0 },
  { value: 0.49999999999999994, ticks: 0 },
])('$value is nearest to $ticks', ({ value, ticks }) => {
  expect(roundTicks(value)).toBe(ticks);
});

test.each([
  { square: 0, ticks: 0 },
  { square: 1, ticks: 1 },
  { square: 2, ticks: 2 },
  { square: 4, ticks: 2 },
  { square: 2 ** 44 - 1, ticks: 2 ** 22 },
  { square: 2 ** 44, ticks: 2 ** 22 },
  { square: 2 ** 44 + 1, ticks: 2 ** 22 + 1 },
  { square: (2 ** 25 - 1) ** 2 - 1, ticks: 2 ** 25 - 1 },
  { square: (2 ** 25 - 1) ** 2 + 1, ticks: 2 ** 25 },
])('the root of $square goes up to $ticks', ({ square, ticks }) => {
  expect(ceilRoot(square)).toBe(ticks);
});

test('a quotient goes up to the least whole number that is enough, and down to the greatest that fits', () => {
  const whole = fc.integer({ min: 1, max: 2 ** 22 });
  fc.assert(
    fc.property(whole, whole, fc.integer({ min: -1, max: 1 }), (ticks, root, nudge) => {
      const [value, square] = [BigInt(ticks * root + nudge), BigInt(root * root)];
      const [up, down] = [BigInt(ceilQuotient(Number(value), Number(square))), BigInt(floorQuotient(-Number(value), Number(square)))];
      expect(up * up * square >= value * value && (up === 0n || (up - 1n) * (up - 1n) * square < value * value)).toBe(true);
      expect(down * down * square <= value * value && (down + 1n) * (down + 1n) * square > value * value).toBe(true);
    }),
  );
});

describe('a point along a way', () => {
  test.each([
    { says: 'short of it', round: 'short', point: vec(-707, 707) },
    { says: 'beyond it', round: 'beyond', point: vec(-708, 708) },
  ] as const)('ten millimetres on the diagonal, $says', ({ round, point }) => {
    expect(pointAlong({ from: vec(0, 0), toward: vec(-3, 3), length: 1000, round })).toEqual(point);
  });

  test.each(['short', 'beyond'] as const)('a whole point is met exactly, rounding %s', (round) => {
    expect(pointAlong({ from: vec(7, 7), toward: vec(10, 3), length: 5000, round })).toEqual(vec(3007, -3993));
  });

  test('[GE-10] one and the same point gives no direction', () => {
    expect(pointAlong({ from: vec(3, 3), toward: vec(3, 3), length: 100, round: 'short' })).toBeUndefined();
  });

  test('short is never too far, beyond is never too near, and both are in contact with the length', () => {
    const point = arbitraryVec(200_000);
    fc.assert(
      fc.property(point, point, fc.integer({ min: CONTACT, max: 100_000 }), (from, toward, length) => {
        const [short, beyond] = [pointAlong({ from, toward, length, round: 'short' }), pointAlong({ from, toward, length, round: 'beyond' })];
        fc.pre(short !== undefined && beyond !== undefined);
        const [near, far] = [distanceSquared(from, short), distanceSquared(from, beyond)];
        expect(near <= length * length && near >= (length - CONTACT) * (length - CONTACT)).toBe(true);
        expect(far >= length * length && far <= (length + CONTACT) * (length + CONTACT)).toBe(true);
      }),
    );
  });
});
