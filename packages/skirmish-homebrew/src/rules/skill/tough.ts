import { rule } from '../../model/rule-id.js';
import { levelOf, type Profile } from '../../prepare.js';
import type { Dice } from '../combat/values.js';

/** What a tough figure adds to its resistance: a die for each level. */
export const toughDice = rule('hb.skill.tough', (profile: Profile): Dice => ({ value: levelOf(profile, 'tough'), because: ['hb.skill.tough'] }));
