import { firstOnBoard } from '../../first-on-board.js';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { announce } from '../../windows.js';

/** A defeated unit: all its characters leave the board. What speaks at that moment comes last. */
export const defeat = rule('sp.damage.defeated', (state: State, unit: string): readonly Event[] => [
  { kind: 'unit-defeated', rule: 'sp.damage.defeated', unit },
  ...announce(state, { at: 'defeated', about: firstOnBoard(state, unit), other: '', rule: 'sp.damage.defeated' }),
]);
