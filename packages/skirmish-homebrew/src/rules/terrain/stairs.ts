import type { Slope } from '../../board/slope.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { Cost } from '../ap/actions-cost.js';
import { movementCost } from '../move/cost.js';

/** Are stairs or a ramp hard to pass, as settled before play? */
export const isDamaged = rule('hb.terrain.stairs-damaged', ({ difficult }: Pick<Slope, 'difficult'>): boolean => difficult);

const BECAUSE: readonly RuleId[] = ['hb.move.cost-escalates', 'hb.terrain.stairs-normal'];

/** The price of a movement action over stairs or a ramp: that of any normal movement. */
export const stairsCost = rule('hb.terrain.stairs-normal', (made: number): Cost => ({ value: movementCost(made), because: BECAUSE }));
