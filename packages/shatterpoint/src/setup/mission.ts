import type { Fault, Frozen } from '@regelwerk/core';
import type { Mission } from '../model/mission.js';
import { missionFaults } from '../rules/objective/mission-data.js';
import { repeated } from './unless.js';

/** All that is wrong with a mission set that has the right form, with paths and rules. */
export const faultsOfMission = (mission: Frozen<Mission>, path: string): readonly Fault[] => [
  ...missionFaults(mission, path),
  ...mission.phases.flatMap((cards, i) =>
    cards.flatMap(({ plans }, j) =>
      plans.flatMap(({ active }, k) =>
        repeated(
          active.flatMap(({ symbol }) => (symbol === 'none' ? [] : [symbol])),
          () => `${path}.phases.${i}.${j}.plans.${k}`,
          'sp.objective.priority',
        ),
      ),
    ),
  ),
];
