import { roundTicks, ceilRoot } from './round.js';
import type { Disc } from './shape.js';
import { CONTACT, type Ticks } from './units.js';
import { type Vec, distanceSquared } from './vector.js';

/**
 * The gap between two discs, rounded up; 0 where they meet.
 * @unit ticks
 */
export const distanceDiscDisc = (a: Disc, b: Disc): Ticks =>
  Math.max(0, ceilRoot(distanceSquared(a.center, b.center)) - a.radius - b.radius);

/**
 * Whether the gap between two discs is at most a range. Exact; the edge is within.
 * @unit ticks
 */
export const isWithinDiscDisc = (a: Disc, b: Disc, range: Ticks): boolean => {
  const reach = a.radius + b.radius + range;
  return range >= 0 && distanceSquared(a.center, b.center) <= reach * reach;
};

/** Whether two discs share more than a point: the centers are closer than the radii together. Exact. */
export const overlapsDiscDisc = (a: Disc, b: Disc): boolean => {
  const reach = a.radius + b.radius;
  return distanceSquared(a.center, b.center) < reach * reach;
};

/** Whether two discs are in base contact: a gap of at most `CONTACT`, and no overlap. Exact. */
export const touchesDiscDisc = (a: Disc, b: Disc): boolean => !overlapsDiscDisc(a, b) && isWithinDiscDisc(a, b, CONTACT);

/** Whether the second disc lies wholly in the first; touching its rim from inside is in. Exact. */
export const containsDiscDisc = (outer: Disc, inner: Disc): boolean => {
  const spare = outer.radius - inner.radius;
  return spare >= 0 && distanceSquared(outer.center, inner.center) <= spare * spare;
};

const isBefore = (a: Disc, b: Disc): boolean =>
  a.center.x !== b.center.x ? a.center.x < b.center.x : a.center.y !== b.center.y ? a.center.y < b.center.y : a.radius < b.radius;

/**
 * The points where two rims cross, each to the nearest tick: two, one where they touch, none where they do not meet or
 * share a center. The order of the discs changes nothing.
 * @unit ticks
 */
export const crossingsDiscDisc = (a: Disc, b: Disc): readonly Vec[] => {
  if (isBefore(b, a)) return crossingsDiscDisc(b, a);
  const [x, y] = [b.center.x - a.center.x, b.center.y - a.center.y];
  const square = x * x + y * y;
  const [sum, difference] = [a.radius + b.radius, a.radius - b.radius];
  const height = (sum * sum - square) * (square - difference * difference);
  if (square === 0 || height < 0) return [];
  const along = square + sum * difference;
  const aside = Math.sqrt(height);
  const from = { x: Math.floor(a.center.x), y: Math.floor(a.center.y) };
  const at = (side: number): Vec => ({
    x: from.x + roundTicks(a.center.x - from.x + (x * along - side * y * aside) / (2 * square)),
    y: from.y + roundTicks(a.center.y - from.y + (y * along + side * x * aside) / (2 * square)),
  });
  return height === 0 ? [at(0)] : [at(1), at(-1)];
};
