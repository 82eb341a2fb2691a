import { the } from '@regelwerk/core';
import { isActive } from '../../agenda.js';
import { firstOnBoard } from '../../first-on-board.js';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';
import { announce } from '../../windows.js';
import { gainMomentum } from '../struggle/momentum.js';
import { countsFully } from './injured-full-strength.js';

/** Is a unit wounded by so many damage tokens? From its stamina on. */
export const isWoundedBy = rule('sp.damage.wounded', (damage: number, stamina: number): boolean => damage >= stamina);

/** Can the unit take damage? Not while it is wounded. */
export const takesDamage = rule('sp.damage.wounded-no-damage', (state: State, unit: string): boolean => countsFully(state, unit));

/** Can damage be removed from the unit by others than itself? Not while it is wounded. */
export const damageHeals = rule('sp.damage.wounded-no-heal', (state: State, unit: string): boolean => countsFully(state, unit));

/** The opponent of a unit that becomes wounded gains one momentum, whoever's turn it is. */
export const momentumOfWound = rule('sp.damage.wounded-momentum', (state: State, unit: string): readonly Event[] => {
  const prepared = prepare(state.table);
  return gainMomentum(state, otherSeat(prepared, the(prepared.units, unit).seat), 'sp.damage.wounded-momentum');
});

/** A unit that becomes wounded in its own activation ends it at once. */
export const cutActivation = rule('sp.damage.wounded-ends-activation', (state: State, unit: string): readonly Event[] =>
  isActive(state, unit) ? [{ kind: 'activation-cut', rule: 'sp.damage.wounded-ends-activation', unit }] : [],
);

/** The state once a unit is wounded, with the momentum of that: what speaks then asks how things are, and pays with what there is. */
const onceWounded = (state: State, unit: string, gained: readonly Event[]): State => {
  const { units, sides } = state.play;
  const more = gained.flatMap((event) => (event.kind === 'momentum-gained' ? [[event.seat, { ...the(sides, event.seat), momentum: the(sides, event.seat).momentum + 1 }] as const] : []));
  return { ...state, play: { ...state.play, units: { ...units, [unit]: { ...the(units, unit), wounded: 1 } }, sides: { ...sides, ...Object.fromEntries(more) } } };
};

/** What follows from a unit's becoming wounded; what speaks at that moment, or the end of the match, comes last. */
export const becomeWounded = rule('sp.damage.wounded', (state: State, unit: string): readonly Event[] => {
  const gained = momentumOfWound(state, unit);
  const about = firstOnBoard(state, unit);
  const isOver = gained.some(({ kind }) => kind === 'begun');
  return [
    { kind: 'unit-wounded', rule: 'sp.damage.wounded', unit },
    ...cutActivation(state, unit),
    ...gained,
    ...(isOver ? [] : announce(onceWounded(state, unit, gained), { at: 'wounded', about, other: '', rule: 'sp.damage.wounded' })),
  ];
});
