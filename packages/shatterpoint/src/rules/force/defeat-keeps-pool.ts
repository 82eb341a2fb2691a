import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';

/** The pool of a defeated unit's player stays as it is, unless the table has agreed that the unit takes its force with it. */
export const poolAfterDefeat = rule('sp.force.defeat-keeps-pool', ({ table, play }: State, unit: string): readonly Event[] => {
  if (table.options['force.poolAfterDefeat'] === 'keep') return [];
  const { seat, card } = the(prepare(table).units, unit);
  const side = the(play.sides, seat);
  const pool = side.pool - card.force;
  return card.force === 0 ? [] : [{ kind: 'force-taken', rule: 'sp.force.defeat-keeps-pool', seat, force: Math.min(side.force, pool), pool }];
});
