import type { ActionKind } from '../../model/effect.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { UnitInfo } from '../../prepare.js';
import { whyNoMoreActions } from './action-limit.js';
import { takenBefore } from './action-once.js';
import { noCoverToTake } from './action-take-cover.js';

/** Why an action cannot be chosen as one of the two: no action left, one of its kind taken or granted before, or no cover to take. */
export const whyNoAction = rule('sp.turn.extra-action-no-repeat', (state: State, unit: UnitInfo, action: ActionKind): Refusal | undefined =>
  takenBefore(state, action) ?? whyNoMoreActions(state) ?? (action === 'take-cover' ? noCoverToTake(state, unit) : undefined),
);
