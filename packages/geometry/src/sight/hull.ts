// The two ends of a line of sight, in one form: discs of one radius around corners, and what lies between them. A disc has one
// corner, a capsule two, an outline has radius 0. A polygon that is not convex is its edges here: whoever looks out of it looks
// over one of them.
import { compareSquare, orientation } from '../predicate.js';
import { preparePolygon } from '../prepare.js';
import type { Shape } from '../shape.js';
import type { Ticks } from '../units.js';
import { absurd } from '../absurd.js';
import { type Vec, dot, isSamePoint, lengthSquared, subtract } from '../vector.js';

/** The hull of discs around corners, anticlockwise. From three corners on the radius is 0. */
export interface Hull {
  readonly corners: readonly Vec[];
  /** @unit ticks */
  readonly radius: Ticks;
}

const outline = (...corners: readonly Vec[]): Hull => ({ corners, radius: 0 });

const isConvex = (corners: readonly Vec[]): boolean =>
  corners.every((point, i) => orientation(corners.at(i - 1) ?? point, point, corners[(i + 1) % corners.length] ?? point) >= 0);

/** The convex parts through whose edge everything of a shape looks out. */
export const hullsOf = (shape: Shape): readonly Hull[] => {
  switch (shape.kind) {
    case 'disc':
      return [{ corners: [shape.center], radius: shape.radius }];
    case 'capsule':
      return [{ corners: isSamePoint(shape.from, shape.to) ? [shape.from] : [shape.from, shape.to], radius: shape.radius }];
    case 'segment':
      return [isSamePoint(shape.from, shape.to) ? outline(shape.from) : outline(shape.from, shape.to)];
    case 'polygon': {
      const { turn, edges, points } = preparePolygon(shape);
      const corners = turn < 0 ? [...points].reverse() : points;
      return isConvex(corners) ? [outline(...corners)] : edges.map(({ from, to }) => outline(from, to));
    }
    default:
      return absurd(shape);
  }
};

/** Whether a point lies at least as far along a way as every point of a hull. */
export const isPast = ({ corners, radius }: Hull, way: Vec, point: Vec): boolean => {
  for (const corner of corners) {
    const along = way.x * (point.x - corner.x) + way.y * (point.y - corner.y);
    if (along < 0 || (radius > 0 && compareSquare(along, radius * radius, lengthSquared(way)) < 0)) return false;
  }
  return true;
};

/** Whether all of the second hull lies farther along a way than all of the first. */
const parts = (way: Vec, a: Hull, b: Hull): boolean =>
  b.corners.every((to) =>
    a.corners.every((from) => {
      const along = dot(way, subtract(to, from));
      const reach = a.radius + b.radius;
      return along > 0 && compareSquare(along, reach * reach, lengthSquared(way)) > 0;
    }),
  );

const normalsOf = ({ corners }: Hull): readonly Vec[] =>
  corners.length < 2
    ? []
    : corners.flatMap((from, i) => {
        const { x, y } = subtract(corners[(i + 1) % corners.length] ?? from, from);
        return [{ x: y, y: -x }, { x: -y, y: x }];
      });

/** How long the gap between two hulls is along a way, in doubles. */
const gapOf = (way: Vec, a: Hull, b: Hull): number => {
  const least = b.corners.reduce((to, corner) => Math.min(to, dot(way, corner)), Infinity);
  const most = a.corners.reduce((from, corner) => Math.max(from, dot(way, corner)), -Infinity);
  return (least - most) / Math.sqrt(lengthSquared(way));
};

/** A way along which all of the first hull comes before all of the second, and about the one with the longest gap; undefined where the two meet. */
export const wayBetween = (a: Hull, b: Hull): Vec | undefined => {
  const [from, to] = [a.corners[0], b.corners[0]];
  if (a.corners.length === 1 && b.corners.length === 1 && from && to) {
    const way = subtract(to, from);
    return lengthSquared(way) > (a.radius + b.radius) * (a.radius + b.radius) ? way : undefined;
  }
  const between = a.corners.flatMap((corner) => b.corners.map((other) => subtract(other, corner)));
  const ways = [...between, ...normalsOf(a), ...normalsOf(b)].filter((way) => parts(way, a, b));
  return ways.reduce<Vec | undefined>((best, way) => (best === undefined || gapOf(way, a, b) > gapOf(best, a, b) ? way : best), undefined);
};
