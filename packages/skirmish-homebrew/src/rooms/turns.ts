import { left, right, the, type Density, type Either } from '@regelwerk/core';
import { draw, type Luck } from '@regelwerk/dice';
import { sampleWalk } from '../actions/sample-walk.js';
import { actionOf, actionsOn, isAction } from '../actions/table.js';
import type { ActionChoice, Choice } from '../model/choice.js';
import type { Decision } from '../model/decision.js';
import type { Event } from '../model/event.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { otherSeat, prepare } from '../prepare.js';
import { apOf } from '../rules/ap/actions-cost.js';
import { isDone } from '../rules/ap/ending-action.js';
import { notAble } from '../rules/life/incapacitated.js';
import { endRound } from '../rules/round/end.js';
import { endMatch, endsNow, lastRound } from '../rules/round/match-end.js';
import { startRound } from '../rules/round/start.js';
import { afterAction, figuresToAct, giveTurn, hasPassed, isInRound, notYours, passRound } from '../rules/round/turns.js';
import { cannotTreat } from '../rules/skill/medic-incapacitated.js';
import { openingOver } from './opening.js';
import { whyNoReroll } from './window.js';

// The turns of a round: one action of one figure, or a pass.

/** The turn that is to be taken; `undefined` if nobody can, or the match has ended. */
export const askTurn = (state: State): Decision | undefined => {
  const { next } = state.play;
  const figures = hasPassed(state, next) || endsNow(state) !== undefined ? [] : figuresToAct(state, next);
  return figures.length === 0 ? undefined : { kind: 'place', id: state.play.written, by: next, for: 'turn', figures };
};

const whyNoAction = (state: State, choice: ActionChoice): Refusal | undefined => {
  const { by, figure, kind } = choice;
  return (
    notYours(state, by, figure) ??
    (kind === 'treat' ? cannotTreat(state, figure) : notAble(state, figure)) ??
    isDone(state, figure) ??
    actionOf(choice).check(state, choice)
  );
};

const whyNot = (state: State, choice: Choice): Refusal | undefined => {
  if (isAction(choice)) return whyNoAction(state, choice);
  if (choice.kind === 'pass') return undefined;
  if (choice.kind === 'reroll') return whyNoReroll(state, choice.by, choice);
  return openingOver(choice) ?? { kind: 'not-asked', choice: choice.kind, decision: state.play.written, for: 'turn' };
};

/** May the turn be taken so? */
export const checkTurn = (state: State, choice: Choice): Either<Refusal, Choice> => {
  const refusal = whyNot(state, choice);
  return refusal === undefined ? right(choice) : left(refusal);
};

/** What a turn causes. Whose turn is next is written first, since an action may open questions of its own. */
export const reduceTurn = (state: State, choice: Choice): readonly Event[] =>
  isAction(choice) ? [...afterAction(state, choice.by), ...actionOf(choice).reduce(state, choice)] : passRound(state, choice.by);

/** What follows where nobody takes a turn: the other's turn, the next round, or the end. */
export const advanceTurns = (state: State): readonly Event[] => {
  const now = endsNow(state);
  if (now !== undefined) return [endMatch(state, now)];
  const other = otherSeat(prepare(state.table), state.play.next);
  if (isInRound(state, other)) return [giveTurn(other)];
  const { round } = state.play;
  const last = round >= lastRound(state);
  return [...endRound(state), ...(last ? [endMatch(state, 'last-round')] : startRound(state, round + 1))];
};

/** Legal turns: actions of each figure that could act, and the pass. */
export const turnCandidates = (state: State, density: Density): readonly Choice[] => {
  const { next } = state.play;
  const answer = { answers: state.play.written, by: next };
  const able = actionsOn(state.table);
  const found: Choice[] = [];
  for (const figure of figuresToAct(state, next)) {
    const ap = apOf(state, figure);
    for (const action of the(able, figure)) {
      if (action.least > ap) continue;
      // Candidates are made for this list alone: to complete them costs less than to copy them.
      for (const bare of action.candidates(state, figure, density)) found.push(Object.assign(bare, answer));
    }
  }
  found.push({ kind: 'pass', ...answer });
  return found;
};

/** A random legal turn: one of those listed, or, as often as one of them for each figure, a walk to anywhere in reach. */
export const sampleTurn = (state: State, luck: Luck): Choice => {
  const { next, written } = state.play;
  const figures = figuresToAct(state, next);
  const listed = turnCandidates(state, 'standard');
  const drawn = draw(luck, 'turn', 0, 0, listed.length + figures.length - 1);
  const figure = figures[drawn - listed.length];
  const walk = figure === undefined ? undefined : sampleWalk(state, figure, { luck, label: 'walk' });
  return walk === undefined ? (listed[drawn] ?? { kind: 'pass', answers: written, by: next }) : { ...walk, answers: written, by: next };
};
