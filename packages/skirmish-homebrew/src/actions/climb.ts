import { find, the, type Frozen } from '@regelwerk/core';
import { moverOf, type Mover } from '../board/in-way.js';
import { legsFrom, type Leg } from '../board/leg.js';
import type { ChoiceOf } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { Place } from '../model/ids.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import type { Climb } from '../model/terrain.js';
import { prepare } from '../prepare.js';
import { climbPlan, tooDearTogether, type ClimbPlan } from '../rules/climb/consecutive.js';
import { climbRange } from '../rules/climb/half-range.js';
import { climbLength, notAtEdge } from '../rules/climb/measure.js';
import { noStand } from '../rules/climb/must-stand.js';
import { movementCost } from '../rules/move/cost.js';
import { movesMade } from '../rules/move/count.js';
import { notMounted } from '../rules/move/mounted.js';
import { tooFar, type Range } from '../rules/move/range.js';
import { tooManyMoves } from '../rules/move/three-per-round.js';
import { climbFrom } from '../rules/terrain/difficult-special.js';
import { climbsBy, noRest } from '../rules/terrain/ladder.js';
import type { Action, Bare } from './action.js';
import { climbCandidates } from './climb-candidates.js';
import { moved } from './moved.js';

type ClimbChoice = Bare<ChoiceOf<'climb'>>;

const lengthTo = (state: State, climb: Frozen<Climb>, { at, to }: { readonly at: Place; readonly to: Place }): number => climbLength(state, climb, to.z - at.z);

const reachOf = (state: State, { figure, at }: Mover, to: Place): Range => climbFrom(state, climbRange(state, figure), legsFrom(prepare(state.table).board, at, [to])[0] as Leg);

const planOf = (state: State, climb: Frozen<Climb>, { mover, to }: { readonly mover: Mover; readonly to: Place }): ClimbPlan =>
  climbPlan(lengthTo(state, climb, { at: mover.at, to }), reachOf(state, mover, to).value, movesMade(state, mover.figure));

/** Are there movement actions and points for all the climbs together? Nobody climbs at all whose range is nothing. */
const tooHigh = (state: State, climb: Frozen<Climb>, way: { readonly mover: Mover; readonly to: Place }): Refusal | undefined => {
  const { mover, to } = way;
  const reach = reachOf(state, mover, to);
  if (reach.value === 0) return tooFar(lengthTo(state, climb, { at: mover.at, to }), reach);
  const plan = planOf(state, climb, way);
  return tooManyMoves(state, mover.figure, plan.climbs) ?? (climbsBy(climb, plan) === 'hb.terrain.ladder-climb' ? noRest : tooDearTogether)(state, mover.figure, plan);
};

const check = (state: State, { figure, along, to }: ClimbChoice): Refusal | undefined => {
  const refusal = notMounted(state, figure, 'climb') ?? tooManyMoves(state, figure, 1);
  if (refusal !== undefined) return refusal;
  const climb = find(prepare(state.table).climbs, along);
  if (climb === undefined) return { kind: 'unknown-id', what: 'climb', id: along };
  const mover = moverOf(state, figure, the(state.play.figures, figure));
  return notAtEdge(climb, mover, to) ?? noStand(state, mover, to) ?? tooHigh(state, climb, { mover, to });
};

const reduce = (state: State, { figure, along, to }: ClimbChoice): readonly Event[] => {
  const climb = the(prepare(state.table).climbs, along);
  const mover = moverOf(state, figure, the(state.play.figures, figure));
  const plan = planOf(state, climb, { mover, to });
  const length = lengthTo(state, climb, { at: mover.at, to });
  return moved(state, { figure, how: 'climb', rule: climbsBy(climb, plan), to, length, actions: plan.climbs, cost: plan.cost });
};

/** A climb along an edge, up or down: as many directly consecutive climbs as it takes, made and paid together. */
export const climb: Action<ChoiceOf<'climb'>> = {
  check, least: movementCost(0), everBy: (_profile, { climbs }) => climbs.length > 0, reduce, candidates: climbCandidates(check),
};
