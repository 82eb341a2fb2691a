import { rule } from '../../model/rule-id.js';
import { levelOf, type Profile } from '../../prepare.js';

/** Additional life points: one for each level. */
export const extraLife = rule('hb.skill.extra-life', (profile: Profile): number => levelOf(profile, 'extra-life'));
