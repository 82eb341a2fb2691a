import type { Fault, Game } from '@regelwerk/core';
import { CARDS, Choice, Play, Table, type Card, type State, type Toy } from './model.js';
import { rooms } from './rooms.js';
import { imagine, see } from './see.js';
import { write } from './write.js';

const each = <A>(seats: readonly string[], make: () => A): Record<string, A> => Object.fromEntries(seats.map((seat) => [seat, make()]));

/** Do the records speak of the seats, and are all cards there? */
const faults = ({ table, play }: State): readonly Fault[] => {
  const found: Fault[] = [];
  const seats = [...table.seats].sort().join();
  for (const key of ['hands', 'laid', 'coins'] as const) {
    if (Object.keys(play[key]).sort().join() !== seats) found.push({ path: `play.${key}`, expected: 'an entry for each seat' });
  }
  const cards: readonly Card[] = [...play.discard, ...Object.values(play.hands).flat(), ...Object.values(play.laid).flat()];
  for (const card of CARDS) {
    const total = play.deck[card] + cards.filter((other) => other === card).length;
    if (total !== table.deck[card]) found.push({ path: `play.deck.${card}`, expected: `${table.deck[card]} in all`, rule: 'la.round.deal' });
  }
  const speaks = JSON.stringify(play.agenda);
  const named = [...speaks.matchAll(/"(?:seat|draws|seats|waiting)":(\[[^\]]*\]|"[^"]*")/g)].flatMap(([, seat = '']) => [...seat.matchAll(/"([^"]*)"/g)].map(([, name]) => name));
  if (named.some((name) => !table.seats.includes(name ?? ''))) found.push({ path: 'play.agenda', expected: 'seats of this table' });
  return found;
};

export const game: Game<Toy> = {
  id: 'lanterns',
  edition: '1',
  seats: ({ seats }) => seats,
  rooms,
  write,
  begin: ({ seats, deck }) => ({
    agenda: [{ kind: 'round', step: 'deal' }],
    written: 0,
    round: 1,
    hands: each(seats, () => []),
    laid: each(seats, () => []),
    deck: { ...deck },
    discard: [],
    coins: each(seats, () => 0),
  }),
  outcome: ({ play }) => ({ coins: { ...play.coins } }),
  see,
  imagine,
  reveals: ({ kind }) => kind === 'cards-revealed' || kind === 'card-answered',
  codecs: { table: Table, play: Play, choice: Choice },
  faults,
};
