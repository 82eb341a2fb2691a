import { isWithinBoxBox } from './box.js';
import { containsPolygonPoint } from './point-polygon.js';
import { type PreparedPolygon, preparePolygon } from './prepare.js';
import { containsPolygonSegment, distanceSegmentPolygon, isWithinSegmentPolygon } from './segment-polygon.js';
import type { Polygon } from './shape.js';
import { spansBeside } from './span.js';
import { CONTACT, type Ticks } from './units.js';

const holdsCorner = (outer: PreparedPolygon, { points: [corner] }: Polygon): boolean =>
  corner !== undefined && containsPolygonPoint(outer, corner);

/**
 * The distance between two polygons, rounded up; 0 where they meet.
 * @unit ticks
 */
export const distancePolygonPolygon = (a: Polygon, b: Polygon): Ticks => {
  const [one, other] = [preparePolygon(a), preparePolygon(b)];
  if (holdsCorner(one, other)) return 0;
  return one.edges.reduce((least, edge) => Math.min(least, distanceSegmentPolygon(edge, other)), Infinity);
};

/**
 * Whether the distance between two polygons is at most a range. Exact; the edge is within.
 * @unit ticks
 */
export const isWithinPolygonPolygon = (a: Polygon, b: Polygon, range: Ticks): boolean => {
  const [one, other] = [preparePolygon(a), preparePolygon(b)];
  if (!(range >= 0) || !isWithinBoxBox(one.box, other.box, range)) return false;
  for (const edge of one.edges) if (isWithinSegmentPolygon(edge, other, range)) return true;
  return holdsCorner(one, other);
};

/** Whether, somewhere along the edge of a, its inside has the inside of b beside it. */
const hasEdgeIn = (a: PreparedPolygon, b: PreparedPolygon): boolean =>
  a.turn !== 0 && a.edges.some((edge) => spansBeside(edge, b, a.turn === 1 ? 1 : -1).length > 0);

/** Whether two polygons share more than points of their edges. Exact. */
export const overlapsPolygonPolygon = (a: Polygon, b: Polygon): boolean => {
  const [one, other] = [preparePolygon(a), preparePolygon(b)];
  return isWithinBoxBox(one.box, other.box, -1) && (hasEdgeIn(one, other) || hasEdgeIn(other, one));
};

/** Whether two polygons touch: a gap of at most `CONTACT`, and no overlap. Exact. */
export const touchesPolygonPolygon = (a: Polygon, b: Polygon): boolean =>
  isWithinPolygonPolygon(a, b, CONTACT) && !overlapsPolygonPolygon(a, b);

/** Whether the second polygon lies wholly in the first, edge included. Exact. */
export const containsPolygonPolygon = (outer: Polygon, inner: Polygon): boolean => {
  const prepared = preparePolygon(outer);
  return preparePolygon(inner).edges.every((edge) => containsPolygonSegment(prepared, edge));
};
