import { attackOf } from '../../agenda.js';
import type { EffectsFrame, WindowFrame } from '../../model/frame.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { Moment } from '../../model/trigger.js';
import { isSpent } from '../ability/type-innate.js';
import { activeFirst } from './active-first.js';
import { rulesInForce } from '../struggle/old-rules-end.js';

/** Who orders what belongs to nobody: the active player; during an attack the attacker. */
export const ordererOf = rule('sp.timing.ownerless', (state: State): string => attackOf(state)?.seat ?? activeFirst(state)[0]);

/** Is a rule of the mission that spoke at such a moment being carried out? What it causes itself does not let it speak again, or it might never end. */
const isUnderWay = ({ play }: State, at: Moment): boolean => {
  // Moments alone have an `at`, and what lies on one is from somewhere only if it is a list of effects.
  const agenda = play.agenda as readonly (Partial<Pick<WindowFrame, 'at'>> & Partial<Pick<EffectsFrame, 'from'>>)[];
  return agenda.some((frame, i) => frame.at === at && agenda[i + 1]?.from === 'mission');
};

/** The rules of mission and struggle card that speak at a moment, by their places among those in force. */
export const ownerlessAt = rule('sp.timing.ownerless', (state: State, at: Moment): readonly number[] =>
  isUnderWay(state, at) || isSpent(state) ? [] : rulesInForce(state).flatMap((one, place) => (one.at === at ? [place] : [])),
);
