import { the } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';
import { controlledBy } from '../objective/inactive.js';
import { more } from '../objective/nearest-not-decisive.js';
import { isLastTurn } from './no-round-limit.js';
import { cardsOf } from './not-by-kills.js';

/** The wounds that a seat has dealt: wounded and injured tokens of the enemy. */
const woundsBy = ({ table, play }: State, seat: string): number => {
  const prepared = prepare(table);
  return the(prepared.unitsOf, otherSeat(prepared, seat)).reduce((sum, { id }) => sum + the(play.units, id).wounded + the(play.units, id).injured, 0);
};

const MEASURES = [cardsOf, (state: State, seat: string): number => controlledBy(state, seat).length, woundsBy];

/** The end of a turn when the time is up: most struggles won decide, then most objectives controlled, then most wounds dealt. Nobody wins if all are equal. */
export const timeIsUp = rule('sp.end.tournament-time', (state: State): readonly Event[] => {
  if (!isLastTurn(state)) return [];
  const [first, second] = prepare(state.table).seats;
  for (const measure of MEASURES) {
    const ahead = more([measure(state, first), measure(state, second)]);
    if (ahead !== undefined) return [{ kind: 'match-ended', rule: 'sp.end.tournament-time', seat: ahead === 0 ? first : second, why: 'time' }];
  }
  return [{ kind: 'match-ended', rule: 'sp.end.tournament-time', seat: '', why: 'time' }];
});
