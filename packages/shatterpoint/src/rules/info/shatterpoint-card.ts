import { SHATTERPOINT } from '../../model/ids.js';
import { rule } from '../../model/rule-id.js';

/** The one card that each player has beside the cards of the units. */
export const shatterpointCard = rule('sp.info.shatterpoint-card', (): string => SHATTERPOINT);
