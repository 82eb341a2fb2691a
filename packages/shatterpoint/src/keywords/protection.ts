import { rule } from '../model/rule-id.js';
import type { UnitInfo } from '../prepare.js';
import { hasKeyword } from './definition.js';

/** What is left of a damage pool when it is applied to a defender: protection takes 1 out, never more than there is. */
export const protectedDamage = rule('sp.keyword.protection', (unit: UnitInfo, pool: number): number =>
  hasKeyword(unit, 'protection') ? Math.max(0, pool - 1) : pool,
);
