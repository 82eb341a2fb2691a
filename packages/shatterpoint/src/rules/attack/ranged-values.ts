import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Stance } from '../../model/unit.js';
import { valuesFor } from '../info/stance-values.js';

/** What counts at range: the ranged attack value of the one, the ranged defence value of the other. */
export const rangedValues = rule('sp.attack.ranged-values', (attacker: Frozen<Stance>, defender: Frozen<Stance>) => ({
  attack: valuesFor(attacker, 'ranged').attack,
  defence: valuesFor(defender, 'ranged').defence,
}));
