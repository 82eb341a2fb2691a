import type { EventOf } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { contestersAt } from './contest.js';
import { putControl } from './control.js';
import { activeObjectives } from './inactive.js';
import { counting } from './other-elevations.js';
import { controllerBy } from './tie.js';

/** The end of a turn, whoever's it is: control of every active objective changes hands where it does. */
export const controlAtEnd = rule('sp.objective.when-determined', (state: State): readonly EventOf<'control-changed'>[] =>
  activeObjectives(state).flatMap(([id, { x, y, on, control }]) => {
    const characters = counting(state, on, contestersAt(state, { x, y }));
    return putControl(id, control[0], controllerBy(state, characters, control));
  }),
);
