import { INCH, type Ticks } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';

/**
 * Range 1: as wide as a range tool, or as one end of the shove tool.
 * @unit ticks
 */
export const widthOfRangeTool = rule('sp.measure.range-one', (): Ticks => INCH);
