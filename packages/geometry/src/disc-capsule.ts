import { classifyPointSegment, distancePointSegment } from './point-segment.js';
import { type Capsule, type Disc, segment } from './shape.js';
import { CONTACT, type Ticks } from './units.js';
import { distanceSquared } from './vector.js';

/**
 * The gap between disc and capsule, rounded up; 0 where they meet.
 * @unit ticks
 */
export const distanceDiscCapsule = (disc: Disc, { from, to, radius }: Capsule): Ticks =>
  Math.max(0, distancePointSegment(disc.center, segment(from, to)) - disc.radius - radius);

/**
 * Whether the gap between disc and capsule is at most a range. Exact; the edge is within.
 * @unit ticks
 */
export const isWithinDiscCapsule = (disc: Disc, { from, to, radius }: Capsule, range: Ticks): boolean =>
  range >= 0 && classifyPointSegment(disc.center, segment(from, to), disc.radius + radius + range) <= 0;

/** Whether disc and capsule share more than a point. Exact. */
export const overlapsDiscCapsule = (disc: Disc, { from, to, radius }: Capsule): boolean =>
  classifyPointSegment(disc.center, segment(from, to), disc.radius + radius) < 0;

/** Whether disc and capsule are in base contact: a gap of at most `CONTACT`, and no overlap. Exact. */
export const touchesDiscCapsule = (disc: Disc, capsule: Capsule): boolean =>
  !overlapsDiscCapsule(disc, capsule) && isWithinDiscCapsule(disc, capsule, CONTACT);

/** Whether the disc lies wholly in the capsule, edge included. Exact. */
export const containsCapsuleDisc = ({ from, to, radius }: Capsule, disc: Disc): boolean =>
  radius >= disc.radius && classifyPointSegment(disc.center, segment(from, to), radius - disc.radius) <= 0;

/** Whether the capsule lies wholly in the disc, rim included. Exact. */
export const containsDiscCapsule = ({ center, radius }: Disc, { from, to, radius: inner }: Capsule): boolean => {
  const spare = radius - inner;
  return spare >= 0 && distanceSquared(center, from) <= spare * spare && distanceSquared(center, to) <= spare * spare;
};
