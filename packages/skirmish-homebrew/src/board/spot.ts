import { the } from '@regelwerk/core';
import type { Place } from '../model/ids.js';
import type { Cited } from '../model/refusal.js';
import type { State } from '../model/state.js';
import { notSafe } from '../rules/terrain/safe-spot.js';
import { moverOf } from './in-way.js';

/** Why a figure does not stand safely at a place, by the terrain and by other bases; `undefined` if it does. */
export const spotRefusal = (state: State, figure: string, place: Place): Cited | undefined =>
  notSafe(state, moverOf(state, figure, the(state.play.figures, figure)), place);
