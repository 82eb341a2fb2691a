import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { announce } from '../../windows.js';

/** Effects of the end of a turn, before the struggle is scored. */
export const endOfTurn = rule('sp.turn.end-turn-effects', (state: State): readonly Event[] =>
  announce(state, { at: 'turn-end', about: '', other: '', rule: 'sp.turn.end-turn-effects' }),
);
