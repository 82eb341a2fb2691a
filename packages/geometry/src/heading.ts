// Directions are whole vectors, never angles: no wrap at zero, no division, and every question is a sign of products.
import { compareFractions } from './predicate.js';
import { roundTicks } from './round.js';
import { DIRECTION_LIMIT } from './units.js';
import { type Vec, cross, dot, subtract } from './vector.js';

/** The direction a quarter turn to the left. */
export const leftOf = ({ x, y }: Vec): Vec => ({ x: 0 - y, y: x + 0 });

/** The direction a quarter turn to the right. */
export const rightOf = ({ x, y }: Vec): Vec => ({ x: y + 0, y: 0 - x });

/** The opposite direction. */
export const backOf = ({ x, y }: Vec): Vec => ({ x: 0 - x, y: 0 - y });

/** Whether two vectors point the same way, however long they are. Exact. */
export const isSameHeading = (a: Vec, b: Vec): boolean => cross(a, b) === 0 && dot(a, b) > 0;

/** Whether a direction is at most 45 degrees off another; that is within, and of no direction at all everything is. Exact. */
export const isWithinEighth = (direction: Vec, of: Vec): boolean => Math.abs(cross(of, direction)) <= dot(of, direction);

/** Whether the turn between two directions, either way, is at most a quarter. Exact. */
export const isWithinQuarter = (a: Vec, b: Vec): boolean => dot(a, b) >= 0;

/**
 * Whether the turn between two directions, either way, is at most that from (1, 0) up to `limit`, which has a y of at
 * least 0: (0, 1) is a quarter turn, (1, 1) an eighth, (−1, 0) a half. Exact.
 */
export const isWithinTurn = (a: Vec, b: Vec, limit: Vec): boolean => {
  const [ahead, aside] = [dot(a, b), Math.abs(cross(a, b))];
  if (limit.y === 0) return limit.x < 0 || (aside === 0 && ahead > 0);
  // aside · limit.x ≤ ahead · limit.y, for vectors in the upper half plane.
  return compareFractions({ num: aside * Math.sign(limit.x), den: limit.y }, { num: ahead, den: Math.abs(limit.x) || 1 }) <= 0;
};

/** The direction from one point to another, shortened so far that it is a direction: off by at most a tick in a metre. */
export const headingTo = (from: Vec, to: Vec): Vec => {
  const way = subtract(to, from);
  const size = Math.max(Math.abs(way.x), Math.abs(way.y));
  if (size <= DIRECTION_LIMIT) return way;
  return { x: roundTicks((way.x * DIRECTION_LIMIT) / size), y: roundTicks((way.y * DIRECTION_LIMIT) / size) };
};
