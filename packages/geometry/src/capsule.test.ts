import { describe, expect, test } from 'vitest';
import { contains, distance, isWithin, overlaps, touches, capsule, disc, rectangle, segment, vec } from './index.js';

const bar = capsule(segment(vec(0, 0), vec(1000, 0)), 200);

describe('the gap between a capsule and', () => {
  test.each([
    { says: 'a disc beside it, rims together', other: disc(vec(500, 300), 100), gap: 0, overlap: false, contact: true },
    { says: 'a disc one tick into it', other: disc(vec(500, 299), 100), gap: 0, overlap: true, contact: false },
    { says: 'a disc two ticks away', other: disc(vec(500, 302), 100), gap: 2, overlap: false, contact: true },
    { says: 'a disc three ticks away', other: disc(vec(500, -303), 100), gap: 3, overlap: false, contact: false },
    { says: 'a disc past its end on a slant', other: disc(vec(1300, 400), 300), gap: 0, overlap: false, contact: true },
    { says: 'a disc past its end, one tick in', other: disc(vec(1300, 399), 300), gap: 0, overlap: true, contact: false },
    { says: 'a line along its edge', other: segment(vec(-900, 200), vec(2000, 200)), gap: 0, overlap: false, contact: true },
    { says: 'a line one tick in', other: segment(vec(-900, 199), vec(2000, 199)), gap: 0, overlap: true, contact: false },
    { says: 'a line across it', other: segment(vec(500, -900), vec(500, 900)), gap: 0, overlap: true, contact: false },
    { says: 'a wall flush with its end', other: rectangle(vec(1200, -500), vec(1300, 500)), gap: 0, overlap: false, contact: true },
    { says: 'a wall one tick over its end', other: rectangle(vec(1199, -500), vec(1300, 500)), gap: 0, overlap: true, contact: false },
    { says: 'a room around it', other: rectangle(vec(-900, -900), vec(2000, 900)), gap: 0, overlap: true, contact: false },
    { says: 'a capsule rim to rim', other: capsule(segment(vec(500, 500), vec(500, 900)), 300), gap: 0, overlap: false, contact: true },
    { says: 'a capsule one tick in', other: capsule(segment(vec(500, 499), vec(500, 900)), 300), gap: 0, overlap: true, contact: false },
    { says: 'a capsule across it', other: capsule(segment(vec(500, -900), vec(500, 900)), 1), gap: 0, overlap: true, contact: false },
  ])('$says', ({ other, gap, overlap, contact }) => {
    expect([distance(bar, other), distance(other, bar)]).toEqual([gap, gap]);
    expect([overlaps(bar, other), overlaps(other, bar)]).toEqual([overlap, overlap]);
    expect([touches(bar, other), touches(other, bar)]).toEqual([contact, contact]);
    expect([isWithin(bar, other, gap), isWithin(other, bar, gap - 1)]).toEqual([true, false]);
  });
});

describe('a capsule holds', () => {
  test.each([
    { says: 'a disc as wide as it is', inner: disc(vec(1000, 0), 200), inside: true },
    { says: 'a disc one tick over the end', inner: disc(vec(1001, 0), 200), inside: false },
    { says: 'a wider disc', inner: disc(vec(500, 0), 201), inside: false },
    { says: 'a line from tip to tip', inner: segment(vec(-200, 0), vec(1200, 0)), inside: true },
    { says: 'a line one tick longer', inner: segment(vec(-201, 0), vec(1200, 0)), inside: false },
    { says: 'a flush rectangle', inner: rectangle(vec(0, -200), vec(1000, 200)), inside: true },
    { says: 'a rectangle one tick longer', inner: rectangle(vec(0, -200), vec(1001, 200)), inside: false },
    { says: 'itself', inner: bar, inside: true },
    { says: 'one with its end a tick further', inner: capsule(segment(vec(0, 0), vec(1001, 0)), 200), inside: false },
  ])('$says', ({ inner, inside }) => {
    expect(contains(bar, inner)).toBe(inside);
  });

  test.each([
    { says: 'a disc around it', outer: disc(vec(500, 0), 700), inside: true },
    { says: 'a disc one tick smaller', outer: disc(vec(500, 0), 699), inside: false },
    { says: 'a room flush all around', outer: rectangle(vec(-200, -200), vec(1200, 200)), inside: true },
    { says: 'a room one tick narrower', outer: rectangle(vec(-200, -200), vec(1200, 199)), inside: false },
    { says: 'a line', outer: segment(vec(-900, 0), vec(2000, 0)), inside: false },
  ])('is held by $says', ({ outer, inside }) => {
    expect(contains(outer, bar)).toBe(inside);
  });

  test('one without width is its line', () => {
    expect(contains(segment(vec(0, 0), vec(9, 0)), capsule(segment(vec(1, 0), vec(8, 0)), 0))).toBe(true);
    expect(contains(segment(vec(0, 0), vec(9, 0)), capsule(segment(vec(1, 0), vec(10, 0)), 0))).toBe(false);
  });
});
