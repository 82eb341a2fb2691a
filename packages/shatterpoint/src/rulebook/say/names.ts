import type { Frozen } from '@regelwerk/core';
import { BOARD } from '../../model/ids.js';
import type { Table } from '../../model/table.js';
import type { UnitCard } from '../../model/unit.js';
import { stanceKey, type Names } from './voice.js';

type Named = readonly (readonly [id: string, name: string])[];

/** What names are read from: a table, or what a viewer sees of one. */
export type NamedTable = Pick<Frozen<Table>, 'seats' | 'teams' | 'missions' | 'terrain'>;

const seatName = (seat: string): string => seat.charAt(0).toUpperCase() + seat.slice(1);

const unitNames = (seat: string, card: Frozen<UnitCard>, twice: boolean): Named => {
  const unit = `${seat}-${card.id}`;
  const name = twice ? `${card.name} (${seatName(seat)})` : card.name;
  return [
    [unit, name],
    ...Array.from({ length: card.characters }, (_, i) => [`${unit}-${i + 1}`, card.characters === 1 ? name : `${name} ${i + 1}`] as const),
    ...card.stances.map((stance, side) => [stanceKey(unit, side), stance.name] as const),
    ...card.tactics.map(({ id, name: tactics }) => [`${unit}-${id}`, tactics] as const),
  ];
};

const cardsOf = ({ teams }: NamedTable, side: number): readonly Frozen<UnitCard>[] => (teams[side]?.squads ?? []).flatMap(({ units }) => units);

const everything = (table: NamedTable): Named => {
  const { seats, missions, terrain } = table;
  const cards = seats.map((_, side) => cardsOf(table, side));
  const ids = cards.flat().map(({ id }) => id);
  return [
    ...cards.flat().flatMap(({ abilities }) => abilities.map(({ id, name }) => [id, name] as const)),
    ...missions.flatMap(({ phases }) => phases.flat()).map(({ id, name }) => [id, name] as const),
    ...terrain.pieces.flatMap(({ id, name, parts }) => [[id, name] as const, ...parts.map((part) => [part.id, name] as const)]),
    ...seats.flatMap((seat, side) => (cards[side] ?? []).flatMap((card) => unitNames(seat, card, ids.indexOf(card.id) !== ids.lastIndexOf(card.id)))),
  ];
};

/** The names on a table; ids that name nothing stay as they are. */
export const namesOf = (table: NamedTable): Names => {
  const names: Readonly<Record<string, string>> = Object.fromEntries(everything(table).filter(([id]) => id !== BOARD));
  return (id) => (Object.hasOwn(names, id) ? (names[id] ?? id) : id);
};

/** Names where no table is at hand: the ids themselves. */
export const ids: Names = (id) => id;
