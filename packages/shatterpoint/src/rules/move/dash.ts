import type { Board } from '../../board.js';
import type { Field } from '../../board/field.js';
import { rule } from '../../model/rule-id.js';
import { fieldOfAdvance } from './advance.js';
import type { From } from './impassable-scope.js';

/** Where a dash can lead: as an advance, if not as far. */
export const fieldOfDash = rule('sp.move.dash', (board: Board, from: From): Field => fieldOfAdvance(board, from));
