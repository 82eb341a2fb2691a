import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** A seat lays its first momentum token on its outermost space. */
export const startMomentum = rule('sp.setup.momentum-start', (seat: string): Event => ({ kind: 'momentum-gained', rule: 'sp.setup.momentum-start', seat, space: 8 }));
