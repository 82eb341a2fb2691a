import { classifyPointPolygon } from './point-polygon.js';
import { type Term, ceilSum, signOfSum } from './root-sum.js';
import { ceilRoot } from './round.js';
import { type Polygon, type Segment, segment } from './shape.js';
import { shareAtMost } from './share.js';
import { spansInside } from './span.js';
import type { Ticks } from './units.js';
import { type Vec, type Vec3, distanceSquared, isSamePoint } from './vector.js';

/** The way of a base's center, corner by corner; a point without a height is on the table. */
export type Path = readonly (Vec | Vec3)[];

/** One straight piece of a path, and the square of its length with the height counted. */
interface Leg {
  readonly line: Segment;
  readonly square: number;
}

const heightOf = (point: Vec | Vec3): Ticks => ('z' in point ? point.z : 0);

const squareOf = (from: Vec | Vec3, to: Vec | Vec3): number => {
  const z = heightOf(to) - heightOf(from);
  return distanceSquared(from, to) + z * z;
};

const legsOf = (path: Path): readonly Leg[] =>
  path.slice(1).map((to, i) => {
    const from = path[i] ?? to;
    return { line: segment(from, to), square: squareOf(from, to) };
  });

/** The straight pieces of a path as seen from above. */
export const segmentsOf = (path: Path): readonly Segment[] => legsOf(path).map(({ line }) => line);

const whole = ({ square }: Leg): Term => ({ square, num: 1, den: 1 });

const termsInside = (polygons: readonly Polygon[]) => ({ line, square }: Leg): readonly Term[] => {
  if (isSamePoint(line.from, line.to))
    return polygons.some((polygon) => classifyPointPolygon(line.from, polygon) > 0) ? [{ square, num: 1, den: 1 }] : [];
  return spansInside(line, polygons).flatMap(({ from, to }) => [
    { square, num: to.num, den: to.den },
    { square, num: -from.num, den: from.den },
  ]);
};

/**
 * The length of a path with its heights: the sum of its pieces, rounded up once, so that `lengthOf(path) <= range` is exact.
 * @unit ticks
 */
export const lengthOf = (path: Path): Ticks => {
  const [from, to] = path;
  return path.length === 2 && from !== undefined && to !== undefined ? ceilRoot(squareOf(from, to)) : ceilSum(legsOf(path).map(whole));
};

/**
 * The length of the part of a path inside the union of polygons as seen from above, rounded up once. Overlaps count once;
 * along an outer edge is not inside; straight up or down counts where its point is inside one of them.
 * @unit ticks
 */
export const lengthInside = (path: Path, polygons: readonly Polygon[]): Ticks =>
  ceilSum(legsOf(path).flatMap(termsInside(polygons)));

/** A part of a way, and what counts as inside for it: the union of polygons, or all of the part. */
export interface PathPart {
  readonly path: Path;
  readonly inside: readonly Polygon[] | 'all';
}

const doubled = (term: Term): Term => ({ ...term, square: 4 * term.square });
const negative = (leg: Leg): Term => ({ ...whole(leg), num: -1 });

/** Boxes tell that no more than half can be inside; a millionth is left for rounding. */
const isSurelyLess = (parts: readonly PathPart[]): boolean => {
  let [length, inside] = [0, 0];
  for (const part of parts) {
    for (const { line, square } of legsOf(part.path)) {
      const long = Math.sqrt(square);
      length += long;
      inside += part.inside === 'all' ? long : long * shareAtMost(line, part.inside);
    }
  }
  return 2 * inside < length * 0.999_999;
};

/** Whether more than half the length of all parts together is inside, each by its own polygons. Exact: half is not most. */
export const isMostlyInsideParts = (parts: readonly PathPart[]): boolean =>
  !isSurelyLess(parts) &&
  signOfSum(
    parts.flatMap(({ path, inside }) => {
      const legs = legsOf(path);
      return [...legs.flatMap(inside === 'all' ? (leg) => [whole(leg)] : termsInside(inside)).map(doubled), ...legs.map(negative)];
    }),
  ) > 0;

/** Whether more than half the length of a path is inside the union of polygons. Exact: half is not most. */
export const isMostlyInside = (path: Path, polygons: readonly Polygon[]): boolean =>
  isMostlyInsideParts([{ path, inside: polygons }]);
