import type { Ticks, Vec } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';
import { squareBetween } from './horizontal.js';
import { isAtMost } from './tolerance.js';

/** Does some part of one round thing lie near enough to some part of another? `reach` is that of their centres (`reachOfRound`). */
export const isAnyPartWithin = rule('sp.measure.within-any-part', (a: Vec, b: Vec, reach: Ticks): boolean => isAtMost(squareBetween(a, b), reach));

/** Is a unit within a range? One of its characters is enough. */
export const isOneWithin = rule('sp.measure.within-unit', (characters: readonly string[], isWithin: (character: string) => boolean): boolean => characters.some(isWithin));
