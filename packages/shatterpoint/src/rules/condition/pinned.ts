import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { hasCondition } from './on-unit.js';

/** What stops a character of the unit that would move: pinned, which is gone then, so that it stops one character only. Nothing otherwise. */
export const pinnedStops = rule(
  ['sp.condition.pinned', 'sp.condition.pinned-first-character'],
  (state: State, unit: string): readonly Event[] =>
    hasCondition(state, unit, 'pinned') ? [{ kind: 'condition-lost', rule: 'sp.condition.pinned', unit, condition: 'pinned' }] : [],
);

/** What a character does to pinned that could move and stays: nothing, unless the table counts any opportunity. */
export const pinnedOnStay = rule('sp.condition.pinned-declared', (state: State, unit: string): readonly Event[] =>
  state.table.options['condition.pinnedTrigger'] === 'any-opportunity' ? pinnedStops(state, unit) : [],
);
