import type { Fault } from '@regelwerk/core';
import type { Mission } from '../../model/mission.js';
import { rule } from '../../model/rule-id.js';

const twice = (ids: readonly string[]): string | undefined => ids.find((id, i) => ids.indexOf(id) !== i);

/** What a mission set must supply beyond its form: objectives and struggle cards with ids of their own, and plans that name objectives which exist. */
export const missionFaults = rule('sp.objective.mission-data', ({ objectives, phases }: Mission, path: string): readonly Fault[] => {
  const ids = objectives.map(({ id }) => id);
  const cards = phases.flat();
  const faults: Fault[] = [];
  const add = (where: string, expected: string): unknown => faults.push({ path: `${path}.${where}`, expected, rule: 'sp.objective.mission-data' });
  if (twice(ids) !== undefined) add('objectives', 'objectives with ids of their own');
  if (twice(cards.map(({ id }) => id)) !== undefined) add('phases', 'struggle cards with ids of their own');
  for (const { id, plans } of cards) {
    for (const { active } of plans) {
      const named = active.map(({ objective }) => objective);
      if (named.some((one) => !ids.includes(one))) add(`phases.${id}`, 'plans of objectives that the mission has');
      if (twice(named) !== undefined) add(`phases.${id}`, 'plans that name an objective once');
    }
  }
  return faults;
});
