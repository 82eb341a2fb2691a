import { missionOf } from '../../mission.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { priorityObjective } from '../objective/priority.js';

/** The spaces that the mission grants for the priority objective, if it is among those controlled. */
export const priorityBonus = rule('sp.struggle.priority-bonus', (state: State, controlled: readonly string[]): number =>
  controlled.includes(priorityObjective(state) ?? '') ? (missionOf(state)?.priority ?? 0) : 0,
);
