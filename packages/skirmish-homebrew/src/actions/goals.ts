import { type Frozen, onceFor, the } from '@regelwerk/core';
import { boxOf, CONTACT, distanceSquared, polygon } from '@regelwerk/geometry';
import { radiusOf } from '../board/bases.js';
import type { Mover } from '../board/in-way.js';
import { foesOf } from '../foes.js';
import type { Place } from '../model/ids.js';
import type { State } from '../model/state.js';
import type { Table } from '../model/table.js';
import { prepare } from '../prepare.js';
import type { Goal } from '../rules/move/example.js';
import { couldAct } from '../rules/round/turns.js';

/** Something of the scenario that a figure may want to reach, and for whom. */
interface Task extends Goal {
  readonly kind: 'deeds' | 'searches';
  readonly id: string;
  readonly sides: readonly string[];
  /** How often it can be done; 0 is without limit. */
  readonly times: number;
}

const middle = (points: readonly { readonly x: number; readonly y: number }[], z: number): Place => {
  const { minX, minY, maxX, maxY } = boxOf(polygon(points));
  return { x: Math.floor((minX + maxX) / 2), y: Math.floor((minY + maxY) / 2), z };
};

const tasksOf = onceFor(({ scenario: { deeds, searchAreas } }: Frozen<Table>): readonly Task[] => [
  ...deeds.flatMap(({ id, sides, times, reach }): Task[] =>
    reach.kind === 'touching' ? [{ kind: 'deeds', id, sides, times, at: reach.at, radius: reach.radius }] : [],
  ),
  ...searchAreas.map(({ id, times, area, height }): Task => ({ kind: 'searches', id, sides: [], times, at: middle(area, height), radius: 0 })),
]);

/** Where few candidates are wanted, figures move one after the other: the first that could act and has not moved this round. */
export const movesNext = (state: State, figure: string): boolean => {
  const { figures } = state.play;
  if (the(figures, figure).moves > 0) return false;
  const { profiles, gangs } = prepare(state.table);
  for (const other of the(gangs, the(profiles, figure).seat)) {
    if (other === figure) return couldAct(state, figure);
    if (the(figures, other).moves === 0 && couldAct(state, other)) return false;
  }
  return false;
};

/** The nearest able enemy, with the base that it stands on. */
export const nearestFoe = (state: State, { figure, at }: Mover): Goal | undefined => {
  let nearest: string | undefined;
  let least = Infinity;
  for (const id of foesOf(state, figure)) {
    const foe = the(state.play.figures, id);
    if (foe.gone || !foe.able) continue;
    const square = distanceSquared(at, foe);
    if (square < least) [nearest, least] = [id, square];
  }
  return nearest === undefined ? undefined : { at: the(state.play.figures, nearest), radius: radiusOf(state, nearest) };
};

const isReached = ({ at, radius }: Mover, goal: Goal): boolean => {
  const far = radius + goal.radius + CONTACT;
  return distanceSquared(at, goal.at) <= far * far;
};

/** Is something that the figure has not reached nearer to it than what it has in view? */
export const isNearer = (mover: Mover, goal: Goal, than: Goal | undefined): boolean =>
  !isReached(mover, goal) && (than === undefined || distanceSquared(mover.at, goal.at) < distanceSquared(mover.at, than.at));

/** The nearest deed, search area or free mount that the figure does not touch yet. */
export const nearestTask = (state: State, mover: Mover): Goal | undefined => {
  const { seat } = the(prepare(state.table).profiles, mover.figure);
  let nearest: Goal | undefined;
  for (const task of tasksOf(state.table)) {
    const done = state.play[task.kind][task.id] ?? 0;
    const open = (task.times === 0 || done < task.times) && (task.sides.length === 0 || task.sides.includes(seat));
    if (open && isNearer(mover, task, nearest)) nearest = task;
  }
  if (mover.mount !== undefined) return nearest;
  for (const { id, base, places } of state.table.scenario.mounts) {
    const at = the(state.play.mounts, id);
    if (at.riders.length < places && isNearer(mover, { at, radius: base }, nearest)) nearest = { at, radius: base };
  }
  return nearest;
};
