import { must } from '@regelwerk/core/testing';
import fc from 'fast-check';
import { driftSalvage, drydock, moonWardens, moonwell, saltworks, threeBeacons } from '../src/data/index.js';
import { layTable, type OptionChanges, type StrikeTeam, type Table, type Terrain } from '../src/index.js';

/** The shipped terrains by name. */
export const TERRAINS: Readonly<Record<string, Terrain>> = { drydock, moonwell, saltworks };

/** A table of the shipped content. */
export const shipped = ({ terrain = drydock, options = {}, teams = [driftSalvage, moonWardens] }: { readonly terrain?: Terrain; readonly options?: OptionChanges; readonly teams?: readonly [StrikeTeam, StrikeTeam] } = {}): Table =>
  must(layTable({ seats: ['north', 'south'], teams, missions: [threeBeacons, threeBeacons], terrain, options }));

/** Tables of the shipped content in any combination. */
export const tables: fc.Arbitrary<Table> = fc
  .record({
    terrain: fc.constantFrom(...Object.values(TERRAINS)),
    teams: fc.constantFrom([driftSalvage, moonWardens] as const, [moonWardens, driftSalvage] as const, [moonWardens, moonWardens] as const),
  })
  .map(({ terrain, teams }) => shipped({ terrain, teams }));
