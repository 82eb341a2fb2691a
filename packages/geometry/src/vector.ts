import type { Ticks } from './units.js';

/**
 * A point of the table, or the way from one point to another.
 * @unit ticks
 */
export interface Vec {
  readonly x: Ticks;
  readonly y: Ticks;
}

/**
 * A point with its height above the table.
 * @unit ticks
 */
export interface Vec3 extends Vec {
  readonly z: Ticks;
}

/**
 * The point at x and y.
 * @unit ticks
 */
export const vec = (x: Ticks, y: Ticks): Vec => ({ x, y });

/**
 * The sum of two vectors.
 * @unit ticks
 */
export const add = (a: Vec, b: Vec): Vec => ({ x: a.x + b.x, y: a.y + b.y });

/**
 * The way from b to a.
 * @unit ticks
 */
export const subtract = (a: Vec, b: Vec): Vec => ({ x: a.x - b.x, y: a.y - b.y });

/**
 * A vector a whole number of times as long. Zero is always +0, so that results survive JSON.
 * @unit ticks
 */
export const scale = (a: Vec, by: number): Vec => ({ x: a.x * by + 0, y: a.y * by + 0 });

/**
 * The dot product: positive if the two point the same way.
 * @unit square ticks
 */
export const dot = (a: Vec, b: Vec): number => a.x * b.x + a.y * b.y;

/**
 * The cross product: positive if b points to the left of a.
 * @unit square ticks
 */
export const cross = (a: Vec, b: Vec): number => a.x * b.y - a.y * b.x;

/**
 * The squared length.
 * @unit square ticks
 */
export const lengthSquared = (a: Vec): number => a.x * a.x + a.y * a.y;

/**
 * The squared distance between two points.
 * @unit square ticks
 */
export const distanceSquared = (a: Vec, b: Vec): number => {
  const x = a.x - b.x;
  const y = a.y - b.y;
  return x * x + y * y;
};

/** Whether two points are the same. */
export const isSamePoint = (a: Vec, b: Vec): boolean => a.x === b.x && a.y === b.y;
