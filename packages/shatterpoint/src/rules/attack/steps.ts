import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** The step of an attack that comes after another: the combat tree only where there is a success for it. */
const after = (step: number, successes: number): number => (step === 7 && successes === 0 ? 9 : step + 1);

/** An attack goes on to its next step; after the tenth it is over. */
export const nextStep = rule('sp.attack.steps', (step: number, successes: number): Event => ({
  kind: 'step-reached',
  rule: 'sp.attack.steps',
  step: after(step, successes),
}));
