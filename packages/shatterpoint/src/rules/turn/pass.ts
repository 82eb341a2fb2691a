import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { nextSeat } from './alternate.js';
import { focusExpires } from './focus-expiry.js';
import { nextTurn } from './no-rounds.js';

/** After the twelfth step the turn passes to the opponent. */
export const passTurn = rule('sp.turn.pass', (state: State): readonly Event[] => [
  ...focusExpires(state, 'end-of-turn'),
  { kind: 'turn-begun', rule: 'sp.turn.pass', turn: nextTurn(state), seat: nextSeat(state) },
]);
