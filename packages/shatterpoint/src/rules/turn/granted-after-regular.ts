import { isActive } from '../../agenda.js';
import type { ActionKind } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { takenBefore } from './action-once.js';
import { freeOutside } from './granted-outside.js';

/** Can the action be granted? Not in the unit's own activation if it has been taken there, as a regular action or as a granted one. */
export const mayBeGranted = rule('sp.turn.granted-after-regular', (state: State, unit: string, action: ActionKind): boolean =>
  isActive(state, unit) ? takenBefore(state, action) === undefined : freeOutside(state, unit),
);
