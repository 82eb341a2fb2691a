import { the } from '@regelwerk/core';
import type { ChoiceOf } from '../model/choice.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { aimCost, aimDie, aimedBefore, movedBeforeAim } from '../rules/action/aim.js';
import { pay, type Cost } from '../rules/ap/actions-cost.js';
import { tooDear } from '../rules/ap/no-overspend.js';
import { aimedEnough, dicePerAim, furtherAimCost, isSharpshooter, movedBefore } from '../rules/skill/sharpshooter.js';
import type { Action, Bare } from './action.js';

type Aim = Bare<ChoiceOf<'aim'>>;

const aimsOf = ({ play }: State, figure: string): number => the(play.figures, figure).aims;

const costOf = (state: State, figure: string): Cost => {
  const aims = aimsOf(state, figure);
  return aims === 0 ? aimCost() : furtherAimCost(aims);
};

const whyNoFurtherAim = (state: State, figure: string): Refusal | undefined =>
  isSharpshooter(the(prepare(state.table).profiles, figure))
    ? (aimedEnough(state, figure) ?? movedBefore(state, figure))
    : aimedBefore(state, figure);

const check = (state: State, { figure }: Aim): Refusal | undefined =>
  movedBeforeAim(state, figure) ??
  (aimsOf(state, figure) > 0 ? whyNoFurtherAim(state, figure) : undefined) ??
  tooDear(state, figure, costOf(state, figure));

/** A figure aims for its next ranged attack; a sharpshooter up to three times. */
export const aim: Action<ChoiceOf<'aim'>> = {
  check,
  least: aimCost().value,
  everBy: () => true,
  reduce: (state, { figure }) => {
    const aims = aimsOf(state, figure) + 1;
    return [
      pay(state, figure, costOf(state, figure)),
      { kind: 'figure-aimed', rule: aims === 1 ? aimDie.rule : dicePerAim.rule, figure, aims },
    ];
  },
  candidates: (state, figure) => {
    const choice: Aim = { kind: 'aim', figure };
    return check(state, choice) === undefined ? [choice] : [];
  },
};
