import { the } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** How many movement actions a figure has made this round; those of others do not count, nor do actions in between. */
export const movesMade = rule('hb.move.count-per-figure', ({ play }: State, figure: string): number => the(play.figures, figure).moves);
