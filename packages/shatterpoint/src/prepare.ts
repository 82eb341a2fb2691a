import { onceFor, type Frozen } from '@regelwerk/core';
import { prepareBoard, type Board } from './board/prepare-board.js';
import type { Ability, StrikeTeam, UnitCard } from './model/unit.js';
import type { Table } from './model/table.js';
import type { Moment } from './model/trigger.js';

// What can be read off a table is worked out once for each table object and kept beside it, never in it.

/** A unit of a match, as its card makes it. */
export interface UnitInfo {
  /** Also the name of its order card. */
  readonly id: string;
  readonly seat: string;
  readonly squad: number;
  readonly card: Frozen<UnitCard>;
  readonly characters: readonly string[];
  /** The radius of its bases, in ticks. */
  readonly radius: number;
  readonly abilities: Readonly<Record<string, Frozen<Ability>>>;
  /** The names of the battle tactics cards that it adds to the order deck. */
  readonly tactics: readonly string[];
}

/** An ability that a moment lets speak, and whose it is. */
export interface Speaker {
  readonly unit: UnitInfo;
  readonly ability: Extract<Frozen<Ability>, { readonly on: unknown }>;
}

/** What is looked up in a table again and again. */
export interface Prepared {
  readonly seats: readonly [string, string];
  readonly units: Readonly<Record<string, UnitInfo>>;
  /** The unit of each character. */
  readonly unitOf: Readonly<Record<string, UnitInfo>>;
  readonly unitsOf: Readonly<Record<string, readonly UnitInfo[]>>;
  readonly charactersOf: Readonly<Record<string, readonly string[]>>;
  /** All characters of the table. */
  readonly characters: readonly string[];
  /** The unit that brought a battle tactics card. */
  readonly tacticsOf: Readonly<Record<string, UnitInfo>>;
  readonly speakers: Readonly<Partial<Record<Moment, readonly Speaker[]>>>;
  readonly board: Board;
}

const unitInfo = (seat: string, squad: number, card: Frozen<UnitCard>): UnitInfo => {
  const id = `${seat}-${card.id}`;
  return {
    id,
    seat,
    squad,
    card,
    characters: Array.from({ length: card.characters }, (_, i) => `${id}-${i + 1}`),
    radius: card.base / 2,
    abilities: Object.fromEntries(card.abilities.map((ability) => [ability.id, ability])),
    tactics: card.tactics.map((tactics) => `${id}-${tactics.id}`),
  };
};

const unitsOfTeam = (seat: string, { squads }: Frozen<StrikeTeam>): readonly UnitInfo[] =>
  squads.flatMap(({ units }, squad) => units.map((card) => unitInfo(seat, squad, card)));

const speakersIn = (units: readonly UnitInfo[]): Prepared['speakers'] => {
  const found: Partial<Record<Moment, Speaker[]>> = {};
  for (const unit of units) {
    for (const ability of unit.card.abilities) if ('on' in ability) (found[ability.on.at] ??= []).push({ unit, ability });
  }
  return found;
};

const prepareTable = (table: Frozen<Table>): Prepared => {
  const { teams } = table;
  const seats = table.seats as readonly [string, string];
  const unitsOf = Object.fromEntries(seats.map((seat, i) => [seat, unitsOfTeam(seat, teams[i] as Frozen<StrikeTeam>)]));
  const units = Object.values(unitsOf).flat();
  return {
    seats,
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    unitOf: Object.fromEntries(units.flatMap((unit) => unit.characters.map((id) => [id, unit]))),
    unitsOf,
    charactersOf: Object.fromEntries(seats.map((seat) => [seat, (unitsOf[seat] ?? []).flatMap(({ characters }) => characters)])),
    characters: units.flatMap(({ characters }) => characters),
    tacticsOf: Object.fromEntries(units.flatMap((unit) => unit.tactics.map((card) => [card, unit]))),
    speakers: speakersIn(units),
    board: prepareBoard(table),
  };
};

/** What is looked up in this table; worked out at the first question. */
export const prepare: (table: Frozen<Table>) => Prepared = onceFor(prepareTable);

/** The seat on the other side of the table. */
export const otherSeat = ({ seats: [first, second] }: Pick<Prepared, 'seats'>, seat: string): string => (seat === first ? second : first);
