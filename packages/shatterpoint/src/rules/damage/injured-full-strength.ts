import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { stageOf } from './stages.js';

/** Does the unit count fully: neither wounded nor defeated? Injured tokens take nothing from it. */
export const countsFully = rule('sp.damage.injured-full-strength', (state: State, unit: string): boolean => {
  const stage = stageOf(state, unit);
  return stage === 'fresh' || stage === 'injured';
});
