import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Stance } from '../../model/unit.js';

/** What counts in melee: the melee attack value of the one, the melee defence value of the other. */
export const meleeValues = rule('sp.attack.melee-values', (attacker: Frozen<Stance>, defender: Frozen<Stance>) => ({
  attack: attacker.melee.attack,
  defence: defender.melee.defence,
}));
