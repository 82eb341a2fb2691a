// What one line meets, as seen from above: its way over both ends, and for every stretch of it the heights at which pieces lie
// on both sides. A point is stopped only in the inside of all pieces together: so nothing slips between two that share a wall or
// lie one on the other, and what grazes is free.
import type { Field } from './field.js';
import type { Hull } from './hull.js';
import type { Block } from './profile.js';
import type { PreparedPolygon } from '../prepare.js';
import type { Vec } from '../vector.js';
import { snap } from './field.js';

/** What rises over a footprint. */
export interface Prism {
  readonly place: number;
  readonly piece: PreparedPolygon;
  readonly bottom: number;
  readonly top: number;
}

/** Heights from a bottom to a top. */
export interface Storey {
  readonly bottom: number;
  readonly top: number;
}

/**
 * A line through two points, whole to a 2^16th of a tick, or whole numbers to be divided by one that is positive. Places along
 * it count from the one point, 0, to the other, 1.
 */
export interface Way {
  readonly from: Vec;
  readonly to: Vec;
  readonly by?: number;
}

/** Heights that any of some prisms has, joined where they meet. */
export const storeysOf = (prisms: Iterable<Prism>): readonly Storey[] => {
  const storeys: Storey[] = [];
  for (const { bottom, top } of [...prisms].sort((p, q) => p.bottom - q.bottom)) {
    const last = storeys.at(-1);
    if (last !== undefined && bottom <= last.top) storeys[storeys.length - 1] = { bottom: last.bottom, top: Math.max(last.top, top) };
    else storeys.push({ bottom, top });
  }
  return storeys;
};

/** Heights that both have. */
export const bothStoreys = (some: readonly Storey[], others: readonly Storey[]): readonly Storey[] =>
  some.flatMap((p) =>
    others.flatMap((q) => {
      const [bottom, top] = [Math.max(p.bottom, q.bottom), Math.min(p.top, q.top)];
      return bottom < top ? [{ bottom, top }] : [];
    }),
  );

interface Measure<N> {
  /** How far to the left of the line a point lies. */
  readonly aside: (point: Vec) => N;
  readonly along: (point: Vec) => N;
  /** The squared length, which is a place of 1. */
  readonly whole: N;
}

const measureOf = <N>({ of, add, sub, mul, div }: Field<N>, { from, to, by = 1 }: Way): Measure<N> => {
  const at = (value: number): N => div(of(value), of(by));
  const [x, y] = [at(from.x), at(from.y)];
  const [dx, dy] = [sub(at(to.x), x), sub(at(to.y), y)];
  return {
    aside: (point) => sub(mul(dx, sub(of(point.y), y)), mul(dy, sub(of(point.x), x))),
    along: (point) => add(mul(dx, sub(of(point.x), x)), mul(dy, sub(of(point.y), y))),
    whole: add(mul(dx, dx), mul(dy, dy)),
  };
};

interface Change<N> {
  readonly at: N;
  readonly prism: Prism;
  readonly side: 1 | -1;
}

/** Where the lines a hair to the left and to the right go into prisms and out of them. */
const changesAlong = <N>(on: Field<N>, { aside, along, whole }: Measure<N>, prism: Prism): readonly Change<N>[] => {
  const spots = prism.piece.points.map((point) => {
    const left = aside(point);
    return { left, sign: on.sign(left), point };
  });
  return spots.flatMap((from, i) => {
    const to = spots[(i + 1) % spots.length] ?? from;
    return ([1, -1] as const).flatMap((side) => {
      if ((from.sign === side) === (to.sign === side)) return [];
      const [start, end] = [along(from.point), along(to.point)];
      const part = on.div(from.left, on.sub(from.left, to.left));
      return [{ at: on.div(on.add(start, on.mul(on.sub(end, start), part)), whole), prism, side }];
    });
  });
};

/** What stops a line, stretch by stretch. */
export const blocksAlong = <N>(on: Field<N>, way: Way, prisms: readonly Prism[]): readonly Block<N>[] => {
  const measure = measureOf(on, way);
  const changes = prisms.flatMap((prism) => changesAlong(on, measure, prism)).sort((p, q) => on.sign(on.sub(p.at, q.at)));
  const [left, right] = [new Set<Prism>(), new Set<Prism>()];
  return changes.flatMap(({ at, prism, side }, i) => {
    const beside = side === 1 ? left : right;
    if (!beside.delete(prism)) beside.add(prism);
    const next = changes[i + 1];
    if (next === undefined || left.size === 0 || right.size === 0 || on.sign(on.sub(next.at, at)) <= 0) return [];
    return bothStoreys(storeysOf(left), storeysOf(right)).map(({ bottom, top }) => ({ from: at, to: next.at, bottom: on.of(bottom), top: on.of(top) }));
  });
};

/** The sides of an end between its discs, moved out as far as whole 2^16ths of a tick allow. */
const sidesOf = ({ corners, radius }: Hull): readonly (readonly [Vec, Vec])[] =>
  corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    const [x, y] = [to.x - from.x, to.y - from.y];
    const size = Math.sqrt(x * x + y * y);
    if (radius === 0 || size === 0) return [from, to];
    const reach = (radius - 0.0001) / size;
    const out = { x: snap(y * reach), y: snap(-x * reach) };
    return [{ x: from.x + out.x, y: from.y + out.y }, { x: to.x + out.x, y: to.y + out.y }];
  });

/** Where a line runs over an end, or a little less; undefined where it does not. */
export const chordOf = <N>(on: Field<N>, way: Way, hull: Hull): { readonly from: N; readonly to: N } | undefined => {
  const { add, sub, mul, div, sign } = on;
  const { aside, along, whole } = measureOf(on, way);
  const ofDiscs = hull.corners.flatMap((corner): readonly N[] => {
    const [left, middle, reach] = [aside(corner), along(corner), on.of(hull.radius)];
    const square = sub(mul(mul(reach, reach), whole), mul(left, left));
    if (sign(square) < 0) return [];
    const half = on.root(square);
    return [sub(middle, half), add(middle, half)];
  });
  const ofSides = (hull.corners.length === 1 ? [] : sidesOf(hull)).flatMap(([from, to]): readonly N[] => {
    const [f, g] = [aside(from), aside(to)];
    if (sign(f) * sign(g) >= 0) return [];
    return [add(along(from), mul(sub(along(to), along(from)), div(f, sub(f, g))))];
  });
  const [first, ...rest] = [...ofDiscs, ...ofSides];
  if (first === undefined) return undefined;
  const least = rest.reduce((p, q) => (sign(sub(p, q)) <= 0 ? p : q), first);
  const most = rest.reduce((p, q) => (sign(sub(p, q)) >= 0 ? p : q), first);
  return { from: div(least, whole), to: div(most, whole) };
};
