// Discs and pieces cut across a way, in doubles and rounded to ticks: a little too large or a little too small, as asked.
import { orientation } from '../predicate.js';
import { type Disc, type Polygon, polygon } from '../shape.js';
import { roundTicks } from '../round.js';
import { type Vec, dot, lengthSquared } from '../vector.js';

/** A stretch along a way, as dot products with it. */
export interface Slab {
  readonly from: number;
  readonly to: number;
}

/** Ticks by which a cut shape is too large or too small: more than rounding moves a corner. */
const SPARE = 2;

/** How far a disc reaches along a way. */
export const extentOf = ({ center, radius }: Disc, way: Vec): Slab => {
  const [middle, half] = [dot(way, center), radius * Math.sqrt(lengthSquared(way))];
  return { from: middle - half, to: middle + half };
};

const outlineOf = ({ center }: Disc, way: Vec, points: readonly (readonly [number, number])[]): Polygon => {
  const length = Math.sqrt(lengthSquared(way));
  const [ux, uy] = [way.x / length, way.y / length];
  return polygon(points.map(([s, h]) => ({ x: roundTicks(center.x + ux * s - uy * h), y: roundTicks(center.y + uy * s + ux * h) })));
};

/** Where a slab begins and ends, from the center of a disc, in ticks. */
const placesOf = ({ center }: Disc, way: Vec, { from, to }: Slab): readonly [number, number] => {
  const [length, middle] = [Math.sqrt(lengthSquared(way)), dot(way, center)];
  return [(from - middle) / length, (to - middle) / length];
};

/** A polygon that holds all of a slice of a disc. */
export const aroundSlice = (one: Disc, way: Vec, slab: Slab): Polygon => {
  const radius = one.radius + SPARE + 1;
  const [from, to] = placesOf(one, way, slab);
  const [s, t] = [Math.max(-radius, from - SPARE), Math.min(radius, to + SPARE)];
  const [g, h] = [Math.sqrt(radius * radius - s * s), Math.sqrt(radius * radius - t * t)];
  // Where the tangents in both ends of the arc meet.
  const by = (radius * radius) / (radius * radius + s * t + g * h);
  const [x, y] = [(s + t) * by, (g + h) * by];
  return outlineOf(one, way, [[s, -g], [x, -y], [t, -h], [t, h], [x, y], [s, g]]);
};

/** A polygon within a slice of a disc; undefined where it is too thin for one. */
export const withinSlice = (one: Disc, way: Vec, slab: Slab): Polygon | undefined => {
  const radius = one.radius - SPARE - 1;
  const [from, to] = placesOf(one, way, slab);
  const [s, t] = [Math.max(-radius, from + SPARE), Math.min(radius, to - SPARE)];
  if (t - s < 4 * SPARE) return undefined;
  const m = (s + t) / 2;
  const [g, k, h] = [s, m, t].map((place) => Math.max(SPARE, Math.sqrt(Math.max(0, radius * radius - place * place)))) as [number, number, number];
  return outlineOf(one, way, [[s, -g], [m, -k], [t, -h], [t, h], [m, k], [s, g]]);
};

const cut = (points: readonly Vec[], way: Vec, least: number): readonly Vec[] =>
  points.flatMap((to, i) => {
    const from = points.at(i - 1) ?? to;
    const [f, g] = [dot(way, from) - least, dot(way, to) - least];
    const part = f / (f - g);
    const crossing = f < 0 !== g < 0 ? [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }] : [];
    return g < 0 ? crossing : [...crossing, to];
  });

const isConvex = (points: readonly Vec[]): boolean => {
  const turns = points.map((point, i) => orientation(points.at(i - 1) ?? point, point, points[(i + 1) % points.length] ?? point));
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
};

/**
 * The part of a piece in a slab, to within a tick of its outline. Of one that is not convex: all of it or, where less is
 * wanted than there might be, nothing.
 */
export const partIn = (piece: Polygon, way: Vec, { from, to, isLeast }: Slab & { readonly isLeast: boolean }): Polygon | undefined => {
  if (!(from < to)) return undefined;
  const places = piece.points.map((point) => dot(way, point));
  const [low, high] = [Math.min(...places), Math.max(...places)];
  if (low >= from && high <= to) return piece;
  if (low >= to || high <= from) return undefined;
  if (!isConvex(piece.points)) return isLeast ? undefined : piece;
  const back = { x: -way.x, y: -way.y };
  const points = cut(cut(piece.points, way, from), back, -to).map(({ x, y }) => ({ x: roundTicks(x), y: roundTicks(y) }));
  const distinct = points.filter((point, i) => {
    const before = points.at(i - 1) ?? point;
    return points.length === 1 || point.x !== before.x || point.y !== before.y;
  });
  return distinct.length < 3 ? undefined : polygon(distinct);
};
