import { INCH, type Ticks } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';
import { widthOfRangeTool } from './range-one.js';

/** The range tools, from that of range 2, in inches. */
const TOOLS: readonly number[] = [3, 6, 8, 10];

/**
 * How long a range is.
 * @unit ticks
 */
export const rangeLength = rule('sp.measure.range-lengths', (n: number): Ticks => (n === 1 ? widthOfRangeTool() : (TOOLS[n - 2] ?? 0) * INCH));

/** The smallest range that reaches over a gap; 6 beyond all of them. */
export const smallestRange = rule('sp.measure.range-lengths', (gap: Ticks): number => {
  let n = 1;
  while (n < TOOLS.length + 2 && rangeLength(n) < gap) n += 1;
  return n;
});
