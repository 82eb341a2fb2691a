import type { Edge } from '../../model/play.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import { BOARD_SIDE } from '../../model/table.js';

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * How far a place is from an edge of the square board; x grows to the east, y to the north.
 * @unit ticks
 */
export const fromEdge = rule('sp.setup.board-size', ({ x, y }: Place, edge: Edge): number => {
  const far = { north: BOARD_SIDE - y, south: y, east: BOARD_SIDE - x, west: x };
  return far[edge];
});

/** Why a base cannot be at a place: it would reach beyond the board. */
export const whyOffBoard = rule('sp.setup.board-size', ({ x, y }: Place, radius: number): Refusal | undefined =>
  Math.min(x, y, BOARD_SIDE - x, BOARD_SIDE - y) < radius ? { kind: 'off-board', rule: 'sp.setup.board-size' } : undefined,
);
