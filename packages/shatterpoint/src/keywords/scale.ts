import { rule } from '../model/rule-id.js';
import type { State } from '../model/state.js';
import type { UnitInfo } from '../prepare.js';
import { hasKeyword } from './definition.js';

/** May a character of the unit climb where it would advance or dash? */
export const mayClimbInstead = rule('sp.keyword.scale', (unit: UnitInfo): boolean => hasKeyword(unit, 'scale'));

/** May it do so while an enemy holds it? The ban on climbing then is a core rule too, and what forbids beats what allows. */
export const climbsWhileHeld = rule('sp.keyword.scale-engaged', ({ table }: State, unit: UnitInfo): boolean =>
  table.options['keyword.scaleWhileEngaged'] === 'allow' && mayClimbInstead(unit),
);
