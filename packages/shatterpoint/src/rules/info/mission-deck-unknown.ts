import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/**
 * The struggle cards of which one is drawn next, and the place of their phase, the first of which several are possible: nobody knows
 * which lies in the mission deck. None and −1 where all are known.
 */
export const unknownStruggles = rule('sp.info.mission-deck-unknown', ({ play }: State): { readonly cards: readonly string[]; readonly phase: number } => {
  const { decks } = play.struggle;
  const phase = decks.findIndex((cards) => cards.length > 1);
  return { cards: decks[phase] ?? [], phase };
});

/** Does the setup still draw: has the table agreed that the mission deck is known, and is it not yet? */
export const drawsEarly = rule('sp.info.mission-deck-unknown', (state: State): boolean =>
  state.table.options['info.missionDeck'] === 'known' && unknownStruggles(state).phase >= 0,
);

/** A card drawn during the setup is the one of its phase, for all to see; later draws change nothing here. */
export const knowStruggle = rule('sp.info.mission-deck-unknown', (state: State, card: string): readonly Event[] => {
  const { agenda, struggle } = state.play;
  if (agenda[agenda.length - 2]?.kind !== 'setup') return [];
  const { phase } = unknownStruggles(state);
  const decks = struggle.decks.map((cards, i) => (i === phase ? [card] : cards));
  return [{ kind: 'struggle-deck-laid', rule: 'sp.info.mission-deck-unknown', decks }];
});
