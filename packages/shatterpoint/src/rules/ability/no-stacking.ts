import type { Modifier } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { UnitInfo } from '../../prepare.js';
import { modifiersOf } from './card-hooks.js';

/** Does a unit have an effect without a number? Having it twice is having it once. */
export const hasModifier = rule('sp.ability.no-stacking', (unit: UnitInfo, kind: Modifier['kind']): boolean => modifiersOf(unit, kind).length > 0);
