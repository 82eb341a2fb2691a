import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';

/** Who speaks first while nobody attacks: the active player, then the other. */
export const activeFirst = rule('sp.timing.active-first', ({ table, play }: State): readonly [string, string] => {
  const seat = play.active === '' ? (play.first[0] ?? table.seats[0] ?? '') : play.active;
  return [seat, otherSeat(prepare(table), seat)];
});
