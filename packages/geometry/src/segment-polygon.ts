import { isWithinSegmentBox } from './box.js';
import { containsPolygonPoint, classifyPointPolygon } from './point-polygon.js';
import { orientation } from './predicate.js';
import { type PreparedPolygon, preparePolygon } from './prepare.js';
import { distanceSegmentSegment, isCloserSegmentSegment, isWithinSegmentSegment } from './segment-segment.js';
import type { Polygon, Segment } from './shape.js';
import { isWhole, spansCovered, spansInside } from './span.js';
import { CONTACT, type Ticks } from './units.js';
import { isSamePoint } from './vector.js';

/** 1 if it passes an edge between corners, −1 if it keeps clear of all edges, 0 if it only meets corners, ends or edge lines. */
const classifyEdges = ({ from, to }: Segment, { edges }: PreparedPolygon): -1 | 0 | 1 => {
  let answer: -1 | 0 = -1;
  for (const edge of edges) {
    const sides = orientation(from, to, edge.from) * orientation(from, to, edge.to);
    if (sides > 0) continue;
    const ends = orientation(edge.from, edge.to, from) * orientation(edge.from, edge.to, to);
    if (ends > 0) continue;
    if (sides < 0 && ends < 0) return 1;
    answer = 0;
  }
  return answer;
};

/**
 * Whether a segment has a point inside a polygon. Grazing a corner or running along an edge is not crossing; a segment of
 * length zero crosses where its point is inside. Exact.
 */
export const crossesSegmentPolygon = (segment: Segment, polygon: Polygon): boolean => {
  const prepared = preparePolygon(polygon);
  if (!isWithinSegmentBox(segment, prepared.box, -1)) return false;
  const edges = classifyEdges(segment, prepared);
  if (edges > 0) return true;
  if (edges < 0 || isSamePoint(segment.from, segment.to)) return classifyPointPolygon(segment.from, prepared) > 0;
  return spansInside(segment, [prepared]).length > 0;
};

/** Whether a segment enters the inside of a polygon: the same question as `crossesSegmentPolygon`. Exact. */
export const overlapsSegmentPolygon = (segment: Segment, polygon: Polygon): boolean =>
  crossesSegmentPolygon(segment, polygon);

/**
 * Whether the distance between segment and polygon is at most a range. Exact; the edge is within.
 * @unit ticks
 */
export const isWithinSegmentPolygon = (segment: Segment, polygon: Polygon, range: Ticks): boolean => {
  const prepared = preparePolygon(polygon);
  if (!(range >= 0) || !isWithinSegmentBox(segment, prepared.box, range)) return false;
  for (const edge of prepared.edges) if (isWithinSegmentSegment(segment, edge, range)) return true;
  return containsPolygonPoint(prepared, segment.from);
};

/** Whether segment and inside or edge of a polygon come closer than a reach. Exact. */
export const isCloserSegmentPolygon = (segment: Segment, polygon: Polygon, reach: Ticks): boolean => {
  if (!isWithinSegmentPolygon(segment, polygon, reach)) return false;
  const { edges } = preparePolygon(polygon);
  return crossesSegmentPolygon(segment, polygon) || edges.some((edge) => isCloserSegmentSegment(segment, edge, reach));
};

/**
 * The distance between segment and polygon, rounded up; 0 where they meet.
 * @unit ticks
 */
export const distanceSegmentPolygon = (segment: Segment, polygon: Polygon): Ticks => {
  const prepared = preparePolygon(polygon);
  if (containsPolygonPoint(prepared, segment.from)) return 0;
  return prepared.edges.reduce((least, edge) => Math.min(least, distanceSegmentSegment(segment, edge)), Infinity);
};

/** Whether segment and polygon touch: a gap of at most `CONTACT`, and no crossing. Exact. */
export const touchesSegmentPolygon = (segment: Segment, polygon: Polygon): boolean =>
  isWithinSegmentPolygon(segment, polygon, CONTACT) && !crossesSegmentPolygon(segment, polygon);

/** Whether the segment lies wholly in the union of the polygons, edges included; polygons that share an edge have no gap. Exact. */
export const containsPolygonsSegment = (polygons: readonly Polygon[], segment: Segment): boolean =>
  isSamePoint(segment.from, segment.to)
    ? polygons.some((polygon) => containsPolygonPoint(polygon, segment.from))
    : isWhole(spansCovered(segment, polygons));

/** Whether the segment lies wholly in the polygon, edge included. Exact. */
export const containsPolygonSegment = (polygon: Polygon, segment: Segment): boolean =>
  containsPolygonsSegment([polygon], segment);

/**
 * The parts of a segment inside a polygon, merged and in order, from 0 at its start to 1 at its end. Along the edge is
 * not inside. The numbers are for drawing; decisions have their own exact questions.
 */
export const intervalsInside = (segment: Segment, polygon: Polygon): readonly (readonly [number, number])[] =>
  spansInside(segment, [polygon]).map(({ from, to }) => [from.num / from.den, to.num / to.den]);
