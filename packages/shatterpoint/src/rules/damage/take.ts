import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { tokensLaid } from './overflow.js';
import { damageUnit } from './whole-unit.js';
import { becomeWounded, isWoundedBy, takesDamage } from './wounded.js';

/** Damage that a unit is to suffer, and the rule that deals it. */
export interface Harm {
  readonly damage: number;
  readonly rule: RuleId;
}

/**
 * A unit suffers damage: one token for each point, until it is wounded. What is let in by a wound may begin something on top of the
 * agenda: what causes the damage says so last.
 */
export const suffer = rule('sp.damage.take', (state: State, unit: string, { damage, rule: because }: Harm): readonly Event[] => {
  if (damage <= 0 || !takesDamage(state, unit)) return [];
  const { stamina } = the(prepare(state.table).units, unit).card;
  const before = the(state.play.units, unit).damage;
  const laid = tokensLaid(state, damage, stamina - before);
  const suffered = damageUnit(unit, { damage: laid, lost: damage - laid }, because);
  return isWoundedBy(before + laid, stamina) ? [suffered, ...becomeWounded(state, unit)] : [suffered];
});
