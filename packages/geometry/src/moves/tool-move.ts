import { fault, faultsOfNumber, faultsOfPoint, fieldOf, isRecord, pointOf } from '../check.js';
import { faultsOfDirection } from '../check-base.js';
import { type Ground, faultsOfSpot } from './ground.js';
import { isWithinTurn } from '../heading.js';
import { type Fault, type Result, left, right } from '../result.js';
import { type Disc, disc } from '../shape.js';
import { type Arms, type Lay, type Tool, besideOf, layTool, overlapsLayPolygon, touchesLay } from './tool.js';
import type { Ticks } from '../units.js';
import type { Vec } from '../vector.js';

/** What a move with a tool starts from: a round base, and the tool it uses. */
export interface ToolStart {
  readonly base: Disc;
  readonly tool: Tool;
}

/** A move as proposed: how the tool lies, where the base ends, and the place of the floor it ends on. It is its own witness. */
export interface ToolMove {
  readonly arms: Arms;
  readonly end: Vec;
  readonly floor: number;
}

/** What is wrong with an input as the place of a floor. */
export const faultsOfFloor = (input: unknown, { floors }: Ground): readonly Fault[] =>
  faultsOfNumber(input, { path: 'floor', min: 0, max: floors.length - 1 });

/** A move from any input, its numbers checked, not yet what it does. */
const parseToolMove = (input: unknown, ground: Ground): Result<readonly Fault[], ToolMove> => {
  if (!isRecord(input)) return left(fault('', 'not-a-record'));
  const [arms, end, floor] = [fieldOf(input, 'arms'), fieldOf(input, 'end'), fieldOf(input, 'floor')];
  if (!Array.isArray(arms)) return left(fault('arms', 'not-a-list'));
  const [first, second] = arms as readonly unknown[];
  const faults = [
    ...(arms.length > 2 ? fault('arms', 'too-many-points') : []),
    ...faultsOfDirection(first, 'arms.0'),
    ...faultsOfDirection(second, 'arms.1'),
    ...faultsOfPoint(end, 'end'),
    ...faultsOfFloor(floor, ground),
  ];
  return faults.length > 0 ? left(faults) : right({ arms: [pointOf(first), pointOf(second)], end: pointOf(end), floor: Number(floor) });
};

/** The tool as a start and its arms lay it. */
export const layOf = ({ base, tool }: ToolStart, arms: Arms): Lay => layTool(tool, arms, { center: base.center, reach: base.radius });

/**
 * How far from where it starts the center of a base may end: the tool and its own length; over a corner of the tool that is
 * touched farther, most of all where it is bent so that the corner lies straight ahead of the hinge.
 * @unit ticks
 */
export const farthestOf = ({ base: { radius }, tool }: ToolStart): Ticks => {
  const [far, beside] = [tool.arms[1], besideOf(tool)];
  return 2 * radius + tool.arms[0] + Math.ceil(Math.sqrt(far * far + beside * beside));
};

/** The obstacles that a tool may not lie over, and does. */
export const faultsOfLay = (lay: Lay, { obstacles }: Ground): readonly Fault[] => {
  const faults: Fault[] = [];
  obstacles.forEach(({ shape, bars }, i) => {
    if (bars !== 'base' && overlapsLayPolygon(lay, shape)) faults.push({ path: `obstacles.${String(i)}`, reason: 'tool-blocked' });
  });
  return faults;
};

/** Whether a tool lies over no obstacle that keeps it away. */
export const isClearLay = (lay: Lay, { obstacles }: Ground): boolean => {
  for (const { shape, bars } of obstacles) if (bars !== 'base' && overlapsLayPolygon(lay, shape)) return false;
  return true;
};

/** What is wrong with how the tool lies for a move: bent too far, not touched by the end, or over an obstacle. */
export const faultsOfTool = ({ arms, end }: Pick<ToolMove, 'arms' | 'end'>, start: ToolStart, ground: Ground): readonly Fault[] => {
  if (!isWithinTurn(arms[0], arms[1], start.tool.limit)) return fault('arms.1', 'bent-too-far');
  const lay = layOf(start, arms);
  const isTouched = touchesLay(disc(end, start.base.radius), lay, start.tool);
  return [...(isTouched ? [] : fault('end', 'not-touching')), ...faultsOfLay(lay, ground)];
};

const faultsOfMove = (move: ToolMove, start: ToolStart, ground: Ground): readonly Fault[] => {
  const tool = faultsOfTool(move, start, ground);
  return tool.some(({ reason }) => reason === 'bent-too-far')
    ? tool
    : [...tool, ...faultsOfSpot({ base: disc(move.end, start.base.radius), floor: move.floor }, ground)];
};

/**
 * Whether a round base may make a move with a tool, from any input: the hinge bent no farther than its limit, the tool clear
 * of obstacles, the end touching its middle line or, as the tool says, any of it, and the end spot free and wholly on one floor. The base is not swept.
 */
export const checkToolMove = (input: unknown, start: ToolStart, ground: Ground): Result<readonly Fault[], ToolMove> => {
  const parsed = parseToolMove(input, ground);
  if (parsed._tag === 'Left') return parsed;
  const faults = faultsOfMove(parsed.right, start, ground);
  return faults.length > 0 ? left(faults) : parsed;
};
