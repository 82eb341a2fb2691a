import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** The card that was face up lies open beside the deck until the next refresh. */
export const useCard = rule('sp.deck.used-cards', (seat: string, card: string): Event => ({ kind: 'card-used', rule: 'sp.deck.used-cards', seat, card }));
