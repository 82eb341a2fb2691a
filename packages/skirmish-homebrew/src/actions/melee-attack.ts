import { find } from '@regelwerk/core';
import type { ChoiceOf } from '../model/choice.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { foesOf } from '../foes.js';
import { prepare } from '../prepare.js';
import { meleeCost } from '../rules/action/melee.js';
import { attackedEnough } from '../rules/action/repeatable.js';
import { pay } from '../rules/ap/actions-cost.js';
import { tooDear } from '../rules/ap/no-overspend.js';
import { isInReach, noOpponent, outOfReach } from '../rules/combat/melee-contact.js';
import { beginAttack } from '../rules/combat/sequence.js';
import type { Action, Bare } from './action.js';

type MeleeAttack = Bare<ChoiceOf<'melee-attack'>>;

const check = (state: State, { figure, target }: MeleeAttack): Refusal | undefined => {
  if (find(prepare(state.table).profiles, target) === undefined) return { kind: 'unknown-id', what: 'figure', id: target };
  return (
    noOpponent(state, figure, target) ??
    attackedEnough(state, figure) ??
    outOfReach(state, figure, target) ??
    tooDear(state, figure, meleeCost())
  );
};

/** A figure attacks an enemy in base contact. */
export const meleeAttack: Action<ChoiceOf<'melee-attack'>> = {
  check,
  least: meleeCost().value,
  everBy: () => true,
  reduce: (state, { figure, target }) => [
    pay(state, figure, meleeCost()),
    beginAttack(state, { by: meleeCost.rule, attacker: figure, target, means: { kind: 'melee' }, cover: false, shots: 1, clearsAim: false }),
  ],
  candidates: (state, figure) => {
    const found: MeleeAttack[] = [];
    for (const target of foesOf(state, figure)) {
      const choice: MeleeAttack = { kind: 'melee-attack', figure, target };
      if (isInReach(state, figure, target) && check(state, choice) === undefined) found.push(choice);
    }
    return found;
  },
};
