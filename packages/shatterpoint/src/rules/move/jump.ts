import type { Board } from '../../board.js';
import { askField, type Field } from '../../board/field.js';
import { rule } from '../../model/rule-id.js';

const ANY = { least: 0, most: Infinity, tool: 'any', stops: () => false };

/** Where a jump can lead: over everything, to any elevation. */
export const fieldOfJump = rule('sp.move.jump', (board: Board): Field => askField(board, ANY));
