import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** Momentum, active objectives and control are cleared; the struggle token goes to the middle, and one momentum token to each space 8. */
export const resetTracker = rule(['sp.struggle.reset-track', 'sp.struggle.reset-tokens'], (): Event => ({ kind: 'tracker-set', rule: 'sp.struggle.reset-track' }));
