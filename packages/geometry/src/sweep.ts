import { isWithinDiscSegment, overlapsDiscSegment } from './disc-segment.js';
import { type Path, segmentsOf } from './path.js';
import { isCloserSegmentPolygon } from './segment-polygon.js';
import { type Disc, type Polygon, type Segment, disc, segment } from './shape.js';
import type { Ticks } from './units.js';

/** A round base moved along a path, start and end included. */
export interface Sweep {
  readonly path: Path;
  /** @unit ticks */
  readonly radius: Ticks;
}

/** The pieces of the path; for a base that stays where it is, its point. */
const legsOf = ({ path }: Sweep): readonly Segment[] => {
  const [first] = path;
  return first !== undefined && path.length === 1 ? [segment(first, first)] : segmentsOf(path);
};

/** The still disc grown by the moving radius: the moving base overlaps the one where its center enters the other. */
const grow = ({ center, radius }: Disc, by: Ticks): Disc => disc(center, radius + by);

/** Whether a moved base comes to overlap another disc anywhere on its way. Passing in contact is no overlap. Exact. */
export const overlapsSweepDisc = (sweep: Sweep, other: Disc): boolean =>
  legsOf(sweep).some((leg) => overlapsDiscSegment(grow(other, sweep.radius), leg));

/**
 * Whether a moved base comes within a range of another disc anywhere on its way. Exact; the edge is within.
 * @unit ticks
 */
export const isWithinSweepDisc = (sweep: Sweep, other: Disc, range: Ticks): boolean =>
  legsOf(sweep).some((leg) => isWithinDiscSegment(grow(other, sweep.radius), leg, range));

/** Whether a moved base comes to overlap a polygon anywhere on its way. Sliding along its edge is no overlap. Exact. */
export const overlapsSweepPolygon = (sweep: Sweep, other: Polygon): boolean =>
  legsOf(sweep).some((leg) => isCloserSegmentPolygon(leg, other, sweep.radius));
