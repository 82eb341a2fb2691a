import { rule } from '../../model/rule-id.js';

/** Does an end lie no higher than the start? Then nothing more is asked: going down needs no test and does no harm. */
export const isNoClimb = rule('sp.move.down-free', (from: number, to: number): boolean => to <= from);
