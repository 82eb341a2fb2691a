import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Ability, Cost } from '../../model/unit.js';

/** The cost that is paid for an ability; none for one that a combat tree gives, neither what is printed nor what wounds add to it. */
export const costToPay = rule('sp.tree.free-ability-no-surcharge', (ability: Frozen<Ability>, free: boolean): Frozen<Cost> | undefined =>
  'cost' in ability && !free ? ability.cost : undefined,
);
