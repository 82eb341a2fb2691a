import { the } from '@regelwerk/core';
import { gapBetween, touching } from '../../board/bases.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Is this a patient within reach: the figure itself, or one on the table whose base touches its own? */
export const isPatient = rule(
  'hb.skill.medic-contact',
  (state: State, medic: string, patient: string): boolean =>
    medic === patient || (!the(state.play.figures, patient).gone && touching(state, [medic, patient])),
);

/** Why this patient cannot be treated: a figure treats itself, or one whose base touches its own. */
export const noPatient = rule('hb.skill.medic-contact', (state: State, medic: string, patient: string): Cited | undefined => {
  if (isPatient(state, medic, patient)) return undefined;
  if (the(state.play.figures, patient).gone) return { kind: 'off-table', rule: 'hb.skill.medic-contact', figure: patient };
  return { kind: 'no-contact', rule: 'hb.skill.medic-contact', with: patient, gap: gapBetween(state, medic, patient), reach: 0 };
});
