import { overlapsDiscPolygon } from '@regelwerk/geometry';
import type { Board } from '../../board.js';
import type { Event } from '../../model/event.js';
import type { Point } from '../../model/ids.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { tokenAt } from '../objective/token.js';
import { carrying, surfaceOfToken } from './objective-on-terrain.js';

/** The terrain is set up where the players have agreed, after the objective tokens: those go onto it. */
export const setUpTerrain = rule('sp.setup.terrain-after-objectives', ({ table, play }: State): readonly Event[] => {
  const { board } = prepare(table);
  const moved = Object.entries(play.objectives).flatMap(([id, { x, y, on: before }]) => {
    const on = surfaceOfToken(board, { x, y });
    return on === before ? [] : [[id, { x, y, on }] as const];
  });
  return moved.length === 0 ? [] : [{ kind: 'objectives-placed', rule: surfaceOfToken.rule, objectives: Object.fromEntries(moved) }];
});

/** The places of the pieces that may not stand where they do: they cover a token that none of their surfaces carries wholly. */
export const piecesInWay = rule('sp.setup.terrain-blocked-by-objective', (board: Board, at: Point): readonly number[] => {
  const token = tokenAt(at);
  const carriers = carrying(board, at).map(({ piece }) => piece);
  const covering = board.parts.filter(({ top, shape }) => top > 0 && overlapsDiscPolygon(token, shape)).map(({ piece }) => piece);
  return [...new Set(covering)].filter((piece) => !carriers.includes(piece));
});
