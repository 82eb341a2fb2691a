import type { Words } from '@regelwerk/core';
import type { RuleId } from '../model/rule-id.js';

/** Why a rule waits: told to people, and printed by the atlas. */
export interface Wait {
  readonly reason: Words;
}

/** The rules that are not done yet, with the reason. */
export const waiting: Readonly<Partial<Record<RuleId, Wait>>> = {
  'sp.info.faq-authority': {
    reason: {
      en: 'It says which document is to be believed where two differ: for those who keep this rulebook, nothing that a match could apply.',
      de: 'Sie sagt, welchem Dokument zu glauben ist, wenn zwei sich widersprechen: für die Pflege dieses Regelbuchs, nichts, was eine Partie anwenden könnte.',
    },
  },
};
