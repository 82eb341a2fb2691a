// What lies between two rays, rays included. A shape is looked at as the segments of its outline and how far it reaches
// around them; a wedge is unbounded, so it meets a polygon only by meeting its outline.
import { absurd } from './absurd.js';
import { classifyPointSegment } from './point-segment.js';
import { compareSquare, signOf } from './predicate.js';
import { preparePolygon } from './prepare.js';
import { type Segment, type Shape, segment } from './shape.js';
import type { Ticks } from './units.js';
import { type Vec, cross, dot, lengthSquared, subtract } from './vector.js';

/** The plane between two rays from a point, anticlockwise from the first to the second, less than half a turn. */
export interface Wedge {
  readonly apex: Vec;
  /** The direction of the right ray. */
  readonly from: Vec;
  /** The direction of the left ray. */
  readonly to: Vec;
}

/** Whether a point lies in a wedge, rays and apex included. Exact. */
export const containsWedgePoint = ({ apex, from, to }: Wedge, point: Vec): boolean => {
  const way = subtract(point, apex);
  return cross(from, way) >= 0 && cross(way, to) >= 0;
};

interface Outline {
  readonly lines: readonly Segment[];
  readonly reach: Ticks;
}

const outlineOf = (shape: Shape): Outline => {
  switch (shape.kind) {
    case 'disc':
      return { lines: [segment(shape.center, shape.center)], reach: shape.radius };
    case 'segment':
      return { lines: [shape], reach: 0 };
    case 'polygon':
      return { lines: preparePolygon(shape).edges, reach: 0 };
    case 'capsule':
      return { lines: [segment(shape.from, shape.to)], reach: shape.radius };
    default:
      return absurd(shape);
  }
};

interface Ray {
  readonly apex: Vec;
  readonly direction: Vec;
}

const isNearRay = ({ apex, direction }: Ray, point: Vec, reach: Ticks): boolean => {
  const way = subtract(point, apex);
  return dot(direction, way) > 0 && compareSquare(cross(direction, way), reach * reach, lengthSquared(direction)) <= 0;
};

const crossesRay = ({ apex, direction }: Ray, { from, to }: Segment): boolean => {
  const [one, other] = [cross(direction, subtract(from, apex)), cross(direction, subtract(to, apex))];
  if (signOf(one) * signOf(other) >= 0) return false;
  const side = cross(subtract(from, apex), subtract(to, apex));
  return one < 0 ? side >= 0 : side <= 0;
};

/** Whether any part of a shape lies in a wedge; touching a ray from outside is in. Exact. */
export const meetsWedge = (shape: Shape, wedge: Wedge): boolean => {
  const { lines, reach } = outlineOf(shape);
  const rays = [wedge.from, wedge.to].map((direction): Ray => ({ apex: wedge.apex, direction }));
  return lines.some(
    (line) =>
      containsWedgePoint(wedge, line.from) ||
      containsWedgePoint(wedge, line.to) ||
      classifyPointSegment(wedge.apex, line, reach) <= 0 ||
      rays.some((ray) => crossesRay(ray, line) || isNearRay(ray, line.from, reach) || isNearRay(ray, line.to, reach)),
  );
};

/** Whether all of a shape lies in a wedge, rays included. Exact. */
export const containsWedge = (wedge: Wedge, shape: Shape): boolean => {
  const { lines, reach } = outlineOf(shape);
  const isDeep = (direction: Vec, way: Vec): boolean =>
    cross(direction, way) >= 0 && compareSquare(cross(direction, way), reach * reach, lengthSquared(direction)) >= 0;
  return lines.every(({ from, to }) =>
    [from, to].every((point) => {
      const way = subtract(point, wedge.apex);
      return isDeep(wedge.from, way) && isDeep({ x: -wedge.to.x, y: -wedge.to.y }, way);
    }),
  );
};
