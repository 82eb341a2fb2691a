import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** The setup goes on to a step; within the deployment, to the next squad. */
export const goOn = rule('sp.setup.sequence', (step: number): Event => ({ kind: 'step-reached', rule: 'sp.setup.sequence', step }));

/** All twelve steps are done: the first turn begins. */
export const firstTurn = rule('sp.setup.sequence', (seat: string): Event => ({ kind: 'turn-begun', rule: 'sp.setup.sequence', turn: 1, seat }));
