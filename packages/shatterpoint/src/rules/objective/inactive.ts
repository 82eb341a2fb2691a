import type { Frozen } from '@regelwerk/core';
import { objectivesOf } from '../../mission.js';
import type { ObjectivePlay } from '../../model/play.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** The objectives that can be controlled: the active ones. */
export const activeObjectives = rule('sp.objective.inactive', (state: State): readonly (readonly [id: string, objective: Frozen<ObjectivePlay>])[] =>
  objectivesOf(state).filter(([, { active }]) => active),
);

/** The active objectives that a seat controls. */
export const controlledBy = rule('sp.objective.inactive', (state: State, seat: string): readonly string[] =>
  activeObjectives(state).flatMap(([id, { control }]) => (control[0] === seat ? [id] : [])),
);
