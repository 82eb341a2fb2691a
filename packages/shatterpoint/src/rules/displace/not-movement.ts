import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** A displaced character comes to rest, by no movement of its own: what movements trigger and what hinders them is not asked. */
export const restOfDisplaced = rule('sp.displace.not-movement', (character: string): Event => ({
  kind: 'begun',
  rule: 'sp.displace.not-movement',
  frame: { kind: 'rest', character, how: '', told: false },
}));
