import { the, type Density } from '@regelwerk/core';
import { disc, distanceDiscDisc, pointAlong, type Ticks } from '@regelwerk/geometry';
import { moverOf, type Mover } from '../board/in-way.js';
import type { Slope } from '../board/slope.js';
import type { ChoiceOf } from '../model/choice.js';
import type { Place } from '../model/ids.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { apOf } from '../rules/ap/actions-cost.js';
import { movementCost } from '../rules/move/cost.js';
import { movesMade } from '../rules/move/count.js';
import { runUpTo, type Goal } from '../rules/move/example.js';
import { normalRange } from '../rules/move/range.js';
import { stopOnTheWay } from '../rules/terrain/difficult.js';
import type { Action, Bare } from './action.js';
import { nearestFoe, nearestTask } from './goals.js';
import { aside, EIGHT, opposite, SIXTEEN, toward } from './steps.js';

type Walk = Bare<ChoiceOf<'walk'>>;
type Check = Action<ChoiceOf<'walk'>>['check'];

/** A figure that looks for ways, and those that it has found: each is checked, none comes twice. */
interface Scout {
  readonly state: State;
  readonly mover: Mover;
  readonly check: Check;
  /** @unit ticks */
  readonly reach: Ticks;
  readonly found: Walk[];
}

const isSame = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y && a.z === b.z;

/** Keeps a way if it is allowed and leads somewhere new. */
const keep = ({ state, mover, check, found }: Scout, path: readonly Place[]): boolean => {
  const end = path[path.length - 1];
  if (end === undefined || isSame(end, mover.at) || found.some(({ path: other }) => isSame(other[other.length - 1] as Place, end))) return false;
  const choice: Walk = { kind: 'walk', figure: mover.figure, path: [...path] };
  if (check(state, choice) !== undefined) return false;
  found.push(choice);
  return true;
};

/** As far as the figure comes toward a place; half as far where that is not allowed, be it for the ground or for what stands there. */
const stride = (scout: Scout, goal: Place): boolean => {
  const { mover: { at }, reach } = scout;
  for (const length of [reach, Math.floor(reach / 2)]) {
    const stop = stopOnTheWay(at, goal, length);
    if (stop !== undefined && keep(scout, [stop])) return true;
  }
  return false;
};

/** Up to something, into contact; or as near as the figure comes. */
const approach = (scout: Scout, goal: Goal): boolean => {
  const { mover, reach } = scout;
  const gap = distanceDiscDisc(disc(mover.at, mover.radius), disc(goal.at, goal.radius));
  const stop = gap <= reach && goal.at.z === mover.at.z ? runUpTo(mover, goal) : undefined;
  return (stop !== undefined && keep(scout, [stop])) || stride(scout, goal.at);
};

/** Where one stands beyond the end of a slope, coming from its other end. */
const beyond = (near: Place, far: Place, radius: Ticks): Place | undefined => {
  const back = pointAlong({ from: far, toward: near, length: radius, round: 'beyond' });
  return back === undefined ? undefined : { ...opposite(far, back), z: far.z };
};

/** Over stairs and ramps whose near end is on the figure's level and in reach, to the level beyond. */
const climbSlopes = (scout: Scout, slopes: readonly Slope[]): void => {
  const { mover: { at, radius }, reach } = scout;
  for (const { foot, head } of slopes) {
    for (const [near, far] of [[foot, head], [head, foot]] as const) {
      if (near.z !== at.z || Math.abs(near.x - at.x) > reach || Math.abs(near.y - at.y) > reach) continue;
      const end = beyond(near, far, radius);
      if (end !== undefined) keep(scout, [near, far, end]);
    }
  }
};

/** Just into the range of each weapon. */
const comeIntoRange = (scout: Scout, foe: Goal): void => {
  const { state, mover, reach } = scout;
  const gap = distanceDiscDisc(disc(mover.at, mover.radius), disc(foe.at, foe.radius));
  for (const { range } of the(prepare(state.table).profiles, mover.figure).sheet.weapons) {
    const stop = gap > range && gap - range < reach ? runUpTo(mover, { at: foe.at, radius: foe.radius + range }) : undefined;
    if (stop !== undefined) keep(scout, [stop]);
  }
};

const sparse = (scout: Scout, foe: Goal | undefined): void => {
  const { state, mover } = scout;
  const task = nearestTask(state, mover);
  if (task !== undefined) approach(scout, task);
  if (foe !== undefined) {
    approach(scout, foe);
    if (!stride(scout, opposite(mover.at, foe.at))) stride(scout, aside(mover.at, foe.at));
  }
  climbSlopes(scout, prepare(state.table).board.slopes);
};

const standard = (scout: Scout): void => {
  for (const direction of EIGHT) stride(scout, toward(scout.mover.at, direction));
};

const dense = (scout: Scout, foe: Goal | undefined): void => {
  const { mover: { at }, reach } = scout;
  if (foe !== undefined) comeIntoRange(scout, foe);
  for (const direction of SIXTEEN) {
    for (const length of [reach, Math.floor(reach / 2)]) {
      const stop = stopOnTheWay(at, toward(at, direction), length);
      if (stop !== undefined) keep(scout, [stop]);
    }
  }
};

/**
 * Walks worth looking at. Sparse: toward the nearest enemy and the nearest task, into contact where that is in reach, away from the
 * enemy, over stairs. Standard: also in eight directions. Dense: sixteen, half and whole, and just into the range of a weapon.
 */
export const walkCandidates =
  (check: Check): Action<ChoiceOf<'walk'>>['candidates'] =>
  (state: State, figure: string, density: Density): readonly Walk[] => {
    const made = movesMade(state, figure);
    if (made > 2 || apOf(state, figure) < movementCost(made)) return [];
    const mover = moverOf(state, figure, the(state.play.figures, figure));
    const scout: Scout = { state, mover, check, reach: normalRange(state, figure, 'walk').value, found: [] };
    const foe = nearestFoe(state, mover);
    sparse(scout, foe);
    if (density !== 'sparse') standard(scout);
    if (density === 'dense') dense(scout, foe);
    return scout.found;
  };
