import type { AttackType } from '../model/effect.js';
import { rule } from '../model/rule-id.js';
import type { UnitInfo } from '../prepare.js';
import { strengthOf } from './definition.js';

/** The dice that impact adds beside the focus die: in melee only. */
export const impactDice = rule('sp.keyword.impact', (unit: UnitInfo, type: AttackType): number =>
  type === 'melee' ? strengthOf(unit, 'impact') : 0,
);
