import { expect, test } from 'vitest';
import { distanceDiscDisc, disc, isMostlyInsideParts, rectangle, slantDiscDisc, vec } from './index.js';

const base = (x: number, y: number) => disc(vec(x, y), 1250);

test.each([
  { says: 'on one level it is the gap', x: 7500, y: 0, rise: 0, slant: 5000 },
  { says: 'three across and four up are five', x: 5500, y: 0, rise: 4000, slant: 5000 },
  { says: 'one tick higher is beyond five', x: 5500, y: 0, rise: 4001, slant: 5001 },
  { says: 'down is as far as up', x: 5500, y: 0, rise: -4000, slant: 5000 },
  { says: 'above one another only the rise counts', x: 1000, y: 0, rise: 700, slant: 700 },
  { says: 'in contact only the rise counts', x: 2500, y: 0, rise: 0, slant: 0 },
])('slant: $says', ({ x, y, rise, slant }) => {
  expect(slantDiscDisc(base(0, 0), base(x, y), rise)).toBe(slant);
});

test('slant: without a rise it is the distance of the discs', () => {
  for (let x = 0; x < 9000; x += 617)
    for (let y = 0; y < 9000; y += 431) expect(slantDiscDisc(base(0, 0), base(x, y), 0)).toBe(distanceDiscDisc(base(0, 0), base(x, y)));
});

const strip = rectangle(vec(0, -100), vec(400, 100));
const along = (from: number, to: number) => [vec(from, 0), vec(to, 0)];

test.each([
  { says: 'half is not most', rest: 400, most: false },
  { says: 'a tick over half is most', rest: 399, most: true },
])('mostly inside, part by part: $says', ({ rest, most }) => {
  expect(isMostlyInsideParts([{ path: along(0, 400), inside: [strip] }, { path: along(0, rest), inside: [] }])).toBe(most);
  expect(isMostlyInsideParts([{ path: along(0, 400), inside: 'all' }, { path: along(0, rest), inside: [] }])).toBe(most);
});
