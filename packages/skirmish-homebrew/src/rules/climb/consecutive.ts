import type { Ticks } from '@regelwerk/geometry';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { Cost } from '../ap/actions-cost.js';
import { tooDear } from '../ap/no-overspend.js';
import { specialCost } from '../move/special-count.js';

/** A climb, as many climbs as it takes, and what they cost together. */
export interface ClimbPlan {
  readonly climbs: number;
  readonly cost: Cost;
}

/**
 * How many directly consecutive climbs reach over a length where nobody can stand between, and what they cost a figure that has made
 * so many movement actions. `reach` is that of one climb and above 0.
 * @unit ticks
 */
export const climbPlan = rule('hb.climb.consecutive', (length: Ticks, reach: Ticks, made: number): ClimbPlan => {
  const climbs = Math.ceil(length / reach);
  const { value, because } = specialCost(made, climbs);
  return { climbs, cost: { value, because: climbs > 1 ? [...because, 'hb.climb.consecutive'] : because } };
});

/** Why a figure cannot pay for all the climbs that follow one another; it is never left half-way. */
export const tooDearTogether = rule('hb.climb.consecutive', (state: State, figure: string, { climbs, cost }: ClimbPlan): Cited | undefined => {
  const refusal = tooDear(state, figure, cost);
  if (refusal?.kind !== 'too-few-ap' || climbs === 1) return refusal;
  return { ...refusal, rule: 'hb.climb.consecutive', because: [...cost.because.filter((id) => id !== 'hb.climb.consecutive'), refusal.rule] };
});
