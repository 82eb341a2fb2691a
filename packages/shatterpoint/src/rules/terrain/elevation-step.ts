import { elevationOf } from '@regelwerk/geometry/sight';
import type { Ticks } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';
import { rangeLength } from '../measure/range-lengths.js';

/** The elevation of a height: range 2 above the board is still the board's, anything higher the next one, and so on. */
export const elevationOfHeight = rule('sp.terrain.elevation-step', (height: Ticks): number => elevationOf(height, rangeLength(2)));
