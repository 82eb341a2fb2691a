import { CHANCE, decode, type Either, type Fault, type Frozen, isLeft, left, onceFor, right, SPECTATOR } from '@regelwerk/core';
import { SHATTERPOINT } from '../model/ids.js';
import { DEFAULTS } from '../model/options.js';
import type { State } from '../model/state.js';
import { EDITION, TableInput, type Table } from '../model/table.js';
import { prepare } from '../prepare.js';
import { EDGES } from '../rules/setup/choose-side.js';
import { whyTooFarIn } from '../rules/setup/deploy.js';
import { openingPlay } from './begin.js';
import { countFaults } from './counts.js';
import { canDeploy } from './deploy-choices.js';
import { faultsOfMission } from './mission.js';
import { teamFaults } from './team.js';
import { blockedFaults, objectiveFaults, terrainFaults } from './terrain.js';
import { repeated, unless } from './unless.js';

const LONGEST = 40;

const seatFaults = (seats: readonly string[]): readonly Fault[] => [
  ...repeated(seats, (i) => `seats.${i}`),
  ...seats.flatMap((seat, i) => unless(seat !== CHANCE && seat !== SPECTATOR, { path: `seats.${i}`, expected: `another name than ${seat}` })),
];

/** In a match, units and cards are called by their seat, too: those names are short enough and unlike. */
const nameFaults = (table: Frozen<Table>): readonly Fault[] => {
  const units = table.teams.flatMap(({ squads }, team) =>
    squads.flatMap(({ units: cards }, i) => cards.map((card, j) => ({ card, seat: table.seats[team] ?? '', path: `teams.${team}.squads.${i}.units.${j}` }))),
  );
  const names = units.flatMap(({ card, seat, path }) => [
    { name: `${seat}-${card.id}`, path: `${path}.id` },
    ...card.tactics.map(({ id }, i) => ({ name: `${seat}-${card.id}-${id}`, path: `${path}.tactics.${i}.id` })),
  ]);
  const longest = units.map(({ card, seat, path }) => ({ name: `${seat}-${card.id}-${card.characters}`, path: `${path}.id` }));
  return [
    ...[...names, ...longest].flatMap(({ name, path }) => unless(name.length <= LONGEST, { path, expected: `an id so short that ${name} has at most ${LONGEST} characters` })),
    ...repeated([SHATTERPOINT, ...names.map(({ name }) => name)], (i) => names[i - 1]?.path ?? ''),
  ];
};

/** Everybody finds room at every edge, and for the rest of the squad, too. */
const roomFaults = (table: Frozen<Table>): readonly Fault[] => {
  const opening = openingPlay(table);
  return EDGES.flatMap((edge) => {
    const sides = Object.fromEntries(Object.entries(opening.sides).map(([seat, side]) => [seat, { ...side, edge }]));
    const state: State = { table, play: { ...opening, sides } };
    const leads = Object.values(prepare(table).units).filter(({ card }) => card.type === 'primary');
    return leads.flatMap(({ id, characters }) =>
      unless(canDeploy(state, characters[0] ?? ''), { path: 'terrain', expected: `room to deploy the squad of ${id} at the ${edge} edge`, rule: whyTooFarIn.rule }),
    );
  });
};

/** All that is wrong with a table that has the right form, with paths and rules. */
export const tableFaults: (table: Frozen<Table>) => readonly Fault[] = onceFor((table: Frozen<Table>): readonly Fault[] => {
  const faults = [
    ...seatFaults(table.seats),
    ...unless(table.options['deck.refreshIncludes'].includes('order'), { path: 'options.deck.refreshIncludes', expected: 'order among them', rule: 'sp.deck.refresh' }),
    ...unless(table.options['measure.moveToolWidth'] % 2 === 0, { path: 'options.measure.moveToolWidth', expected: 'an even number, so that half of it is whole', rule: 'sp.measure.move-tool-width' }),
    ...table.teams.flatMap((team, i) => teamFaults(team, `teams.${i}`)),
    ...nameFaults(table),
    ...table.missions.flatMap((mission, i) => faultsOfMission(mission, `missions.${i}`)),
    ...objectiveFaults(table),
    ...terrainFaults(table.terrain),
  ];
  // Only on a sound table can bases and tokens be laid.
  if (faults.length > 0) return faults;
  const blocked = blockedFaults(table);
  return blocked.length > 0 ? blocked : roomFaults(table);
});

/** Lays a table from foreign JSON: who plays, what they bring, the terrain, and the house rules. All faults at once, with paths. */
export const layTable = (input: unknown): Either<readonly Fault[], Table> => {
  const decoded = decode(TableInput, input);
  const counts = countFaults(input);
  if (isLeft(decoded) || counts.length > 0) return left([...counts, ...(isLeft(decoded) ? decoded.left : [])]);
  const { options, seats, teams, missions, terrain } = decoded.right;
  const table = { edition: EDITION, options: { ...DEFAULTS, ...options }, seats, teams, missions, terrain } as Table;
  const faults = tableFaults(table);
  return faults.length === 0 ? right(table) : left(faults);
};
