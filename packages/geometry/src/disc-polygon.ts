import { isWithinPointBox } from './box.js';
import { classifyPointPolygon, containsPolygonPoint } from './point-polygon.js';
import { classifyPointSegment, distancePointSegment } from './point-segment.js';
import { preparePolygon } from './prepare.js';
import type { Disc, Polygon } from './shape.js';
import { CONTACT, type Ticks } from './units.js';
import { distanceSquared } from './vector.js';

/**
 * The gap between disc and polygon, rounded up; 0 where they meet.
 * @unit ticks
 */
export const distanceDiscPolygon = ({ center, radius }: Disc, polygon: Polygon): Ticks => {
  const prepared = preparePolygon(polygon);
  if (containsPolygonPoint(prepared, center)) return 0;
  const least = prepared.edges.reduce((ticks, edge) => Math.min(ticks, distancePointSegment(center, edge)), Infinity);
  return Math.max(0, least - radius);
};

/**
 * Whether the gap between disc and polygon is at most a range. Exact; the edge is within.
 * @unit ticks
 */
export const isWithinDiscPolygon = ({ center, radius }: Disc, polygon: Polygon, range: Ticks): boolean => {
  if (!(range >= 0)) return false;
  const prepared = preparePolygon(polygon);
  const reach = radius + range;
  if (!isWithinPointBox(center, prepared.box, reach)) return false;
  for (const edge of prepared.edges) if (classifyPointSegment(center, edge, reach) <= 0) return true;
  return classifyPointPolygon(center, prepared) > 0;
};

/** Whether disc and polygon share more than points of their edges. Exact. */
export const overlapsDiscPolygon = ({ center, radius }: Disc, polygon: Polygon): boolean => {
  const prepared = preparePolygon(polygon);
  if (!isWithinPointBox(center, prepared.box, radius)) return false;
  for (const edge of prepared.edges) if (classifyPointSegment(center, edge, radius) < 0) return true;
  return classifyPointPolygon(center, prepared) > 0;
};

/** Whether disc and polygon are in base contact: a gap of at most `CONTACT`, and no overlap. Exact. */
export const touchesDiscPolygon = (disc: Disc, polygon: Polygon): boolean =>
  isWithinDiscPolygon(disc, polygon, CONTACT) && !overlapsDiscPolygon(disc, polygon);

/** Whether the disc lies wholly in the polygon; touching the edge from inside is in. Exact. */
export const containsPolygonDisc = (polygon: Polygon, { center, radius }: Disc): boolean => {
  const prepared = preparePolygon(polygon);
  if (!isWithinPointBox(center, prepared.box, -radius)) return false;
  for (const edge of prepared.edges) if (classifyPointSegment(center, edge, radius) < 0) return false;
  return containsPolygonPoint(prepared, center);
};

/** Whether the polygon lies wholly in the disc, rim included. Exact. */
export const containsDiscPolygon = ({ center, radius }: Disc, { points }: Polygon): boolean =>
  points.every((point) => distanceSquared(center, point) <= radius * radius);
