// The overlap of a narrow convex plate with a polygon, as asked for every piece under a tool. Nearly always a side of one of
// them has all of the other beyond it, or two edges cross, or a corner lies inside; only what is left is asked at length.
import { overlapsPolygonPolygon } from '../polygon-polygon.js';
import { orientation } from '../predicate.js';
import { type PreparedPolygon, preparePolygon } from '../prepare.js';
import type { Polygon, Segment } from '../shape.js';
import type { Vec } from '../vector.js';

/** Whether no point lies on a side of an edge: 1 left, −1 right. An edge of length zero has no sides to tell them by. */
const isNoneOn = (side: 1 | -1, { from, to }: Segment, points: readonly Vec[]): boolean => {
  for (const point of points) if (orientation(from, to, point) === side) return false;
  return from.x !== to.x || from.y !== to.y;
};

const isApart = (plate: PreparedPolygon, other: PreparedPolygon): boolean => {
  for (const edge of plate.edges) if (isNoneOn(1, edge, other.points)) return true;
  const inner = other.turn < 0 ? -1 : 1;
  for (const edge of other.edges)
    if (isNoneOn(inner, edge, plate.points) && isNoneOn(inner === 1 ? -1 : 1, edge, other.points)) return true;
  return false;
};

const crosses = (a: Segment, b: Segment): boolean =>
  orientation(a.from, a.to, b.from) * orientation(a.from, a.to, b.to) < 0 && orientation(b.from, b.to, a.from) * orientation(b.from, b.to, a.to) < 0;

/** Whether a convex polygon that goes anticlockwise shares more than points of edges with another. Exact. */
export const overlapsPlatePolygon = (plate: Polygon, other: PreparedPolygon): boolean => {
  const prepared = preparePolygon(plate);
  if (isApart(prepared, other)) return false;
  if (other.edges.some((edge) => prepared.edges.some((side) => crosses(edge, side)))) return true;
  return overlapsPolygonPolygon(other, prepared);
};
