import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';

/** A seat takes as many force tokens as the force values of its units add up to, all ready. */
export const takeForce = rule('sp.setup.force-pool', ({ table }: State, seat: string): Event => {
  const force = the(prepare(table).unitsOf, seat).reduce((sum, { card }) => sum + card.force, 0);
  return { kind: 'force-taken', rule: 'sp.setup.force-pool', seat, force, pool: force };
});
