import { isWithinPointBox } from './box.js';
import { type Sign, orientation } from './predicate.js';
import { preparePolygon } from './prepare.js';
import type { Polygon } from './shape.js';
import type { Vec } from './vector.js';

/** Where a point lies: 1 inside the polygon, 0 on its edge, −1 outside. Exact. */
export const classifyPointPolygon = (point: Vec, polygon: Polygon): Sign => {
  const { edges, box } = preparePolygon(polygon);
  if (!isWithinPointBox(point, box, 0)) return -1;
  let inside = false;
  for (const { from, to } of edges) {
    if (from.x === point.x && from.y === point.y) return 0;
    if (from.y > point.y !== to.y > point.y) {
      const side = orientation(from, to, point);
      if (side === 0) return 0;
      if (side > 0 === to.y > from.y) inside = !inside;
    } else if (from.y === point.y && to.y === point.y && from.x > point.x !== to.x > point.x) return 0;
  }
  return inside ? 1 : -1;
};

/** Whether a point lies in the polygon or on its edge. Exact. */
export const containsPolygonPoint = (polygon: Polygon, point: Vec): boolean => classifyPointPolygon(point, polygon) >= 0;
