import type { Frozen } from '@regelwerk/core';
import type { AttackFrame } from '../model/frame.js';
import { rule } from '../model/rule-id.js';
import type { UnitInfo } from '../prepare.js';
import { hasKeyword } from './definition.js';

/** Does a shove of the attack's combat tree leave the unit where it is? The first one that hits a steadfast defender does. */
export const shrugsOff = rule('sp.keyword.steadfast', (unit: UnitInfo, { defender, steadfast }: Pick<Frozen<AttackFrame>, 'defender' | 'steadfast'>): boolean =>
  !steadfast && unit.characters.includes(defender) && hasKeyword(unit, 'steadfast'),
);
