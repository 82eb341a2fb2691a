import { describe, expect, test } from 'vitest';
import {
  containsDiscSegment,
  distanceDiscSegment,
  isWithinDiscSegment,
  overlapsDiscSegment,
  touchesDiscSegment,
} from './disc-segment.js';
import { disc, segment } from './shape.js';
import { vec } from './vector.js';

const line = (x1: number, y1: number, x2: number, y2: number) => segment(vec(x1, y1), vec(x2, y2));

describe('a base of radius 500 at the origin', () => {
  test.each([
    { says: 'one tick within the rim', wall: line(-900, 499, 900, 499), distance: 0, overlap: true, contact: false },
    { says: 'along the rim', wall: line(-900, 500, 900, 500), distance: 0, overlap: false, contact: true },
    { says: 'along the rim on a slant', wall: line(1100, -200, -100, 700), distance: 0, overlap: false, contact: true },
    { says: 'a hair within it on a slant', wall: line(1100, -200, -101, 700), distance: 0, overlap: true, contact: false },
    { says: 'a hair outside it on a slant', wall: line(1100, -200, -99, 700), distance: 1, overlap: false, contact: true },
    { says: 'two ticks off', wall: line(502, -900, 502, 900), distance: 2, overlap: false, contact: true },
    { says: 'three ticks off', wall: line(503, -900, 503, 900), distance: 3, overlap: false, contact: false },
    { says: 'ending on the rim', wall: line(300, 400, 900, 400), distance: 0, overlap: false, contact: true },
    { says: 'ending one tick inside', wall: line(299, 400, 900, 400), distance: 0, overlap: true, contact: false },
    { says: 'ending one tick outside', wall: line(301, 400, 900, 400), distance: 1, overlap: false, contact: true },
    { says: 'beside, but the line ends before', wall: line(600, 0, 900, 0), distance: 100, overlap: false, contact: false },
  ])('$says', ({ wall, distance, overlap, contact }) => {
    const base = disc(vec(0, 0), 500);
    for (const way of [wall, segment(wall.to, wall.from)]) {
      expect(distanceDiscSegment(base, way)).toBe(distance);
      expect(overlapsDiscSegment(base, way)).toBe(overlap);
      expect(touchesDiscSegment(base, way)).toBe(contact);
      expect([isWithinDiscSegment(base, way, distance), isWithinDiscSegment(base, way, distance - 1)]).toEqual([true, false]);
    }
  });
});

test('[GE-07] the distance to a wall of length zero is the distance to its point', () => {
  const wall = line(300, 300, 300, 300);
  expect(distanceDiscSegment(disc(vec(0, 0), 0), wall)).toBe(425);
  expect(isWithinDiscSegment(disc(vec(0, 0), 24), wall, 400)).toBe(false);
  expect(isWithinDiscSegment(disc(vec(0, 0), 25), wall, 400)).toBe(true);
});

test.each([
  { says: 'both ends on the rim', wall: line(300, 400, -300, -400), inside: true },
  { says: 'one end a tick beyond', wall: line(301, 400, 0, 0), inside: false },
])('a segment in a disc, $says', ({ wall, inside }) => {
  expect(containsDiscSegment(disc(vec(0, 0), 500), wall)).toBe(inside);
});

test('far out, where squares are no longer exact, one tick still decides', () => {
  const far = 2_000_000;
  const wall = line(-far, 0, far, 1);
  const base = (y: number) => disc(vec(0, y), 1_000_000);
  expect([overlapsDiscSegment(base(1_000_000), wall), overlapsDiscSegment(base(1_000_001), wall)]).toEqual([true, false]);
});
