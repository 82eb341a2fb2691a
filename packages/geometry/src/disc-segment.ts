import { classifyPointSegment, distancePointSegment } from './point-segment.js';
import type { Disc, Segment } from './shape.js';
import { CONTACT, type Ticks } from './units.js';
import { distanceSquared } from './vector.js';

/**
 * The gap between disc and segment, rounded up; 0 where they meet.
 * @unit ticks
 */
export const distanceDiscSegment = (disc: Disc, segment: Segment): Ticks =>
  Math.max(0, distancePointSegment(disc.center, segment) - disc.radius);

/**
 * Whether the gap between disc and segment is at most a range. Exact; the edge is within.
 * @unit ticks
 */
export const isWithinDiscSegment = (disc: Disc, segment: Segment, range: Ticks): boolean =>
  range >= 0 && classifyPointSegment(disc.center, segment, disc.radius + range) <= 0;

/** Whether the segment enters the disc: it comes closer to the center than the radius. Exact. */
export const overlapsDiscSegment = (disc: Disc, segment: Segment): boolean =>
  classifyPointSegment(disc.center, segment, disc.radius) < 0;

/** Whether disc and segment are in base contact: a gap of at most `CONTACT`, and no overlap. Exact. */
export const touchesDiscSegment = (disc: Disc, segment: Segment): boolean =>
  !overlapsDiscSegment(disc, segment) && isWithinDiscSegment(disc, segment, CONTACT);

/** Whether the segment lies wholly in the disc, rim included. Exact. */
export const containsDiscSegment = ({ center, radius }: Disc, { from, to }: Segment): boolean =>
  distanceSquared(center, from) <= radius * radius && distanceSquared(center, to) <= radius * radius;
