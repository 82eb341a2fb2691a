import { isWithinEighth, leftOf, rightOf } from '../heading.js';
import { edgesOf } from '../moves/contact.js';
import { type PushStart, blockersOf, levelOf, wayOfPush } from '../moves/displace.js';
import type { Ground } from '../moves/ground.js';
import { along } from '../round.js';
import type { Disc } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, add, cross, dot, lengthSquared, subtract } from '../vector.js';

/** How long directions are made, so that the sum of two lies half-way between them. */
const SIZE = 32_000;

/** The two ways on which a base just passes what reaches so far around a point; along it, if it is touched. */
const pastPoint = ({ center, radius }: Disc, point: Vec, reach: Ticks): readonly Vec[] => {
  const way = subtract(point, center);
  const [near, left] = [radius + reach, leftOf(way)];
  const long = Math.sqrt(Math.max(0, lengthSquared(way) - near * near));
  if (long === 0) return [left, rightOf(way)];
  return [near, -near].map((side) => along({ x: way.x * long + left.x * side, y: way.y * long + left.y * side }, SIZE));
};

/**
 * The directions of a push on which something begins or ceases to be in its way, from right to left, and then those half-way between
 * them: if there is a gap in what stops it, one of them leads through.
 */
export const waysPast = (start: PushStart, ground: Ground): readonly Vec[] => {
  const { base } = start;
  const axis = wayOfPush(start);
  const edges = blockersOf(start, levelOf(start, ground), ground).flatMap(({ shape }) => edgesOf(shape));
  const past = edges.flatMap(({ line: { from, to }, reach }) => [...pastPoint(base, from, reach), ...pastPoint(base, to, reach), subtract(to, from), subtract(from, to)]);
  const ways = [add(axis, rightOf(axis)), ...past, add(axis, leftOf(axis))].filter((way) => dot(way, axis) > 0 && isWithinEighth(way, axis)).sort((a, b) => cross(b, a));
  return [...ways, ...ways.slice(1).map((way, i) => add(along(way, SIZE), along(ways[i] ?? way, SIZE)))];
};
