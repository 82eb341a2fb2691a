import type { Frozen } from '@regelwerk/core';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';

/** The most dice in any pool that a state can hold. */
const MOST = 60;

/** The size of a pool: what it comes to, never less than nothing, with no limit above but one that the table has agreed. */
export const poolSize = rule('sp.dice.pool-size', (dice: number, options: Pick<Frozen<Options>, 'dice.maxPool'>): number =>
  Math.min(Math.max(0, dice), options['dice.maxPool'] || MOST),
);
