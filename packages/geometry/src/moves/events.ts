import { type Edge, edgesOf } from './contact.js';
import type { Disc, Shape } from '../shape.js';
import { type Vec, cross, dot, lengthSquared, subtract } from '../vector.js';

/** The parts of a way at which a moved point is at a distance from another. */
const partsAtPoint = ({ center, radius }: Disc, way: Vec, other: Vec): readonly number[] => {
  const from = subtract(center, other);
  const [ahead, square] = [dot(from, way), lengthSquared(way)];
  const depth = radius * radius * square - cross(from, way) * cross(from, way);
  return depth < 0 ? [] : [(-ahead - Math.sqrt(depth)) / square, (-ahead + Math.sqrt(depth)) / square];
};

/** The parts of a way at which a moved point is at a distance from a line, on either side. */
const partsAtLine = ({ center, radius }: Disc, way: Vec, { line: { from, to } }: Edge): readonly number[] => {
  const line = subtract(to, from);
  const [side, nearing] = [cross(line, subtract(center, from)), -cross(line, way)];
  const far = radius * Math.sqrt(lengthSquared(line));
  return nearing === 0 ? [] : [(side - far) / nearing, (side + far) / nearing];
};

/**
 * The parts of a straight way at which a disc may come to lie on a shape, or off it: between two of them it overlaps it all
 * the time or never, and lies wholly in it all the time or never. From the last to the first, 0 and 1 with them.
 */
export const changesAlong = (mover: Disc, way: Vec, shapes: readonly Shape[]): readonly number[] => {
  const parts = shapes.flatMap(edgesOf).flatMap((edge) => {
    const grown = { ...mover, radius: mover.radius + edge.reach };
    const { from, to } = edge.line;
    return [...partsAtPoint(grown, way, from), ...partsAtPoint(grown, way, to), ...partsAtLine(grown, way, edge)];
  });
  return [...new Set([0, 1, ...parts.filter((part) => part > 0 && part < 1)])].sort((a, b) => b - a);
};
