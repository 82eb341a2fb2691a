import { the } from '@regelwerk/core';
import type { State } from './model/state.js';
import { prepare } from './prepare.js';

/** The first character of a unit that is on the board, of whom a moment can be told; nobody if there is none. */
export const firstOnBoard = ({ table, play }: State, unit: string): string =>
  the(prepare(table).units, unit).characters.find((id) => play.characters[id]?.on !== '') ?? '';
