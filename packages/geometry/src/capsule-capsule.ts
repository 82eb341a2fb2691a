import { classifyPointSegment } from './point-segment.js';
import { distanceSegmentSegment, isCloserSegmentSegment, isWithinSegmentSegment } from './segment-segment.js';
import { type Capsule, type Segment, segment } from './shape.js';
import { CONTACT, type Ticks } from './units.js';

const middleOf = ({ from, to }: Capsule): Segment => segment(from, to);

/**
 * The gap between two capsules, rounded up; 0 where they meet.
 * @unit ticks
 */
export const distanceCapsuleCapsule = (a: Capsule, b: Capsule): Ticks =>
  Math.max(0, distanceSegmentSegment(middleOf(a), middleOf(b)) - a.radius - b.radius);

/**
 * Whether the gap between two capsules is at most a range. Exact; the edge is within.
 * @unit ticks
 */
export const isWithinCapsuleCapsule = (a: Capsule, b: Capsule, range: Ticks): boolean =>
  range >= 0 && isWithinSegmentSegment(middleOf(a), middleOf(b), a.radius + b.radius + range);

/** Whether two capsules share more than points of their edges. Exact. */
export const overlapsCapsuleCapsule = (a: Capsule, b: Capsule): boolean =>
  isCloserSegmentSegment(middleOf(a), middleOf(b), a.radius + b.radius);

/** Whether two capsules are in base contact: a gap of at most `CONTACT`, and no overlap. Exact. */
export const touchesCapsuleCapsule = (a: Capsule, b: Capsule): boolean =>
  !overlapsCapsuleCapsule(a, b) && isWithinCapsuleCapsule(a, b, CONTACT);

/** Whether the second capsule lies wholly in the first, edge included. Exact. */
export const containsCapsuleCapsule = (outer: Capsule, { from, to, radius }: Capsule): boolean =>
  outer.radius >= radius &&
  [from, to].every((end) => classifyPointSegment(end, middleOf(outer), outer.radius - radius) <= 0);
