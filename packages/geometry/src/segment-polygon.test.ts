import { describe, expect, test } from 'vitest';
import {
  containsPolygonsSegment,
  crossesSegmentPolygon,
  distanceSegmentPolygon,
  intervalsInside,
  isWithinSegmentPolygon,
  touchesSegmentPolygon,
} from './segment-polygon.js';
import { polygon, rectangle, segment } from './shape.js';
import { vec } from './vector.js';

const line = (x1: number, y1: number, x2: number, y2: number) => segment(vec(x1, y1), vec(x2, y2));
const square = rectangle(vec(0, 0), vec(10, 10));
/** A U with its notch at x 10..20, y 10..30. */
const notched = polygon([vec(0, 0), vec(30, 0), vec(30, 30), vec(20, 30), vec(20, 10), vec(10, 10), vec(10, 30), vec(0, 30)]);

describe('crossing a square of 10', () => {
  test.each([
    { says: 'straight through', by: line(-5, 5, 15, 5), crosses: true },
    { says: 'along a diagonal, corner to corner', by: line(0, 0, 10, 10), crosses: true },
    { says: 'wholly inside', by: line(2, 2, 8, 3), crosses: true },
    { says: 'ending one tick inside', by: line(-5, 5, 1, 5), crosses: true },
    { says: 'ending on the edge', by: line(-5, 5, 0, 5), crosses: false },
    { says: 'from the edge outward', by: line(10, 5, 15, 5), crosses: false },
    { says: 'from edge to edge', by: line(0, 5, 5, 10), crosses: true },
    { says: 'grazing a corner', by: line(-5, 5, 5, -5), crosses: false },
    { says: 'one tick past the corner', by: line(-5, 6, 5, -4), crosses: true },
    { says: 'along an edge', by: line(-5, 0, 15, 0), crosses: false },
    { says: 'along part of an edge', by: line(2, 10, 7, 10), crosses: false },
    { says: 'one tick within the edge', by: line(-5, 1, 15, 1), crosses: true },
    { says: 'far away', by: line(50, 50, 60, 70), crosses: false },
  ])('$says', ({ by, crosses }) => {
    expect(crossesSegmentPolygon(by, square)).toBe(crosses);
    expect(crossesSegmentPolygon(segment(by.to, by.from), square)).toBe(crosses);
  });
});

describe('[GE-07] a line of length zero', () => {
  test.each([
    { says: 'inside', x: 5, y: 5, crosses: true, distance: 0 },
    { says: 'on the edge', x: 10, y: 5, crosses: false, distance: 0 },
    { says: 'on a corner', x: 10, y: 10, crosses: false, distance: 0 },
    { says: 'outside', x: 13, y: 14, crosses: false, distance: 5 },
  ])('$says', ({ x, y, crosses, distance }) => {
    const point = line(x, y, x, y);
    expect(crossesSegmentPolygon(point, square)).toBe(crosses);
    expect(distanceSegmentPolygon(point, square)).toBe(distance);
    expect(intervalsInside(point, square)).toEqual([]);
    expect(containsPolygonsSegment([square], point)).toBe(distance === 0);
  });

  test('a polygon with doubled corners answers as without', () => {
    const doubled = polygon(square.points.flatMap((point) => [point, point]));
    expect(crossesSegmentPolygon(line(-5, 5, 5, -5), doubled)).toBe(false);
    expect(crossesSegmentPolygon(line(0, 0, 10, 10), doubled)).toBe(true);
    expect(intervalsInside(line(-10, 5, 10, 5), doubled)).toEqual([[0.5, 1]]);
  });
});

describe('the notch of a U', () => {
  test.each([
    { says: 'across both arms', by: line(-10, 20, 40, 20), parts: [[0.2, 0.4], [0.6, 0.8]] },
    { says: 'in the notch', by: line(12, 20, 18, 12), parts: [] },
    { says: 'along the floor of the notch', by: line(-10, 10, 40, 10), parts: [[0.2, 0.4], [0.6, 0.8]] },
    { says: 'down a wall of the notch into the body', by: line(10, 40, 10, 0), parts: [[0.75, 1]] },
    { says: 'along the top of the arms', by: line(-10, 30, 40, 30), parts: [] },
  ])('$says', ({ by, parts }) => {
    expect(intervalsInside(by, notched)).toEqual(parts);
    expect(crossesSegmentPolygon(by, notched)).toBe(parts.length > 0);
  });
});

describe('covered by polygons together', () => {
  const right = rectangle(vec(10, 0), vec(20, 10));
  const apart = rectangle(vec(11, 0), vec(20, 10));
  test.each([
    { says: 'two that share an edge', by: line(1, 5, 19, 5), polygons: [square, right], covered: true },
    { says: 'one tick between them', by: line(1, 5, 19, 5), polygons: [square, apart], covered: false },
    { says: 'along the shared edge', by: line(10, 0, 10, 10), polygons: [square, right], covered: true },
    { says: 'along the outer edge', by: line(0, 0, 20, 0), polygons: [square, right], covered: true },
    { says: 'one tick beyond the end', by: line(0, 5, 21, 5), polygons: [square, right], covered: false },
    { says: 'over the notch', by: line(5, 20, 25, 20), polygons: [notched], covered: false },
    { says: 'along the floor of the notch', by: line(5, 10, 25, 10), polygons: [notched], covered: true },
    { says: 'meeting at a corner only', by: line(5, 5, 15, 15), polygons: [square, rectangle(vec(10, 10), vec(20, 20))], covered: true },
  ])('$says', ({ by, polygons, covered }) => {
    expect(containsPolygonsSegment(polygons, by)).toBe(covered);
  });
});

test.each([
  { says: 'two ticks beside the edge', by: line(12, -5, 12, 15), touches: true, distance: 2 },
  { says: 'three ticks beside the edge', by: line(13, -5, 13, 15), touches: false, distance: 3 },
  { says: 'across', by: line(5, -5, 5, 15), touches: false, distance: 0 },
  { says: 'along the edge', by: line(0, -5, 0, 15), touches: true, distance: 0 },
])('$says', ({ by, touches, distance }) => {
  expect(touchesSegmentPolygon(by, square)).toBe(touches);
  expect(distanceSegmentPolygon(by, square)).toBe(distance);
  expect(isWithinSegmentPolygon(by, square, distance)).toBe(true);
  expect(isWithinSegmentPolygon(by, square, distance - 1)).toBe(false);
});
