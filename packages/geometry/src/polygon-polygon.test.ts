import { describe, expect, test } from 'vitest';
import {
  containsPolygonPolygon,
  distancePolygonPolygon,
  isWithinPolygonPolygon,
  overlapsPolygonPolygon,
  touchesPolygonPolygon,
} from './polygon-polygon.js';
import { polygon, rectangle } from './shape.js';
import { vec } from './vector.js';

const square = rectangle(vec(0, 0), vec(10, 10));
const box = (x1: number, y1: number, x2: number, y2: number) => rectangle(vec(x1, y1), vec(x2, y2));

describe('a square of 10 and', () => {
  test.each([
    { says: 'its neighbour edge to edge', b: box(10, 0, 20, 10), distance: 0, overlap: false, inside: false },
    { says: 'one tick into it', b: box(9, 0, 20, 10), distance: 0, overlap: true, inside: false },
    { says: 'two ticks beside it', b: box(12, 0, 20, 10), distance: 2, overlap: false, inside: false },
    { says: 'three ticks beside it', b: box(13, 0, 20, 10), distance: 3, overlap: false, inside: false },
    { says: 'corner to corner', b: box(10, 10, 20, 20), distance: 0, overlap: false, inside: false },
    { says: 'off the corner', b: box(13, 14, 20, 20), distance: 5, overlap: false, inside: false },
    { says: 'itself', b: square, distance: 0, overlap: true, inside: true },
    { says: 'a smaller one inside', b: box(2, 2, 8, 8), distance: 0, overlap: true, inside: true },
    { says: 'one inside flush with two edges', b: box(0, 0, 5, 5), distance: 0, overlap: true, inside: true },
    { says: 'one that sticks out by a tick', b: box(0, 0, 11, 5), distance: 0, overlap: true, inside: false },
    { says: 'one that crosses it like a plus', b: box(-5, 4, 15, 6), distance: 0, overlap: true, inside: false },
    { says: 'its diamond', b: polygon([vec(5, 0), vec(10, 5), vec(5, 10), vec(0, 5)]), distance: 0, overlap: true, inside: true },
  ])('$says', ({ b, distance, overlap, inside }) => {
    for (const [one, other] of [[square, b], [b, square]] as const) {
      expect(distancePolygonPolygon(one, other)).toBe(distance);
      expect(overlapsPolygonPolygon(one, other)).toBe(overlap);
      expect(touchesPolygonPolygon(one, other)).toBe(!overlap && distance <= 2);
      expect([isWithinPolygonPolygon(one, other, distance), isWithinPolygonPolygon(one, other, distance - 1)]).toEqual([true, false]);
    }
    expect(containsPolygonPolygon(square, b)).toBe(inside);
  });
});

test('a square that fills the notch of a U touches three of its edges and overlaps nothing', () => {
  const notched = polygon([vec(0, 0), vec(30, 0), vec(30, 30), vec(20, 30), vec(20, 10), vec(10, 10), vec(10, 30), vec(0, 30)]);
  const plug = box(10, 10, 20, 20);
  expect(overlapsPolygonPolygon(notched, plug)).toBe(false);
  expect(touchesPolygonPolygon(plug, notched)).toBe(true);
  expect(containsPolygonPolygon(notched, plug)).toBe(false);
  expect(overlapsPolygonPolygon(notched, box(10, 9, 20, 20))).toBe(true);
});
