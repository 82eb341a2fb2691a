import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { movesMade } from './count.js';

const MOST = 3;

/** Why a figure cannot make so many more movement actions this round; `undefined` if it can. */
export const tooManyMoves = rule('hb.move.three-per-round', (state: State, figure: string, needed: number): Cited | undefined => {
  const made = movesMade(state, figure);
  return made + needed <= MOST ? undefined : { kind: 'too-many-moves', rule: 'hb.move.three-per-round', figure, needed, made, most: MOST };
});
