import { list } from '@regelwerk/core';
import * as t from 'io-ts';
import { Seat } from './ids.js';
import { Mission, Terrain } from './mission.js';
import { OptionChanges, Options } from './options.js';
import { StrikeTeam } from './unit.js';

/** The edition of the rules that this package holds: the title page of the Core Rules. */
export const EDITION = '01/09/26';

/** The side of the square board: 36 inches, in ticks (sp.setup.board-size). */
export const BOARD_SIDE = 91_440;

/** All that stays fixed in a match. `teams` and `missions` stand in the order of `seats`: what each player brought. */
export interface Table {
  edition: typeof EDITION;
  options: Options;
  seats: [Seat, Seat];
  teams: [StrikeTeam, StrikeTeam];
  missions: [Mission, Mission];
  terrain: Terrain;
}
export const Table: t.Type<Table> = t.strict(
  {
    edition: t.literal(EDITION),
    options: Options,
    seats: t.tuple([Seat, Seat]),
    teams: t.tuple([StrikeTeam, StrikeTeam]),
    missions: t.tuple([Mission, Mission]),
    terrain: Terrain,
  },
  'a table',
);

/** What a table is laid from: what two players bring, the terrain they agreed on, and the house rules that differ from the defaults. */
export interface TableInput {
  options: OptionChanges;
  /** Two of each. */
  seats: Seat[];
  teams: StrikeTeam[];
  missions: Mission[];
  terrain: Terrain;
}
export const TableInput: t.Type<TableInput> = t.strict(
  { options: OptionChanges, seats: list(Seat, 2, 2), teams: list(StrikeTeam, 2, 2), missions: list(Mission, 2, 2), terrain: Terrain },
  'a table input',
);
