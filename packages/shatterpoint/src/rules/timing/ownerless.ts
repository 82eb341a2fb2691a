import { attackOf } from '../../agenda.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { Moment } from '../../model/trigger.js';
import { activeFirst } from './active-first.js';
import { rulesInForce } from '../struggle/old-rules-end.js';

/** Who orders what belongs to nobody: the active player; during an attack the attacker. */
export const ordererOf = rule('sp.timing.ownerless', (state: State): string => attackOf(state)?.seat ?? activeFirst(state)[0]);

/** The rules of mission and struggle card that speak at a moment, by their places among those in force. */
export const ownerlessAt = rule('sp.timing.ownerless', (state: State, at: Moment): readonly number[] =>
  rulesInForce(state).flatMap((one, place) => (one.at === at ? [place] : [])),
);
