import { CHANCE, left, ordersOf, priority, right, type DrawDecision, type Either, type PickDecision, type Room, type RollDecision } from '@regelwerk/core';
import { CARDS, type Choice, type Effect, type Frame, type FrameOf, type Refusal, type State, type Toy } from './model.js';
import { answered, dare, deal, endRound, inOrder, layer, mayAnswer, ownCard, passed, resolve, reveal, windowRule } from './rules.js';

type RoomOf<K extends Frame['kind']> = Room<Toy, Extract<Frame, { readonly kind: K }>>;

const pick = ({ play }: State, by: string, what: string): PickDecision => ({ kind: 'pick', id: play.written, by, for: what, listed: 'all' });
const head = ({ play }: State, by: string): { answers: number; by: string } => ({ answers: play.written, by });
const notAsked = ({ play }: State, { kind }: Choice, what: string): Either<Refusal, Choice> =>
  left({ kind: 'not-asked', choice: kind, decision: play.written, for: what });

const round: RoomOf<'round'> = {
  ask: (state, { step }) => {
    const seat = step === 'lay' ? layer(state) : undefined;
    return seat === undefined ? undefined : pick(state, seat, 'lay');
  },
  check: (state, _, choice) => (choice.kind === 'lay' ? ownCard(state, choice) : notAsked(state, choice, 'lay')),
  reduce: (_, __, choice) => (choice.kind === 'lay' ? [{ kind: 'card-laid', rule: 'la.round.lay', seat: choice.by, card: choice.card }] : []),
  advance: (state, { step }) => (step === 'deal' ? deal(state) : step === 'lay' ? reveal(state) : endRound(state)),
  candidates: (state, _, density) => {
    const by = layer(state) ?? '';
    const cards = [...new Set(state.play.hands[by])].sort().map((card): Choice => ({ kind: 'lay', ...head(state, by), card }));
    return density === 'sparse' ? cards.slice(0, 2) : cards;
  },
};

const draw: RoomOf<'deal'> = {
  ask: ({ play }, { draws: [drawer] }): DrawDecision | undefined =>
    drawer === undefined ? undefined : { kind: 'draw', id: play.written, by: CHANCE, for: 'hand', drawer, label: `draw-${play.round}-${drawer}-${play.hands[drawer]?.length}`, from: { ...play.deck } },
  check: (_, __, choice) => right(choice),
  reduce: (_, { draws: [seat] }, choice) =>
    choice.kind === 'draw' && seat !== undefined ? [{ kind: 'card-drawn', rule: 'la.round.deal', seat, card: choice.card }] : [],
  advance: () => [{ kind: 'deal-done', rule: 'la.round.deal' }],
  candidates: () => [],
};

const ordering: RoomOf<'ordering'> = {
  ask: (state, { open: [mine] }) => (mine !== undefined && mine.effects.length > 1 ? pick(state, mine.seat, 'order') : undefined),
  check: (state, frame, choice) => (choice.kind === 'order' ? inOrder(frame, choice) : notAsked(state, choice, 'order')),
  reduce: (_, __, choice) =>
    choice.kind === 'order' ? [{ kind: 'order-settled', rule: 'la.effect.order', seat: choice.by, effects: [...choice.effects] }] : [],
  advance: (_, { open: [mine], settled: [next] }) => {
    const rule = 'la.effect.order';
    if (mine !== undefined) return [{ kind: 'order-settled', rule, seat: mine.seat, effects: [...mine.effects] }];
    return next === undefined ? [{ kind: 'effects-done', rule }] : [{ kind: 'effect-began', rule, ...next }];
  },
  candidates: (state, { open: [mine] }) =>
    mine === undefined ? [] : ordersOf(mine, 24).map((effects) => ({ kind: 'order', ...head(state, mine.seat), effects: [...effects] as Effect[] })),
};

const effect: RoomOf<'effect'> = {
  ask: ({ play }, { seat, effect: which, step, stopped }): RollDecision | undefined =>
    step === 'announce' || stopped || which !== 'dare'
      ? undefined
      : { kind: 'roll', id: play.written, by: CHANCE, for: 'dare', roller: seat, label: `dare-${play.round}-${seat}`, groups: [{ die: 'd6', weights: [1, 1, 1, 1, 1, 1], dice: 2 }] },
  check: (_, __, choice) => right(choice),
  reduce: (state, frame, choice) => (choice.kind === 'roll' ? dare(state, frame, choice.counts) : []),
  advance: (state, frame) => {
    if (frame.step === 'announce') return [{ kind: 'window-opened', rule: 'la.window.gust', card: 'gust', mode: 'until-passed', seats: [...state.table.seats] }];
    return frame.stopped ? [{ kind: 'effect-stopped', rule: 'la.window.gust' }] : resolve(state, frame);
  },
  candidates: () => [],
};

const gust: RoomOf<'gust'> = {
  ask: () => undefined,
  check: (_, __, choice) => right(choice),
  reduce: () => [],
  advance: () => [{ kind: 'gust-faded', rule: 'la.window.gust' }],
  candidates: () => [],
};

const window: RoomOf<'window'> = {
  ask: (state, frame) => {
    const seat = priority(frame);
    return seat === undefined ? undefined : pick(state, seat, frame.card);
  },
  check: (state, frame, choice) =>
    choice.kind === 'pass' ? right(choice) : choice.kind === 'answer' ? mayAnswer(state, frame, choice) : notAsked(state, choice, frame.card),
  reduce: (state, frame, choice) => (choice.kind === 'pass' ? passed(frame, choice) : choice.kind === 'answer' ? answered(state, frame, choice) : []),
  advance: (_, { card }) => [{ kind: 'window-closed', rule: windowRule[card] }],
  candidates: (state, frame: FrameOf<'window'>) => {
    const by = priority(frame) ?? '';
    const pass: Choice = { kind: 'pass', ...head(state, by) };
    return state.play.hands[by]?.includes(frame.card) === true ? [pass, { kind: 'answer', ...head(state, by), card: frame.card }] : [pass];
  },
};

export const rooms = { round, deal: draw, ordering, effect, gust, window };
/** How many cards are left in a deck. */
export const deckSize = (pile: State['play']['deck']): number => CARDS.reduce((sum, card) => sum + pile[card], 0);
