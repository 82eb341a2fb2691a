import { the } from '@regelwerk/core';
import { gapBetween, touching } from '../../board/bases.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Why this patient cannot be treated: a figure treats itself, or one whose base touches its own. */
export const noPatient = rule('hb.skill.medic-contact', (state: State, medic: string, patient: string): Cited | undefined => {
  if (medic === patient) return undefined;
  if (the(state.play.figures, patient).gone) return { kind: 'off-table', rule: 'hb.skill.medic-contact', figure: patient };
  if (touching(state, medic, patient)) return undefined;
  return { kind: 'no-contact', rule: 'hb.skill.medic-contact', with: patient, gap: gapBetween(state, medic, patient), reach: 0 };
});
