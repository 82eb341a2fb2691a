import type { Frozen } from '@regelwerk/core';
import type { BoardPart } from '../../board.js';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';

/** Where a movement begins: its elevation, and the parts on which the mover stands. */
export interface From {
  readonly elevation: number;
  readonly on: readonly string[];
}

/**
 * Does a part stop the tool of an advance or a dash? An impassable one does, but for what the mover stands on, what is lower, and, above
 * the board's elevation, what has a surface on the mover's own; a table can let every impassable part do so.
 */
export const stopsTool = rule('sp.move.impassable-scope', (options: Frozen<Pick<Options, 'move.impassableScope'>>, part: BoardPart, { elevation, on }: From): boolean => {
  if (!part.impassable) return false;
  if (options['move.impassableScope'] === 'all') return true;
  return !on.includes(part.id) && part.elevation >= elevation && !(elevation > 0 && part.surface && part.elevation === elevation);
});
