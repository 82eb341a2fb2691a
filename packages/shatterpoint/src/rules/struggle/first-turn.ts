import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Is it the very first turn of the match, in which the struggle token rests? */
export const isFirstTurn = rule('sp.struggle.first-turn-skip', ({ play }: State): boolean => play.turn <= 1);
