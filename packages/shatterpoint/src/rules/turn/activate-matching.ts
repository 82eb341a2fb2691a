import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** The unit of the order card is activated; it is no choice. */
export const activate = rule('sp.turn.activate-matching', (unit: string): Event => ({ kind: 'unit-activated', rule: 'sp.turn.activate-matching', unit }));
