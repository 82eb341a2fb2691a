import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { Range } from '../move/range.js';
import { jumpBasis } from './range-follows.js';

/** How far a figure jumps: half its normal range. */
export const jumpRange = rule('hb.jump.half-range', (state: State, figure: string): Range => {
  const { value, because } = jumpBasis(state, figure);
  return { value: Math.floor(value / 2), because: ['hb.jump.half-range', ...because] };
});
