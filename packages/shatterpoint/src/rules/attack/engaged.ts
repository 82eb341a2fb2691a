import { the } from '@regelwerk/core';
import { isWithin, type Capsule } from '@regelwerk/geometry';
import type { Event } from '../../model/event.js';
import { NONE } from '../../model/ids.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';
import { modifiersOf } from '../ability/card-hooks.js';
import { loseHunker } from '../cover/hunker.js';
import { canBeHeld } from '../damage/wounded-still-restricted.js';
import { holdsEnemies } from '../damage/wounded-no-lock.js';
import { seesFrom } from '../los/definition.js';
import { seeEachOther } from '../los/mutual.js';
import { baseOf } from '../measure/base.js';
import { isWithinRange, rangeLength } from '../measure/range.js';
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

/**
 * What being engaged along a way costs: hunker tokens, of those passed and of who passes. Nothing where being engaged counts only at
 * rest, as it does unless the table has agreed otherwise.
 */
export const losesOnWay = rule('sp.attack.engaged-at-rest', (state: State, character: string, way: readonly Capsule[]): readonly Event[] => {
  if (state.table.options['engage.during'] === 'rest-only') return [];
  const prepared = prepare(state.table);
  const own = the(prepared.unitOf, character);
  const { on } = the(state.play.characters, character);
  const isPassed = (enemy: string): boolean => {
    const there = the(state.play.characters, enemy).on;
    return there !== NONE && onOneElevation(prepared.board, on, there) && way.some((part) => isWithin(part, baseOf(state, enemy), rangeLength(2)) && seesFrom(state, [character, enemy], part));
  };
  const units = prepared.unitsOf[otherSeat(prepared, own.seat)]?.filter(({ characters }) => characters.some(isPassed)) ?? [];
  if (units.length === 0) return [];
  return [own, ...units].flatMap((unit) => (modifiersOf(unit, 'keep-hunker').length > 0 ? [] : loseHunker(state, unit.id, 'sp.attack.engaged-at-rest')));
});
