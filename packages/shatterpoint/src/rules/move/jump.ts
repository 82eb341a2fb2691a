import type { Board } from '../../board.js';
import { askField, type Asking, type Field } from '../../board/field.js';
import { rule } from '../../model/rule-id.js';

/** How a field is asked whose way is not looked at: on any elevation, and nothing stops a tool. */
export const ANYWHERE: Asking = { least: 0, most: Infinity, tool: 'any', stops: () => false };

/** Where a jump can lead: over everything, to any elevation. */
export const fieldOfJump = rule('sp.move.jump', (board: Board): Field => askField(board, ANYWHERE));
