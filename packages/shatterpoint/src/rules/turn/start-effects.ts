import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { announce } from '../../windows.js';

/** Effects of the start of a turn, before any order card is revealed. */
export const startOfTurn = rule('sp.turn.start-effects', (state: State): readonly Event[] =>
  announce(state, { at: 'turn-start', about: '', other: '', rule: 'sp.turn.start-effects' }),
);
