// A lay of a tool for a given end, of a fan of lays. Who asks for many ends from one start keeps a finder: what it has learnt about
// a lay, it knows for the next end. Most of the fan is far from an end, which the hinges and boxes tell before a tool is laid.
import { boxOf, isWithinPointBox } from '../box.js';
import { type Ground, faultsOfSpot } from '../moves/ground.js';
import { headingTo, isWithinTurn } from '../heading.js';
import { type Disc, type Segment, disc } from '../shape.js';
import { type Arms, type Touched, besideOf, touchedOf, touchesArm, touchesLay } from '../moves/tool.js';
import { type ToolMove, type ToolStart, farthestOf, isClearLay, layOf } from '../moves/tool-move.js';
import type { Ticks } from '../units.js';
import { type Vec, distanceSquared, isSamePoint } from '../vector.js';
import { fan } from './fan.js';

/** The directions of the first arm that are looked at for inner regions and when a lay is searched. */
export const LAYS: readonly Vec[] = fan(6);

/** The directions of the second arm that are looked at, the straight one first. */
export const bendsOf = (first: Vec): readonly Vec[] => [first, ...fan(3)];

/** A spot a base might end on. */
export interface End {
  readonly end: Vec;
  readonly floor: number;
}

/** A lay of the fan, and whether it is clear, once that has been asked. */
interface Known {
  readonly arms: Arms;
  readonly far: Touched;
  isClear: boolean | undefined;
}

/** The lays with one direction of the first arm. */
interface Spoke {
  readonly near: Touched;
  readonly lays: readonly Known[];
}

/** The obstacles that a tool might lie over from where a base stands. */
const withNear = ({ base, tool }: ToolStart, ground: Ground): Ground => {
  const reach = base.radius + tool.arms[0] + tool.arms[1] + tool.width;
  const obstacles = ground.obstacles.filter(({ shape, bars }) => bars !== 'base' && isWithinPointBox(base.center, boxOf(shape), reach));
  return { ...ground, obstacles };
};

const spokeOf = (start: ToolStart, first: Vec): Spoke => {
  const touchedBy = (arms: Arms): readonly [Touched, Touched] => touchedOf(layOf(start, arms), start.tool);
  const lays = bendsOf(first)
    .filter((second) => isWithinTurn(first, second, start.tool.limit))
    .map((second): Known => ({ arms: [first, second], far: touchedBy([first, second])[1], isClear: undefined }));
  return { near: touchedBy([first, first])[0], lays };
};

const isInBox = ({ x, y }: Vec, { from, to }: Segment, reach: Ticks): boolean =>
  x >= Math.min(from.x, to.x) - reach && x <= Math.max(from.x, to.x) + reach && y >= Math.min(from.y, to.y) - reach && y <= Math.max(from.y, to.y) + reach;

/** Looks for the lay of a tool that takes a base to an end, whatever may bear it there; straight at it first. */
export type Finder = (end: Vec) => Arms | undefined;

/** A finder for all ends from one start. */
export const finderFrom = (start: ToolStart, ground: Ground): Finder => {
  const { base, tool } = start;
  const near = withNear(start, ground);
  const spokes: Spoke[] = [];
  const beside = base.radius + besideOf(tool);
  const most = beside + tool.arms[1] + 2;
  const touches = (there: Disc, arm: Touched): boolean => isInBox(there.center, arm.line, beside) && touchesArm(there, arm);
  const onSpoke = (there: Disc, { near: arm, lays }: Spoke): Arms | undefined => {
    const isNear = touches(there, arm);
    if (!isNear && distanceSquared(there.center, arm.line.to) > most * most) return undefined;
    return lays.find((lay) => (isNear || touches(there, lay.far)) && (lay.isClear ??= isClearLay(layOf(start, lay.arms), near)))?.arms;
  };
  return (end) => {
    const there = disc(end, base.radius);
    const straight = isSamePoint(end, base.center) ? undefined : straightTo(start, there, near);
    if (straight !== undefined || !isInReach(start, end)) return straight;
    for (const [i, first] of LAYS.entries()) {
      const arms = onSpoke(there, (spokes[i] ??= spokeOf(start, first)));
      if (arms !== undefined) return arms;
    }
    return undefined;
  };
};

/** Straight at an end, if the tool may lie so. */
const straightTo = (start: ToolStart, there: Disc, ground: Ground): Arms | undefined => {
  const heading = headingTo(start.base.center, there.center);
  if (!isWithinTurn(heading, heading, start.tool.limit)) return undefined;
  const lay = layOf(start, [heading, heading]);
  return touchesLay(there, lay, start.tool) && isClearLay(lay, ground) ? [heading, heading] : undefined;
};

/** Whether an end is no farther than a straight tool leads. */
const isInReach = (start: ToolStart, end: Vec): boolean => {
  const most = farthestOf(start) + 2;
  return distanceSquared(end, start.base.center) <= most * most;
};

/** A move that ends on a spot: how the tool may lie for it. Undefined where no lay that is looked at does. */
export const findToolMove = ({ end, floor }: End, start: ToolStart, ground: Ground): ToolMove | undefined => {
  if (faultsOfSpot({ base: disc(end, start.base.radius), floor }, ground).length > 0) return undefined;
  const arms = finderFrom(start, ground)(end);
  return arms && { arms, end, floor };
};
