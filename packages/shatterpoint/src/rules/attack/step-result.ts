import type { Frozen } from '@regelwerk/core';
import type { Event } from '../../model/event.js';
import type { AttackFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import { cancelled } from './block-not-critical.js';
import { successesIn } from './duel.js';

/** The result: blocks remove strikes, and what is left of criticals and strikes decides whether there is a walk through the tree. */
export const determine = rule('sp.attack.step-result', (frame: Frozen<AttackFrame>): Event & { readonly kind: 'result-determined' } => ({
  kind: 'result-determined',
  rule: 'sp.attack.step-result',
  successes: successesIn(frame),
  cancelled: cancelled(frame),
}));
