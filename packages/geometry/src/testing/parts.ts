// Slow twins for lines and polygons: cut at every crossing, look at the middle of every part. Numbers stay whole because the
// shapes are enlarged until the middle is a whole point; so keep to small squares (coordinates up to some dozens).
import type { Polygon, Segment } from '../shape.js';
import { type Vec, vec } from '../vector.js';
import { bruteClassify, enlarge } from './brute.js';

/** A part of the way, as a fraction. */
interface Part {
  readonly num: number;
  readonly den: number;
}

const edgesOf = ({ points }: Polygon): readonly (readonly [Vec, Vec])[] =>
  points.map((from, i) => [from, points[(i + 1) % points.length] ?? from]);

const partsOf = ({ from, to }: Segment, [a, b]: readonly [Vec, Vec]): readonly Part[] => {
  const [wayX, wayY, edgeX, edgeY] = [to.x - from.x, to.y - from.y, b.x - a.x, b.y - a.y];
  const den = wayX * edgeY - wayY * edgeX;
  const num = (a.x - from.x) * edgeY - (a.y - from.y) * edgeX;
  const square = wayX * wayX + wayY * wayY;
  const along = (p: Vec): Part => ({ num: (p.x - from.x) * wayX + (p.y - from.y) * wayY, den: square });
  const parts = den === 0 ? [along(a), along(b)] : [den < 0 ? { num: -num, den: -den } : { num, den }];
  return parts.filter((part) => part.num > 0 && part.num < part.den);
};

/** A stretch of a segment between two cuts, and where it lies of the polygons. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly where: readonly (-1 | 0 | 1)[];
}

/** A segment cut at every edge of the polygons, each stretch classified at its middle: 1 inside, 0 on the edge, −1 outside. */
export const bruteStretches = (line: Segment, polygons: readonly Polygon[]): readonly Stretch[] => {
  const cuts = polygons.flatMap(edgesOf).flatMap((edge) => partsOf(line, edge));
  const sorted = [{ num: 0, den: 1 }, ...cuts, { num: 1, den: 1 }].sort((a, b) => a.num * b.den - b.num * a.den);
  return sorted.slice(1).flatMap((to, i) => {
    const from = sorted[i] ?? to;
    if (from.num * to.den === to.num * from.den) return [];
    const by = 2 * from.den * to.den;
    const part = from.num * to.den + to.num * from.den;
    const middle = vec(
      line.from.x * by + (line.to.x - line.from.x) * part,
      line.from.y * by + (line.to.y - line.from.y) * part,
    );
    const where = polygons.map((polygon) => bruteClassify(middle, enlarge(polygon, by)));
    return [{ from: from.num / from.den, to: to.num / to.den, where }];
  });
};

/** A point with fractional coordinates. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly by: number;
}

const spotsOf = (a: Polygon, b: Polygon): readonly Spot[] => {
  const corners = [...a.points, ...b.points].map(({ x, y }) => ({ x, y, by: 1 }));
  const crossings = edgesOf(a).flatMap(([from, to]) =>
    edgesOf(b)
      .flatMap((edge) => partsOf({ kind: 'segment', from, to }, edge))
      .map(({ num, den }) => ({ x: from.x * den + (to.x - from.x) * num, y: from.y * den + (to.y - from.y) * num, by: den })),
  );
  return [...corners, ...crossings];
};

const isInBoth = (spots: readonly Spot[], a: Polygon, b: Polygon): boolean => {
  const by = spots.reduce((product, spot) => product * spot.by, spots.length);
  const sum = (key: 'x' | 'y'): number => spots.reduce((total, spot) => total + (spot[key] * by) / (spot.by * spots.length), 0);
  const middle = vec(sum('x'), sum('y'));
  return bruteClassify(middle, enlarge(a, by)) > 0 && bruteClassify(middle, enlarge(b, by)) > 0;
};

/** Whether the insides of two polygons meet: if they do, some triangle of corners and crossings has its middle in both. */
export const bruteOverlapsPolygons = (a: Polygon, b: Polygon): boolean => {
  const spots = spotsOf(a, b);
  return spots.some((one, i) =>
    spots.slice(i + 1).some((two, j) => spots.slice(i + j + 2).some((three) => isInBoth([one, two, three], a, b))),
  );
};
