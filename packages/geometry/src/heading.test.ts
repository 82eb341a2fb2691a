import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backOf, headingTo, isSameHeading, isWithinEighth, isWithinQuarter, isWithinTurn, leftOf, rightOf } from './heading.js';
import { containsWedge, containsWedgePoint } from './wedge.js';
import { disc } from './shape.js';
import { DIRECTION_LIMIT } from './units.js';
import { vec } from './vector.js';

describe('[GE-12] turns across zero', () => {
  test.each([
    { says: 'a little right of the axis to a little left of it', a: vec(98, -17), b: vec(98, 17), quarter: true, eighth: true },
    { says: 'exactly a quarter across it', a: vec(98, -17), b: vec(17, 98), quarter: true, eighth: false },
    { says: 'a tick more than a quarter', a: vec(98, -17), b: vec(16, 98), quarter: false, eighth: false },
    { says: 'a quarter the other way', a: vec(98, 17), b: vec(17, -98), quarter: true, eighth: false },
    { says: 'none', a: vec(98, -17), b: vec(980, -170), quarter: true, eighth: true },
    { says: 'exactly an eighth', a: vec(1, 0), b: vec(1000, 1000), quarter: true, eighth: true },
    { says: 'a tick more than an eighth', a: vec(1, 0), b: vec(1000, 1001), quarter: true, eighth: false },
    { says: 'a half', a: vec(5, 5), b: vec(-5, -5), quarter: false, eighth: false },
  ])('$says', ({ a, b, quarter, eighth }) => {
    expect([isWithinQuarter(a, b), isWithinQuarter(b, a)]).toEqual([quarter, quarter]);
    expect([isWithinEighth(a, b), isWithinEighth(b, a)]).toEqual([eighth, eighth]);
    expect([isWithinTurn(a, b, vec(0, 1)), isWithinTurn(b, a, vec(1, 1))]).toEqual([quarter, eighth]);
  });

  test('a full turn by quarters is the same direction, without −0', () => {
    const once = leftOf(leftOf(leftOf(leftOf(vec(7, 0)))));
    expect([once, backOf(backOf(vec(0, 7))), rightOf(leftOf(vec(0, 7)))]).toEqual([vec(7, 0), vec(0, 7), vec(0, 7)]);
    expect(JSON.stringify([leftOf(vec(0, 0)), backOf(vec(0, 0))])).not.toContain('-');
    expect([isSameHeading(vec(1, 2), vec(3, 6)), isSameHeading(vec(1, 2), vec(-1, -2)), isSameHeading(vec(1, 2), vec(3, 7))]).toEqual([true, false, false]);
  });
});

describe('a limit of the turn', () => {
  test.each([
    { says: 'none at all, straight', b: vec(9, 0), limit: vec(1, 0), within: true },
    { says: 'none at all, a tick aside', b: vec(9, 1), limit: vec(1, 0), within: false },
    { says: 'none at all, backward', b: vec(-9, 0), limit: vec(1, 0), within: false },
    { says: 'more than a quarter, on it', b: vec(-3, 9), limit: vec(-1, 3), within: true },
    { says: 'more than a quarter, beyond it', b: vec(-4, 9), limit: vec(-1, 3), within: false },
    { says: 'a half, backward', b: vec(-9, 0), limit: vec(-1, 0), within: true },
    { says: 'a little less than a half, backward', b: vec(-9, 0), limit: vec(-99, 1), within: false },
  ])('$says', ({ b, limit, within }) => {
    expect([isWithinTurn(vec(1, 0), b, limit), isWithinTurn(b, vec(1, 0), limit)]).toEqual([within, within]);
  });
});

test('[GE-10] of the zero vector every direction is within an eighth: there is nothing to be off from', () => {
  expect(isWithinEighth(vec(3, -8), vec(0, 0))).toBe(true);
});

test('a heading is a way that fits, or nearly', () => {
  expect(headingTo(vec(10, 10), vec(13, 6))).toEqual(vec(3, -4));
  expect(headingTo(vec(0, 0), vec(-91_440, 91_440))).toEqual(vec(-DIRECTION_LIMIT, DIRECTION_LIMIT));
  const coordinate = fc.integer({ min: -2_000_000, max: 2_000_000 });
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      const heading = headingTo(vec(0, 0), vec(x, y));
      return Math.max(Math.abs(heading.x), Math.abs(heading.y)) <= DIRECTION_LIMIT;
    }),
  );
});

describe('a wedge', () => {
  const wedge = { apex: vec(0, 0), from: vec(1, -1), to: vec(1, 1) };
  test.each([
    { says: 'a point on its ray', x: 500, y: 500, radius: 0, inside: true },
    { says: 'a point a tick over', x: 500, y: 501, radius: 0, inside: false },
    { says: 'a base that touches both rays, nearly', x: 1415, y: 0, radius: 1000, inside: true },
    { says: 'a base a tick nearer', x: 1414, y: 0, radius: 1000, inside: false },
    { says: 'a base of 40 mm that a tool bent by a right angle lies against', x: 10_000 - 7171, y: 0, radius: 2000, inside: true },
    { says: 'the same with the bend a tick nearer', x: 10_000 - 7172, y: 0, radius: 2000, inside: false },
  ])('holds $says: $inside', ({ x, y, radius, inside }) => {
    expect(containsWedge(wedge, disc(vec(x, y), radius))).toBe(inside);
    if (radius === 0) expect(containsWedgePoint(wedge, vec(x, y))).toBe(inside);
  });
});
