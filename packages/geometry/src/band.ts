import { absurd } from './absurd.js';
import { contains } from './contains.js';
import { distance, isWithin } from './distance.js';
import { type Shape, capsule, disc } from './shape.js';
import type { Ticks } from './units.js';
import type { Vec } from './vector.js';

/**
 * Whether no part of a shape is within a range of another: the edge is within, so it is not beyond. Exact.
 * @unit ticks
 */
export const isBeyond = (a: Shape, b: Shape, range: Ticks): boolean => !isWithin(a, b, range);

interface Round {
  readonly points: readonly Vec[];
  readonly radius: Ticks;
}

/** The discs whose hull a shape is; of one that is not convex, the hull counts. */
const roundsOf = (shape: Shape): Round => {
  switch (shape.kind) {
    case 'disc':
      return { points: [shape.center], radius: shape.radius };
    case 'segment':
      return { points: [shape.from, shape.to], radius: 0 };
    case 'polygon':
      return { points: shape.points, radius: 0 };
    case 'capsule':
      return { points: [shape.from, shape.to], radius: shape.radius };
    default:
      return absurd(shape);
  }
};

/**
 * Whether all of a shape is within a range of another, the edge included. What it is measured from must be convex: then
 * so is all within the range, and the ends of the inner shape speak for it. Exact.
 * @unit ticks
 */
export const isCompletelyWithin = (inner: Shape, from: Shape, range: Ticks): boolean => {
  if (!(range >= 0)) return false;
  if (from.kind === 'disc') return contains(disc(from.center, from.radius + range), inner);
  if (from.kind === 'capsule') return contains(capsule(from, from.radius + range), inner);
  const { points, radius } = roundsOf(inner);
  return radius <= range
    ? points.every((point) => isWithin(disc(point, 0), from, range - radius))
    : points.every((point) => contains(from, disc(point, radius - range)));
};

/**
 * The number of the first limit that a distance is within, counted from 0; the number of limits if it is beyond all. The
 * limits ascend.
 * @unit ticks
 */
export const bandOf = (length: Ticks, limits: readonly Ticks[]): number => {
  const band = limits.findIndex((limit) => length <= limit);
  return band < 0 ? limits.length : band;
};

/**
 * The band of the distance between two shapes: exact, since distances round up and limits are whole. On a limit is within it.
 * @unit ticks
 */
export const bandBetween = (a: Shape, b: Shape, limits: readonly Ticks[]): number => bandOf(distance(a, b), limits);
