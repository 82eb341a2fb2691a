// Moves of bases with notches. The tool goes into one notch, the base rides along its middle line, center on the line,
// turning where the hinge is, until the other end of the tool is in the opposite notch. It faces along the arm its center
// has reached, stops at the first obstacle it meets, and passes over other bases.
import { absurd } from '../absurd.js';
import { type Base, type Side, reachOfNotch, shapeOf, sideOf } from '../base.js';
import { fault, faultsOfNumber, fieldOf, isRecord, pointOf } from '../check.js';
import { faultsOfDirection } from '../check-base.js';
import { slide } from './contact.js';
import { overlaps } from '../distance.js';
import { type Ground, faultsOfSpot } from './ground.js';
import { backOf, isSameHeading, isWithinQuarter, isWithinTurn, leftOf, rightOf } from '../heading.js';
import { type Fault, type Result, left, right } from '../result.js';
import { along } from '../round.js';
import type { Polygon } from '../shape.js';
import type { Tool } from './tool.js';
import { faultsOfFloor } from './tool-move.js';
import { sweptByTurn } from './turn.js';
import type { Ticks } from '../units.js';
import { type Vec, add } from '../vector.js';

/** What a move of a notched base starts from. */
export interface NotchedStart {
  readonly base: Base;
  readonly tool: Tool;
  /** Whether it may turn by up to a quarter first. */
  readonly turns: boolean;
  /** Whether it may end over the edge of its floor. */
  readonly overhangs?: boolean;
}

/** A move as proposed. */
export interface NotchedMove {
  /** Its facing after it has turned first; the one it has if it does not. */
  readonly facing: Vec;
  /** The notch that takes the tool: front, or rear to reverse, or a side to strafe. */
  readonly side: Side;
  /** Where the second arm leads. */
  readonly bend: Vec;
  /** How far its center goes along the tool, or all the way. @unit ticks */
  readonly length: Ticks | 'full';
  readonly floor: number;
}

/** Where a move of a notched base ends. */
export interface NotchedEnd {
  readonly base: Base;
  readonly floor: number;
  /** The place of the obstacle it was stopped by. */
  readonly stoppedBy?: number;
}

/** The facing of a base that rides in a direction with a side ahead. */
export const facingOf = (side: Side, ahead: Vec): Vec => {
  switch (side) {
    case 'front':
      return ahead;
    case 'left':
      return rightOf(ahead);
    case 'rear':
      return backOf(ahead);
    case 'right':
      return leftOf(ahead);
    default:
      return absurd(side);
  }
};

/**
 * How far the center of a base goes on a full move: the tool and its own length, without what is in its notches.
 * @unit ticks
 */
export const lengthOfNotchedMove = ({ base, tool }: Pick<NotchedStart, 'base' | 'tool'>, side: Side): Ticks =>
  tool.arms[0] + tool.arms[1] + 2 * reachOfNotch(base.form, side);

const parseNotchedMove = (input: unknown, start: NotchedStart, ground: Ground): Result<readonly Fault[], NotchedMove> => {
  if (!isRecord(input)) return left(fault('', 'not-a-record'));
  const [facing, side, bend, length, floor] = ['facing', 'side', 'bend', 'length', 'floor'].map((key) => fieldOf(input, key));
  const notch = start.base.form.notches.find((one) => one === side);
  if (notch === undefined) return left(fault('side', 'no-notch'));
  const faults = [
    ...faultsOfDirection(facing, 'facing'),
    ...faultsOfDirection(bend, 'bend'),
    ...(length === 'full' ? [] : faultsOfNumber(length, { path: 'length', min: 0, max: lengthOfNotchedMove(start, notch) })),
    ...faultsOfFloor(floor, ground),
  ];
  if (faults.length > 0) return left(faults);
  const far = length === 'full' ? length : Number(length);
  return right({ facing: pointOf(facing), side: notch, bend: pointOf(bend), length: far, floor: Number(floor) });
};

/** An obstacle that a base may not pass, and its place in the list. */
export interface Barrier {
  readonly shape: Polygon;
  readonly place: number;
}

/** The obstacles that a base may not pass. One that it lies over at the start does not stop it. */
export const barriersOf = (base: Base, { obstacles }: Ground): readonly Barrier[] => {
  const shape = shapeOf(base);
  return obstacles.flatMap((one, place) => (one.bars === 'tool' || overlaps(shape, one.shape) ? [] : [{ shape: one.shape, place }]));
};

/** A base on its way, and the place of what stopped it. */
export interface Riding {
  readonly base: Base;
  readonly stoppedBy: number | undefined;
}

/** A straight ride up to the first of what may not be passed. */
export const ride = (base: Base, way: Vec, barriers: readonly Barrier[]): Riding => {
  const stop = slide({ mover: shapeOf(base), way, blockers: barriers.map(({ shape }) => shape) });
  return { base: { ...base, center: add(base.center, stop.way) }, stoppedBy: stop.by === undefined ? undefined : barriers[stop.by]?.place };
};

/** A turn on the spot, if nothing is in its way. */
export const turnTo = (base: Base, facing: Vec, barriers: readonly Barrier[]): Riding => {
  const [first] = sweptByTurn(base, facing, barriers.map(({ shape }) => shape));
  return first === undefined ? { base: { ...base, facing }, stoppedBy: undefined } : { base, stoppedBy: barriers[first]?.place };
};

const rideTool = (start: NotchedStart, move: NotchedMove, barriers: readonly Barrier[]): Riding => {
  const { side, bend } = move;
  const base = { ...start.base, facing: move.facing };
  const toHinge = reachOfNotch(base.form, side) + start.tool.arms[0];
  const most = lengthOfNotchedMove(start, side);
  const far = move.length === 'full' ? most : move.length;
  const first = ride(base, along(sideOf(base, side), Math.min(far, toHinge)), barriers);
  if (first.stoppedBy !== undefined || far <= toHinge) return first;
  const turned = turnTo(first.base, facingOf(side, bend), barriers);
  return turned.stoppedBy === undefined ? ride(turned.base, along(bend, far - toHinge), barriers) : turned;
};

const faultsOfEnd = ({ base, floor }: Pick<NotchedEnd, 'base' | 'floor'>, overhangs: boolean, ground: Ground): readonly Fault[] =>
  faultsOfSpot({ base: shapeOf(base), floor }, ground).filter(({ reason }) => !overhangs || reason !== 'not-supported');

const endOf = (start: NotchedStart, move: NotchedMove, ground: Ground): Result<readonly Fault[], NotchedEnd> => {
  const barriers = barriersOf(start.base, ground);
  const turned = turnTo(start.base, move.facing, barriers);
  if (turned.stoppedBy !== undefined) return left(fault(`obstacles.${String(turned.stoppedBy)}`, 'barred'));
  const { base, stoppedBy } = rideTool(start, move, barriers);
  const end = { base, floor: move.floor, ...(stoppedBy === undefined ? {} : { stoppedBy }) };
  const faults = faultsOfEnd(end, start.overhangs === true, ground);
  return faults.length > 0 ? left(faults) : right(end);
};

/**
 * Where a move of a notched base ends, from any input: after a turn first, along the bent tool, all the way or less, up to
 * the first obstacle that it may not pass, in contact with it. A move that cannot end where it leads is refused.
 */
export const checkNotchedMove = (input: unknown, start: NotchedStart, ground: Ground): Result<readonly Fault[], NotchedEnd> => {
  const parsed = parseNotchedMove(input, start, ground);
  if (parsed._tag === 'Left') return parsed;
  const { facing, side, bend } = parsed.right;
  const faults = [
    ...((start.turns ? isWithinQuarter : isSameHeading)(start.base.facing, facing) ? [] : fault('facing', 'turned-too-far')),
    ...(isWithinTurn(sideOf({ facing }, side), bend, start.tool.limit) ? [] : fault('bend', 'bent-too-far')),
  ];
  return faults.length > 0 ? left(faults) : endOf(start, parsed.right, ground);
};

/** What a pivot starts from. */
export interface PivotStart {
  readonly base: Base;
  /** The place of the floor it stands on. */
  readonly floor: number;
  /** Whether it may turn as far as it likes, not only by a quarter. */
  readonly fully?: boolean;
  readonly overhangs?: boolean;
}

/** Whether a base may turn on the spot to a facing, from any input: up to a quarter, clear of obstacles, its end spot free. */
export const checkPivot = (input: unknown, { base, floor, fully, overhangs }: PivotStart, ground: Ground): Result<readonly Fault[], NotchedEnd> => {
  const faults = faultsOfDirection(input, 'facing');
  if (faults.length > 0) return left(faults);
  const facing = pointOf(input);
  if (fully !== true && !isWithinQuarter(base.facing, facing)) return left(fault('facing', 'turned-too-far'));
  const turned = turnTo(base, facing, barriersOf(base, ground));
  if (turned.stoppedBy !== undefined) return left(fault(`obstacles.${String(turned.stoppedBy)}`, 'barred'));
  const spot = faultsOfEnd({ base: turned.base, floor }, overhangs === true, ground);
  return spot.length > 0 ? left(spot) : right({ base: turned.base, floor });
};
