import type { Board } from '../../board.js';
import type { Field } from '../../board/field.js';
import { rule } from '../../model/rule-id.js';
import { fieldOfJump } from './jump.js';

/** Where a climb can lead: over everything, to any elevation, as a jump. */
export const fieldOfClimb = rule('sp.move.climb', (board: Board): Field => fieldOfJump(board));
