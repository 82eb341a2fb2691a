import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { announce } from '../../windows.js';
import { skipsEnd } from './forced-end-effects.js';

/** Effects of the end of an activation, while its unit is still active; none if the activation was cut. */
export const endOfActivation = rule('sp.turn.end-activation-effects', (state: State, character: string): readonly Event[] =>
  skipsEnd(state) ? [] : announce(state, { at: 'activation-end', about: character, other: '', rule: 'sp.turn.end-activation-effects' }),
);
