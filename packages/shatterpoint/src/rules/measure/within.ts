import type { Ticks, Vec } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { squareBetween } from './horizontal.js';
import { isWithinRange } from './range.js';
import { isAtMost } from './tolerance.js';

/** Does some part of one round thing lie near enough to some part of another? `reach` is that of their centres (`reachOfRound`). */
export const isAnyPartWithin = rule('sp.measure.within-any-part', (a: Vec, b: Vec, reach: Ticks): boolean => isAtMost(squareBetween(a, b), reach));

/** Is one character of a unit within a range? One is enough. */
export const isOneWithin = rule('sp.measure.within-unit', (state: State, character: string, { unit, n }: { readonly unit: string; readonly n: number }): boolean => {
  const characters = prepare(state.table).units[unit]?.characters ?? [];
  for (const one of characters) if (isWithinRange(state, character, one, n)) return true;
  return false;
});
