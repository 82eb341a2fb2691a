import type { Frozen } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { TreatmentFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';

/** A treatment by the skill has shown no success: it has no effect. */
export const failBySkill = rule('hb.skill.medic-no-success', ({ medic, patient }: Frozen<TreatmentFrame>): readonly Event[] => [
  { kind: 'treatment-failed', rule: 'hb.skill.medic-no-success', medic, patient },
]);
