import { rule } from '../../model/rule-id.js';
import { turnOf } from '../../agenda.js';
import type { State } from '../../model/state.js';

/** Is a granted action free from what the unit did in its activation? Outside of it yes, unless the table ties it to the turn. */
export const freeOutside = rule('sp.turn.granted-outside', (state: State, unit: string): boolean =>
  state.table.options['turn.grantedOutsideActivation'] === 'unlimited' || turnOf(state)?.activated !== unit,
);
