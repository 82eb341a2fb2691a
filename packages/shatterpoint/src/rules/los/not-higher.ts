import type { BoardPart } from '../../board.js';
import { rule } from '../../model/rule-id.js';

/** Does the part lie no higher than an elevation? Then whoever looks from there looks over it. */
export const isNotHigher = rule('sp.los.not-higher', (part: Pick<BoardPart, 'elevation'>, elevation: number): boolean => part.elevation <= elevation);
