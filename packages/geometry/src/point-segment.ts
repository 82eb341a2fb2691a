import { type Sign, compareSquare, orientation, signOf } from './predicate.js';
import { ceilQuotient, ceilRoot } from './round.js';
import type { Segment } from './shape.js';
import type { Ticks } from './units.js';
import { type Vec, distanceSquared } from './vector.js';

/**
 * The sign of the distance between point and segment minus a reach: −1 closer, 0 exactly there, 1 farther. Exact.
 * @unit ticks
 */
export const classifyPointSegment = (point: Vec, { from, to }: Segment, reach: Ticks): Sign => {
  if (reach < 0) return 1;
  const wayX = to.x - from.x;
  const wayY = to.y - from.y;
  const x = point.x - from.x;
  const y = point.y - from.y;
  const along = x * wayX + y * wayY;
  const square = wayX * wayX + wayY * wayY;
  if (along <= 0) return signOf(x * x + y * y - reach * reach);
  if (along >= square) return signOf(distanceSquared(point, to) - reach * reach);
  return compareSquare(wayX * y - wayY * x, reach * reach, square);
};

/**
 * The distance between point and segment, rounded up.
 * @unit ticks
 */
export const distancePointSegment = (point: Vec, { from, to }: Segment): Ticks => {
  const wayX = to.x - from.x;
  const wayY = to.y - from.y;
  const x = point.x - from.x;
  const y = point.y - from.y;
  const along = x * wayX + y * wayY;
  const square = wayX * wayX + wayY * wayY;
  if (along <= 0) return ceilRoot(x * x + y * y);
  if (along >= square) return ceilRoot(distanceSquared(point, to));
  return ceilQuotient(wayX * y - wayY * x, square);
};

/** Whether a point lies on a segment, ends included. Exact. */
export const containsSegmentPoint = ({ from, to }: Segment, point: Vec): boolean =>
  orientation(from, to, point) === 0 &&
  (point.x - from.x) * (point.x - to.x) <= 0 &&
  (point.y - from.y) * (point.y - to.y) <= 0;
