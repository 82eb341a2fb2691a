import { rule } from '../../model/rule-id.js';
import { levelOf, type Profile } from '../../prepare.js';
import type { Dice } from '../combat/values.js';

/** What a leader adds to its own attacks, ranged and melee: a die for each level. */
export const leaderDice = rule('hb.skill.leader-dice', (profile: Profile): Dice => ({ value: levelOf(profile, 'leader'), because: ['hb.skill.leader-dice'] }));
