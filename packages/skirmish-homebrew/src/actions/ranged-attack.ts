import { find, the } from '@regelwerk/core';
import type { ChoiceOf } from '../model/choice.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { foesOf } from '../foes.js';
import { prepare } from '../prepare.js';
import { rangedCost } from '../rules/action/ranged.js';
import { magazineEmpty, shotsLoaded, spendRounds } from '../rules/action/reload.js';
import { apOf, pay } from '../rules/ap/actions-cost.js';
import { tooDear } from '../rules/ap/no-overspend.js';
import { inCover } from '../rules/combat/cover.js';
import { isInRange } from '../rules/combat/ranged-target.js';
import { beginAttack } from '../rules/combat/sequence.js';
import type { Action, Bare } from './action.js';
import { whyNoShot } from './shot.js';

type RangedAttack = Bare<ChoiceOf<'ranged-attack'>>;

const check = (state: State, { figure, weapon: id, target }: RangedAttack): Refusal | undefined => {
  const weapon = find(the(prepare(state.table).profiles, figure).weapons, id);
  if (weapon === undefined) return { kind: 'unknown-id', what: 'weapon', id };
  return (
    whyNoShot(state, { attacker: figure, target }, weapon.range) ??
    magazineEmpty(state, figure, weapon) ??
    tooDear(state, figure, rangedCost(weapon))
  );
};

/** A figure shoots at an enemy with a weapon of its own. */
export const rangedAttack: Action<ChoiceOf<'ranged-attack'>> = {
  check,
  least: 0,
  everBy: ({ sheet }) => sheet.weapons.length > 0,
  reduce: (state, { figure, weapon: id, target }) => {
    const weapon = the(the(prepare(state.table).profiles, figure).weapons, id);
    const cost = rangedCost(weapon);
    return [
      pay(state, figure, cost),
      ...spendRounds(state, figure, weapon),
      beginAttack(state, {
        by: rangedCost.rule,
        attacker: figure,
        target,
        means: { kind: 'weapon', weapon: id },
        cover: inCover(state, figure, target),
        shots: shotsLoaded(state, figure, weapon),
        clearsAim: true,
      }),
    ];
  },
  candidates: (state, figure) => {
    const { weapons } = the(prepare(state.table).profiles, figure).sheet;
    const ap = apOf(state, figure);
    const found: RangedAttack[] = [];
    for (const weapon of weapons) {
      if (weapon.ap > ap) continue;
      for (const target of foesOf(state, figure)) {
        if (!isInRange(state, { attacker: figure, target }, weapon.range)) continue;
        const choice: RangedAttack = { kind: 'ranged-attack', figure, weapon: weapon.id, target };
        if (check(state, choice) === undefined) found.push(choice);
      }
    }
    return found;
  },
};
