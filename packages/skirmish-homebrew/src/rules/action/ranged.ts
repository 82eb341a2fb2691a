import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Weapon } from '../../model/sheet.js';
import type { Cost } from '../ap/actions-cost.js';

/** What a ranged attack costs: what the weapon's profile names. */
export const rangedCost = rule('hb.action.ranged', ({ ap }: Frozen<Weapon>): Cost => ({ value: ap, because: ['hb.action.ranged'] }));
