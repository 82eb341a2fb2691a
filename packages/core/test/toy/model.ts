import * as t from 'io-ts';
import { byId, id, list, whole, type Frozen, type NotAsked, type PickDecision, type RollDecision, type DrawDecision, type State as StateOf } from '@regelwerk/core';

// Lanterns: everybody lays a card face down, all are revealed at once, their effects are put in order and can be stopped by cards from hand.

export type RuleId =
  | 'la.round.deal'
  | 'la.round.lay'
  | 'la.round.reveal'
  | 'la.round.end'
  | 'la.effect.order'
  | 'la.effect.gain'
  | 'la.effect.double'
  | 'la.effect.dare'
  | 'la.window.gust'
  | 'la.window.shade';

const Seat = id('a seat');
const Seats = list(Seat, 4, 2);
export const CARDS = ['dare', 'gust', 'shade', 'spark'] as const;
export const Card = t.keyof({ dare: null, gust: null, shade: null, spark: null }, 'a card');
export type Card = t.TypeOf<typeof Card>;
export const Pile = t.strict({ dare: whole(0, 20), gust: whole(0, 20), shade: whole(0, 20), spark: whole(0, 20) });
export type Pile = t.TypeOf<typeof Pile>;

export const Table = t.strict({ seats: Seats, rounds: whole(1, 9), hand: whole(1, 5), deck: Pile });
export type Table = t.TypeOf<typeof Table>;

const Effect = t.keyof({ gain: null, double: null, dare: null }, 'an effect');
export type Effect = t.TypeOf<typeof Effect>;
const Ordering = t.strict({ seat: Seat, effects: list(Effect, 4) });
const Settled = t.strict({ seat: Seat, effect: Effect });

export const Frame = t.union([
  t.strict({ kind: t.literal('round'), step: t.keyof({ deal: null, lay: null, end: null }) }),
  t.strict({ kind: t.literal('deal'), draws: list(Seat, 20) }),
  t.strict({ kind: t.literal('ordering'), open: list(Ordering, 4), settled: list(Settled, 16) }),
  t.strict({ kind: t.literal('effect'), seat: Seat, effect: Effect, step: t.keyof({ announce: null, resolve: null }), stopped: t.boolean }),
  t.strict({ kind: t.literal('gust'), seat: Seat, shaded: t.boolean }),
  t.strict({
    kind: t.literal('window'),
    card: t.keyof({ gust: null, shade: null }),
    mode: t.keyof({ once: null, 'until-passed': null }),
    seats: list(Seat, 4),
    waiting: list(Seat, 4),
  }),
]);
export type Frame = t.TypeOf<typeof Frame>;
export type FrameOf<K extends Frame['kind']> = Frozen<Extract<Frame, { kind: K }>>;

export const Play = t.strict({
  agenda: list(Frame, 50),
  written: whole(0, 1_000_000),
  round: whole(1, 9),
  hands: byId('a seat', list(Card, 80), 4),
  laid: byId('a seat', list(Card, 1), 4),
  deck: Pile,
  discard: list(Card, 80),
  coins: byId('a seat', whole(0, 1_000_000), 4),
});
export type Play = t.TypeOf<typeof Play>;

const Head = { answers: whole(0, 1_000_000), by: Seat };
const CHANCE = { answers: whole(0, 1_000_000), by: t.literal('chance') };
export const Choice = t.union([
  t.strict({ kind: t.literal('lay'), ...Head, card: Card }),
  t.strict({ kind: t.literal('order'), ...Head, effects: list(Effect, 4) }),
  t.strict({ kind: t.literal('answer'), ...Head, card: Card }),
  t.strict({ kind: t.literal('pass'), ...Head }),
  t.strict({ kind: t.literal('roll'), ...CHANCE, counts: list(list(whole(0, 99), 6), 4) }),
  t.strict({ kind: t.literal('draw'), ...CHANCE, card: Card }),
]);
export type Choice = t.TypeOf<typeof Choice>;

export type Event = { readonly rule: RuleId } & (
  | { readonly kind: 'deal-began'; readonly draws: readonly string[] }
  | { readonly kind: 'card-drawn' | 'card-laid'; readonly seat: string; readonly card: Card }
  | { readonly kind: 'deal-done' | 'effects-done' | 'window-closed' | 'gust-faded' | 'effect-stopped' | 'match-ended' | 'round-began' }
  | { readonly kind: 'cards-revealed'; readonly cards: readonly { readonly seat: string; readonly card: Card }[] }
  | { readonly kind: 'effects-gathered'; readonly open: readonly { readonly seat: string; readonly effects: readonly Effect[] }[] }
  | { readonly kind: 'order-settled'; readonly seat: string; readonly effects: readonly Effect[] }
  | { readonly kind: 'effect-began'; readonly seat: string; readonly effect: Effect }
  | { readonly kind: 'window-opened'; readonly card: 'gust' | 'shade'; readonly mode: 'once' | 'until-passed'; readonly seats: readonly string[] }
  | { readonly kind: 'card-answered'; readonly seat: string; readonly card: 'gust' | 'shade'; readonly waiting: readonly string[] }
  | { readonly kind: 'seat-passed'; readonly seat: string; readonly waiting: readonly string[] }
  | { readonly kind: 'gust-blown'; readonly seat: string }
  | { readonly kind: 'coins-counted'; readonly seat: string; readonly coins: number }
);

export type Refusal =
  | NotAsked
  | { readonly kind: 'not-in-hand'; readonly rule: RuleId; readonly card: Card }
  | { readonly kind: 'no-answer'; readonly rule: RuleId; readonly card: Card; readonly wanted: Card }
  | { readonly kind: 'not-an-order'; readonly rule: RuleId };

export type Decision = PickDecision | RollDecision | DrawDecision;

/** What one viewer knows: own cards by name, others' by number, the deck and what is face down only together. */
export interface View {
  readonly table: Frozen<Table>;
  readonly play: Frozen<Omit<Play, 'hands' | 'laid' | 'deck'>>;
  readonly viewer: string;
  readonly hand: readonly Card[];
  readonly laid: readonly Card[];
  readonly cards: Readonly<Record<string, { readonly hand: number; readonly laid: number }>>;
  readonly deck: number;
}
export type EventView = Event | { readonly kind: 'card-drawn' | 'card-laid'; readonly rule: RuleId; readonly seat: string };
export type DecisionView = Pick<Decision, 'kind' | 'id' | 'by' | 'for'>;

export interface Toy {
  readonly Table: Table;
  readonly Play: Play;
  readonly Frame: Frame;
  readonly Choice: Choice;
  readonly Event: Event;
  readonly Refusal: Refusal;
  readonly Decision: Decision;
  readonly Outcome: { readonly coins: Readonly<Record<string, number>> };
  readonly View: View;
  readonly EventView: EventView;
  readonly DecisionView: DecisionView;
}
export type State = StateOf<Toy>;
