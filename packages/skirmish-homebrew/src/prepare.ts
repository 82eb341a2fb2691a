import { onceFor, type Frozen } from '@regelwerk/core';
import { prepareBoard, type Board } from './board.js';
import { prepareGrounds, type Grounds } from './board/grounds.js';
import { prepareSight, type SightBoard } from './board/sight.js';
import type { Deed, SearchArea } from './model/deed.js';
import type { HeavyWeapon, Mount, Scenario } from './model/scenario.js';
import type { Gang, Sheet, SkillEffect, Weapon } from './model/sheet.js';
import type { Climb } from './model/terrain.js';
import type { Table } from './model/table.js';

// What can be read off a table is worked out once for each table object and kept beside it, never in it.

/** A figure as its sheet and its gang make it; skills as levels, 0 where it has none. */
export interface Profile {
  readonly id: string;
  readonly seat: string;
  readonly sheet: Frozen<Sheet>;
  readonly levels: Readonly<Record<string, number>>;
  /** Effects of skills that the base rules do not have, with their levels. */
  readonly extra: readonly { readonly effect: Frozen<SkillEffect>; readonly level: number }[];
  readonly weapons: Readonly<Record<string, Frozen<Weapon>>>;
}

/** What is looked up in a table again and again. */
export interface Prepared {
  /** The seats, the first side first. */
  readonly seats: readonly [string, string];
  readonly profiles: Readonly<Record<string, Profile>>;
  /** The figures of each seat, in the order of the sheets. */
  readonly gangs: Readonly<Record<string, readonly string[]>>;
  /** The figures of the other side, for each figure. */
  readonly foes: Readonly<Record<string, readonly string[]>>;
  readonly board: Board;
  readonly sight: SightBoard;
  readonly climbs: Readonly<Record<string, Frozen<Climb>>>;
  readonly mounts: Readonly<Record<string, Frozen<Mount>>>;
  /** The radius of the widest base of the table, for telling at once what is too far. */
  readonly widest: number;
  readonly heavyWeapons: Readonly<Record<string, Frozen<HeavyWeapon>>>;
  readonly deeds: Readonly<Record<string, Frozen<Deed>>>;
  readonly areas: Readonly<Record<string, Frozen<SearchArea>>>;
  /** Where the search areas lie. */
  readonly grounds: Grounds;
}

const keyed = <A extends { readonly id: string }>(entries: readonly A[]): Readonly<Record<string, A>> =>
  Object.fromEntries(entries.map((entry) => [entry.id, entry]));

const prepareTable = (table: Frozen<Table>): Prepared => {
  const { scenario, gangs } = table;
  const [first, second] = scenario.sides.map(({ seat }) => seat) as [string, string];
  const seated = [[first, gangs[0]], [second, gangs[1]]] as [string, Frozen<Gang>][];
  const [ours = [], theirs = []] = gangs.map(({ figures }) => figures.map(({ id }) => id));
  return {
    seats: [first, second],
    profiles: keyed(seated.flatMap(([seat, gang]) => gang.figures.map((sheet) => profileOf({ seat, gang, scenario }, sheet)))),
    gangs: { [first]: ours, [second]: theirs },
    foes: Object.fromEntries([...ours.map((id) => [id, theirs]), ...theirs.map((id) => [id, ours])] as [string, readonly string[]][]),
    board: prepareBoard(scenario),
    sight: prepareSight(scenario),
    climbs: keyed(scenario.climbs),
    mounts: keyed(scenario.mounts),
    widest: Math.max(...gangs.flatMap(({ figures }) => figures.map(({ base }) => base)), ...scenario.mounts.map(({ base }) => base)),
    heavyWeapons: keyed(scenario.heavyWeapons),
    deeds: keyed(scenario.deeds),
    areas: keyed(scenario.searchAreas),
    grounds: prepareGrounds(scenario),
  };
};

/** What is looked up in this table; worked out at the first question. */
export const prepare: (table: Frozen<Table>) => Prepared = onceFor(prepareTable);

interface Home {
  readonly seat: string;
  readonly gang: Frozen<Gang>;
  readonly scenario: Frozen<Scenario>;
}

const profileOf = ({ seat, gang, scenario }: Home, sheet: Frozen<Sheet>): Profile => {
  const levels = Object.fromEntries(sheet.skills.map(({ skill, level }) => [skill, level]));
  const extra = [...scenario.skills, ...gang.skills]
    .filter(({ id }) => Object.hasOwn(levels, id))
    .flatMap(({ id, effects }) => effects.map((effect) => ({ effect, level: levels[id] ?? 0 })));
  return { id: sheet.id, seat, sheet, levels, extra, weapons: keyed(sheet.weapons) };
};

/** The level of a skill on a sheet, 0 where it has none. */
export const levelOf = ({ levels }: Profile, skill: string): number => (Object.hasOwn(levels, skill) ? (levels[skill] ?? 0) : 0);

/** The seat on the other side of the table. */
export const otherSeat = ({ seats: [first, second] }: Prepared, seat: string): string => (seat === first ? second : first);
