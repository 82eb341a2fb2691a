import { describe, expect, test } from 'vitest';
import { bandBetween, bandOf, isBeyond, isCompletelyWithin } from './band.js';
import { isWithin } from './distance.js';
import { capsule, disc, rectangle, segment } from './shape.js';
import { INCH } from './units.js';
import { vec } from './vector.js';

/** Ranges 1 to 5 of one game: 1, 3, 6, 8 and 10 inches. */
const INCHES = [1, 3, 6, 8, 10].map((inches) => inches * INCH);
const base = (millimetres: number, x = 0, y = 0) => disc(vec(x, y), millimetres * 50);

describe.each([
  { a: 40, b: 40, limits: [6540, 11_620, 19_240, 24_320, 29_400] },
  { a: 40, b: 50, limits: [7040, 12_120, 19_740, 24_820, 29_900] },
  { a: 50, b: 50, limits: [7540, 12_620, 20_240, 25_320, 30_400] },
  { a: 40, b: 25.4, limits: [5810, 10_890, 18_510, 23_590, 28_670] },
  { a: 50, b: 25.4, limits: [6310, 11_390, 19_010, 24_090, 29_170] },
])('bases of $a and $b mm', ({ a, b, limits }) => {
  test.each(limits.map((limit, band) => ({ limit, band, number: band + 1 })))('are within range $number up to $limit ticks between centers', ({ limit, band }) => {
    expect(bandBetween(base(a), base(b, limit), INCHES)).toBe(band);
    expect(bandBetween(base(a), base(b, 0, -limit - 1), INCHES)).toBe(band + 1);
    expect(isWithin(base(a), base(b, limit), INCHES[band]!)).toBe(true);
    expect(isBeyond(base(a), base(b, limit), INCHES[band]!)).toBe(false);
    expect(isBeyond(base(a), base(b, limit + 1), INCHES[band]!)).toBe(true);
  });
});

test.each([
  { says: 'two small bases at the limit of range 1', a: 27, b: 27, inches: 6, limit: 17_940 },
  { says: 'a small leader contests a point of interest', a: 27, b: 50.8, inches: 3, limit: 11_510 },
  { says: 'a small leader contests an asset', a: 27, b: 25.4, inches: 3, limit: 10_240 },
])('$says: $limit ticks between centers', ({ a, b, inches, limit }) => {
  expect(isWithin(base(a), base(b, limit), inches * INCH)).toBe(true);
  expect(isWithin(base(a), base(b, limit + 1), inches * INCH)).toBe(false);
});

test.each([
  { says: 'a 40 mm base', a: 40, limit: 9620 },
  { says: 'a 50 mm base', a: 50, limit: 10_120 },
])('$says is deployed within range 2 of the table edge up to $limit ticks', ({ a, limit }) => {
  const edge = segment(vec(0, 0), vec(91_440, 0));
  expect(isWithin(base(a, 40_000, limit), edge, 3 * INCH)).toBe(true);
  expect(isWithin(base(a, 40_000, limit + 1), edge, 3 * INCH)).toBe(false);
});

test.each([
  { length: 0, band: 0 },
  { length: 2540, band: 0 },
  { length: 2541, band: 1 },
  { length: 25_400, band: 4 },
  { length: 25_401, band: 5 },
])('a distance of $length ticks is in band $band', ({ length, band }) => {
  expect(bandOf(length, INCHES)).toBe(band);
});

describe('completely within 1000', () => {
  test.each([
    { says: 'of a disc: the rim on the limit', inner: disc(vec(1200, 0), 300), from: disc(vec(0, 0), 500), within: true },
    { says: 'of a disc: one tick over', inner: disc(vec(1201, 0), 300), from: disc(vec(0, 0), 500), within: false },
    { says: 'of a line: beside it', inner: disc(vec(0, 700), 300), from: segment(vec(-500, 0), vec(500, 0)), within: true },
    { says: 'of a line: beside it, one tick over', inner: disc(vec(0, 701), 300), from: segment(vec(-500, 0), vec(500, 0)), within: false },
    { says: 'of a line: past its end on a slant', inner: disc(vec(500 + 420, 560), 300), from: segment(vec(-500, 0), vec(500, 0)), within: true },
    { says: 'of a room: a house by its wall', inner: rectangle(vec(100, 10), vec(1100, 20)), from: rectangle(vec(0, 0), vec(100, 100)), within: true },
    { says: 'of a room: a house one tick longer', inner: rectangle(vec(100, 10), vec(1101, 20)), from: rectangle(vec(0, 0), vec(100, 100)), within: false },
    { says: 'of a room: a base larger than the range around it', inner: disc(vec(50, 50), 1049), from: rectangle(vec(0, 0), vec(100, 100)), within: true },
    { says: 'of a room: one tick larger than its walls allow', inner: disc(vec(50, 50), 1051), from: rectangle(vec(0, 0), vec(100, 100)), within: false },
    { says: 'of a capsule', inner: segment(vec(0, 1500), vec(900, 1500)), from: capsule(segment(vec(0, 0), vec(900, 0)), 500), within: true },
    { says: 'of a capsule: one tick over', inner: segment(vec(0, 1500), vec(901, 1500)), from: capsule(segment(vec(0, 0), vec(900, 0)), 500), within: false },
    { says: 'of a room: a capsule', inner: capsule(segment(vec(50, 0), vec(50, 800)), 300), from: rectangle(vec(0, 0), vec(100, 100)), within: true },
    { says: 'of a room: a capsule one tick longer', inner: capsule(segment(vec(50, 0), vec(50, 801)), 300), from: rectangle(vec(0, 0), vec(100, 100)), within: false },
  ])('$says', ({ inner, from, within }) => {
    expect(isCompletelyWithin(inner, from, 1000)).toBe(within);
  });

  test('nothing is within less than nothing', () => {
    expect(isCompletelyWithin(disc(vec(0, 0), 1), disc(vec(0, 0), 5), -1)).toBe(false);
    expect(isCompletelyWithin(disc(vec(0, 0), 1), disc(vec(0, 0), 5), Number.NaN)).toBe(false);
  });
});
