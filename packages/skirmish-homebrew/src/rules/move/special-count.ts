import { rule } from '../../model/rule-id.js';
import type { Cost } from '../ap/actions-cost.js';
import { movementCost } from './cost.js';

/** What jumps or climbs cost that follow one another: each is a movement action like any other. */
export const specialCost = rule('hb.move.special-count', (made: number, actions: number): Cost => {
  let value = 0;
  for (let i = 0; i < actions; i += 1) value += movementCost(made + i);
  return { value, because: [movementCost.rule, 'hb.move.special-count'] };
});
