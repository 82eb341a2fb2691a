import { isCloserSegmentSegment } from './segment-segment.js';
import { classifyPointSegment } from './point-segment.js';
import { preparePolygon } from './prepare.js';
import { containsPolygonSegment, distanceSegmentPolygon, isCloserSegmentPolygon, isWithinSegmentPolygon } from './segment-polygon.js';
import { type Capsule, type Polygon, segment } from './shape.js';
import { CONTACT, type Ticks } from './units.js';

/**
 * The gap between capsule and polygon, rounded up; 0 where they meet.
 * @unit ticks
 */
export const distanceCapsulePolygon = ({ from, to, radius }: Capsule, polygon: Polygon): Ticks =>
  Math.max(0, distanceSegmentPolygon(segment(from, to), polygon) - radius);

/**
 * Whether the gap between capsule and polygon is at most a range. Exact; the edge is within.
 * @unit ticks
 */
export const isWithinCapsulePolygon = ({ from, to, radius }: Capsule, polygon: Polygon, range: Ticks): boolean =>
  range >= 0 && isWithinSegmentPolygon(segment(from, to), polygon, radius + range);

/** Whether capsule and polygon share more than points of their edges. Exact. */
export const overlapsCapsulePolygon = ({ from, to, radius }: Capsule, polygon: Polygon): boolean =>
  isCloserSegmentPolygon(segment(from, to), polygon, radius);

/** Whether capsule and polygon are in base contact: a gap of at most `CONTACT`, and no overlap. Exact. */
export const touchesCapsulePolygon = (capsule: Capsule, polygon: Polygon): boolean =>
  !overlapsCapsulePolygon(capsule, polygon) && isWithinCapsulePolygon(capsule, polygon, CONTACT);

/** Whether the capsule lies wholly in the polygon; touching the edge from inside is in. Exact. */
export const containsPolygonCapsule = (polygon: Polygon, { from, to, radius }: Capsule): boolean => {
  const [prepared, middle] = [preparePolygon(polygon), segment(from, to)];
  return containsPolygonSegment(prepared, middle) && !prepared.edges.some((edge) => isCloserSegmentSegment(middle, edge, radius));
};

/** Whether the polygon lies wholly in the capsule, edge included. Exact. */
export const containsCapsulePolygon = ({ from, to, radius }: Capsule, { points }: Polygon): boolean =>
  points.every((point) => classifyPointSegment(point, segment(from, to), radius) <= 0);
