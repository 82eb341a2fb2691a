import { rule } from '../../model/rule-id.js';
import { levelOf, type Profile } from '../../prepare.js';
import type { Dice } from '../combat/values.js';

/** What a brawler adds to its melee attacks and its defence in melee: a die for each level. */
export const brawlerDice = rule('hb.skill.brawler', (profile: Profile): Dice => ({ value: levelOf(profile, 'brawler'), because: ['hb.skill.brawler'] }));
