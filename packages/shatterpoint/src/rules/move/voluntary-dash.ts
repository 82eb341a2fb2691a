import type { Frozen } from '@regelwerk/core';
import type { MoveKind } from '../../model/effect.js';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';

/** The movements of which one is granted: in a move action, which grants an advance or a climb, a dash too if the table has agreed so. */
export const withDash = rule('sp.move.voluntary-dash', (options: Frozen<Pick<Options, 'move.voluntaryDash'>>, granted: readonly MoveKind[]): readonly MoveKind[] =>
  options['move.voluntaryDash'] && granted.includes('advance') && granted.includes('climb') && !granted.includes('dash') ? [...granted, 'dash'] : granted,
);
