import { compareSquare } from './predicate.js';
import type { Disc } from './shape.js';
import type { Ticks } from './units.js';
import { distanceSquared } from './vector.js';

/**
 * The straight line between the nearest edges of two discs of which one lies higher, rounded up once; the rise alone where
 * they meet as seen from above.
 * @unit ticks
 */
export const slantDiscDisc = (a: Disc, b: Disc, rise: Ticks): Ticks => {
  const square = distanceSquared(a.center, b.center);
  const radii = a.radius + b.radius;
  if (square <= radii * radii) return Math.abs(rise);
  const sum = square + radii * radii + rise * rise;
  // ticks² ≥ sum − 2 · radii · √square, without the root.
  const reaches = (ticks: Ticks): boolean => {
    const rest = sum - ticks * ticks;
    return rest <= 0 || compareSquare(rest, 4 * radii * radii, square) <= 0;
  };
  let ticks = Math.ceil(Math.sqrt(Math.max(0, sum - 2 * radii * Math.sqrt(square))));
  while (ticks > 0 && reaches(ticks - 1)) ticks -= 1;
  while (!reaches(ticks)) ticks += 1;
  return ticks;
};
