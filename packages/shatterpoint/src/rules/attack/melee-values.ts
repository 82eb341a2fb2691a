import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Stance } from '../../model/unit.js';
import { valuesFor } from '../info/stance-values.js';

/** What counts in melee: the melee attack value of the one, the melee defence value of the other. */
export const meleeValues = rule('sp.attack.melee-values', (attacker: Frozen<Stance>, defender: Frozen<Stance>) => ({
  attack: valuesFor(attacker, 'melee').attack,
  defence: valuesFor(defender, 'melee').defence,
}));
