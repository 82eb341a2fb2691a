import type { Fault } from '@regelwerk/core';
import type { State } from '../../model/state.js';
import { prepare } from '../../prepare.js';
import { keyFaults, unless } from './keys.js';

const sorted = (cards: readonly string[]): string => [...cards].sort().join(' ');

const cardFaults = ({ table, play }: State): readonly Fault[] =>
  prepare(table).seats.flatMap((seat, i) => {
    const side = play.sides[seat];
    if (side === undefined) return [];
    const piled = Object.entries(side.pile).flatMap(([card, copies]) => Array.from({ length: copies }, () => card));
    const all = sorted([...side.hand, ...side.discard, ...piled]);
    return unless(all === sorted(table.gangs[i]?.cards ?? []), {
      path: `play.sides.${seat}`, expected: 'the cards of its gang in hand, pile and discard pile together', rule: 'hb.card.hand',
    });
  });

/** What is wrong with the sides and the tasks of a position. */
export const sideFaults = (state: State): readonly Fault[] => {
  const { play } = state;
  const { seats, heavyWeapons, deeds, areas } = prepare(state.table);
  return [
    ...keyFaults('play.sides', play.sides, seats),
    ...keyFaults('play.aligned', play.aligned, Object.keys(heavyWeapons)),
    ...keyFaults('play.deeds', play.deeds, Object.keys(deeds)),
    ...keyFaults('play.searches', play.searches, Object.keys(areas)),
    ...(['first', 'next'] as const).flatMap((key) => unless(seats.includes(play[key]), { path: `play.${key}`, expected: `one of ${seats.join(', ')}` })),
    ...play.winner.flatMap((winner) => unless(seats.includes(winner), { path: 'play.winner.0', expected: `one of ${seats.join(', ')}` })),
    ...cardFaults(state),
  ];
};
