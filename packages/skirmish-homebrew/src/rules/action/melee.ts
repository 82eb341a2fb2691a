import { rule } from '../../model/rule-id.js';
import type { Cost } from '../ap/actions-cost.js';

const COST: Cost = { value: 1, because: ['hb.action.melee'] };

/** What a melee attack costs. */
export const meleeCost = rule('hb.action.melee', (): Cost => COST);
