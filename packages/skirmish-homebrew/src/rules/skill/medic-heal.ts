import type { Frozen } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { TreatmentFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { levelOf, type Profile } from '../../prepare.js';
import { healed } from '../action/treat.js';

/** What the skill heals: as many life points as its level, which replaces the lower ones. */
export const medicHeals = rule('hb.skill.medic-heal', (profile: Profile): number => levelOf(profile, 'medic'));

/** A treatment by the skill has succeeded: lost life points come back. */
export const healBySkill = rule('hb.skill.medic-heal', (state: State, treatment: Frozen<TreatmentFrame>): readonly Event[] => {
  const life = healed(state, treatment);
  return life === 0 ? [] : [{ kind: 'life-regained', rule: 'hb.skill.medic-heal', figure: treatment.patient, healed: life }];
});
