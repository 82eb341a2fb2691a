import { overlapsDiscPolygon, type Disc } from '@regelwerk/geometry';
import type { Board, BoardPart } from '../../board.js';
import { carries } from '../../board/flush.js';
import { BOARD, type Point } from '../../model/ids.js';
import { rule } from '../../model/rule-id.js';
import { tokenAt } from '../objective/token.js';

/** Does a part stand on a surface, or grow through it, where the token would lie? */
const isInWay = (token: Disc, on: BoardPart, { shape, bottom, top }: BoardPart): boolean => bottom <= on.top && top > on.top && overlapsDiscPolygon(token, shape);

/** The surfaces that carry a token at a place wholly, alone or with others of their piece that are flush with them. */
export const carrying = rule('sp.setup.objective-on-terrain', ({ parts }: Board, at: Point): readonly BoardPart[] => {
  const token = tokenAt(at);
  return parts.filter((part) => carries(token, part, parts.filter(({ piece }) => piece === part.piece)) && !parts.some((other) => isInWay(token, part, other)));
});

/** Where a token lies once the terrain stands: on the highest surface that carries it wholly, else on the board. */
export const surfaceOfToken = rule('sp.setup.objective-on-terrain', (board: Board, at: Point): string => {
  const [highest] = [...carrying(board, at)].sort((a, b) => b.top - a.top);
  return highest?.id ?? BOARD;
});
