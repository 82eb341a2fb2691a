import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { focusExpires } from './focus-expiry.js';

/** The activation is over: the unit is not active any more, while the turn goes on. */
export const endActivation = rule('sp.turn.activation-ends', (state: State, unit: string): readonly Event[] => [
  { kind: 'activation-ended', rule: 'sp.turn.activation-ends', unit },
  ...focusExpires(state, 'end-of-activation'),
]);
