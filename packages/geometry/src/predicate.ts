// Exact answers from doubles. A cross product of table coordinates is exact; the product of two such numbers is not, but
// rounding is monotone: rounded products that differ already tell which exact product is larger. Only when they are equal
// do the rounding errors decide, and those are doubles too (Dekker's product). No epsilon, no big integers, no allocation.
import type { Vec } from './vector.js';

/** A sign: −1, 0 or 1. */
export type Sign = -1 | 0 | 1;

const EXACT = 9_007_199_254_740_992;
const SPLITTER = 134_217_729;

/** The sign of a number; 0 for what is no number. */
export const signOf = (value: number): Sign => (value > 0 ? 1 : value < 0 ? -1 : 0);

/** What rounding took away from the product a · b: a · b is exactly `a * b + lostBy(a, b)`. */
const lostBy = (a: number, b: number): number => {
  const product = a * b;
  const wideA = a * SPLITTER;
  const highA = wideA - (wideA - a);
  const lowA = a - highA;
  const wideB = b * SPLITTER;
  const highB = wideB - (wideB - b);
  const lowB = b - highB;
  return lowA * lowB - (product - highA * highB - lowA * highB - highA * lowB);
};

/** Which side of the line from a to b the point c lies on: 1 left, −1 right, 0 on it. Exact. */
export const orientation = (a: Vec, b: Vec, c: Vec): Sign =>
  signOf((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

/** The sign of root² − a · b for whole numbers. Exact even where the products are not. */
export const compareSquare = (root: number, a: number, b: number): Sign => {
  const left = root * root;
  const right = a * b;
  if (left !== right) return signOf(left - right);
  return left < EXACT ? 0 : signOf(lostBy(root, root) - lostBy(a, b));
};

/** A number as a quotient of whole numbers; `den` is positive. */
export interface Fraction {
  readonly num: number;
  readonly den: number;
}

/** The sign of a − b. Exact. */
export const compareFractions = (a: Fraction, b: Fraction): Sign => {
  const left = a.num * b.den;
  const right = b.num * a.den;
  if (left !== right) return signOf(left - right);
  return (left < 0 ? -left : left) < EXACT ? 0 : signOf(lostBy(a.num, b.den) - lostBy(b.num, a.den));
};
