import { the, type Frozen } from '@regelwerk/core';
import type { State } from '../model/state.js';
import type { Stance } from '../model/unit.js';
import { prepare, type UnitInfo } from '../prepare.js';
import { activeStance } from '../rules/info/two-sided-stance.js';

/** The unit of a character. */
export const unitOf = ({ table }: State, character: string): UnitInfo => the(prepare(table).unitOf, character);

/** The active stance of a character: the side of its unit's stance card that is up. */
export const stanceOf = (state: State, character: string): Frozen<Stance> => activeStance(state, unitOf(state, character));
