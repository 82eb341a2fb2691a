import { the } from '@regelwerk/core';
import type { ChoiceOf } from '../../model/choice.js';
import type { Event } from '../../model/event.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare, type UnitInfo } from '../../prepare.js';
import { hasCondition } from '../condition/on-unit.js';
import { sees } from '../los/definition.js';
import { distanceOf, isUnitWithin, rangeLength } from '../measure/range.js';
import { damageHeals } from './wounded.js';

/** A use of a heal effect: on a unit, for one damage or one of its conditions. */
export type Healing = Pick<ChoiceOf<'heal'>, 'unit' | 'what'>;

/** How far a heal effect reaches to other units. */
const RANGE = 2;

const nothing = (state: State, { unit, what }: Healing): Refusal | undefined => {
  const rule = what === 'damage' && !damageHeals(state, unit) ? 'sp.damage.wounded-no-heal' : 'sp.damage.heal';
  const is = what === 'damage' ? rule === 'sp.damage.heal' && the(state.play.units, unit).damage > 0 : hasCondition(state, unit, what);
  return is ? undefined : { kind: 'nothing-to-heal', rule, unit, what };
};

const outOfRange = (state: State, character: string, { id, characters }: UnitInfo): Refusal | undefined => {
  if (isUnitWithin(state, character, id, RANGE)) return undefined;
  const distance = Math.min(...characters.map((one) => distanceOf(state, character, one)));
  return { kind: 'out-of-range', rule: 'sp.damage.heal', distance, range: rangeLength(RANGE) };
};

/** Why another unit cannot be healed unseen: it can, unless the table has agreed that a heal effect needs a line of sight. */
export const unseen = rule('sp.damage.heal-sight', (state: State, character: string, { id, characters }: UnitInfo): Refusal | undefined =>
  !state.table.options['damage.healNeedsSight'] || characters.some((one) => sees(state, character, one))
    ? undefined
    : { kind: 'no-sight', rule: 'sp.damage.heal-sight', target: id, by: '' },
);

/** Why a character's heal effect cannot be used so: on one damage or condition of its own unit, or of an allied one within range 2 of it. */
export const whyNotHealed = rule('sp.damage.heal', (state: State, character: string, healing: Healing): Refusal | undefined => {
  const { units, unitOf } = prepare(state.table);
  const unit = the(units, healing.unit);
  if (unit.seat !== the(unitOf, character).seat) return { kind: 'wrong-target', rule: 'sp.damage.heal', target: unit.id, why: 'side' };
  if (the(state.play.units, unit.id).defeated) return { kind: 'defeated', rule: 'sp.damage.heal', unit: unit.id };
  return nothing(state, healing) ?? outOfRange(state, character, unit) ?? unseen(state, character, unit);
});

/** What a heal effect does. */
export const heal = rule('sp.damage.heal', ({ unit, what }: Healing): Event =>
  what === 'damage' ? { kind: 'healed', rule: 'sp.damage.heal', unit, damage: 1 } : { kind: 'condition-lost', rule: 'sp.damage.heal', unit, condition: what },
);
