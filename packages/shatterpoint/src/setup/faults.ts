import type { Fault } from '@regelwerk/core';
import { missionOf } from '../mission.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { faultsOfAgenda } from './faults/agenda.js';
import { faultsOfSides } from './faults/sides.js';
import { faultsOfUnits } from './faults/units.js';
import { tableFaults } from './table.js';
import { unless } from './unless.js';

/** A record must have an entry for each of these ids and no other. */
const keyFaults = (path: string, record: Readonly<Record<string, unknown>>, ids: readonly string[]): readonly Fault[] =>
  unless(Object.keys(record).length === ids.length && ids.every((id) => Object.hasOwn(record, id)), {
    path,
    expected: `an entry for each of ${ids.join(', ') || 'nothing'} and no other`,
  });

const seatFaults = ({ table, play }: State): readonly Fault[] =>
  [['play.first.0', play.first[0] ?? ''] as const, ['play.active', play.active] as const, ['play.winner.0', play.winner[0] ?? ''] as const].flatMap(([path, seat]) =>
    unless(seat === '' || table.seats.includes(seat), { path, expected: `one of ${table.seats.join(', ')}` }),
  );

/** The invariants that a position breaks, with paths. Where the table is at fault, only that is told: a position is judged by its table. */
export const faultsOf = (state: State): readonly Fault[] => {
  const table = tableFaults(state.table).map((fault) => ({ ...fault, path: `table.${fault.path}` }));
  if (table.length > 0) return table;
  const { seats, units, characters } = prepare(state.table);
  const { play } = state;
  const objectives = Object.keys(play.objectives).length === 0 && play.turn === 0 ? [] : (missionOf(state)?.objectives ?? []).map(({ id }) => id);
  const keys = [
    ...keyFaults('play.sides', play.sides, seats),
    ...keyFaults('play.units', play.units, Object.keys(units)),
    ...keyFaults('play.characters', play.characters, characters),
    ...keyFaults('play.objectives', play.objectives, objectives),
  ];
  return keys.length > 0 ? keys : [...seatFaults(state), ...faultsOfUnits(state), ...faultsOfSides(state), ...faultsOfAgenda(state)];
};
