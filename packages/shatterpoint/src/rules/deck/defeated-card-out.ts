import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Is it the order card of a defeated unit? A tactics card that such a unit has brought is still carried out. */
export const isOfDefeated = rule('sp.deck.defeated-card-out', ({ play }: State, card: string): boolean => play.units[card]?.defeated === true);

/** The revealed card of a defeated unit leaves the game. */
export const takeOutOfGame = rule('sp.deck.defeated-card-out', (seat: string, card: string): Event => ({
  kind: 'card-removed',
  rule: 'sp.deck.defeated-card-out',
  seat,
  card,
  from: 'revealed',
}));
