import { turnOf } from '../../agenda.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { nothingResolves } from '../ability/anytime.js';

/** Is this a moment to change the stance? While nothing is being resolved; by agreement only before the first action. */
export const stanceWindow = rule('sp.turn.stance-change-window', (state: State): boolean => {
  if (!nothingResolves(state)) return false;
  const turn = turnOf(state);
  return state.table.options['turn.stanceChangeWindow'] === 'between-resolutions' || (turn?.actions.length === 0 && turn.regular === 0);
});
