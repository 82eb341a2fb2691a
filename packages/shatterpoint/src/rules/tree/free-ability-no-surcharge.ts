import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Ability, Cost } from '../../model/unit.js';

/**
 * The cost that is paid for an ability. One that a combat tree gives costs no force, neither what is printed nor what wounds add to it;
 * tokens of another kind are paid all the same.
 */
export const costToPay = rule('sp.tree.free-ability-no-surcharge', (ability: Frozen<Ability>, free: boolean): Frozen<Cost> | undefined =>
  'cost' in ability && !(free && ability.cost.of === 'force') ? ability.cost : undefined,
);
