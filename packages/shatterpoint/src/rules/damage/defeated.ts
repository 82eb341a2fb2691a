import { the } from '@regelwerk/core';
import { firstOnBoard } from '../../first-on-board.js';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { reserveAfterDefeat } from '../deck/reserve.js';
import { poolAfterDefeat } from '../force/defeat-keeps-pool.js';
import { noUnitLeft } from '../turn/no-unit-left.js';
import { announce } from '../../windows.js';

/**
 * A defeated unit: all its characters leave the board; its card in reserve and its force go the way that the table has agreed. What
 * speaks at that moment, or the end of the match, comes last.
 */
export const defeat = rule('sp.damage.defeated', (state: State, unit: string): readonly Event[] => {
  const lost = noUnitLeft(state, the(prepare(state.table).units, unit).seat, unit);
  return [
    { kind: 'unit-defeated', rule: 'sp.damage.defeated', unit },
    ...reserveAfterDefeat(state, unit),
    ...poolAfterDefeat(state, unit),
    ...(lost.length > 0 ? lost : announce(state, { at: 'defeated', about: firstOnBoard(state, unit), other: '', rule: 'sp.damage.defeated' })),
  ];
});
