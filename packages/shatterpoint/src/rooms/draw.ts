import { CHANCE, nearest, right, the, type Frozen, type Room } from '@regelwerk/core';
import type { Event } from '../model/event.js';
import type { DrawFrame, Frame, FrameOf } from '../model/frame.js';
import type { State, Types } from '../model/state.js';
import { deckRanOut } from '../rules/deck/empty-mid-reveal.js';
import { revealCard } from '../rules/deck/reveal-or-reserve.js';
import { unknownCards } from '../rules/info/hidden-deck-order.js';
import { knowStruggle, unknownStruggles } from '../rules/info/mission-deck-unknown.js';

/** What a card is drawn from, and a name for the draw that no other draw has. */
interface Draw {
  readonly from: Readonly<Record<string, number>>;
  readonly label: string;
}

const deckOf = ({ play }: State) => nearest(play.agenda as readonly Frozen<Frame>[], 'deck');

/** Known cards lie on top of those whose order nobody knows, or below them. */
const drawOf = (state: State, { seat, pile }: Frozen<DrawFrame>): Draw => {
  if (pile === 'struggle') {
    const { cards, phase } = unknownStruggles(state);
    return { from: Object.fromEntries(cards.map((card) => [card, 1])), label: `struggle.${phase}` };
  }
  const side = the(state.play.sides, seat);
  const [known] = side.top;
  const unknown = unknownCards(side);
  const [last] = side.bottom;
  const sole = known ?? (Object.keys(unknown).length === 0 ? last : undefined);
  return { from: sole === undefined ? unknown : { [sole]: 1 }, label: `order.${seat}.${state.play.turn}.${deckOf(state)?.revealed ?? 0}` };
};

const drawn = (state: State, { seat, pile }: Frozen<DrawFrame>, card: string): readonly Event[] => {
  const frame = deckOf(state);
  if (pile === 'deck' && frame !== undefined) return revealCard(frame, card);
  return [{ kind: 'card-drawn', rule: unknownStruggles.rule, seat, card }, ...knowStruggle(state, card)];
};

/** A card is drawn: which, is for chance to say, unless only one can come. */
export const draw: Room<Types, FrameOf<'draw'>> = {
  ask: (state, frame) => {
    const { from, label } = drawOf(state, frame);
    return Object.keys(from).length < 2 ? undefined : { kind: 'draw', id: state.play.written, by: CHANCE, for: frame.pile, drawer: frame.seat, label, from };
  },
  check: (_state, _frame, choice) => right(choice),
  reduce: (state, frame, choice) => (choice.kind === 'draw' ? drawn(state, frame, choice.card) : []),
  advance: (state, frame) => {
    const [only] = Object.keys(drawOf(state, frame).from);
    const deck = deckOf(state);
    if (only !== undefined) return drawn(state, frame, only);
    return frame.pile === 'deck' && deck !== undefined ? deckRanOut(state, deck) : [{ kind: 'done', rule: unknownStruggles.rule, frame: 'draw' }];
  },
  candidates: () => [],
};
