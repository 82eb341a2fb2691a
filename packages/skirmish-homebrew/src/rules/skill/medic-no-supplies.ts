import { rule } from '../../model/rule-id.js';
import { levelOf, type Profile } from '../../prepare.js';

/** May this figure treat without supplies? */
export const needsNoSupplies = rule('hb.skill.medic-no-supplies', (profile: Profile): boolean => levelOf(profile, 'medic') > 0);
