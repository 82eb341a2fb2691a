import { the } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';
import { canBeHeld } from '../damage/wounded-still-restricted.js';
import { holdsEnemies } from '../damage/wounded-no-lock.js';
import { seeEachOther } from '../los/mutual.js';
import { isWithinRange } from '../measure/range.js';
import { onOneElevation } from '../measure/vertical-levels.js';

/** Are two characters engaged with each other: enemies within range 2, on one elevation, in sight of each other? */
export const isEngaged = rule('sp.attack.engaged', (state: State, a: string, b: string): boolean => {
  if (!isWithinRange(state, a, b, 2)) return false;
  const { unitOf, board } = prepare(state.table);
  if (the(unitOf, a).seat === the(unitOf, b).seat) return false;
  const { characters } = state.play;
  return onOneElevation(board, the(characters, a).on, the(characters, b).on) && seeEachOther(state, a, b);
});

/** The enemies with whom a character is engaged where it stands now. */
export const engagedWith = rule('sp.attack.engaged', (state: State, character: string): readonly string[] => {
  const prepared = prepare(state.table);
  const found: string[] = [];
  for (const enemy of the(prepared.charactersOf, otherSeat(prepared, the(prepared.unitOf, character).seat))) if (isEngaged(state, character, enemy)) found.push(enemy);
  return found;
});

/** The engaged enemies that restrict a character: those of units that are not wounded. */
export const heldBy = rule('sp.attack.engaged', (state: State, character: string): readonly string[] => {
  const { unitOf } = prepare(state.table);
  if (!canBeHeld(state, the(unitOf, character).id)) return [];
  return engagedWith(state, character).filter((enemy) => holdsEnemies(state, the(unitOf, enemy).id));
});
