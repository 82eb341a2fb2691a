import type { Fault } from '@regelwerk/core';
import { playerFaults } from '../rules/info/two-players.js';
import { phaseFaults } from '../rules/info/mission-set.js';
import { partFaults } from '../rules/squad/strike-team.js';
import { squadCountFaults } from '../rules/squad/two-squads.js';
import { under } from './unless.js';

// How many there are of what: told with the rule behind it, before a codec calls the list too short or too long.

/** What stands under a key of a foreign value. */
const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;

/** The entries of what stands under a key, if it is a list. */
const entries = (value: unknown, key: string): readonly unknown[] | undefined => {
  const found = at(value, key);
  return Array.isArray(found) ? found : undefined;
};

/** Faults in the number of squads and units of a foreign strike team. */
export const teamCountFaults = (team: unknown, path: string): readonly Fault[] => {
  const squads = entries(team, 'squads');
  if (squads === undefined) return [];
  return [
    ...squadCountFaults(squads.length, under(path, 'squads')),
    ...squads.flatMap((squad, i) => {
      const units = entries(squad, 'units');
      return units === undefined ? [] : partFaults('units', units.length, under(path, `squads.${i}.units`));
    }),
  ];
};

/** Faults in the number of players, mission sets, squads, units and struggle cards of a foreign table. */
export const countFaults = (input: unknown): readonly Fault[] => {
  const [seats, missions, teams] = ['seats', 'missions', 'teams'].map((key) => entries(input, key));
  return [
    ...(seats === undefined ? [] : playerFaults(seats.length)),
    ...(missions === undefined ? [] : partFaults('missions', missions.length, 'missions')),
    ...(missions ?? []).flatMap((mission, i) => {
      const phases = entries(mission, 'phases');
      const cards = phases?.map((phase) => (Array.isArray(phase) ? phase.length : 0));
      return cards === undefined ? [] : phaseFaults(cards, `missions.${i}.phases`);
    }),
    ...(teams ?? []).flatMap((team, i) => teamCountFaults(team, `teams.${i}`)),
  ];
};
