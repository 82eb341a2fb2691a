import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';

/** Whose turn is next: always the other player's. */
export const nextSeat = rule('sp.turn.alternate', ({ table, play }: State): string => otherSeat(prepare(table), play.active));
