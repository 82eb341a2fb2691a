// Where a base fits at all. The places of its center are bounded by straight lines and by arcs; so if there is any, there is
// one at a corner, where two of them cross, or where an arc that holds the center in goes farthest. Corners are not whole:
// with a little to spare on all sides, the whole place next to one is as good; with nothing to spare, those around it may be.
import { type Box, boxOf, growBox, isWithinBoxBox, isWithinPointBox } from '../box.js';
import { crossingsDiscDisc } from '../disc-disc.js';
import { edgesOf } from '../moves/contact.js';
import { cornersBetween } from '../moves/flush.js';
import type { Ground } from '../moves/ground.js';
import { preparePolygon } from '../prepare.js';
import { roundTicks } from '../round.js';
import { type Disc, type Polygon, type Segment, type Shape, disc, segment } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, add, cross, distanceSquared, dot, lengthSquared, subtract } from '../vector.js';
import { distinct, floorsFor } from './density.js';

/** What bounds the places of the center of a base, besides what lies on the table. */
export interface Bounds {
  /** Of the base. @unit ticks */
  readonly radius: Ticks;
  /** Discs that may hold the center in. */
  readonly within: readonly Disc[];
  /** Lines on whose left the center may have to be. */
  readonly beside: readonly Segment[];
  /** Holds all places that matter. */
  readonly around: Box;
  /** From where the nearest place is wanted: then the corners come nearest first, and with them what of each bound is nearest. */
  readonly from?: Vec;
}

/** A little more than any point is from the nearest whole one: √½. */
const HALF = 0.72;

/** How corners are taken: with something to spare, the whole place next to each; with nothing, all those around it. */
export type Fit = 'spare' | 'tight';

/** The corners to look at first, and those to look at if none of them will do. */
export const FITS: readonly Fit[] = ['spare', 'tight'];

/** A line or the rim of a disc, not whole. */
type Bound = Segment | Disc;

/** A line moved to its right. */
const aside = ({ from, to }: Segment, by: number): Segment => {
  const way = subtract(to, from);
  const part = by / Math.sqrt(lengthSquared(way));
  const off = { x: way.y * part, y: -way.x * part };
  return segment(add(from, off), add(to, off));
};

/** Where the center of a base touches a polygon from inside, from outside, or both. */
const aroundPolygon = (shape: Polygon, reach: number, sides: readonly (1 | -1)[]): readonly Bound[] => {
  const { edges, turn } = preparePolygon(shape);
  return edges.flatMap((edge, i): readonly Bound[] => {
    const before = edges.at(i - 1) ?? edge;
    const bend = cross(subtract(before.to, before.from), subtract(edge.to, edge.from)) * turn;
    return sides.flatMap((side): readonly Bound[] => [aside(edge, side * turn * reach), ...(bend * side > 0 ? [disc(edge.from, reach)] : [])]);
  });
};

/** Where the center of a base touches a shape from outside. */
const aroundShape = (shape: Shape, by: number): readonly Bound[] => {
  if (shape.kind === 'polygon') return aroundPolygon(shape, by, OUT);
  return edgesOf(shape).flatMap(({ line, reach }): readonly Bound[] => {
    const rim = disc(line.from, reach + by);
    return shape.kind === 'disc' ? [rim] : [rim, disc(line.to, reach + by), aside(line, reach + by), aside(line, -reach - by)];
  });
};

const [IN, OUT, BOTH] = [[-1], [1], [1, -1]] as const;

/** All that bounds the center, with so much to spare. */
const boundsOf = ({ radius, within, beside, around }: Bounds, { edge, floors, obstacles, bases }: Ground, spare: number): readonly Bound[] => {
  const reach = radius + spare;
  const isNear = ({ shape }: { readonly shape: Shape }): boolean => isWithinBoxBox(boxOf(shape), around, reach);
  return [
    ...within.map((hold) => disc(hold.center, hold.radius - spare)),
    ...beside.map((line) => aside(line, -spare)),
    ...bases.filter(isNear).flatMap(({ shape }) => aroundShape(shape, reach)),
    ...obstacles.filter((one) => one.bars !== 'tool' && isNear(one)).flatMap(({ shape }) => aroundPolygon(shape, reach, OUT)),
    ...floors.filter((one) => one.shape !== edge && isNear(one)).flatMap(({ shape }) => aroundPolygon(shape, reach, BOTH)),
    ...cornersBetween(floors, growBox(around, reach)).map(({ center }) => disc(center, reach)),
    ...aroundPolygon(edge, reach, IN),
  ];
};

/** What counts as touching, in square ticks: far above every error of rounding, far below what whole numbers can make. */
const HAIR = 1e-4;

const rounded = ({ x, y }: Vec): Vec => ({ x: roundTicks(x), y: roundTicks(y) });

const onLine = ({ from }: Segment, way: Vec, part: number): Vec => rounded({ x: from.x + way.x * part, y: from.y + way.y * part });

/** The whole places next to where the rim of a disc crosses a line, or touches it. */
const crossingsDiscLine = ({ center, radius }: Disc, line: Segment): readonly Vec[] => {
  const [way, off] = [subtract(line.to, line.from), subtract(center, line.from)];
  const square = lengthSquared(way);
  const height = radius * radius - (cross(way, off) * cross(way, off)) / square;
  if (height < -HAIR) return [];
  const [middle, half] = [dot(way, off) / square, Math.sqrt(Math.max(0, height) / square)];
  return [onLine(line, way, middle - half), onLine(line, way, middle + half)];
};

const crossingsOf = (a: Bound, b: Bound): readonly Vec[] => {
  if (a.kind === 'disc') return b.kind === 'disc' ? crossingsDiscDisc(a, b) : crossingsDiscLine(a, b);
  if (b.kind === 'disc') return crossingsDiscLine(b, a);
  const [way, other] = [subtract(a.to, a.from), subtract(b.to, b.from)];
  const turn = cross(way, other);
  return turn === 0 ? [] : [onLine(a, way, cross(subtract(b.from, a.from), other) / turn)];
};

/** The outermost places of a disc along the axes. */
const polesOf = ({ center, radius }: Disc): readonly Vec[] =>
  [{ x: -radius, y: 0 }, { x: radius, y: 0 }, { x: 0, y: -radius }, { x: 0, y: radius }].map((way) => rounded(add(center, way)));

/** The places of a bound nearest to a point, if they lie inside it; of a disc around it those along the axes. */
const nearestOf = (bound: Bound, from: Vec): readonly Vec[] => {
  if (bound.kind === 'segment') {
    const way = subtract(bound.to, bound.from);
    return [onLine(bound, way, dot(way, subtract(from, bound.from)) / lengthSquared(way))];
  }
  const { center, radius } = bound;
  const way = subtract(from, center);
  const part = radius / Math.sqrt(lengthSquared(way));
  return !Number.isFinite(part) ? polesOf(bound) : [part, -part].map((by) => rounded({ x: center.x + way.x * by, y: center.y + way.y * by }));
};

const keyOf = (bound: Bound): string =>
  bound.kind === 'disc' ? `${bound.center.x} ${bound.center.y} ${bound.radius}` : `${bound.from.x} ${bound.from.y} ${bound.to.x} ${bound.to.y}`;

const corners = function* (bounds: Bounds, ground: Ground, fit: Fit): Generator<Vec, void> {
  const spare = fit === 'spare' ? HALF : 0;
  const { around, within, from } = bounds;
  const all = distinct(boundsOf(bounds, ground, spare), keyOf).map((bound) => ({ bound, box: boxOf(bound) })).filter(({ box }) => isWithinBoxBox(box, around, 1));
  for (const { center, radius } of within) yield* polesOf(disc(center, radius - spare));
  for (const [i, one] of all.entries()) {
    if (from !== undefined) yield* nearestOf(one.bound, from).filter((point) => isWithinPointBox(point, one.box, 1));
    for (let j = 0; j < i; j += 1) {
      const other = all[j];
      if (other === undefined || !isWithinBoxBox(one.box, other.box, 1)) continue;
      for (const point of crossingsOf(one.bound, other.bound)) if (isWithinPointBox(point, one.box, 1) && isWithinPointBox(point, other.box, 1)) yield point;
    }
  }
};

const inOrder = (points: Iterable<Vec>, from: Vec | undefined): Iterable<Vec> =>
  from === undefined ? points : [...points].sort((a, b) => distanceSquared(a, from) - distanceSquared(b, from));

const NEXT = [0, -1, 1].flatMap((x) => [0, -1, 1].map((y): Vec => ({ x, y })));

/** By how much a base that fits next to a place would have to be smaller to fit there. */
const LESS = 2;

/**
 * Whole places next to the corners of where the center of a base may be, each once; they are still to be checked. Wherever a disc of
 * 0.72 ticks fits into what is allowed, one of those with something to `spare` is allowed; a place narrower than that
 * can be missed, but where corners of walls and bases are whole, it is mostly among the `tight` ones.
 */
export const cornersOf = function* (bounds: Bounds, ground: Ground, fit: Fit): Generator<Vec, void> {
  const [seen, tried] = [new Set<number>(), new Set<number>()];
  const isNew = ({ x, y }: Vec, among: Set<number>): boolean => among.size < among.add(x * 8_388_608 + y).size;
  for (const corner of inOrder(corners(bounds, ground, fit), bounds.from)) {
    if (!isNew(corner, tried) || floorsFor(disc(corner, Math.max(0, bounds.radius - LESS)), ground).length === 0) continue;
    for (const next of fit === 'spare' ? NEXT.slice(0, 1) : NEXT) {
      const place = add(corner, next);
      if (isNew(place, seen) && isWithinPointBox(place, bounds.around, 0)) yield place;
    }
  }
};
