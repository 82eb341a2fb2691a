import type { Frozen } from '@regelwerk/core';
import type { Cited } from '../../model/refusal.js';
import { rule, type RuleId } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { Climb } from '../../model/terrain.js';
import { tooDearTogether, type ClimbPlan } from '../climb/consecutive.js';

/** The rule by which a figure climbs: ladders and ropes are climbed like anything else that may be climbed. */
export const climbsBy = rule('hb.terrain.ladder-climb', ({ aid }: Frozen<Climb>, { climbs }: ClimbPlan): RuleId => {
  if (aid === 'ladder') return 'hb.terrain.ladder-climb';
  return climbs > 1 ? 'hb.climb.consecutive' : 'hb.climb.half-range';
});

/** Why a figure cannot pay for all the climbs up or down a ladder, on which nobody rests half-way. */
export const noRest = rule('hb.terrain.ladder-no-rest', (state: State, figure: string, plan: ClimbPlan): Cited | undefined => {
  const refusal = tooDearTogether(state, figure, plan);
  if (refusal?.kind !== 'too-few-ap' || plan.climbs === 1) return refusal;
  return { ...refusal, rule: 'hb.terrain.ladder-no-rest', because: [refusal.rule, ...refusal.because] };
});
