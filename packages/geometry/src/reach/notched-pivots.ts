// From where a base with notches sets off in a direction of its own choice: from the hinge of its tool, and from where it stands
// if it may turn first. A place ahead of one of those is the end of a move, told by its direction and its length.
import { type Base, type Side, reachOfNotch, sideOf } from '../base.js';
import { headingTo, isWithinQuarter, isWithinTurn } from '../heading.js';
import type { Ground } from '../moves/ground.js';
import { type NotchedMove, type NotchedStart, barriersOf, checkNotchedMove, facingOf, ride, turnTo } from '../moves/notched.js';
import { along, roundTicks } from '../round.js';
import { DIRECTION_LIMIT, type Ticks } from '../units.js';
import { type Vec, add, isSamePoint, lengthSquared, subtract } from '../vector.js';
import { headingsOf } from './density.js';
import type { End } from './lays.js';
import { ridesFreely } from './notched-cover.js';

/** A place at which a base turns and sets off with one side ahead, and how far it then gets. */
export interface Pivot {
  /** As it comes there. */
  readonly base: Base;
  readonly side: Side;
  /** @unit ticks */
  readonly most: Ticks;
  readonly allows: (ahead: Vec) => boolean;
  readonly moveBy: (ahead: Vec, length: Ticks) => Omit<NotchedMove, 'floor'>;
}

/** Where it stands. */
const pivotAtStart = ({ base, tool }: NotchedStart, side: Side): Pivot => ({
  base,
  side,
  most: Math.min(reachOfNotch(base.form, side) + tool.arms[0], DIRECTION_LIMIT),
  allows: (ahead) => isWithinQuarter(base.facing, facingOf(side, ahead)),
  moveBy: (ahead, length) => ({ facing: facingOf(side, ahead), side, bend: ahead, length }),
});

/** Where the hinge is for a base that turns to a facing first. */
const pivotAtHinge = ({ base, tool }: NotchedStart, { facing, side }: Pick<NotchedMove, 'facing' | 'side'>): Pivot => {
  const [ahead, reach] = [sideOf({ facing }, side), reachOfNotch(base.form, side)];
  const toHinge = reach + tool.arms[0];
  const there = { ...base, facing, center: add(base.center, along(ahead, toHinge)) };
  return {
    base: there,
    side,
    most: Math.min(tool.arms[1] + reach, DIRECTION_LIMIT),
    allows: (bend) => isWithinTurn(ahead, bend, tool.limit),
    moveBy: (bend, length) => ({ facing, side, bend, length: toHinge + length }),
  };
};

/** All pivots of a base, whether it gets there or not; of the facings that it may turn to first, its own and some more. */
const pivotsOf = (start: NotchedStart): readonly Pivot[] => {
  const { base, turns } = start;
  const { notches } = base.form;
  const others = turns ? headingsOf('sparse').filter((one) => isWithinQuarter(base.facing, one)) : [];
  return [
    ...(turns ? notches.map((side) => pivotAtStart(start, side)) : []),
    ...[base.facing, ...others].flatMap((facing) => notches.map((side) => pivotAtHinge(start, { facing, side }))),
  ];
};

/** The pivots that a base gets to: nothing is in its way while it turns first, nor up to the hinge. */
export const pivotsReached = (start: NotchedStart, ground: Ground): readonly Pivot[] => {
  const barriers = barriersOf(start.base, ground);
  const shapes = barriers.map(({ shape }) => shape);
  return pivotsOf(start).filter(({ base: { facing, center } }) => {
    const { base, stoppedBy } = turnTo(start.base, facing, barriers);
    if (stoppedBy !== undefined) return false;
    const way = subtract(center, start.base.center);
    return ridesFreely(base, way, shapes) || ride(base, way, barriers).stoppedBy === undefined;
  });
};

/** A move of a notched base whose center ends just there: undefined where none of those that are looked at does. */
export const findNotchedMove = ({ end, floor }: End, start: NotchedStart, ground: Ground): NotchedMove | undefined => {
  for (const { base, side, most, allows, moveBy } of pivotsOf(start)) {
    const way = subtract(end, base.center);
    const length = roundTicks(Math.sqrt(lengthSquared(way)));
    const ahead = length === 0 ? sideOf(base, side) : headingTo(base.center, end);
    if (length > most || !allows(ahead)) continue;
    const move = { ...moveBy(ahead, length), floor };
    const checked = checkNotchedMove(move, start, ground);
    if (checked._tag === 'Right' && isSamePoint(checked.right.base.center, end)) return move;
  }
  return undefined;
};
