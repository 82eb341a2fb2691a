import type { Mover } from '../../board/in-way.js';
import type { Place } from '../../model/ids.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { notSafe } from '../terrain/safe-spot.js';

/** Why a climb does not end at a place: nobody stands there safely. */
export const noStand = rule('hb.climb.must-stand', (state: State, mover: Mover, to: Place): Cited | undefined => {
  const refusal = notSafe(state, mover, to);
  return refusal === undefined ? undefined : { ...refusal, rule: 'hb.climb.must-stand' };
});
