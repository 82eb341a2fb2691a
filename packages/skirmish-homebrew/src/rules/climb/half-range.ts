import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { normalRange, type Range } from '../move/range.js';

/** How far one climb goes: half the normal range. */
export const climbRange = rule('hb.climb.half-range', (state: State, figure: string): Range => {
  const { value, because } = normalRange(state, figure, 'climb');
  return { value: Math.floor(value / 2), because: ['hb.climb.half-range', ...because] };
});
