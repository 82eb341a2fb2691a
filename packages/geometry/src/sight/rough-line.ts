// A line in doubles that know how far they may be off. What it cannot tell, `ray.ts` and `crossing.ts` can, exactly and slowly.
import type { Crossing } from './crossing.js';
import { ROUGH, type Rough, roughQuotient } from '../exact.js';
import type { Hull } from './hull.js';
import type { Sign } from '../predicate.js';
import type { Ray } from './ray.js';
import type { Tangent } from './tangent.js';
import type { Vec } from '../vector.js';

/** A point of a line, how far to its left it lies, and a direction of length 1; and how far the numbers may be off. */
export interface RoughLine {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly offPoint: number;
  readonly ux: number;
  readonly uy: number;
  readonly offWay: number;
}

/** Beyond all roundings of the few sums and products of a measure, as a part of their sizes. */
const ULPS = 1 / 281_474_976_710_656;

/** A ray in doubles. */
export const roughLineOf = ({ a, b }: Ray): RoughLine => {
  const { of, add, sub, mul, root } = ROUGH;
  const place = ([x, y, w]: readonly [Rough, Rough, Rough]): readonly [Rough, Rough] => [roughQuotient(x, w), roughQuotient(y, w)];
  const [[ax, ay], [bx, by]] = [place(a.spot(ROUGH)), place(b.spot(ROUGH))];
  const [dx, dy, rise] = [sub(bx, ax), sub(by, ay), of(b.radius - a.radius)];
  const whole = add(mul(dx, dx), mul(dy, dy));
  const length = root(sub(whole, mul(rise, rise)));
  const ux = roughQuotient(add(mul(length, dx), mul(rise, dy)), whole);
  const uy = roughQuotient(sub(mul(length, dy), mul(rise, dx)), whole);
  const offPoint = Math.max(ax.off, ay.off);
  return { x: ax.value, y: ay.value, radius: a.radius, offPoint, ux: ux.value, uy: uy.value, offWay: Math.max(ux.off, uy.off) };
};

/** A tangent in doubles. Whole numbers, so only the root, four products, two sums and the quotients round. */
export const roughTangent = ({ a, dx, dy, rise, root, whole }: Tangent): RoughLine => {
  const ux = (root * dx + rise * dy) / whole;
  const uy = (root * dy - rise * dx) / whole;
  return { x: a.x, y: a.y, radius: a.radius, offPoint: 0, ux, uy, offWay: ULPS };
};

/** How far to the left of the line a point lies. */
export const roughLeft = ({ x, y, radius, ux, uy }: RoughLine, point: Vec): number => ux * (point.y - y) - uy * (point.x - x) + radius;

/** How far along the line a point lies. */
export const roughAlong = ({ x, y, ux, uy }: RoughLine, point: Vec): number => ux * (point.x - x) + uy * (point.y - y);

/** How far a measure of a point may be off. */
export const offAt = ({ x, y, radius, offPoint, offWay }: RoughLine, point: Vec): number =>
  3 * offPoint + (offWay + ULPS) * (Math.abs(point.x - x) + Math.abs(point.y - y) + Math.abs(x) + Math.abs(y) + Math.abs(radius));

/** The sign of how far to the left of the line a point lies, minus a radius; 0 where doubles cannot tell. */
export const roughSide = (line: RoughLine, point: Vec, radius: number): Sign => {
  const value = roughLeft(line, point) - radius;
  const off = offAt(line, point) + Math.abs(radius) * ULPS;
  return value > off ? 1 : value < -off ? -1 : 0;
};

/** Where along the line a crossing lies. */
export const roughPlace = (line: RoughLine, { left, right }: Crossing): Rough => {
  const [from, to] = [roughAlong(line, left), roughAlong(line, right)];
  const off = Math.max(offAt(line, left), offAt(line, right));
  if (left === right) return { value: from, off };
  const [f, g] = [roughLeft(line, left), roughLeft(line, right)];
  const apart = f - g - 2 * off;
  if (!(apart > 0)) return { value: from, off: Infinity };
  const part = Math.max(0, Math.min(1, f / (f - g)));
  return { value: from + (to - from) * part, off: 2 * off + Math.abs(to - from) * ((3 * off) / apart + ULPS) };
};

/** Where a line leaves a disc (1) or enters it (−1). */
const roughRim = (line: RoughLine, { corner, radius, way }: { readonly corner: Vec; readonly radius: number; readonly way: 1 | -1 }): Rough => {
  const [middle, aside, off] = [roughAlong(line, corner), Math.abs(roughLeft(line, corner)), offAt(line, corner) + radius * ULPS];
  const [least, most] = [radius - aside - off, radius - aside + off];
  const near = least > 0 ? Math.sqrt(least * Math.max(0, radius + aside - off)) : 0;
  const far = most > 0 ? Math.sqrt(most * (radius + aside + off)) : 0;
  return { value: middle + (way * (near + far)) / 2, off: (far - near) / 2 + off + far * ULPS };
};

/** Whether a place lies beyond a disc that the line meets: 1 it does, −1 it does not, 0 doubles cannot tell. */
export const roughBeyond = (line: RoughLine, place: Rough, { end, way }: { readonly end: Hull; readonly way: 1 | -1 }): Sign => {
  const [corner] = end.corners;
  if (corner === undefined || end.corners.length > 1) return 0;
  const rim = roughRim(line, { corner, radius: end.radius, way });
  const [value, off] = [(place.value - rim.value) * way, place.off + rim.off];
  return value > off ? 1 : value < -off ? -1 : 0;
};

/** Whether all of a line that lies in a piece lies beyond one end and not yet at the other (1), or within or before an end (−1); 0 if neither is plain. */
export const roughWhere = (line: RoughLine, points: readonly Vec[], { a, b }: { readonly a: Hull; readonly b: Hull }): Sign => {
  const [first, last] = [a.corners[0], b.corners[0]];
  if (first === undefined || last === undefined || a.corners.length > 1 || b.corners.length > 1) return 0;
  let [least, most, off] = [Infinity, -Infinity, 0];
  for (const point of points) {
    const place = roughAlong(line, point);
    off = Math.max(off, offAt(line, point));
    if (place < least) least = place;
    if (place > most) most = place;
  }
  const leave = roughRim(line, { corner: first, radius: a.radius, way: 1 });
  const enter = roughRim(line, { corner: last, radius: b.radius, way: -1 });
  if (least - off > leave.value + leave.off && most + off < enter.value - enter.off) return 1;
  return most + off < leave.value - leave.off || least - off > enter.value + enter.off ? -1 : 0;
};
