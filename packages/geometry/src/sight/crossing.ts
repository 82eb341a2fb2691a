// Where along a ray it crosses edges, in which order, and whether before or after the ends of a line of sight. Exact.
import { type Arithmetic, signOfExpression } from '../exact.js';
import type { Hull } from './hull.js';
import { type Sign, orientation } from '../predicate.js';
import { type Gauge, type Ray, gaugeOf } from './ray.js';
import { type Vec, cross, dot, lengthSquared, subtract } from '../vector.js';

/** Where a ray crosses an edge: from a point on its left to one on its right; or a point on it, twice. */
export interface Crossing {
  readonly left: Vec;
  readonly right: Vec;
}

type Edge = readonly [Vec, Vec];

/** A disc of an end. */
interface Round {
  readonly corner: Vec;
  readonly radius: number;
}

/** A side of an end, and whether what is after it (1) or before it (−1) is asked for. */
interface Side {
  readonly edge: Edge;
  readonly radius: number;
  readonly way: 1 | -1;
}

/** How much the right and the left end of a crossing count, and their positive sum. */
const sharesOf = <N>({ left: v, right: w }: Crossing, { left }: Gauge<N>, on: Arithmetic<N>): readonly [N, N, N] => {
  if (v === w) return [on.of(0), on.of(1), on.of(1)];
  const [right, rest] = [left(v), on.sub(on.of(0), left(w))];
  return [right, rest, on.add(right, rest)];
};

/** What a crossing has of a quantity that its two ends have, times the sum of the shares. */
const mixed = <N>([right, left]: readonly [N, N, N], [ofLeft, ofRight]: readonly [N, N], on: Arithmetic<N>): N =>
  on.add(on.mul(left, ofLeft), on.mul(right, ofRight));

/** The sign of how much farther along the ray the first crossing lies than the second. Exact. */
export const orderOnRay = (ray: Ray, p: Crossing, q: Crossing): Sign => {
  if (p.left === q.left && p.right === q.right) return 0;
  return signOfExpression((on) => {
    const gauge = gaugeOf(ray, on);
    const [ofP, ofQ] = [sharesOf(p, gauge, on), sharesOf(q, gauge, on)];
    const placeP = mixed(ofP, [gauge.along(p.left), gauge.along(p.right)], on);
    const placeQ = mixed(ofQ, [gauge.along(q.left), gauge.along(q.right)], on);
    return on.sub(on.mul(placeP, ofQ[2]), on.mul(placeQ, ofP[2]));
  });
};

/** The sign of how much farther along the ray a crossing lies than a point. */
const orderToPoint = (ray: Ray, crossing: Crossing, point: Vec): Sign => orderOnRay(ray, crossing, { left: point, right: point });

/** Which side of the line through two points a crossing lies on. */
const sideOfEdge = (ray: Ray, crossing: Crossing, edge: Edge): Sign => {
  const [from, to] = edge;
  const [left, right] = [orientation(from, to, crossing.left), orientation(from, to, crossing.right)];
  if (left === right) return left;
  const part = (p: Vec): number => cross(subtract(to, from), subtract(p, from));
  return signOfExpression((on) =>
    mixed(sharesOf(crossing, gaugeOf(ray, on), on), [on.of(part(crossing.left)), on.of(part(crossing.right))], on),
  );
};

/** Whether the ray goes from the right of the way between two points to its left: 1, the other way: −1, along it: 0. */
const passing = (ray: Ray, [from, to]: Edge): Sign =>
  signOfExpression((on) => {
    const { left } = gaugeOf(ray, on);
    return on.sub(left(from), left(to));
  });

/** The sign of how much farther than a radius a crossing is from a corner. */
const reachFromCorner = (ray: Ray, { left, right }: Crossing, { corner, radius }: Round): Sign =>
  signOfExpression((on) => {
    const { of, add, sub, mul } = on;
    const shares = sharesOf({ left, right }, gaugeOf(ray, on), on);
    const part = (key: 'x' | 'y') => mixed(shares, [of(left[key] - corner[key]), of(right[key] - corner[key])], on);
    const [x, y, reach] = [part('x'), part('y'), mul(of(radius), shares[2])];
    return sub(add(mul(x, x), mul(y, y)), mul(reach, reach));
  });

/** The sign of how much farther than a radius a crossing is from the line through an edge. */
const reachFromEdge = (ray: Ray, crossing: Crossing, { edge, radius }: { readonly edge: Edge; readonly radius: number }): Sign =>
  signOfExpression((on) => {
    const [from, way] = [edge[0], subtract(edge[1], edge[0])];
    const shares = sharesOf(crossing, gaugeOf(ray, on), on);
    const part = (p: Vec) => on.of(cross(way, subtract(p, from)));
    const aside = mixed(shares, [part(crossing.left), part(crossing.right)], on);
    const reach = on.mul(on.of(radius), shares[2]);
    return on.sub(on.mul(aside, aside), on.mul(on.mul(reach, reach), on.of(lengthSquared(way))));
  });

/** Which way along an edge a crossing lies from its start. */
const alongEdge = (ray: Ray, crossing: Crossing, [from, to]: Edge): Sign =>
  signOfExpression((on) => {
    const part = (p: Vec) => on.of(dot(subtract(to, from), subtract(p, from)));
    return mixed(sharesOf(crossing, gaugeOf(ray, on), on), [part(crossing.left), part(crossing.right)], on);
  });

const isBeyondCorner = (ray: Ray, crossing: Crossing, { corner, radius, way }: Round & { readonly way: Sign }): boolean =>
  orderToPoint(ray, crossing, corner) === way && (radius === 0 || reachFromCorner(ray, crossing, { corner, radius }) > 0);

/**
 * Beyond a side: outside of it, and the ray leaves through it. A crossing beside one end of a capsule is outside if it is
 * outside the disc there. Of an outline, all sides may be asked alike.
 */
const isBeyondSide = (ray: Ray, crossing: Crossing, { edge, radius, way }: Side): boolean => {
  const back = [edge[1], edge[0]] as const;
  if (radius > 0 && alongEdge(ray, crossing, edge) <= 0) return isBeyondCorner(ray, crossing, { corner: edge[0], radius, way });
  if (radius > 0 && alongEdge(ray, crossing, back) <= 0) return isBeyondCorner(ray, crossing, { corner: edge[1], radius, way });
  if (sideOfEdge(ray, crossing, edge) >= 0 || passing(ray, edge) !== -way) return false;
  return radius === 0 || reachFromEdge(ray, crossing, { edge, radius }) > 0;
};

/** Whether a crossing lies beyond an end that the ray passes: after it (1) or before it (−1), its rim excluded. Exact. */
export const isBeyond = (ray: Ray, crossing: Crossing, { end, way }: { readonly end: Hull; readonly way: 1 | -1 }): boolean => {
  const { corners, radius } = end;
  const [first] = corners;
  if (corners.length === 1 && first !== undefined) return isBeyondCorner(ray, crossing, { corner: first, radius, way });
  const edges = corners.map((from, i): Edge => [from, corners[(i + 1) % corners.length] ?? from]);
  if (edges.some((edge) => isBeyondSide(ray, crossing, { edge, radius, way }))) return true;
  // A wall that lies along the ray has no side to be on.
  const isAlong = corners.length === 2 && radius === 0 && edges.every((edge) => passing(ray, edge) === 0);
  return isAlong && corners.every((corner) => orderToPoint(ray, crossing, corner) === way);
};
