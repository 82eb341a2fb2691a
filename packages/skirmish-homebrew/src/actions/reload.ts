import { find, the } from '@regelwerk/core';
import type { ChoiceOf } from '../model/choice.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { fillMagazine, hasMagazine, noMagazine, noReloading, reloadCost, roundsIn } from '../rules/action/reload.js';
import { pay } from '../rules/ap/actions-cost.js';
import { tooDear } from '../rules/ap/no-overspend.js';
import type { Action, Bare } from './action.js';

type Reload = Bare<ChoiceOf<'reload'>>;

const check = (state: State, { figure, weapon: id }: Reload): Refusal | undefined => {
  const off = noReloading(state);
  if (off !== undefined) return off;
  const weapon = find(the(prepare(state.table).profiles, figure).weapons, id);
  if (weapon === undefined) return { kind: 'unknown-id', what: 'weapon', id };
  return noMagazine(state, weapon) ?? tooDear(state, figure, reloadCost());
};

/** A figure reloads a weapon, where the magazine rule is in use. */
export const reload: Action<ChoiceOf<'reload'>> = {
  check,
  least: reloadCost().value,
  everBy: ({ sheet }) => sheet.weapons.some(({ magazine }) => magazine > 0),
  reduce: (state, { figure, weapon }) => [
    pay(state, figure, reloadCost()),
    fillMagazine(figure, the(the(prepare(state.table).profiles, figure).weapons, weapon)),
  ],
  candidates: (state, figure) => {
    if (state.table.options.magazineRule === 'off') return [];
    const { weapons } = the(prepare(state.table).profiles, figure).sheet;
    return weapons
      .filter((weapon) => hasMagazine(state, weapon) && roundsIn(state, figure, weapon) < weapon.magazine)
      .map(({ id }) => ({ kind: 'reload', figure, weapon: id }));
  },
};
