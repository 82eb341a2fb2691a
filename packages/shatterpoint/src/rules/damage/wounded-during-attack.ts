import { isActive, turnOf } from '../../agenda.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Does an attack of the unit stop because the unit's activation has been cut? It is finished, unless the table has agreed otherwise. */
export const stopsAttack = rule('sp.damage.wounded-during-attack', (state: State, unit: string): boolean =>
  state.table.options['damage.selfWoundedMidAttack'] === 'stop-attack' && isActive(state, unit) && turnOf(state)?.over === true,
);
