import { rule } from '../../model/rule-id.js';
import type { UnitInfo } from '../../prepare.js';

/** The order card of a unit, one of its three cards: it is called like the unit. */
export const orderCard = rule('sp.info.unit-cards', ({ id }: Pick<UnitInfo, 'id'>): string => id);
