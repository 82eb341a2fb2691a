import { the } from '@regelwerk/core';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { UnitInfo } from '../../prepare.js';
import { modifiersOf } from './card-hooks.js';

/** An active or reactive ability that its unit has used in this turn, whoever's turn it is; cards may allow it more often. */
export const usedUp = rule('sp.ability.once-per-turn', ({ play }: State, unit: UnitInfo, ability: string): Refusal | undefined => {
  const times = the(play.units, unit.id).used.filter((one) => one === ability).length;
  const most = modifiersOf(unit, 'uses').reduce((least, one) => (one.ability === ability ? Math.max(least, one.n) : least), 1);
  return times < most ? undefined : { kind: 'ability-used', rule: 'sp.ability.once-per-turn', ability, times };
});
