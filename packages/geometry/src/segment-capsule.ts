import { classifyPointSegment, containsSegmentPoint } from './point-segment.js';
import { distanceSegmentSegment, isCloserSegmentSegment, isWithinSegmentSegment } from './segment-segment.js';
import { type Capsule, type Segment, segment } from './shape.js';
import { CONTACT, type Ticks } from './units.js';

/**
 * The gap between segment and capsule, rounded up; 0 where they meet.
 * @unit ticks
 */
export const distanceSegmentCapsule = (line: Segment, { from, to, radius }: Capsule): Ticks =>
  Math.max(0, distanceSegmentSegment(line, segment(from, to)) - radius);

/**
 * Whether the gap between segment and capsule is at most a range. Exact; the edge is within.
 * @unit ticks
 */
export const isWithinSegmentCapsule = (line: Segment, { from, to, radius }: Capsule, range: Ticks): boolean =>
  range >= 0 && isWithinSegmentSegment(line, segment(from, to), radius + range);

/** Whether the segment enters the capsule. Exact. */
export const overlapsSegmentCapsule = (line: Segment, { from, to, radius }: Capsule): boolean =>
  isCloserSegmentSegment(line, segment(from, to), radius);

/** Whether segment and capsule are in base contact: a gap of at most `CONTACT`, and no overlap. Exact. */
export const touchesSegmentCapsule = (line: Segment, capsule: Capsule): boolean =>
  !overlapsSegmentCapsule(line, capsule) && isWithinSegmentCapsule(line, capsule, CONTACT);

/** Whether the segment lies wholly in the capsule, edge included. Exact. */
export const containsCapsuleSegment = ({ from, to, radius }: Capsule, line: Segment): boolean =>
  [line.from, line.to].every((point) => classifyPointSegment(point, segment(from, to), radius) <= 0);

/** Whether the capsule lies wholly on the segment: only one without a width can. Exact. */
export const containsSegmentCapsule = (line: Segment, { from, to, radius }: Capsule): boolean =>
  radius === 0 && containsSegmentPoint(line, from) && containsSegmentPoint(line, to);
