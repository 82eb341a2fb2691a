import type { Explained, Frozen } from '@regelwerk/core';
import type { AttackType, Roll } from '../model/effect.js';
import type { AttackFrame } from '../model/frame.js';
import type { RuleId } from '../model/rule-id.js';
import type { UnitInfo } from '../prepare.js';
import { modifiersOf } from '../rules/ability/card-hooks.js';
import { stacked } from '../rules/ability/stacking-number.js';

/** What of an attack its pools are built from. */
export type Build = Pick<Frozen<AttackFrame>, 'attacker' | 'defender' | 'type' | 'fixed' | 'more'>;

/** So many dice more, and the rule that says so. */
export interface Part {
  readonly dice: number;
  readonly rule: RuleId;
}

/** The dice that the card of a unit adds to its rolls of a kind. */
export const cardDice = (unit: UnitInfo, roll: Roll, type: AttackType): Part => ({
  dice: stacked(modifiersOf(unit, 'dice').filter((one) => one.roll === roll && (one.type === 'any' || one.type === type))),
  rule: modifiersOf.rule,
});

/** Parts as one number: those that are nothing shaped nothing. */
export const together = (parts: readonly Part[]): Explained<number, RuleId> => ({
  value: parts.reduce((sum, { dice }) => sum + dice, 0),
  because: [...new Set(parts.flatMap(({ dice, rule }) => (dice === 0 ? [] : [rule])))],
});
