import type { Box } from './box.js';
import { preparePolygon } from './prepare.js';
import type { Polygon, Segment } from './shape.js';

/** From where to where, as parts of the way, a line runs between two limits along one axis; nowhere if the second is not greater. */
const between = (start: number, way: number, [least, most]: readonly [number, number]): readonly [number, number] => {
  if (way === 0) return start < least || start > most ? [1, 0] : [0, 1];
  const [one, other] = [(least - start) / way, (most - start) / way];
  return one < other ? [one, other] : [other, one];
};

/** How much of a segment lies in a box: from none, 0, to all of it, 1. For quick answers; not exact. */
export const shareInBox = ({ from, to }: Segment, { minX, minY, maxX, maxY }: Box): number => {
  const [x0, x1] = between(from.x, to.x - from.x, [minX, maxX]);
  const [y0, y1] = between(from.y, to.y - from.y, [minY, maxY]);
  return Math.max(0, Math.min(1, x1, y1) - Math.max(0, x0, y0));
};

/** No more than this share of a segment lies in the polygons, judged by their boxes. */
export const shareAtMost = (line: Segment, polygons: readonly Polygon[]): number => {
  let share = 0;
  for (const polygon of polygons) share += shareInBox(line, preparePolygon(polygon).box);
  return Math.min(1, share);
};
