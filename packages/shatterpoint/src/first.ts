import type { State } from './model/state.js';

/** The first player. */
export const firstOf = ({ table, play }: State): string => play.first[0] ?? table.seats[0] ?? '';
