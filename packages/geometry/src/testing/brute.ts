// Slow twins of the quick answers, obviously right: every point of a fine grid is looked at, with big integers.
import { absurd } from '../absurd.js';
import type { Polygon, Shape } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, vec } from '../vector.js';

/** The sign of the exact value. */
const signOf = (value: bigint): -1 | 0 | 1 => (value > 0n ? 1 : value < 0n ? -1 : 0);

const bigCross = (a: Vec, b: Vec, c: Vec): bigint =>
  BigInt(b.x - a.x) * BigInt(c.y - a.y) - BigInt(b.y - a.y) * BigInt(c.x - a.x);

const bigDot = (a: Vec, b: Vec, c: Vec): bigint =>
  BigInt(b.x - a.x) * BigInt(c.x - a.x) + BigInt(b.y - a.y) * BigInt(c.y - a.y);

/** Which side of the line from a to b the point c lies on, with big integers. */
export const bruteOrientation = (a: Vec, b: Vec, c: Vec): -1 | 0 | 1 => signOf(bigCross(a, b, c));

/** The sign of root² − a · b, with big integers. */
export const bruteCompareSquare = (root: number, a: number, b: number): -1 | 0 | 1 =>
  signOf(BigInt(root) * BigInt(root) - BigInt(a) * BigInt(b));

/**
 * The sign of the distance from a point to the segment between two others minus a reach, with big integers.
 * @unit ticks
 */
export const bruteReach = (point: Vec, [from, to]: readonly [Vec, Vec], reach: Ticks): -1 | 0 | 1 => {
  const square = bigDot(from, to, to);
  const reachSquare = BigInt(reach) * BigInt(reach);
  if (bigDot(from, to, point) <= 0n) return signOf(bigDot(from, point, point) - reachSquare);
  if (bigDot(from, to, point) >= square) return signOf(bigDot(to, point, point) - reachSquare);
  const area = bigCross(from, to, point);
  return signOf(area * area - reachSquare * square);
};

const edgesOf = ({ points }: Polygon): readonly (readonly [Vec, Vec])[] =>
  points.map((from, i) => [from, points[(i + 1) % points.length] ?? from]);

/** How often the outline winds around a point, counted over edges that pass its height. */
const windingOf = (polygon: Polygon, point: Vec): number =>
  edgesOf(polygon).reduce((turns, [from, to]) => {
    const side = bruteOrientation(from, to, point);
    if (from.y <= point.y && to.y > point.y && side > 0) return turns + 1;
    if (to.y <= point.y && from.y > point.y && side < 0) return turns - 1;
    return turns;
  }, 0);

/** Where a point lies: 1 inside the shape, 0 on its edge, −1 outside. */
export const bruteClassify = (point: Vec, shape: Shape): -1 | 0 | 1 => {
  switch (shape.kind) {
    case 'disc':
      return signOf(BigInt(shape.radius) * BigInt(shape.radius) - bigDot(shape.center, point, point));
    case 'segment':
      return bruteReach(point, [shape.from, shape.to], 0) === 0 ? 0 : -1;
    case 'capsule':
      return signOf(BigInt(-bruteReach(point, [shape.from, shape.to], shape.radius)));
    case 'polygon':
      if (edgesOf(shape).some((edge) => bruteReach(point, edge, 0) === 0)) return 0;
      return windingOf(shape, point) === 0 ? -1 : 1;
    default:
      return absurd(shape);
  }
};

/** The shape with every length so many times as large, so that whole points fall between the old ones. */
export const enlarge = (shape: Shape, by: number): Shape => {
  const far = ({ x, y }: Vec): Vec => vec(x * by, y * by);
  switch (shape.kind) {
    case 'disc':
      return { ...shape, center: far(shape.center), radius: shape.radius * by };
    case 'segment':
      return { ...shape, from: far(shape.from), to: far(shape.to) };
    case 'capsule':
      return { ...shape, from: far(shape.from), to: far(shape.to), radius: shape.radius * by };
    case 'polygon':
      return { kind: 'polygon', points: shape.points.map(far) };
    default:
      return absurd(shape);
  }
};

/**
 * The whole points of a square around the origin, every so many ticks.
 * @unit ticks
 */
export const gridOf = (size: Ticks, step: Ticks): readonly Vec[] => {
  const count = Math.floor((2 * size) / step) + 1;
  const along = Array.from({ length: count }, (_, i) => i * step - size);
  return along.flatMap((x) => along.map((y) => vec(x, y)));
};

/** Whether a point of the grid lies inside both shapes. */
export const bruteOverlaps = (a: Shape, b: Shape, grid: readonly Vec[]): boolean =>
  grid.some((point) => bruteClassify(point, a) > 0 && bruteClassify(point, b) > 0);

/** Whether every point of the grid that lies in the inner shape lies in the outer. */
export const bruteContains = (outer: Shape, inner: Shape, grid: readonly Vec[]): boolean =>
  grid.every((point) => bruteClassify(point, inner) < 0 || bruteClassify(point, outer) >= 0);
