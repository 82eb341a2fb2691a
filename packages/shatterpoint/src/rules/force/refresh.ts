import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** So much force is readied; more than the pool has is never ready. */
export const readyForce = rule('sp.force.refresh-cap', ({ play }: State, seat: string, n: number): readonly Event[] => {
  const { force: ready, pool } = the(play.sides, seat);
  const force = Math.min(n, pool - ready);
  return force === 0 ? [] : [{ kind: 'force-readied', rule: 'sp.force.refresh-cap', seat, force }];
});
