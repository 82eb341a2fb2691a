import type { Board } from '../../board.js';
import type { Field } from '../../board/field.js';
import { rule } from '../../model/rule-id.js';
import { fieldOfAdvance } from '../move/advance.js';
import type { From } from '../move/impassable-scope.js';

/** Where a reposition can lead: it is an advance, which being engaged does not turn into a dash. */
export const fieldOfReposition = rule('sp.displace.reposition', (board: Board, from: From): Field => fieldOfAdvance(board, from));
