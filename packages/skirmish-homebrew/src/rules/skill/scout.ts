import { rule } from '../../model/rule-id.js';
import { levelOf, type Profile } from '../../prepare.js';
import type { Dice } from '../combat/values.js';

/** What a scout adds when it dodges a ranged attack: a die for each level, in cover only. */
export const scoutDice = rule('hb.skill.scout', (profile: Profile, covered: boolean): Dice => ({
  value: covered ? levelOf(profile, 'scout') : 0,
  because: ['hb.skill.scout'],
}));
