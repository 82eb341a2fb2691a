// The overlap of a narrow convex plate with a polygon, as asked for every piece under a tool. Nearly always a side of the
// plate has the whole polygon beyond it, or an edge of the polygon runs right through it; only the rest asks at length.
import { overlapsPolygonPolygon } from './polygon-polygon.js';
import { orientation } from './predicate.js';
import { preparePolygon } from './prepare.js';
import type { Polygon } from './shape.js';

/** Whether a convex polygon that goes anticlockwise shares more than points of edges with another. Exact. */
export const overlapsPlatePolygon = (plate: Polygon, other: Polygon): boolean => {
  const { edges } = preparePolygon(plate);
  for (const { from, to } of edges) if (other.points.every((point) => orientation(from, to, point) <= 0)) return false;
  if (other.points.some((point) => edges.every(({ from, to }) => orientation(from, to, point) > 0))) return true;
  return overlapsPolygonPolygon(other, plate);
};
