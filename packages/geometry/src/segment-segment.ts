import { classifyPointSegment, containsSegmentPoint, distancePointSegment } from './point-segment.js';
import { orientation } from './predicate.js';
import { ceilRoot } from './round.js';
import type { Segment } from './shape.js';
import { CONTACT, type Ticks } from './units.js';
import { type Vec, distanceSquared, isSamePoint } from './vector.js';

/** Whether two segments share a point, ends included. Exact. */
export const meetsSegmentSegment = (a: Segment, b: Segment): boolean =>
  (orientation(a.from, a.to, b.from) * orientation(a.from, a.to, b.to) < 0 &&
    orientation(b.from, b.to, a.from) * orientation(b.from, b.to, a.to) < 0) ||
  containsSegmentPoint(a, b.from) ||
  containsSegmentPoint(a, b.to) ||
  containsSegmentPoint(b, a.from) ||
  containsSegmentPoint(b, a.to);

/**
 * The distance between two segments, rounded up; 0 where they meet.
 * @unit ticks
 */
export const distanceSegmentSegment = (a: Segment, b: Segment): Ticks =>
  meetsSegmentSegment(a, b)
    ? 0
    : Math.min(
        distancePointSegment(a.from, b),
        distancePointSegment(a.to, b),
        distancePointSegment(b.from, a),
        distancePointSegment(b.to, a),
      );

/** Whether two segments come closer than a reach. Exact; exactly there is not closer. */
export const isCloserSegmentSegment = (a: Segment, b: Segment, reach: Ticks): boolean =>
  reach > 0 &&
  (classifyPointSegment(a.from, b, reach) < 0 ||
    classifyPointSegment(a.to, b, reach) < 0 ||
    classifyPointSegment(b.from, a, reach) < 0 ||
    classifyPointSegment(b.to, a, reach) < 0 ||
    meetsSegmentSegment(a, b));

/**
 * Whether the distance between two segments is at most a range. Exact; the edge is within.
 * @unit ticks
 */
export const isWithinSegmentSegment = (a: Segment, b: Segment, range: Ticks): boolean =>
  range >= 0 &&
  (classifyPointSegment(a.from, b, range) <= 0 ||
    classifyPointSegment(a.to, b, range) <= 0 ||
    classifyPointSegment(b.from, a, range) <= 0 ||
    classifyPointSegment(b.to, a, range) <= 0 ||
    meetsSegmentSegment(a, b));

const isBetween = ({ from, to }: Segment, point: Vec): boolean =>
  (point.x - from.x) * (point.x - to.x) + (point.y - from.y) * (point.y - to.y) <= 0;

/** The two ends of the stretch that two segments on one line share; undefined if they are not on one line or do not meet. */
const sharedEnds = (a: Segment, b: Segment): readonly [Vec, Vec] | undefined => {
  if (orientation(a.from, a.to, b.from) !== 0 || orientation(a.from, a.to, b.to) !== 0) return undefined;
  if (orientation(b.from, b.to, a.from) !== 0 || orientation(b.from, b.to, a.to) !== 0) return undefined;
  const ends = [a.from, a.to].filter((p) => isBetween(b, p)).concat([b.from, b.to].filter((p) => isBetween(a, p)));
  const [first] = ends;
  return first === undefined ? undefined : [first, ends.find((p) => !isSamePoint(p, first)) ?? first];
};

/**
 * The length of the stretch that two segments share, rounded up: 0 unless they lie on one line.
 * @unit ticks
 */
export const sharedLength = (a: Segment, b: Segment): Ticks => {
  const ends = sharedEnds(a, b);
  return ends === undefined ? 0 : ceilRoot(distanceSquared(ends[0], ends[1]));
};

/** Whether two segments cross between their ends, or share a stretch. Meeting at an end is not overlap. Exact. */
export const overlapsSegmentSegment = (a: Segment, b: Segment): boolean =>
  (orientation(a.from, a.to, b.from) * orientation(a.from, a.to, b.to) < 0 &&
    orientation(b.from, b.to, a.from) * orientation(b.from, b.to, a.to) < 0) ||
  sharedLength(a, b) > 0;

/** Whether two segments touch: a gap of at most `CONTACT`, and no overlap. Exact. */
export const touchesSegmentSegment = (a: Segment, b: Segment): boolean =>
  !overlapsSegmentSegment(a, b) && isWithinSegmentSegment(a, b, CONTACT);

/** Whether the second segment lies wholly on the first. Exact. */
export const containsSegmentSegment = (outer: Segment, inner: Segment): boolean =>
  containsSegmentPoint(outer, inner.from) && containsSegmentPoint(outer, inner.to);
