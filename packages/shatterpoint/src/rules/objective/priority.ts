import type { Event } from '../../model/event.js';
import type { DieSymbol } from '../../model/mission.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { activeObjectives } from './inactive.js';

const SYMBOLS: readonly DieSymbol[] = ['block', 'expertise', 'failure'];

/** The active objective that is marked as the priority objective, if the mission has one now. */
export const priorityObjective = rule('sp.objective.priority', (state: State): string | undefined => activeObjectives(state).find(([, { priority }]) => priority)?.[0]);

/** The defence die that draws the priority objective: the active one with the symbol that it shows, which may be the same as before. */
export const priorityBy = rule('sp.objective.priority', (state: State, counts: readonly number[]): readonly Event[] => {
  const shown = SYMBOLS.find((_, face) => (counts[face] ?? 0) > 0);
  const drawn = activeObjectives(state).find(([, { symbol }]) => symbol === shown);
  return drawn === undefined || drawn[1].priority ? [] : [{ kind: 'priority-named', rule: 'sp.objective.priority', objective: drawn[0] }];
});
