import { describe, expect, test } from 'vitest';
import {
  containsDiscDisc,
  crossingsDiscDisc,
  distanceDiscDisc,
  isWithinDiscDisc,
  overlapsDiscDisc,
  touchesDiscDisc,
} from './disc-disc.js';
import { disc } from './shape.js';
import { vec } from './vector.js';

const base = (x: number, y: number, radius: number) => disc(vec(x, y), radius);

describe('two bases of radius 1250', () => {
  test.each([
    { says: 'one tick into each other', x: 2499, y: 0, distance: 0, overlap: true, contact: false },
    { says: 'rims exactly together', x: 2500, y: 0, distance: 0, overlap: false, contact: true },
    { says: 'rims exactly together on a slant', x: 1500, y: 2000, distance: 0, overlap: false, contact: true },
    { says: 'the smallest gap there is', x: 2500, y: 1, distance: 1, overlap: false, contact: true },
    { says: 'a gap of two ticks', x: 2502, y: 0, distance: 2, overlap: false, contact: true },
    { says: 'a hair more than two ticks', x: 2502, y: 1, distance: 3, overlap: false, contact: false },
    { says: 'a gap of three ticks', x: 0, y: -2503, distance: 3, overlap: false, contact: false },
  ])('$says', ({ x, y, distance, overlap, contact }) => {
    const [a, b] = [base(0, 0, 1250), base(x, y, 1250)];
    expect([distanceDiscDisc(a, b), distanceDiscDisc(b, a)]).toEqual([distance, distance]);
    expect(overlapsDiscDisc(a, b)).toBe(overlap);
    expect(touchesDiscDisc(a, b)).toBe(contact);
  });

  test.each([
    { says: 'on the edge', x: 12_500, y: 0, within: true },
    { says: 'on the edge on a slant', x: 7_500, y: 10_000, within: true },
    { says: 'one tick beyond', x: 12_501, y: 0, within: false },
    { says: 'a hair beyond', x: 12_500, y: 1, within: false },
    { says: 'one tick short', x: 12_499, y: 0, within: true },
  ])('within 10 cm: $says', ({ x, y, within }) => {
    expect(isWithinDiscDisc(base(0, 0, 1250), base(x, y, 1250), 10_000)).toBe(within);
  });
});

test('no range is less than none', () => {
  expect(isWithinDiscDisc(base(0, 0, 10), base(0, 0, 10), -1)).toBe(false);
  expect(isWithinDiscDisc(base(0, 0, 10), base(0, 0, 10), Number.NaN)).toBe(false);
  expect(isWithinDiscDisc(base(0, 0, 10), base(900, 0, 10), Infinity)).toBe(true);
});

test.each([
  { says: 'touching the rim from inside', x: 300, inside: true },
  { says: 'one tick over', x: 301, inside: false },
])('a disc in a disc, $says', ({ x, inside }) => {
  expect(containsDiscDisc(base(0, 0, 500), base(x, 0, 200))).toBe(inside);
  expect(containsDiscDisc(base(x, 0, 200), base(0, 0, 500))).toBe(false);
});

describe('where rims cross', () => {
  test('[GE-02] the order of the two circles changes nothing', () => {
    const [a, b] = [base(0, 0, 500), base(500, 0, 200)];
    expect(crossingsDiscDisc(a, b)).toEqual([vec(460, 196), vec(460, -196)]);
    expect(crossingsDiscDisc(b, a)).toEqual(crossingsDiscDisc(a, b));
  });

  test.each([
    { says: 'touching from outside', b: base(700, 0, 200), points: [vec(500, 0)] },
    { says: 'touching from inside', b: base(0, 300, 200), points: [vec(0, 500)] },
    { says: 'apart by one tick', b: base(701, 0, 200), points: [] },
    { says: 'nested by one tick', b: base(299, 0, 200), points: [] },
  ])('$says', ({ b, points }) => {
    expect(crossingsDiscDisc(base(0, 0, 500), b)).toEqual(points);
  });

  test.each([{ radius: 500 }, { radius: 200 }])('[GE-10] one center, radius $radius: no point, no NaN', ({ radius }) => {
    const [a, b] = [base(70, 70, 500), base(70, 70, radius)];
    expect(crossingsDiscDisc(a, b)).toEqual([]);
    expect([distanceDiscDisc(a, b), overlapsDiscDisc(a, b), touchesDiscDisc(a, b)]).toEqual([0, true, false]);
  });
});
