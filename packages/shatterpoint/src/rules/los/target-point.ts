import { disc, type Disc } from '@regelwerk/geometry';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';

/** Where a line may end: at any part of what is looked at, or at its centre. */
export const endOfLine = rule('sp.los.target-point', (options: Pick<Options, 'los.targetPoint'>, base: Disc): Disc => (options['los.targetPoint'] === 'any-part' ? base : disc(base.center, 0)));
