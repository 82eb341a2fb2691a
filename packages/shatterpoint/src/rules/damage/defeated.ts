import { firstOnBoard } from '../../first-on-board.js';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { reserveAfterDefeat } from '../deck/reserve.js';
import { poolAfterDefeat } from '../force/defeat-keeps-pool.js';
import { announce } from '../../windows.js';

/**
 * A defeated unit: all its characters leave the board; its card in reserve and its force go the way that the table has agreed. What
 * speaks at that moment comes last.
 */
export const defeat = rule('sp.damage.defeated', (state: State, unit: string): readonly Event[] => [
  { kind: 'unit-defeated', rule: 'sp.damage.defeated', unit },
  ...reserveAfterDefeat(state, unit),
  ...poolAfterDefeat(state, unit),
  ...announce(state, { at: 'defeated', about: firstOnBoard(state, unit), other: '', rule: 'sp.damage.defeated' }),
]);
