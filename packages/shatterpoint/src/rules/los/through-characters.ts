import type { Blockers } from '@regelwerk/geometry/sight';
import type { Board } from '../../board.js';
import { rule } from '../../model/rule-id.js';

/** What can stop a line of sight at all: parts of terrain, and no character. */
export const whatCanBlock = rule('sp.los.through-characters', ({ stops }: Board): Blockers => stops);
