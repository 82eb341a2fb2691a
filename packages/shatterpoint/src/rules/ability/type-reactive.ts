import { the, type Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { UNIT_MOMENTS, type Trigger } from '../../model/trigger.js';
import { prepare, type UnitInfo } from '../../prepare.js';
import { isUnitWithin } from '../measure/range.js';

const isWhose = (unit: UnitInfo, about: UnitInfo, who: Trigger['who']): boolean => {
  if (who === 'any') return true;
  if (who === 'self') return about === unit;
  return (about.seat === unit.seat) === (who === 'own');
};

/** Does a moment fit the trigger of an ability: is it about whom the ability waits for? In any player's turn. */
export const isTriggered = rule('sp.ability.type-reactive', (state: State, unit: UnitInfo, { on, about }: { readonly on: Frozen<Trigger>; readonly about: string }): boolean => {
  const subject = prepare(state.table).unitOf[about];
  if (subject === undefined) return on.who === 'any' || (on.who === 'own' ? state.play.active === unit.seat : on.who === 'enemy' && state.play.active !== unit.seat);
  return isWhose(unit, subject, on.who);
});

/** Is what happens near enough to the unit of an ability? That is judged once, when it happens: who is pushed near or away by the answer to it has heard it, or not. What happens to a unit happens where any of its characters is. */
export const hears = rule('sp.ability.type-reactive', (state: State, unit: UnitInfo, { on, about }: { readonly on: Frozen<Trigger>; readonly about: string }): boolean => {
  if (on.within === 0 || about === '') return true;
  const where = UNIT_MOMENTS.includes(on.at) ? the(prepare(state.table).unitOf, about).characters : [about];
  return where.some((one) => isUnitWithin(state, one, unit.id, on.within));
});
