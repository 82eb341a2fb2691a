import { rule } from '../../model/rule-id.js';
import type { MoveKind } from '../../model/effect.js';
import type { State } from '../../model/state.js';
import { movesFor } from '../../moves/move.js';

/** What a character may do in a move action: advance or climb, as far as being engaged and its keywords leave it. */
export const movesOfAction = rule('sp.turn.action-move', (state: State, character: string): readonly MoveKind[] => movesFor(state, character, ['advance', 'climb']));
