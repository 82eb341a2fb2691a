import { decode, isLeft, left, list, right, type Either, type Fault, type Frozen } from '@regelwerk/core';
import * as t from 'io-ts';
import { DEFAULTS, OptionChanges } from '../model/options.js';
import { Scenario } from '../model/scenario.js';
import { Gang } from '../model/sheet.js';
import { Consent, EDITION, type Table } from '../model/table.js';
import { gangFaults, type GangCheck } from './gang.js';
import { scenarioFaults } from './scenario.js';

/** What a table is laid from. */
export interface TableInput {
  scenario: Scenario;
  /** Two, in the order of the scenario's sides. */
  gangs: Gang[];
  /** The house rules that differ from the defaults. */
  options: OptionChanges;
  consents: Consent[];
}
export const TableInput: t.Type<TableInput> = t.strict(
  { scenario: Scenario, gangs: list(Gang, 2, 2), options: OptionChanges, consents: list(Consent, 60) },
  'a table input',
);

const below = (path: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map((fault) => ({ ...fault, path: fault.path === '' ? path : `${path}.${fault.path}` }));

const figureFaults = ({ scenario, gangs }: Frozen<Table>): readonly Fault[] => {
  const ids = gangs.flatMap(({ figures }) => figures.map(({ id }) => id));
  return gangs.flatMap(({ figures }, side) => [
    ...figures.flatMap(({ id, base }, i) => [
      ...(ids.indexOf(id) === ids.lastIndexOf(id) ? [] : [{ path: `gangs.${side}.figures.${i}.id`, expected: `an id that no other figure has, not ${id}` }]),
      ...(base > 0 ? [] : [{ path: `gangs.${side}.figures.${i}.base`, expected: 'a radius above 0' }]),
    ]),
    ...(figures.length <= (scenario.sides[side]?.starts.length ?? 0)
      ? []
      : [{ path: `scenario.sides.${side}.starts`, expected: `a start for each of ${figures.length} figures` }]),
  ]);
};

/** All that is wrong with a table, with paths and rules. */
export const tableFaults = (table: Frozen<Table>, resolutions: readonly string[]): readonly Fault[] => {
  const { scenario, gangs, options, consents } = table;
  const seats = scenario.sides.map(({ seat }) => seat);
  const against: GangCheck = { options, seats, scenario: scenario.skills.map(({ id }) => id), consents, scenarioSkills: scenario.skills };
  return [
    ...below('scenario', scenarioFaults(scenario)),
    ...figureFaults(table),
    ...gangs.flatMap((gang, side) => gangFaults(gang, against, `gangs.${side}`)),
    ...(resolutions.includes(options.combatResolution)
      ? []
      : [{ path: 'options.combatResolution', expected: `one of ${resolutions.join(', ')}`, rule: 'hb.dice.opposed' }]),
  ];
};

/** Lays a table from foreign JSON: a scenario, two gangs, house rules. All faults at once, with paths. */
export const layTable = (input: unknown, resolutions: readonly string[] = ['difference']): Either<readonly Fault[], Table> => {
  const decoded = decode(TableInput, input);
  if (isLeft(decoded)) return decoded;
  const { scenario, gangs, options, consents } = decoded.right;
  const table: Table = { edition: EDITION, options: { ...DEFAULTS, ...options }, scenario, gangs, consents };
  const faults = tableFaults(table, resolutions);
  return faults.length === 0 ? right(table) : left(faults);
};
