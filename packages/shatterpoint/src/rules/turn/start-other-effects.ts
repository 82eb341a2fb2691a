import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { announce } from '../../windows.js';

/** After the tactics come all other effects of the start of an activation: the players', then those of nobody. */
export const startOthers = rule('sp.turn.start-other-effects', (state: State, character: string): readonly Event[] =>
  announce(state, { at: 'activation-start', about: character, other: '', rule: 'sp.turn.start-other-effects' }),
);
