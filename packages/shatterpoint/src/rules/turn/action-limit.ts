import { turnOf } from '../../agenda.js';
import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** The actions that a unit may take in an activation. */
const ACTIONS = 2;

/** A third action. */
export const whyNoMoreActions = rule('sp.turn.action-limit', (state: State): Refusal | undefined => {
  const taken = turnOf(state)?.regular ?? 0;
  return taken < ACTIONS ? undefined : { kind: 'too-many-actions', rule: 'sp.turn.action-limit', taken };
});
