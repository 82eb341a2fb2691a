import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** The way to a player's own side of the track, whether or not a momentum token lies there. */
export const directionOf = rule('sp.struggle.score-without-momentum', ({ table }: State, seat: string): 1 | -1 => (table.seats[1] === seat ? 1 : -1));
