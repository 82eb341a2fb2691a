import { turnOf } from '../../agenda.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Are the effects of the end of the activation left out, since a wound has cut it? Unless the table resolves them all the same. */
export const skipsEnd = rule('sp.turn.forced-end-effects', (state: State): boolean =>
  turnOf(state)?.over === true && state.table.options['turn.endEffectsOnForcedEnd'] === 'skip',
);
