import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Do the points stay with the side, for every figure to pay from? */
export const pooled = rule('hb.ap.pool', ({ table }: State): boolean => table.options.apAllotment === 'pool');
