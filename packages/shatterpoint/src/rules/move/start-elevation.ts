import { the } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { elevationOn } from '../terrain/elevation.js';

/** The elevation of a character for all of a movement: that on which it begins. */
export const startElevation = rule('sp.move.start-elevation', (state: State, character: string): number => elevationOn(state, the(state.play.characters, character).on));
