// Lines that touch two round things, exactly. A point is round with radius 0, so one kind of line serves for common tangents
// of bases, tangents through a corner and lines through two corners. Its sides are signs of √square · C + T with whole C and T:
// doubles answer unless they come too near 0, then big integers do. No epsilon decides.
import { bigOf } from '../exact.js';
import { type Sign, signOf } from '../predicate.js';
import type { Vec } from '../vector.js';

/** What a line touches: a point, or a disc that it leaves on its left (`radius` positive) or on its right (negative). */
export interface Contact {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The line that touches `a` and then `b`, both on the sides that their radii say. */
export interface Tangent {
  readonly kind: 'tangent';
  readonly a: Contact;
  readonly dx: number;
  readonly dy: number;
  /** How much farther to the left the second center lies than the first. */
  readonly rise: number;
  /** The squared distance of the centers. */
  readonly whole: number;
  /** The squared length from touch to touch, and its root. */
  readonly square: number;
  readonly root: number;
}

/** The line that touches both, from the first to the second; undefined where one lies in the other or both are one point. */
export const tangentOf = (a: Contact, b: Contact): Tangent | undefined => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const rise = b.radius - a.radius;
  const whole = dx * dx + dy * dy;
  const square = whole - rise * rise;
  return whole === 0 || square < 0 ? undefined : { kind: 'tangent', a, dx, dy, rise, whole, square, root: Math.sqrt(square) };
};

/** What the sign of √square · c + rise · e + radius · whole is asked for. */
interface Sum {
  readonly c: number;
  readonly e: number;
  readonly radius: number;
}

/** The sign of √square · c + rise · e + radius · whole, where doubles cannot tell. */
const exactSign = ({ square, rise, whole }: Tangent, { c, e, radius }: Sum): Sign => {
  const rest = bigOf(rise) * bigOf(e) + bigOf(radius) * bigOf(whole);
  const sign = square === 0 ? 0 : signOf(c);
  const signOfRest = rest > 0n ? 1 : rest < 0n ? -1 : 0;
  if (sign === 0 || sign === signOfRest) return signOfRest;
  if (signOfRest === 0) return sign;
  const difference = bigOf(c) * bigOf(c) * bigOf(square) - rest * rest;
  return difference === 0n ? 0 : difference > 0n ? sign : signOfRest;
};

/**
 * Whole numbers below 2^53 are exact; the root, three products and two sums round once each, so the error of the sum is
 * below 5 · 2^−53 of the sum of sizes. This is 2^−50.
 */
const DOUBT = 1 / 1_125_899_906_842_624;

const signOfSum = (line: Tangent, sum: Sum): Sign => {
  if (line.rise === 0 && sum.radius === 0) return signOf(sum.c);
  const first = line.root * sum.c;
  const second = line.rise * sum.e;
  const third = sum.radius * line.whole;
  const value = first + second + third;
  const size = Math.abs(first) + Math.abs(second) + Math.abs(third);
  return Math.abs(value) > size * DOUBT ? signOf(value) : exactSign(line, sum);
};

/** The sign of how far to the left of the line a point lies, minus a radius: 0 where a disc around it touches. Exact. */
export const sideOfTangent = (line: Tangent, point: Vec, radius = 0): Sign => {
  const wx = point.x - line.a.x;
  const wy = point.y - line.a.y;
  const c = line.dx * wy - line.dy * wx;
  if (line.rise === 0 && line.a.radius === radius) return signOf(c);
  if (wx === line.dx && wy === line.dy && line.a.radius + line.rise === radius) return 0;
  return signOfSum(line, { c, e: line.dx * wx + line.dy * wy, radius: line.a.radius - radius });
};

/** The sign of how much the line goes the way of a vector: 0 at a right angle. Exact. */
export const headingOfTangent = (line: Tangent, way: Vec): Sign =>
  signOfSum(line, { c: line.dx * way.x + line.dy * way.y, e: line.dy * way.x - line.dx * way.y, radius: 0 });
