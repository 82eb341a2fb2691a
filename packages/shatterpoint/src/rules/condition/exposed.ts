import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { hasCondition } from './on-unit.js';

/** Before a defence roll is modified: an exposed unit's expertise is taken out of it and counts for nothing in this roll. */
export const barDefenceExpertise = rule('sp.condition.exposed', (state: State, unit: string): readonly Event[] =>
  hasCondition(state, unit, 'exposed') ? [{ kind: 'expertise-barred', rule: 'sp.condition.exposed', roll: 'defence' }] : [],
);

/** Once the results of that attack have been determined, the condition is gone. */
export const endExposed = rule('sp.condition.exposed', (state: State, unit: string): readonly Event[] =>
  hasCondition(state, unit, 'exposed') ? [{ kind: 'condition-lost', rule: 'sp.condition.exposed', unit, condition: 'exposed' }] : [],
);
