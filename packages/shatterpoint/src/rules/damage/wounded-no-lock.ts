import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { countsFully } from './injured-full-strength.js';

/** Do the unit's characters hold enemies that they are engaged with? Not while it is wounded. */
export const holdsEnemies = rule('sp.damage.wounded-no-lock', (state: State, unit: string): boolean => countsFully(state, unit));
