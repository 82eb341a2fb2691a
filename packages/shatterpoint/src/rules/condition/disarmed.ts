import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { hasCondition } from './on-unit.js';

/** Before an attack roll is modified: a disarmed unit's expertise is taken out of it and counts for nothing in this attack. */
export const barAttackExpertise = rule('sp.condition.disarmed', (state: State, unit: string): readonly Event[] =>
  hasCondition(state, unit, 'disarmed') ? [{ kind: 'expertise-barred', rule: 'sp.condition.disarmed', roll: 'attack' }] : [],
);

/** Once the results of that attack have been determined, the condition is gone. */
export const endDisarmed = rule('sp.condition.disarmed', (state: State, unit: string): readonly Event[] =>
  hasCondition(state, unit, 'disarmed') ? [{ kind: 'condition-lost', rule: 'sp.condition.disarmed', unit, condition: 'disarmed' }] : [],
);
