import { right } from '@regelwerk/core';
import { expect, test } from 'vitest';
import type { Terrain } from '../model/mission.js';
import { layTable } from '../setup/table.js';
import { checkTeam } from '../setup/team.js';
import { driftSalvage, drydock, moonwell, moonWardens, saltworks, threeBeacons } from './index.js';

const TABLES: readonly Terrain[] = [drydock, moonwell, saltworks];
const TEAMS = [driftSalvage, moonWardens];

test.each(TEAMS.map((team) => [team.name, team] as const))('%s may play', (_, team) => {
  expect(checkTeam(team)).toEqual([]);
});

const lay = (terrain: Terrain, teams: readonly unknown[], options: object) => layTable({ options, seats: ['north', 'south'], teams, missions: [threeBeacons, threeBeacons], terrain });

test.each(TABLES.map((terrain) => [terrain.name, terrain] as const))('%s is laid without faults for every pair of teams', (_, terrain) => {
  for (const teams of [TEAMS, [...TEAMS].reverse(), [driftSalvage, driftSalvage], [moonWardens, moonWardens]]) {
    for (const options of [{}, { 'terrain.elevationSource': 'height', 'setup.missionCardEdge': 'north' }]) {
      expect(lay(terrain, teams, options)).toEqual(right(expect.anything()));
    }
  }
});
