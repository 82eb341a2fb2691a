import { afterAnswer, afterPass, citing, find, gather, isOrderOf, left, right, the, type Either } from '@regelwerk/core';
import { CARDS, type Card, type Choice, type Effect, type Event, type FrameOf, type Refusal, type RuleId, type State } from './model.js';

const rule = citing<RuleId>();
type Of<K extends Choice['kind']> = Extract<Choice, { kind: K }>;

/** Who draws how often: everybody up to a full hand, in the order of seats, as long as there are cards. */
export const deal = rule('la.round.deal', ({ table, play }: State): readonly Event[] => {
  const wanted = table.seats.flatMap((seat) => Array<string>(Math.max(0, table.hand - the(play.hands, seat).length)).fill(seat));
  const left = CARDS.reduce((sum, card) => sum + play.deck[card], 0);
  return [{ kind: 'deal-began', rule: 'la.round.deal', draws: wanted.slice(0, left) }];
});

/** Who lays a card next: nobody sees it, so the order tells nothing. */
export const layer = rule('la.round.lay', ({ table, play }: State): string | undefined =>
  table.seats.find((seat) => the(play.laid, seat).length === 0 && the(play.hands, seat).length > 0));

export const ownCard = rule('la.round.lay', ({ play }: State, choice: Of<'lay'>): Either<Refusal, Choice> =>
  (find(play.hands, choice.by) ?? []).includes(choice.card) ? right(choice) : left({ kind: 'not-in-hand', rule: 'la.round.lay', card: choice.card }));

const EFFECTS: { readonly [C in Card]: readonly Effect[] } = { spark: ['gain', 'double'], dare: ['dare'], gust: [], shade: [] };

export const reveal = rule('la.round.reveal', ({ table, play }: State): readonly Event[] => {
  const cards = table.seats.flatMap((seat) => the(play.laid, seat).map((card) => ({ seat, card })));
  const effects = cards.flatMap(({ seat, card }) => EFFECTS[card].map((effect) => ({ by: seat, effect })));
  const open = gather(table.seats, effects).map(({ seat, effects: own }) => ({ seat, effects: [...own] as Effect[] }));
  return [
    { kind: 'cards-revealed', rule: 'la.round.reveal', cards },
    { kind: 'effects-gathered', rule: 'la.effect.order', open },
  ];
});

export const inOrder = rule('la.effect.order', ({ open: [mine] }: FrameOf<'ordering'>, choice: Of<'order'>): Either<Refusal, Choice> =>
  mine !== undefined && isOrderOf(choice.effects, mine) ? right(choice) : left({ kind: 'not-an-order', rule: 'la.effect.order' }));

/** Twice the coins: whoever doubles after gaining has more. */
const counted: { readonly [E in 'gain' | 'double']: (coins: number) => number } = {
  gain: rule('la.effect.gain', (coins: number) => coins + 2),
  double: rule('la.effect.double', (coins: number) => coins * 2),
};

export const resolve = ({ play }: State, { seat, effect }: FrameOf<'effect'>): readonly Event[] =>
  effect === 'dare' ? [] : [{ kind: 'coins-counted', rule: `la.effect.${effect}`, seat, coins: counted[effect](the(play.coins, seat)) }];

/** Each five and each six of a dare is a coin. */
export const dare = rule('la.effect.dare', ({ play }: State, { seat }: FrameOf<'effect'>, [dice = []]: Of<'roll'>['counts']): readonly Event[] => [
  { kind: 'coins-counted', rule: 'la.effect.dare', seat, coins: the(play.coins, seat) + (dice[4] ?? 0) + (dice[5] ?? 0) },
]);

export const windowRule = { gust: 'la.window.gust', shade: 'la.window.shade' } as const;

export const mayAnswer = (state: State, { card }: FrameOf<'window'>, choice: Of<'answer'>): Either<Refusal, Choice> => {
  const rule = windowRule[card];
  if (choice.card !== card) return left({ kind: 'no-answer', rule, card: choice.card, wanted: card });
  return (find(state.play.hands, choice.by) ?? []).includes(card) ? right(choice) : left({ kind: 'not-in-hand', rule, card });
};

/** Against a gust everybody but its player has one answer. */
const shadeable = rule('la.window.shade', ({ table }: State, seat: string): readonly Event[] => [
  { kind: 'window-opened', rule: 'la.window.shade', card: 'shade', mode: 'once', seats: table.seats.filter((other) => other !== seat) },
]);

export const answered = (state: State, frame: FrameOf<'window'>, { by: seat }: Of<'answer'>): readonly Event[] => {
  // Everybody is asked, with or without the card: skipping a seat would betray its hand.
  const { waiting } = afterAnswer(frame, seat, () => true);
  const played: Event = { kind: 'card-answered', rule: windowRule[frame.card], seat, card: frame.card, waiting: [...waiting] };
  return frame.card === 'gust' ? [played, { kind: 'gust-blown', rule: 'la.window.gust', seat }, ...shadeable(state, seat)] : [played];
};

export const passed = (frame: FrameOf<'window'>, { by: seat }: Of<'pass'>): readonly Event[] => [
  { kind: 'seat-passed', rule: windowRule[frame.card], seat, waiting: [...afterPass(frame, seat).waiting] },
];

/** The match ends after the last round, or when no card is left to lay. */
export const endRound = rule('la.round.end', ({ table, play }: State): readonly Event[] => {
  const cards = table.seats.some((seat) => the(play.hands, seat).length > 0) || CARDS.some((card) => play.deck[card] > 0);
  return [{ kind: play.round < table.rounds && cards ? 'round-began' : 'match-ended', rule: 'la.round.end' }];
});
