import type { Board } from '../../board.js';
import { rule } from '../../model/rule-id.js';
import { elevationOn } from '../terrain/elevation.js';

/** Are two surfaces of one elevation? The one question for which heights are looked at. */
export const onOneElevation = rule('sp.measure.vertical-levels', (board: Board, a: string, b: string): boolean =>
  a === b || elevationOn(board, a) === elevationOn(board, b),
);
