import { CM, type Ticks } from '@regelwerk/geometry';
import { rule } from '../../model/rule-id.js';
import { levelOf, type Profile } from '../../prepare.js';

/**
 * What Fast adds to the normal range.
 * @unit ticks
 */
export const fastRange = rule('hb.skill.fast', (profile: Profile): Ticks => (levelOf(profile, 'fast') > 0 ? 5 * CM : 0));
