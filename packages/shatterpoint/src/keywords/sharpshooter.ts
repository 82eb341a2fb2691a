import type { AttackType } from '../model/effect.js';
import { rule } from '../model/rule-id.js';
import type { UnitInfo } from '../prepare.js';
import { strengthOf } from './definition.js';

/** The dice that sharpshooter adds beside the focus die: in ranged attacks only. */
export const sharpshooterDice = rule('sp.keyword.sharpshooter', (unit: UnitInfo, type: AttackType): number =>
  type === 'ranged' ? strengthOf(unit, 'sharpshooter') : 0,
);
