import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** How many of the small obstacles below a jump it pays for: by default none, for it reaches only half as far. */
export const chargedBelow = rule('hb.terrain.small-obstacle-normal-only', ({ table }: State, obstacles: number): number =>
  table.options.jumpObstacle === 'charge' ? obstacles : 0,
);
