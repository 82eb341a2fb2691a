import type { Ticks } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';

/** How far apart the centres of two round things may be for a length between their edges. */
export const reachOfRound = rule('sp.measure.round-base-test', (a: Ticks, b: Ticks, length: Ticks): Ticks => a + b + length);
