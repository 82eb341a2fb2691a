import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Stance } from '../../model/unit.js';

/** The dice that an attack begins with: those that an effect names for it, in place of the attack value. */
export const baseDice = rule('sp.attack.fixed-dice-attack', (value: Frozen<Stance>['melee']['attack'], fixed: number): number => {
  if (fixed > 0) return fixed;
  return value === 'none' ? 0 : value;
});
