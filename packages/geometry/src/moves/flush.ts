import { type Box, isWithinBoxBox } from '../box.js';
import { orientation } from '../predicate.js';
import { type PreparedPolygon, preparePolygon } from '../prepare.js';
import { type Disc, type Segment, disc } from '../shape.js';
import { crossingOf } from '../span.js';
import type { Floor } from './ground.js';

const areBeside = (a: Segment, b: Segment): boolean => orientation(a.from, a.to, b.from) * orientation(a.from, a.to, b.to) >= 0;

/** Where two edges cross, if between their ends; not whole. */
const crossingsOf = (a: Segment, b: Segment): readonly Disc[] => {
  if (areBeside(a, b) || areBeside(b, a)) return [];
  const { num, den } = crossingOf(a, b);
  return [disc({ x: a.from.x + ((a.to.x - a.from.x) * num) / den, y: a.from.y + ((a.to.y - a.from.y) * num) / den }, 0)];
};

const between = (one: PreparedPolygon, other: PreparedPolygon): readonly Disc[] =>
  one.edges.flatMap((edge) => other.edges.flatMap((across) => crossingsOf(edge, across)));

/** The points in a box where edges of flush floors cross: there an outline that bears bases has corners that no floor has. */
export const cornersBetween = (floors: readonly Floor[], box: Box): readonly Disc[] => {
  const near = floors.map(({ shape, level }) => ({ shape: preparePolygon(shape), level })).filter(({ shape }) => isWithinBoxBox(shape.box, box, 0));
  return near.flatMap((one, i) =>
    near.slice(0, i).flatMap((other) => (one.level === other.level && isWithinBoxBox(one.shape.box, other.shape.box, 0) ? between(one.shape, other.shape) : [])),
  );
};
