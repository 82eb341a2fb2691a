import type { Frozen } from '@regelwerk/core';
import { CM, type Ticks } from '@regelwerk/geometry';
import type { Mount } from '../../model/scenario.js';
import { rule } from '../../model/rule-id.js';

/** Only horses and motorcycles have a usual range; setup asks for any other mount's (hb.move.range-normal). */
const USUAL: { readonly [S in Mount['sort']]: Ticks } = { horse: 20 * CM, motorcycle: 20 * CM, other: 0 };

/**
 * The range of a mount or vehicle as agreed before play, or the usual one of its sort.
 * @unit ticks
 */
export const mountRange = rule('hb.move.mounts-agreed', ({ sort, range }: Frozen<Mount>): Ticks => (range === 'usual' ? USUAL[sort] : range));
