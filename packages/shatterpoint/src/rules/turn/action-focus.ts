import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';

/** Each character gets a die for its own next attack in this turn. */
export const focus = rule('sp.turn.action-focus', (characters: readonly string[]): readonly Event[] =>
  characters.map((character): Event => ({ kind: 'focused', rule: 'sp.turn.action-focus', character })),
);
