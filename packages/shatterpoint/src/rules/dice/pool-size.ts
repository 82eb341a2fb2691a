import type { Frozen } from '@regelwerk/core';
import { DICE } from '../../model/most.js';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';

/** The size of a pool: what it comes to, never less than nothing, with no limit above but one that the table has agreed. */
export const poolSize = rule('sp.dice.pool-size', (dice: number, options: Pick<Frozen<Options>, 'dice.maxPool'>): number =>
  Math.min(Math.max(0, dice), options['dice.maxPool'] || DICE),
);
