import { INCH, type Ticks } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';
import { widthOfRangeTool } from './range-one.js';

const INCHES: readonly number[] = [0, 1, 3, 6, 8, 10];

/**
 * How long a range is.
 * @unit ticks
 */
export const rangeLength = rule('sp.measure.range-lengths', (n: number): Ticks => (n === 1 ? widthOfRangeTool() : (INCHES[n] ?? 0) * INCH));

/** The smallest range that reaches over a gap; 6 beyond all of them. */
export const smallestRange = rule('sp.measure.range-lengths', (gap: Ticks): number => {
  let n = 1;
  while (n < INCHES.length && rangeLength(n) < gap) n += 1;
  return n;
});
