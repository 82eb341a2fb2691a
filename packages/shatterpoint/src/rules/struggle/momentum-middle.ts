import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { layMomentum } from './momentum.js';

/** The struggle token has come to stand in the middle: both players gain one momentum. */
export const gainInMiddle = rule('sp.struggle.momentum-middle', (state: State): readonly Event[] =>
  state.table.seats.flatMap((seat) => layMomentum(state, seat, { token: 0, rule: 'sp.struggle.momentum-middle' })),
);
