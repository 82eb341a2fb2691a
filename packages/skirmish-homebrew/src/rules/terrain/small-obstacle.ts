import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { Cost } from '../ap/actions-cost.js';
import { movementCost } from '../move/cost.js';

/** How many points the small obstacles of one movement action cost: one for each, or one for all. */
export const surcharge = rule('hb.terrain.small-obstacle-each', ({ table }: State, obstacles: number): number =>
  table.options.smallObstacleCharge === 'each' ? obstacles : Math.min(obstacles, 1),
);

const OVER_ONE: readonly RuleId[] = ['hb.move.cost-escalates', 'hb.terrain.small-obstacle'];
const OVER_MORE: readonly RuleId[] = [...OVER_ONE, 'hb.terrain.small-obstacle-each'];

/** What a movement action costs that crosses small obstacles. */
export const costOver = rule('hb.terrain.small-obstacle', (state: State, made: number, obstacles: number): Cost => ({
  value: movementCost(made) + surcharge(state, obstacles),
  because: obstacles > 1 ? OVER_MORE : OVER_ONE,
}));

/** The example: the three movement actions of a round, each over so many small obstacles, and their price one by one. */
export const roundOver = rule('hb.terrain.small-obstacle-example', (state: State, obstacles: number): readonly number[] =>
  [0, 1, 2].map((made) => costOver(state, made, obstacles).value),
);
