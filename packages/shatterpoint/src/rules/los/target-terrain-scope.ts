import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';

/** Are parts up to the target's elevation spared wherever they stand, not only those of its own piece? */
export const sparesAnyPart = rule('sp.los.target-terrain-scope', (options: Pick<Options, 'los.targetTerrainScope'>): boolean => options['los.targetTerrainScope'] === 'any-part');
