import { the } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';

/** Who says which condition a recovering unit loses: its own player, unless the table has agreed otherwise. */
export const chooserOfRecovery = rule('sp.turn.start-recover-choice', ({ table }: State, unit: string): string => {
  const prepared = prepare(table);
  const { seat } = the(prepared.units, unit);
  return table.options['condition.recoverChoice'] === 'controller' ? seat : otherSeat(prepared, seat);
});
