import { type Box, boxOfPoints } from './box.js';
import { type Sign, signOf } from './predicate.js';
import { type Polygon, type Segment, segment } from './shape.js';
import type { Vec } from './vector.js';

/**
 * A polygon with its edges and box at hand. Every question takes either kind; on a prepared one it allocates nothing
 * where the box or the sides already answer. It is for memory, not for JSON.
 */
export interface PreparedPolygon extends Polygon {
  readonly edges: readonly Segment[];
  readonly box: Box;
  /** 1 if the corners go anticlockwise, −1 if clockwise. */
  readonly turn: Sign;
}

const doubledArea = (points: readonly Vec[]): number => {
  const [origin = { x: 0, y: 0 }, ...rest] = points;
  let sum = 0;
  rest.forEach((a, i) => {
    const b = rest[i + 1] ?? origin;
    sum += (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x);
  });
  return sum;
};

/** 1 if the corners go anticlockwise, −1 if clockwise, 0 if they enclose nothing. */
export const turnOf = (points: readonly Vec[]): Sign => signOf(doubledArea(points));

/**
 * The area of a polygon, whichever way its corners go. Exact.
 * @unit square ticks
 */
export const areaOf = ({ points }: Polygon): number => Math.abs(doubledArea(points)) / 2;

const isPrepared = (polygon: Polygon): polygon is PreparedPolygon => 'edges' in polygon;

/** The polygon with edges and box at hand; the same object if it has them already. Prepare once, ask often. */
export const preparePolygon = (polygon: Polygon): PreparedPolygon => {
  if (isPrepared(polygon)) return polygon;
  const { points } = polygon;
  const edges = points.map((from, i) => segment(from, points[i + 1] ?? points[0] ?? from));
  return { kind: 'polygon', points, edges, box: boxOfPoints(points), turn: turnOf(points) };
};
