import { the } from '@regelwerk/core';
import { isWithin, type Capsule } from '@regelwerk/geometry';
import type { Event } from '../../model/event.js';
import { NONE } from '../../model/ids.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { otherSeat, prepare } from '../../prepare.js';
import { modifiersOf } from '../ability/card-hooks.js';
import { loseHunker } from '../cover/hunker.js';
import { seesFrom } from '../los/definition.js';
import { baseOf } from '../measure/base.js';
import { rangeLength } from '../measure/range.js';
import { onOneElevation } from '../measure/vertical-levels.js';

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
  const units = the(prepared.unitsOf, otherSeat(prepared, own.seat)).filter(({ characters }) => characters.some(isPassed));
  if (units.length === 0) return [];
  return [own, ...units].flatMap((unit) => (modifiersOf(unit, 'keep-hunker').length > 0 ? [] : loseHunker(state, unit.id, 'sp.attack.engaged-at-rest')));
});
