import { the } from '@regelwerk/core';
import type { State } from '../model/state.js';

/** Does a character stand on the board? Not before it is deployed, and not after its unit is defeated. */
export const isOnBoard = ({ play }: State, character: string): boolean => the(play.characters, character).on !== '';
