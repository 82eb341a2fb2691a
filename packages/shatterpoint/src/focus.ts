import { impactDice } from './keywords/impact.js';
import { sharpshooterDice } from './keywords/sharpshooter.js';
import type { AttackType } from './model/effect.js';
import type { UnitInfo } from './prepare.js';

/** What the keywords of a focused attacker add beside its focus die. */
export const focusDice = (unit: UnitInfo, type: AttackType): number => impactDice(unit, type) + sharpshooterDice(unit, type);
