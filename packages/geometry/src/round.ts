// The one place where square roots and quotients become ticks. Each result is the true value rounded once; the guess from
// Math.sqrt (which IEEE 754 rounds correctly) is only a start, and exact comparisons settle it.
import { compareSquare } from './predicate.js';
import type { Ticks } from './units.js';
import { type Vec, lengthSquared, subtract } from './vector.js';

/**
 * The nearest whole tick; halves go away from zero, so that mirrored values stay mirrored. Never −0.
 * @unit ticks
 */
export const roundTicks = (value: number): Ticks => (value < 0 ? -Math.round(-value) : Math.round(value)) + 0;

/**
 * |value| / √square, rounded up to whole ticks. `square` is positive.
 * @unit ticks
 */
export const ceilQuotient = (value: number, square: number): Ticks => {
  const size = Math.abs(value);
  let ticks = Math.ceil(size / Math.sqrt(square));
  while (ticks > 0 && compareSquare(size, (ticks - 1) * (ticks - 1), square) <= 0) ticks -= 1;
  while (compareSquare(size, ticks * ticks, square) > 0) ticks += 1;
  return ticks;
};

/**
 * |value| / √square, rounded down to whole ticks. `square` is positive.
 * @unit ticks
 */
export const floorQuotient = (value: number, square: number): Ticks => {
  const up = ceilQuotient(value, square);
  return compareSquare(Math.abs(value), up * up, square) === 0 ? up : up - 1;
};

/**
 * The square root of a whole number below 2^50, rounded up to whole ticks. The root of its neighbour is far enough from a
 * whole number that no double takes it for one.
 * @unit ticks
 */
export const ceilRoot = (square: number): Ticks => Math.ceil(Math.sqrt(square));

/** A way to go: from a point, in a direction that need not be of any length, so far. */
export interface Way {
  readonly from: Vec;
  readonly toward: Vec;
  /** @unit ticks */
  readonly length: Ticks;
  /** Whether the whole point found may be a little `short` of the length, never beyond, or a little `beyond`, never short. */
  readonly round: 'short' | 'beyond';
}

/**
 * The whole point at a length from `from` toward `toward`: less than 1.5 ticks short of it, or beyond it. Undefined where
 * both are the same point, for then there is no direction.
 * @unit ticks
 */
export const pointAlong = ({ from, toward, length, round }: Way): Vec | undefined => {
  const way = subtract(toward, from);
  const square = lengthSquared(way);
  if (square === 0) return undefined;
  const quotient = round === 'short' ? floorQuotient : ceilQuotient;
  const part = (component: number): Ticks =>
    component < 0 ? -quotient(component * length, square) : quotient(component * length, square);
  return { x: from.x + part(way.x), y: from.y + part(way.y) };
};

const sized = (direction: Vec, length: Ticks, round: (value: number) => Ticks): Vec => {
  const size = Math.sqrt(lengthSquared(direction));
  if (size === 0) return { x: 0, y: 0 };
  return { x: round((direction.x * length) / size) + 0, y: round((direction.y * length) / size) + 0 };
};

/**
 * The way of a length in a direction, each component to the nearest tick. The zero vector has no direction and gives none.
 * @unit ticks
 */
export const along = (direction: Vec, length: Ticks): Vec => sized(direction, length, roundTicks);

/**
 * The way of a length in a direction, each component rounded down in size: never longer, less than 1.5 ticks shorter.
 * @unit ticks
 */
export const shortAlong = (direction: Vec, length: Ticks): Vec => sized(direction, length, Math.trunc);
