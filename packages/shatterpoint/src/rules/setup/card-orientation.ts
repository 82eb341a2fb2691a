import type { Point } from '../../model/ids.js';
import type { Edge } from '../../model/play.js';
import { rule } from '../../model/rule-id.js';
import { BOARD_SIDE } from '../../model/table.js';

/** Where on the board a place of a card is, read with its bottom at an edge: turned, never mirrored. */
export const fromCard = rule('sp.setup.card-orientation', ({ x, y }: Point, bottom: Edge): Point => {
  const [left, down] = [BOARD_SIDE - x, BOARD_SIDE - y];
  const turned = { south: { x, y }, east: { x: down, y: x }, north: { x: left, y: down }, west: { x: y, y: left } };
  return turned[bottom];
});
