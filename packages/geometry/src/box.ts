import { absurd } from './absurd.js';
import type { Segment, Shape } from './shape.js';
import type { Ticks } from './units.js';
import type { Vec } from './vector.js';

/**
 * The smallest rectangle along the axes around a shape, for quick rejects.
 * @unit ticks
 */
export interface Box {
  readonly minX: Ticks;
  readonly minY: Ticks;
  readonly maxX: Ticks;
  readonly maxY: Ticks;
}

/** The box around points; for none at all, the box that nothing meets. */
export const boxOfPoints = (points: readonly Vec[]): Box => {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
};

/**
 * The box with its sides moved outward.
 * @unit ticks
 */
export const growBox = ({ minX, minY, maxX, maxY }: Box, by: Ticks): Box => ({
  minX: minX - by,
  minY: minY - by,
  maxX: maxX + by,
  maxY: maxY + by,
});

/** The box around a shape. */
export const boxOf = (shape: Shape): Box => {
  switch (shape.kind) {
    case 'disc': {
      const { center, radius } = shape;
      return growBox({ minX: center.x, minY: center.y, maxX: center.x, maxY: center.y }, radius);
    }
    case 'segment':
      return boxOfPoints([shape.from, shape.to]);
    case 'polygon':
      return boxOfPoints(shape.points);
    case 'capsule':
      return growBox(boxOfPoints([shape.from, shape.to]), shape.radius);
    default:
      return absurd(shape);
  }
};

/** The middle of the box around a shape, rounded down: of a disc its center. */
export const middleOf = (shape: Shape): Vec => {
  const { minX, minY, maxX, maxY } = boxOf(shape);
  return { x: Math.floor((minX + maxX) / 2), y: Math.floor((minY + maxY) / 2) };
};

/**
 * Whether two boxes are at most a range apart along both axes. What no box allows, no shape in it does.
 * @unit ticks
 */
export const isWithinBoxBox = (a: Box, b: Box, range: Ticks): boolean =>
  a.minX - b.maxX <= range && b.minX - a.maxX <= range && a.minY - b.maxY <= range && b.minY - a.maxY <= range;

/**
 * Whether a point is at most a range away from a box along both axes.
 * @unit ticks
 */
export const isWithinPointBox = ({ x, y }: Vec, box: Box, range: Ticks): boolean =>
  box.minX - x <= range && x - box.maxX <= range && box.minY - y <= range && y - box.maxY <= range;

/**
 * Whether the box around a segment is at most a range away from a box along both axes. With −1 they must share more than
 * an edge.
 * @unit ticks
 */
export const isWithinSegmentBox = ({ from, to }: Segment, box: Box, range: Ticks): boolean =>
  !(
    (box.minX - from.x > range && box.minX - to.x > range) ||
    (from.x - box.maxX > range && to.x - box.maxX > range) ||
    (box.minY - from.y > range && box.minY - to.y > range) ||
    (from.y - box.maxY > range && to.y - box.maxY > range)
  );
