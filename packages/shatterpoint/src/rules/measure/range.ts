import { the } from '@regelwerk/core';
import { distanceDiscDisc, INCH, type Ticks } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { baseOf } from './base.js';
import { reachOfRound } from './round.js';
import { isItself } from './self.js';
import { isAnyPartWithin, isOneWithin } from './within.js';

const INCHES: readonly number[] = [0, 1, 3, 6, 8, 10];

/**
 * How long a range is; range 1 is the width of a range tool.
 * @unit ticks
 */
export const rangeLength = rule(['sp.measure.range-lengths', 'sp.measure.range-one'], (n: number): Ticks => (INCHES[n] ?? 0) * INCH);

/**
 * The smallest range that reaches over a gap; 6 beyond all of them.
 * @unit none
 */
export const smallestRange = rule('sp.measure.range-lengths', (gap: Ticks): number => {
  let n = 1;
  while (n < INCHES.length && rangeLength(n) < gap) n += 1;
  return n;
});

/* eslint-disable max-params -- who, whom and how far are named in this order all over the rules, in the hottest of their questions */
/** Is a character within a range of another, both on the board? It is the range tools that decide, whatever the range is for. */
export const isWithinRange = rule('sp.measure.range-tools', (state: State, a: string, b: string, n: number): boolean => {
  if (isItself(a, b)) return true;
  const { unitOf } = prepare(state.table);
  const one = the(state.play.characters, a);
  const other = the(state.play.characters, b);
  return one.on !== '' && other.on !== '' && isAnyPartWithin(one, other, reachOfRound(the(unitOf, a).radius, the(unitOf, b).radius, rangeLength(n)));
});

/** Is a unit within a range of a character? */
export const isUnitWithin = rule('sp.measure.range-tools', (state: State, character: string, unit: string, n: number): boolean => isOneWithin(state, character, { unit, n }));
/* eslint-enable max-params */

/**
 * The gap between the bases of two characters.
 * @unit ticks
 */
export const distanceOf = rule('sp.measure.range-tools', (state: State, a: string, b: string): Ticks => (isItself(a, b) ? 0 : distanceDiscDisc(baseOf(state, a), baseOf(state, b))));
