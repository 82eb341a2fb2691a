import type { Frozen } from '@regelwerk/core';
import { vec, type Vec } from '@regelwerk/geometry';
import type { Options } from '../../model/options.js';
import { rule } from '../../model/rule-id.js';

const LIMITS: Readonly<Record<Options['measure.maxBend'], Vec>> = { 90: vec(0, 1), 135: vec(-1, 1), 180: vec(-1, 0) };

/** How far the hinge turns to either side, as a direction seen from (1, 0). */
export const bendLimit = rule('sp.measure.hinge-limit', (options: Frozen<Pick<Options, 'measure.maxBend'>>): Vec => LIMITS[options['measure.maxBend']]);
