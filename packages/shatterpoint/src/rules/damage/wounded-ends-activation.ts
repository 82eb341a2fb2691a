import { turnOf } from '../../agenda.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { Moment } from '../../model/trigger.js';
import { skipsEnd } from '../turn/forced-end-effects.js';

/** Has a wound cut the activation of whose start or end a moment speaks? Then nothing more is said there; at the end only by agreement. */
export const isCutOff = rule('sp.damage.wounded-ends-activation', (state: State, at: Moment): boolean =>
  at === 'activation-end' ? skipsEnd(state) : (at === 'tactics' || at === 'activation-start') && turnOf(state)?.over === true,
);
