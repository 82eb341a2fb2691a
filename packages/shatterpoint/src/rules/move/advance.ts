import type { Board } from '../../board.js';
import { askField, type Field } from '../../board/field.js';
import { rule } from '../../model/rule-id.js';
import { stopsTool, type From } from './impassable-scope.js';

/** Where an advance can lead: around impassable parts, to the elevation of its start or lower. */
export const fieldOfAdvance = rule('sp.move.advance', (board: Board, { elevation, on }: From): Field => {
  const { options } = board.table;
  return askField(board, { least: 0, most: elevation, tool: `low ${on.join(' ')}`, stops: (part) => stopsTool(options, part, { elevation, on }) });
});
