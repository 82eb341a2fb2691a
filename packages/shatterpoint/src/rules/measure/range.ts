import { the } from '@regelwerk/core';
import { distanceDiscDisc, type Ticks } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { baseOf } from './base.js';
import { rangeLength } from './range-lengths.js';
import { reachOfRound } from './round.js';
import { isItself } from './self.js';
import { isAnyPartWithin, isOneWithin } from './within.js';

export { rangeLength, smallestRange } from './range-lengths.js';

/* eslint-disable max-params -- who, whom and how far are named in this order all over the rules, in the hottest of their questions */
/** Is a character within a range of another, both on the board, or of itself? It is the range tools that decide, whatever the range is for. */
export const isWithinRange = rule('sp.measure.range-tools', (state: State, a: string, b: string, n: number): boolean => {
  if (isItself(a, b)) return true;
  const { unitOf } = prepare(state.table);
  const one = the(state.play.characters, a);
  const other = the(state.play.characters, b);
  return one.on !== '' && other.on !== '' && isAnyPartWithin(one, other, reachOfRound(the(unitOf, a).radius, the(unitOf, b).radius, rangeLength(n)));
});

/** Is a unit within a range of a character? */
export const isUnitWithin = rule('sp.measure.range-tools', (state: State, character: string, unit: string, n: number): boolean => isOneWithin(the(prepare(state.table).units, unit).characters, (one) => isWithinRange(state, character, one, n)));
/* eslint-enable max-params */

/**
 * The gap between the bases of two characters.
 * @unit ticks
 */
export const distanceOf = rule('sp.measure.range-tools', (state: State, a: string, b: string): Ticks => (isItself(a, b) ? 0 : distanceDiscDisc(baseOf(state, a), baseOf(state, b))));
