import { the, type Explained } from '@regelwerk/core';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare, type UnitInfo } from '../../prepare.js';
import { isUnitWithin } from '../measure/range.js';
import { modifiersOf } from './card-hooks.js';
import { surcharge } from './wound-surcharge.js';

const near = (state: State, unit: UnitInfo, { from, within }: { readonly from: UnitInfo; readonly within: number }): boolean =>
  within === 0 || from.characters.some((character) => isUnitWithin(state, character, unit.id, within));

/** What cards add to the costs of a unit, or take off them: its own, and those of enemies within their range. */
const changes = (state: State, unit: UnitInfo): number => {
  const prepared = prepare(state.table);
  let sum = 0;
  for (const own of modifiersOf(unit, 'cost')) if (own.of === 'own') sum += own.n;
  for (const foe of the(prepared.unitsOf, otherSeat(prepared, unit.seat))) {
    if (the(state.play.units, foe.id).defeated) continue;
    for (const { of, n, within } of modifiersOf(foe, 'cost')) if (of === 'enemy' && near(state, unit, { from: foe, within })) sum += n;
  }
  return sum;
};

/** What an ability costs a unit now: what is printed and added to it, its wounds, what cards change; never less than nothing. */
export const costOf = rule('sp.ability.cost-floor', (state: State, unit: UnitInfo, printed: number): Explained<number, RuleId> => {
  const wounds = surcharge(the(state.play.units, unit.id));
  const cards = changes(state, unit);
  return {
    value: Math.max(0, printed + wounds + cards),
    because: [...(wounds > 0 ? [surcharge.rule] : []), ...(cards === 0 ? [] : [modifiersOf.rule])],
  };
});
