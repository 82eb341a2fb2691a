import { containsPolygonDisc, overlapsDiscPolygon, type Disc } from '@regelwerk/geometry';
import type { Board, BoardPart } from '../../board.js';
import { BOARD, type Point } from '../../model/ids.js';
import { rule } from '../../model/rule-id.js';
import { tokenAt } from '../objective/token.js';

/** Does a part stand on a surface, or grow through it, where the token would lie? */
const isInWay = (token: Disc, on: BoardPart, { shape, bottom, top }: BoardPart): boolean => bottom <= on.top && top > on.top && overlapsDiscPolygon(token, shape);

/** The surfaces that carry a token at a place wholly. */
export const carrying = rule('sp.setup.objective-on-terrain', ({ parts }: Board, at: Point): readonly BoardPart[] => {
  const token = tokenAt(at);
  return parts.filter((part) => part.surface && containsPolygonDisc(part.shape, token) && !parts.some((other) => isInWay(token, part, other)));
});

/** Where a token lies once the terrain stands: on the highest surface that carries it wholly, else on the board. */
export const surfaceOfToken = rule('sp.setup.objective-on-terrain', (board: Board, at: Point): string => {
  const [first, ...others] = carrying(board, at);
  return others.reduce((best, part) => (best === undefined || part.top > best.top ? part : best), first)?.id ?? BOARD;
});
