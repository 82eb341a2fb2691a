import type { EventOf } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Do the points stay with the side, for every figure to pay from? */
export const pooled = rule('hb.ap.pool', ({ table }: State): boolean => table.options.apAllotment === 'pool');

/** The points of a side go into its pool. */
export const fillPool = rule(
  'hb.ap.pool',
  (seat: string, ap: number): EventOf<'ap-allotted'> => ({ kind: 'ap-allotted', rule: 'hb.ap.pool', seat, ap: {}, pool: ap }),
);
