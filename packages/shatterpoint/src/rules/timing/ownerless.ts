import type { Moment } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { rulesInForce } from '../struggle/old-rules-end.js';

/** The rules of mission and struggle card that speak at a moment, by their places among those in force; the active player orders them. */
export const ownerlessAt = rule('sp.timing.ownerless', (state: State, at: Moment): readonly number[] =>
  rulesInForce(state).flatMap((one, place) => (one.at === at ? [place] : [])),
);
