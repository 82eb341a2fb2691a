import { the, type Density } from '@regelwerk/core';
import { disc, distanceDiscDisc, distanceSquared, pointAlong, type Ticks } from '@regelwerk/geometry';
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
import { isNearer, movesNext, nearestFoe, nearestTask } from './goals.js';
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
  const far = reach + mover.radius + goal.radius;
  const stop = goal.at.z === mover.at.z && distanceSquared(mover.at, goal.at) <= far * far ? runUpTo(mover, goal) : undefined;
  return (stop !== undefined && keep(scout, [stop])) || stride(scout, goal.at);
};

/** Where one stands beyond the end of a slope, coming from its other end. */
const beyond = (near: Place, far: Place, radius: Ticks): Place | undefined => {
  const back = pointAlong({ from: far, toward: near, length: radius, round: 'beyond' });
  return back === undefined ? undefined : { ...opposite(far, back), z: far.z };
};

/** From one end of a slope over the other to the level beyond, if the end is on the figure's level and all of it in reach. */
const climbSlope = (scout: Scout, [near, far]: readonly [Place, Place], length: Ticks): void => {
  const { mover: { at, radius }, reach } = scout;
  const left = reach - length - radius;
  if (near.z !== at.z || left < 0 || distanceSquared(at, near) > left * left) return;
  const end = beyond(near, far, radius);
  if (end !== undefined) keep(scout, [near, far, end]);
};

/** Over stairs and ramps that are near. */
const climbSlopes = (scout: Scout, slopes: readonly Slope[]): void => {
  for (const { foot, head, length } of slopes) {
    climbSlope(scout, [foot, head], length);
    climbSlope(scout, [head, foot], length);
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

/** What a figure has in view: the nearest task and the nearest enemy, the nearer of them first. */
const goalsOf = ({ state, mover }: Scout, foe: Goal | undefined): readonly Goal[] => {
  const task = nearestTask(state, mover);
  if (task === undefined || foe === undefined) return [task ?? foe].filter((goal) => goal !== undefined);
  return isNearer(mover, foe, task) ? [foe, task] : [task, foe];
};

/** Up to the first goal that can be approached; gives those that are left. */
const sparse = (scout: Scout, goals: readonly Goal[]): readonly Goal[] => {
  const seen = goals.findIndex((goal) => approach(scout, goal));
  climbSlopes(scout, prepare(scout.state.table).board.slopes);
  return seen < 0 ? [] : goals.slice(seen + 1);
};

const standard = (scout: Scout, foe: Goal | undefined, left: readonly Goal[]): void => {
  const { at } = scout.mover;
  for (const goal of left) approach(scout, goal);
  if (foe !== undefined && !stride(scout, opposite(at, foe.at))) stride(scout, aside(at, foe.at));
  for (const direction of EIGHT) stride(scout, toward(at, direction));
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
 * Walks worth looking at. Sparse, for the figure that moves next: toward the nearest task or the nearest enemy, the nearer
 * of them if it can, into contact where that is in reach, and over stairs. Standard: all figures, and toward the other, away
 * from the enemy and in eight directions. Dense: sixteen, half and whole, and just into the range of a weapon.
 */
export const walkCandidates =
  (check: Check): Action<ChoiceOf<'walk'>>['candidates'] =>
  (state: State, figure: string, density: Density): readonly Walk[] => {
    const made = movesMade(state, figure);
    if (made > 2 || apOf(state, figure) < movementCost(made) || (density === 'sparse' && !movesNext(state, figure))) return [];
    const mover = moverOf(state, figure, the(state.play.figures, figure));
    const scout: Scout = { state, mover, check, reach: normalRange(state, figure, 'walk').value, found: [] };
    const foe = nearestFoe(state, mover);
    const left = sparse(scout, goalsOf(scout, foe));
    if (density !== 'sparse') standard(scout, foe, left);
    if (density === 'dense') dense(scout, foe);
    return scout.found;
  };
