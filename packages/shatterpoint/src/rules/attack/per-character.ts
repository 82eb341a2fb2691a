import type { Refusal } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';

/** An attack is made by the character that is granted it: each of a unit has its own, and one is over before the next begins. */
export const whyNotIts = rule('sp.attack.per-character', (granted: string, character: string): Refusal | undefined =>
  character === granted ? undefined : { kind: 'not-the-unit', rule: 'sp.attack.per-character', unit: character, wanted: [granted] },
);
