import { sceneAround } from './board/scene.js';
import type { Spot } from './model/ids.js';
import type { Refusal } from './model/refusal.js';
import type { State } from './model/state.js';
import { prepare } from './prepare.js';
import { radiusOf } from './rules/measure/base.js';
import { whyNotEnd } from './rules/move/end.js';
import { fieldOfJump } from './rules/move/jump.js';

/** Why a character does not fit at a spot, asked as at the end of a move on any elevation. */
export const whyNotSpot = (state: State, character: string, to: Spot): Refusal | undefined => {
  const radius = radiusOf(state, character);
  return whyNotEnd(sceneAround(state, character, { field: fieldOfJump(prepare(state.table).board), around: { at: to, reach: radius } }), to, radius);
};
