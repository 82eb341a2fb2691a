import { the } from '@regelwerk/core';
import { mountOf } from '../board/bases.js';
import { moverOf, type Mover } from '../board/in-way.js';
import { countObstacles, legsFrom, type Leg } from '../board/leg.js';
import type { ChoiceOf } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { Place } from '../model/ids.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import type { Cost } from '../rules/ap/actions-cost.js';
import { tooDear } from '../rules/ap/no-overspend.js';
import { movementCost, plainCost } from '../rules/move/cost.js';
import { movesMade } from '../rules/move/count.js';
import { notMounted } from '../rules/move/mounted.js';
import { surfacesOf, throughBase, type Passages } from '../rules/move/path-free.js';
import { wayLength } from '../rules/move/path-length.js';
import { normalRange, tooFar } from '../rules/move/range.js';
import { tooManyMoves } from '../rules/move/three-per-round.js';
import { isMostlyDifficult, rangeThisAction } from '../rules/terrain/difficult.js';
import { notSafe } from '../rules/terrain/safe-spot.js';
import { costOver } from '../rules/terrain/small-obstacle.js';
import { stairsCost } from '../rules/terrain/stairs.js';
import type { Action, Bare } from './action.js';
import { moved } from './moved.js';
import { walkCandidates } from './walk-candidates.js';

type Walk = Bare<ChoiceOf<'walk'>>;

/** A way with what it runs on, leg by leg. */
interface Way {
  readonly path: readonly Place[];
  readonly legs: readonly Leg[];
  readonly passages: Passages;
}

const beyondRange = (state: State, { figure, at }: Mover, { path, legs, passages }: Way): Refusal | undefined => {
  const length = wayLength(state, [at, ...path]);
  const range = rangeThisAction(normalRange(state, figure, 'walk'), length, () => isMostlyDifficult(state, legs, passages));
  return tooFar(length, range);
};

const costOf = (state: State, figure: string, { legs, passages }: Pick<Way, 'legs' | 'passages'>): Cost => {
  const made = movesMade(state, figure);
  const obstacles = countObstacles(prepare(state.table).board, legs);
  if (obstacles > 0) return costOver(state, made, obstacles);
  return passages.some(({ kind }) => kind === 'slope') ? stairsCost(made) : plainCost(made);
};

/** Why a figure does not walk (or ride) so; `undefined` if it may. */
export const checkWalk = (state: State, { figure, path }: Walk): Refusal | undefined => {
  const refusal = notMounted(state, figure, 'walk') ?? tooManyMoves(state, figure, 1);
  if (refusal !== undefined) return refusal;
  const mover = moverOf(state, figure, the(state.play.figures, figure));
  const legs = legsFrom(prepare(state.table).board, mover.at, path);
  const passages = surfacesOf(state, legs);
  if ('kind' in passages) return passages;
  const end = path[path.length - 1] ?? mover.at;
  return (
    throughBase(state, mover, legs) ??
    beyondRange(state, mover, { path, legs, passages }) ??
    notSafe(state, mover, end) ??
    tooDear(state, figure, costOf(state, figure, { legs, passages }))
  );
};

const reduce = (state: State, { figure, path }: Walk): readonly Event[] => {
  const at = the(state.play.figures, figure);
  const legs = legsFrom(prepare(state.table).board, at, path);
  const passages = surfacesOf(state, legs);
  if ('kind' in passages) return [];
  const ridden = mountOf(state, figure) !== undefined;
  return moved(state, {
    figure,
    how: ridden ? 'ride' : 'walk',
    rule: ridden ? 'hb.move.mounted' : 'hb.move.range-normal',
    to: path[path.length - 1] ?? at,
    length: wayLength(state, [at, ...path]),
    actions: 1,
    cost: costOf(state, figure, { legs, passages }),
  });
};

/** A walk, or a ride: along a way of straight legs over surfaces that may be entered, up and down over stairs and ramps. */
export const walk: Action<ChoiceOf<'walk'>> = {
  check: checkWalk, least: movementCost(0), everBy: () => true, reduce, candidates: walkCandidates(checkWalk),
};
