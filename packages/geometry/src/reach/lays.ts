import { isWithinDiscSegment } from '../disc-segment.js';
import { type Ground, faultsOfSpot } from '../moves/ground.js';
import { headingTo, isWithinTurn } from '../heading.js';
import { disc } from '../shape.js';
import { type Arms, layTool } from '../moves/tool.js';
import { type ToolMove, type ToolStart, isClearLay } from '../moves/tool-move.js';
import { type Vec, isSamePoint } from '../vector.js';
import { fan } from './fan.js';

/** The directions of the first arm that are looked at for inner regions and when a lay is searched. */
export const LAYS: readonly Vec[] = fan(6);

/** The directions of the second arm that are looked at, the straight one first. */
export const bendsOf = (first: Vec): readonly Vec[] => [first, ...fan(3)];

/** Straight at the end, then all others. */
const armsTo = (from: Vec, end: Vec): readonly Arms[] => {
  const straight = headingTo(from, end);
  const others = LAYS.flatMap((first) => bendsOf(first).map((second): Arms => [first, second]));
  return isSamePoint(from, end) ? others : [[straight, straight], ...others];
};

/** A spot a base might end on. */
export interface End {
  readonly end: Vec;
  readonly floor: number;
}

/** A move that ends on a spot: how the tool may lie for it. Undefined where no lay that is looked at does. */
export const findToolMove = ({ end, floor }: End, start: ToolStart, ground: Ground): ToolMove | undefined => {
  const { base, tool } = start;
  const there = disc(end, base.radius);
  if (faultsOfSpot({ base: there, floor }, ground).length > 0) return undefined;
  for (const arms of armsTo(base.center, end)) {
    if (!isWithinTurn(arms[0], arms[1], tool.limit)) continue;
    const lay = layTool(tool, arms, { center: base.center, reach: base.radius });
    if (lay.spine.some((arm) => isWithinDiscSegment(there, arm, 0)) && isClearLay(lay, ground)) return { arms, end, floor };
  }
  return undefined;
};
