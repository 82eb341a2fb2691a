import type { MoveKind } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { kindsFor } from './engaged.js';
import { withDash } from './voluntary-dash.js';

/** What a character may choose from of the movements granted; each character of a unit chooses for itself. */
export const choiceOfKinds = rule('sp.move.multi-character-kinds', (state: State, character: string, granted: readonly MoveKind[]): readonly MoveKind[] =>
  kindsFor(state, character, withDash(state.table.options, granted)),
);
