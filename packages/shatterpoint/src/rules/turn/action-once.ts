import { turnOf } from '../../agenda.js';
import type { ActionKind } from '../../model/effect.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** A kind of action that the active unit has taken in this activation already, granted ones included. */
export const takenBefore = rule('sp.turn.action-once', (state: State, action: ActionKind): Refusal | undefined =>
  turnOf(state)?.actions.includes(action) === true ? { kind: 'action-taken', rule: 'sp.turn.action-once', action } : undefined,
);
