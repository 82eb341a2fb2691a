import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** The attacker stops where it could go on, even before the first option: what is left of its successes is lost. */
export const stopEarly = rule('sp.tree.stop-early', (successes: number): Event => ({ kind: 'successes-lost', rule: 'sp.tree.stop-early', successes }));
