import type { EventOf } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { controlledBy } from './inactive.js';

/** The objectives that count for a seat in this turn: with what has just changed, unless the table determines control after scoring. */
export const countedControl = rule(
  'sp.objective.determine-before-score',
  (state: State, changes: readonly EventOf<'control-changed'>[], seat: string): { readonly first: boolean; readonly controlled: readonly string[] } => {
    const before = controlledBy(state, seat);
    if (state.table.options['objective.controlStep'] === 'end-of-step-9') return { first: false, controlled: before };
    const kept = before.filter((id) => !changes.some(({ objective }) => objective === id));
    return { first: true, controlled: [...kept, ...changes.flatMap((one) => (one.seat === seat ? [one.objective] : []))] };
  },
);
