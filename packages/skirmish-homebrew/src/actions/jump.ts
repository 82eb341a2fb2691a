import { the } from '@regelwerk/core';
import { moverOf } from '../board/in-way.js';
import { countObstacles, legsFrom, type Leg } from '../board/leg.js';
import type { ChoiceOf } from '../model/choice.js';
import type { Event } from '../model/event.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import type { Cost } from '../rules/ap/actions-cost.js';
import { tooDear } from '../rules/ap/no-overspend.js';
import { jumpRange } from '../rules/jump/half-range.js';
import { jumpLength } from '../rules/jump/measure.js';
import { noLanding } from '../rules/jump/must-land.js';
import { movementCost } from '../rules/move/cost.js';
import { movesMade } from '../rules/move/count.js';
import { notMounted } from '../rules/move/mounted.js';
import { jumpBlocked, throughBase } from '../rules/move/path-free.js';
import { tooFar } from '../rules/move/range.js';
import { specialCost } from '../rules/move/special-count.js';
import { tooManyMoves } from '../rules/move/three-per-round.js';
import { jumpOver } from '../rules/terrain/difficult-special.js';
import { chargedBelow } from '../rules/terrain/small-obstacle-normal-only.js';
import { surcharge } from '../rules/terrain/small-obstacle.js';
import type { Action, Bare } from './action.js';
import { jumpCandidates } from './jump-candidates.js';
import { moved } from './moved.js';

type Jump = Bare<ChoiceOf<'jump'>>;

const costOf = (state: State, figure: string, leg: Leg): Cost => {
  const cost = specialCost(movesMade(state, figure), 1);
  const charged = chargedBelow(state, countObstacles(prepare(state.table).board, [leg]));
  return charged === 0 ? cost : { value: cost.value + surcharge(state, charged), because: [...cost.because, 'hb.terrain.small-obstacle-normal-only'] };
};

const check = (state: State, { figure, to }: Jump): Refusal | undefined => {
  const refusal = notMounted(state, figure, 'jump') ?? tooManyMoves(state, figure, 1);
  if (refusal !== undefined) return refusal;
  const mover = moverOf(state, figure, the(state.play.figures, figure));
  const [leg] = legsFrom(prepare(state.table).board, mover.at, [to]) as [Leg];
  return (
    jumpBlocked(state, leg) ??
    throughBase(state, mover, [leg]) ??
    tooFar(jumpLength(state, mover, to), jumpOver(state, jumpRange(state, figure), leg)) ??
    noLanding(state, mover, to) ??
    tooDear(state, figure, costOf(state, figure, leg))
  );
};

const reduce = (state: State, { figure, to }: Jump): readonly Event[] => {
  const mover = moverOf(state, figure, the(state.play.figures, figure));
  const [leg] = legsFrom(prepare(state.table).board, mover.at, [to]) as [Leg];
  const length = jumpLength(state, mover, to);
  return moved(state, { figure, how: 'jump', rule: 'hb.jump.half-range', to, length, actions: 1, cost: costOf(state, figure, leg) });
};

/** A jump: straight from place to place, over gaps and small obstacles, up and down. */
export const jump: Action<ChoiceOf<'jump'>> = {
  check, least: movementCost(0), everBy: () => true, reduce, candidates: jumpCandidates(check),
};
