import { missionOf } from '../../mission.js';
import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/**
 * The mission deck is laid: one card of each phase, I on top and III below. Which it is, is drawn when it is revealed; until then each
 * card of its phase could be the one, and after that the others never come into play.
 */
export const layMissionDeck = rule(['sp.setup.mission-deck-draw', 'sp.setup.mission-deck-stack', 'sp.setup.mission-deck-leftovers'], (state: State): Event => ({
  kind: 'struggle-deck-laid',
  rule: 'sp.setup.mission-deck-draw',
  decks: (missionOf(state)?.phases ?? []).map((cards) => cards.map(({ id }) => id)),
}));
