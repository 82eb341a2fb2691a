import type { Event } from '../../model/event.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/** Where the setup draws a card itself: the first phase of which several cards are possible. */
const openPhase = ({ decks }: { readonly decks: readonly (readonly string[])[] }): number => decks.findIndex((cards) => cards.length > 1);

const isEarly = ({ play }: State): boolean => play.struggle.phase === 0 && play.agenda[play.agenda.length - 2]?.kind === 'setup';

/** The struggle cards of which one is drawn next, and the place of their phase: nobody knows which lies in the mission deck. */
export const unknownStruggles = rule('sp.info.mission-deck-unknown', (state: State): { readonly cards: readonly string[]; readonly phase: number } => {
  const { struggle } = state.play;
  const phase = isEarly(state) ? openPhase(struggle) : struggle.phase;
  return { cards: struggle.decks[phase] ?? [], phase };
});

/** Does the setup still draw: has the table agreed that the mission deck is known, and is it not yet? */
export const drawsEarly = rule('sp.info.mission-deck-unknown', ({ table, play }: State): boolean =>
  table.options['info.missionDeck'] === 'known' && openPhase(play.struggle) >= 0,
);

/** A card drawn during the setup is the one of its phase, for all to see; later draws change nothing here. */
export const knowStruggle = rule('sp.info.mission-deck-unknown', (state: State, card: string): readonly Event[] => {
  if (!isEarly(state)) return [];
  const { phase } = unknownStruggles(state);
  const decks = state.play.struggle.decks.map((cards, i) => (i === phase ? [card] : cards));
  return [{ kind: 'struggle-deck-laid', rule: 'sp.info.mission-deck-unknown', decks }];
});
