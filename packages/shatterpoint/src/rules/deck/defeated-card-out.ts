import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import { tacticsGo } from './battle-tactics.js';

/** Is it a card of a defeated unit: its order card, or a tactics card that goes with it? */
export const isOfDefeated = rule('sp.deck.defeated-card-out', (state: State, card: string): boolean => state.play.units[card]?.defeated === true || tacticsGo(state, card));

/** The revealed card of a defeated unit leaves the game. */
export const takeOutOfGame = rule('sp.deck.defeated-card-out', (seat: string, card: string): Event => ({
  kind: 'card-removed',
  rule: 'sp.deck.defeated-card-out',
  seat,
  card,
  from: 'revealed',
}));
