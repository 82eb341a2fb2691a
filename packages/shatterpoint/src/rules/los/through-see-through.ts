import type { BoardPart } from '../../board.js';
import { rule } from '../../model/rule-id.js';

/** Does a line pass through the part whatever its height? */
export const isSeeThrough = rule('sp.los.through-see-through', ({ blocking }: Pick<BoardPart, 'blocking'>): boolean => !blocking);
