import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { stageOf } from './stages.js';

/** Can the unit be attacked, moved and given conditions? A wounded one can, like any that is not defeated. */
export const isAffected = rule('sp.damage.wounded-attackable', (state: State, unit: string): boolean => stageOf(state, unit) !== 'defeated');
