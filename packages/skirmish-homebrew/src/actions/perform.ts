import { the } from '@regelwerk/core';
import type { ChoiceOf } from '../model/choice.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { beginDeed, cannotPerform, deedCost, isAtDeed, noDeed } from '../rules/action/perform.js';
import { apOf, pay } from '../rules/ap/actions-cost.js';
import { tooDear } from '../rules/ap/no-overspend.js';
import type { Action, Bare } from './action.js';

type Perform = Bare<ChoiceOf<'perform'>>;

const check = (state: State, { figure, deed: id }: Perform): Refusal | undefined => {
  const none = noDeed(state, id);
  if (none !== undefined) return none;
  const deed = the(prepare(state.table).deeds, id);
  return cannotPerform(state, figure, deed) ?? tooDear(state, figure, deedCost(deed));
};

/** A figure performs a deed that the scenario demands. */
export const perform: Action<ChoiceOf<'perform'>> = {
  check,
  least: 0,
  everBy: (_profile, { deeds }) => deeds.length > 0,
  reduce: (state, { figure, deed: id }) => {
    const deed = the(prepare(state.table).deeds, id);
    return [pay(state, figure, deedCost(deed)), ...beginDeed(state, figure, deed)];
  },
  candidates: (state, figure) => {
    const { deeds } = state.table.scenario;
    const ap = apOf(state, figure);
    const found: Perform[] = [];
    for (const deed of deeds) {
      if (!isAtDeed(state, figure, deed) || deedCost(deed).value > ap || cannotPerform(state, figure, deed) !== undefined) continue;
      found.push({ kind: 'perform', figure, deed: deed.id });
    }
    return found;
  },
};
