import { describe, expect, test } from 'vitest';
import {
  containsDiscPolygon,
  containsPolygonDisc,
  distanceDiscPolygon,
  isWithinDiscPolygon,
  overlapsDiscPolygon,
  touchesDiscPolygon,
} from './disc-polygon.js';
import { preparePolygon } from './prepare.js';
import { disc, polygon, rectangle } from './shape.js';
import { vec } from './vector.js';

const wall = rectangle(vec(0, 0), vec(3000, 400));
const base = (x: number, y: number, radius = 500) => disc(vec(x, y), radius);

describe('a base of radius 500 and a wall', () => {
  test.each([
    { says: 'flush with a side', at: base(1000, 900), distance: 0, overlap: false, contact: true },
    { says: 'one tick into it', at: base(1000, 899), distance: 0, overlap: true, contact: false },
    { says: 'two ticks off', at: base(1000, 902), distance: 2, overlap: false, contact: true },
    { says: 'three ticks off', at: base(1000, 903), distance: 3, overlap: false, contact: false },
    { says: 'flush with a corner', at: base(-300, 800), distance: 0, overlap: false, contact: true },
    { says: 'one tick into the corner', at: base(-299, 800), distance: 0, overlap: true, contact: false },
    { says: 'one tick off the corner', at: base(-301, 800), distance: 1, overlap: false, contact: true },
    { says: 'on its middle', at: base(1500, 200), distance: 0, overlap: true, contact: false },
    { says: 'small and wholly inside', at: base(1500, 200, 10), distance: 0, overlap: true, contact: false },
    { says: 'around it', at: base(1500, 200, 9000), distance: 0, overlap: true, contact: false },
    { says: 'centered on its edge', at: base(0, 200, 1), distance: 0, overlap: true, contact: false },
  ])('$says', ({ at, distance, overlap, contact }) => {
    for (const outline of [wall, preparePolygon(wall)]) {
      expect(distanceDiscPolygon(at, outline)).toBe(distance);
      expect(overlapsDiscPolygon(at, outline)).toBe(overlap);
      expect(touchesDiscPolygon(at, outline)).toBe(contact);
      expect([isWithinDiscPolygon(at, outline, distance), isWithinDiscPolygon(at, outline, distance - 1)]).toEqual([true, false]);
    }
  });
});

describe('wholly inside', () => {
  const roof = rectangle(vec(0, 0), vec(1000, 1000));
  const cut = polygon([vec(0, 0), vec(1000, 0), vec(1000, 1000), vec(500, 500), vec(0, 1000)]);
  test.each([
    { says: 'exactly as large', outline: roof, at: base(500, 500), inside: true },
    { says: 'flush with two edges', outline: roof, at: base(100, 900, 100), inside: true },
    { says: 'one tick over an edge', outline: roof, at: base(99, 900, 100), inside: false },
    { says: 'outside, flush with an edge', outline: roof, at: base(1100, 500, 100), inside: false },
    { says: 'below the notch', outline: cut, at: base(500, 400, 100), inside: true },
    { says: 'one tick into the notch', outline: cut, at: base(500, 401, 100), inside: false },
    { says: 'a point on the edge', outline: roof, at: base(0, 500, 0), inside: true },
  ])('$says', ({ outline, at, inside }) => {
    expect(containsPolygonDisc(outline, at)).toBe(inside);
  });

  test.each([
    { says: 'corners on the rim', radius: 500, inside: true },
    { says: 'one tick short', radius: 499, inside: false },
  ])('a polygon in a disc: $says', ({ radius, inside }) => {
    expect(containsDiscPolygon(base(0, 0, radius), rectangle(vec(-300, -400), vec(300, 400)))).toBe(inside);
  });
});
