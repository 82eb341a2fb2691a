import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { normalRange, type Range } from '../move/range.js';

/** The range that a jump is measured by: the normal one with all its changes, but for skills that say that jumps do not grow. */
export const jumpBasis = rule('hb.jump.range-follows', (state: State, figure: string): Range => {
  const { value, because } = normalRange(state, figure, 'jump');
  return { value, because: ['hb.jump.range-follows', ...because] };
});
