import { fork, sampleFrom, type Luck } from '@regelwerk/dice';
import type { Game } from '@regelwerk/core';
import { CARDS, type Card, type EventView, type Pile, type State, type Toy, type View } from './model.js';
import { deckSize } from './rooms.js';

/** Hands and cards face down are shown to their owner, counted for others; of the deck its size is known. */
const seeState = ({ table, play }: State, viewer: string): View => {
  const { agenda, written, round, discard, coins, hands, laid, deck } = play;
  const cards = Object.fromEntries(table.seats.map((seat) => [seat, { hand: hands[seat]?.length ?? 0, laid: laid[seat]?.length ?? 0 }]));
  const own = <A>(record: Readonly<Record<string, readonly A[]>>): readonly A[] => (Object.hasOwn(record, viewer) ? (record[viewer] ?? []) : []);
  return { table, play: { agenda, written, round, discard, coins }, viewer, hand: [...own(hands)].sort(), laid: own(laid), cards, deck: deckSize(deck) };
};

export const see: Game<Toy>['see'] = {
  state: seeState,
  event: (event, viewer): EventView =>
    (event.kind === 'card-drawn' || event.kind === 'card-laid') && event.seat !== viewer
      ? { kind: event.kind, rule: event.rule, seat: event.seat }
      : event,
  decision: ({ kind, id, by, for: what }) => ({ kind, id, by, for: what }),
};

const pileOf = (cards: readonly Card[]): Pile => {
  const pile: Pile = { dare: 0, gust: 0, shade: 0, spark: 0 };
  for (const card of cards) pile[card] += 1;
  return pile;
};

/** Deals what the viewer has not seen at random. */
export const imagine = ({ table, play, viewer, hand, laid, cards }: View, luck: Luck): State => {
  const seen = pileOf([...play.discard, ...hand, ...laid]);
  const unseen = sampleFrom(fork(luck, 'imagine'), 'unseen', CARDS.flatMap((card) => Array<Card>(table.deck[card] - seen[card]).fill(card)), 80);
  let dealt = 0;
  const some = (count: number): Card[] => [...unseen.slice(dealt, (dealt += count))];
  const hands: Record<string, Card[]> = {};
  const down: Record<string, Card[]> = {};
  for (const seat of table.seats) {
    hands[seat] = seat === viewer ? [...hand] : some(cards[seat]?.hand ?? 0);
    down[seat] = seat === viewer ? [...laid] : some(cards[seat]?.laid ?? 0);
  }
  return { table, play: { ...play, hands, laid: down, deck: pileOf(unseen.slice(dealt)) } };
};
