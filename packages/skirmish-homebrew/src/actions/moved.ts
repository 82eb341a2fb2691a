import { mountOf } from '../board/bases.js';
import type { Event, EventOf } from '../model/event.js';
import type { Place } from '../model/ids.js';
import type { State } from '../model/state.js';
import { aimLostByMove } from '../rules/action/aim-lasts.js';
import { pay, type Cost } from '../rules/ap/actions-cost.js';

/** A movement action that may be made, and its price. */
export interface Moved extends Pick<EventOf<'figure-moved'>, 'figure' | 'how' | 'to' | 'length' | 'actions' | 'rule'> {
  readonly cost: Cost;
}

const copy = ({ x, y, z }: Place): Place => ({ x, y, z });

/** What a movement action causes: it is paid, the figure stands elsewhere, and where a table plays so it takes no aim along. */
export const moved = (state: State, { cost, to, ...rest }: Moved): readonly Event[] => {
  const mount = mountOf(state, rest.figure);
  return [
    pay(state, rest.figure, cost),
    { kind: 'figure-moved', ...rest, to: copy(to), mount: mount === undefined ? [] : [mount] },
    ...aimLostByMove(state, rest.figure),
  ];
};
