import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { countsFully } from './injured-full-strength.js';

/** Can the unit contest objectives? Not while it is wounded. */
export const mayContest = rule('sp.damage.wounded-no-contest', (state: State, unit: string): boolean => countsFully(state, unit));
