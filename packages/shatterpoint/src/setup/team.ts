import { decode, isLeft, type Fault, type Frozen } from '@regelwerk/core';
import { StrikeTeam } from '../model/unit.js';
import { tacticsOfSeveral } from '../rules/deck/battle-tactics.js';
import { faultsOfSquads } from '../rules/squad/eras-may-differ.js';
import { uniqueNameFaults } from '../rules/squad/unique-name.js';
import { unitNameFaults } from '../rules/squad/unit-name.js';
import { cardFaults } from './card.js';
import { teamCountFaults } from './counts.js';
import { repeated, under } from './unless.js';

/** All that makes a strike team illegal, and what is wrong with its cards, with paths and rules; nothing if it may play. */
export const teamFaults = (team: Frozen<StrikeTeam>, path: string): readonly Fault[] => [
  ...[faultsOfSquads, uniqueNameFaults, unitNameFaults, tacticsOfSeveral].flatMap((faults) => faults(team, path)),
  ...repeated(
    team.squads.flatMap(({ units }) => units.map(({ id }) => id)),
    (i) => under(path, `squads.${Math.floor(i / 3)}.units.${i % 3}.id`),
  ),
  ...team.squads.flatMap(({ units }, i) => units.flatMap((card, j) => cardFaults(card, under(path, `squads.${i}.units.${j}`)))),
];

/** Is it a legal strike team? All faults at once, with paths; nothing if it may play. Reads foreign JSON. */
export const checkTeam = (input: unknown): readonly Fault[] => {
  const counts = teamCountFaults(input, '');
  const decoded = decode(StrikeTeam, input);
  return isLeft(decoded) ? [...counts, ...decoded.left] : counts.length > 0 ? counts : teamFaults(decoded.right, '');
};
