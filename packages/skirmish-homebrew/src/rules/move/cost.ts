import { rule, type RuleId } from '../../model/rule-id.js';
import type { Cost } from '../ap/actions-cost.js';

/** What the next movement action costs a figure that has made so many this round: 1, 3, 5. */
export const movementCost = rule('hb.move.cost-escalates', (made: number): number => 2 * made + 1);

const BECAUSE: readonly RuleId[] = ['hb.move.cost-escalates'];

/** The price of a movement action to which nothing is added. */
export const plainCost = rule('hb.move.cost-escalates', (made: number): Cost => ({ value: movementCost(made), because: BECAUSE }));
