import { the } from '@regelwerk/core';
import type { ChoiceOf } from '../model/choice.js';
import type { Refusal } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { cannotSearch, noArea, outsideArea, searchArea, searchCost } from '../rules/action/search.js';
import { pay } from '../rules/ap/actions-cost.js';
import { endFigure } from '../rules/ap/ending-action.js';
import { tooDear } from '../rules/ap/no-overspend.js';
import type { Action, Bare } from './action.js';

type Search = Bare<ChoiceOf<'search'>>;

const check = (state: State, { figure, area: id }: Search): Refusal | undefined => {
  const none = noArea(state, id);
  if (none !== undefined) return none;
  const area = the(prepare(state.table).areas, id);
  return outsideArea(state, figure, area) ?? cannotSearch(state, figure, area) ?? tooDear(state, figure, searchCost());
};

const PRICE = searchCost().value;

/** A figure searches an area of the scenario, and is done for the round. */
export const search: Action<ChoiceOf<'search'>> = {
  check,
  least: PRICE,
  everBy: (_profile, { searchAreas }) => searchAreas.length > 0,
  reduce: (state, { figure, area }) => [
    pay(state, figure, searchCost()),
    ...searchArea(state, figure, the(prepare(state.table).areas, area)),
    ...endFigure(state, figure, PRICE),
  ],
  candidates: (state, figure) => {
    const { searchAreas } = state.table.scenario;
    return searchAreas.flatMap(({ id }): Search[] => {
      const choice: Search = { kind: 'search', figure, area: id };
      return check(state, choice) === undefined ? [choice] : [];
    });
  },
};
