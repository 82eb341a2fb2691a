import { rule } from '../../model/rule-id.js';
import { movementCost } from '../move/cost.js';
import { specialCost } from '../move/special-count.js';

/** The example: the price of a walk to the edge and the jump that follows it, of a figure that has made so many movement actions. */
export const walkThenJump = rule('hb.jump.example', (made: number): number => movementCost(made) + specialCost(made + 1, 1).value);
