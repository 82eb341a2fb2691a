import type { EventOf } from '../../model/event.js';
import type { WindowFrame } from '../../model/frame.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { inspirers } from '../skill/inspiring.js';
import { hasLuck } from '../skill/luck.js';

type Skill = WindowFrame['offers'];

const LUCK_FIRST: readonly Skill[] = ['luck', 'inspiring'];
const INSPIRING_FIRST: readonly Skill[] = ['inspiring', 'luck'];

/** Can a roll of this figure be repeated now by that skill? */
export const canRepeat = rule('hb.dice.reroll-moment', (state: State, roller: string, skill: Skill): boolean =>
  skill === 'luck' ? hasLuck(state, roller) : inspirers(state, roller).length > 0,
);

/** In which ways a roll of this figure that lies may be repeated, in the order in which they are offered. */
export const offersOf = rule('hb.dice.reroll-moment', (state: State, roller: string): readonly Skill[] =>
  (state.table.options.rerollOrder === 'luck-first' ? LUCK_FIRST : INSPIRING_FIRST).filter((skill) => canRepeat(state, roller, skill)),
);

/** The next way to repeat the roll is offered, before anything further is rolled or counted. */
export const offerReroll = rule(
  'hb.dice.reroll-moment',
  (skill: Skill, seat: string): EventOf<'reroll-offered'> => ({ kind: 'reroll-offered', rule: 'hb.dice.reroll-moment', skill, seat }),
);

/** The offer is not taken. */
export const passOffer = rule(
  'hb.dice.reroll-moment',
  (skill: Skill, seat: string): EventOf<'offer-passed'> => ({ kind: 'offer-passed', rule: 'hb.dice.reroll-moment', skill, seat }),
);

/** Why a roll is not repeated at this moment: it does not lie any more, not yet, or something else is offered. */
export const rerollNotNow = rule('hb.dice.reroll-moment', (roll: string): Cited => ({ kind: 'reroll-not-now', rule: 'hb.dice.reroll-moment', roll }));
