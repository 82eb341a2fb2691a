// What stands where, and how high. It is prepared once for each table (prepare.ts) and asked ever after.
export type { Board, BoardPart } from './board/prepare-board.js';
export { isOnBoard } from './board/on-board.js';
export { baseOf } from './rules/measure/base.js';
export { elevationOn } from './rules/terrain/elevation.js';
