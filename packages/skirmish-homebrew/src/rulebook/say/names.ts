import type { Frozen } from '@regelwerk/core';
import type { Table } from '../../model/table.js';
import type { Names } from './voice.js';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What names are read from: a table, or what a viewer sees of one. */
export interface NamedTable {
  readonly scenario: Frozen<Table>['scenario'];
  readonly gangs: readonly Pick<Frozen<Table>['gangs'][number], 'figures' | 'skills'>[];
}

/** All that has a name on a table; where two have one id, the figure is meant, then what the scenario places. */
const everything = ({ scenario, gangs }: NamedTable): readonly Named[] => {
  const { pieces, ways, climbs, mounts, heavyWeapons, deeds, searchAreas } = scenario;
  const figures = gangs.flatMap((gang) => gang.figures);
  const found = [...deeds, ...searchAreas].flatMap((place) => ('finds' in place ? place.finds : [...place.success, ...place.failure]));
  return [
    ...found.flatMap((one) => (one.kind === 'item' ? [{ id: one.item, name: one.name }] : [])),
    ...figures.flatMap(({ items, weapons }) => [...items, ...weapons]),
    ...[...scenario.skills, ...gangs.flatMap(({ skills }) => skills)],
    ...[...pieces, ...ways, ...climbs, ...mounts, ...heavyWeapons, ...deeds, ...searchAreas],
    ...figures,
  ];
};

/** The names on a table, as a seat or anybody beside it sees it: ids that name nothing stay as they are. */
export const namesOf = (table: NamedTable): Names => {
  const names: Readonly<Record<string, string>> = Object.fromEntries(everything(table).map(({ id, name }) => [id, name]));
  return (id) => (Object.hasOwn(names, id) ? (names[id] ?? id) : id);
};

/** Names where no table is at hand: the ids themselves. */
export const ids: Names = (id) => id;
