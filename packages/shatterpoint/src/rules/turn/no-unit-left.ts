import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';

/** A player without a unit left has turns without an activation; by agreement that loses the game, as soon as the last one (`falling`) is defeated. */
export const noUnitLeft = rule('sp.turn.no-unit-left', ({ table, play }: State, seat: string, falling: string): readonly Event[] => {
  const prepared = prepare(table);
  const left = the(prepared.unitsOf, seat).some(({ id }) => id !== falling && !the(play.units, id).defeated);
  return left || table.options['end.noUnitsLeft'] === 'continue'
    ? []
    : [{ kind: 'match-ended', rule: 'sp.turn.no-unit-left', seat: otherSeat(prepared, seat), why: 'no-units' }];
});
