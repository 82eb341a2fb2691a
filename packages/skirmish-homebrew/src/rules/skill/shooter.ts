import { rule } from '../../model/rule-id.js';
import { levelOf, type Profile } from '../../prepare.js';
import type { Dice } from '../combat/values.js';

/** What a shooter adds to its ranged attacks: a die for each level. */
export const shooterDice = rule('hb.skill.shooter', (profile: Profile): Dice => ({ value: levelOf(profile, 'shooter'), because: ['hb.skill.shooter'] }));
