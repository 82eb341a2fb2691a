import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { sees } from './definition.js';

/** Do two characters see each other? Sight can be one-way, so both ways are looked at, unless one is enough on this table. */
export const seeEachOther = rule('sp.los.mutual', (state: State, a: string, b: string): boolean =>
  state.table.options['los.mutual'] === 'both-directions' ? sees(state, a, b) && sees(state, b, a) : sees(state, a, b) || sees(state, b, a),
);
