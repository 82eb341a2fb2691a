import { orientation } from './predicate.js';
import { meetsSegmentSegment } from './segment-segment.js';
import { segment } from './shape.js';
import { type Vec, dot, isSamePoint, subtract } from './vector.js';

/** Whether all points lie on one line. */
export const isCollinear = (points: readonly Vec[]): boolean => {
  const [first] = points;
  const second = first && points.find((point) => !isSamePoint(point, first));
  return first === undefined || second === undefined || points.every((point) => orientation(first, second, point) === 0);
};

/** The places of corners that come up more than once. */
export const repeatedPoints = (points: readonly Vec[]): readonly number[] =>
  points.flatMap((point, i) => (points.slice(0, i).some((earlier) => isSamePoint(earlier, point)) ? [i] : []));

/** The places of corners whose outgoing edge meets an edge that is not its neighbour, or folds back on the one before. */
export const crossingEdges = (points: readonly Vec[]): readonly number[] => {
  const count = points.length;
  const edges = points.map((from, i) => segment(from, points[(i + 1) % count] ?? from));
  return edges.flatMap((edge, i) => {
    const before = edges[(i + count - 1) % count] ?? edge;
    const foldsBack =
      orientation(before.from, edge.from, edge.to) === 0 &&
      dot(subtract(before.from, edge.from), subtract(edge.to, edge.from)) > 0;
    const meets = edges.some((other, j) => {
      const steps = Math.abs(i - j);
      return steps > 1 && steps < count - 1 && meetsSegmentSegment(edge, other);
    });
    return foldsBack || meets ? [i] : [];
  });
};
