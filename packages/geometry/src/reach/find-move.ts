import { boxOf } from '../box.js';
import type { Ground } from '../moves/ground.js';
import { type ToolMove, type ToolStart, farthestOf } from '../moves/tool-move.js';
import { disc } from '../shape.js';
import { type Vec, add, isSamePoint } from '../vector.js';
import { FITS, cornersOf } from './corners.js';
import { floorsFor } from './density.js';
import { finderFrom } from './lays.js';

const NEXT = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y): Vec => ({ x, y })));

/** A tick beside where it stands, if there is room for that; or where it would touch two things at once, which no room is without. */
const ends = function* (start: ToolStart, ground: Ground): Generator<Vec, void> {
  const { center, radius } = start.base;
  for (const next of NEXT) yield add(center, next);
  const hold = disc(center, farthestOf(start));
  for (const fit of FITS) yield* cornersOf({ radius, within: [hold], beside: [], around: boxOf(hold) }, ground, fit);
};

/**
 * A move that ends elsewhere than it began, if there is one: at a corner of where the base may be, with the tool straight there or in one
 * of the directions that are looked at. Where a tool can only lie between those, a move can be missed.
 */
export const findMove = (start: ToolStart, ground: Ground): ToolMove | undefined => {
  const { center, radius } = start.base;
  const find = finderFrom(start, ground);
  // A tool that can be laid touches the base where it stands: without one there is nothing to look for.
  if (find(center) === undefined) return undefined;
  for (const end of ends(start, ground)) {
    const [floor] = isSamePoint(end, center) ? [] : floorsFor(disc(end, radius), ground);
    const arms = floor === undefined ? undefined : find(end);
    if (floor !== undefined && arms !== undefined) return { arms, end, floor };
  }
  return undefined;
};
