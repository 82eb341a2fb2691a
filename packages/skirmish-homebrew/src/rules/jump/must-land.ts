import type { Mover } from '../../board/in-way.js';
import type { Place } from '../../model/ids.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { notSafe } from '../terrain/safe-spot.js';

/** Why there is no sure landing at a place; without one the jump is not made at all. */
export const noLanding = rule('hb.jump.must-land', (state: State, mover: Mover, to: Place): Cited | undefined => {
  const refusal = notSafe(state, mover, to);
  return refusal === undefined ? undefined : { ...refusal, rule: 'hb.jump.must-land' };
});
