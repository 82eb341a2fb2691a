import { subtract, type Ticks, type Vec } from '@regelwerk/geometry';
import type { DisplaceFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import { rangeLength } from '../measure/range.js';

/**
 * How far a push or pull goes: the full length of the range tool, no less.
 * @unit ticks
 */
export const lengthOfPush = rule('sp.displace.push-pull-length', (range: number): Ticks => rangeLength(range));

/** The straight way: of a push away from what causes it, of a pull toward it; of no direction where both centres are one. */
export const straightWay = rule('sp.displace.push-pull-direction', (how: DisplaceFrame['how'], center: Vec, from: Vec): Vec =>
  how === 'push' ? subtract(center, from) : subtract(from, center),
);
