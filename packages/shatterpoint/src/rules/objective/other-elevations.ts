import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { levelWith } from './same-elevation.js';

/** The contesting characters that count: those on the objective's elevation, or, if nobody contests there, those on others. */
export const counting = rule('sp.objective.other-elevations', (state: State, on: string, contesters: readonly string[]): readonly string[] => {
  const level = levelWith(state, on, contesters);
  return level.length > 0 ? level : contesters;
});
