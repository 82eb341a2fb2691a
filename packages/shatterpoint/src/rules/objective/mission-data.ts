import type { Fault, Frozen } from '@regelwerk/core';
import type { Mission } from '../../model/mission.js';
import { rule } from '../../model/rule-id.js';
import { repeated, unless } from '../../setup/unless.js';

const ID = 'sp.objective.mission-data';

/** What a mission set must supply beyond its form: objectives and struggle cards with ids of their own, and plans of objectives that exist. */
export const missionFaults = rule('sp.objective.mission-data', ({ objectives, phases }: Frozen<Mission>, path: string): readonly Fault[] => {
  const ids = objectives.map(({ id }) => id);
  const cards = phases.flatMap((phase, i) => phase.map((card, j) => ({ ...card, at: `${path}.phases.${i}.${j}` })));
  return [
    ...repeated(ids, (i) => `${path}.objectives.${i}.id`, ID),
    ...repeated(cards.map(({ id }) => id), (i) => `${cards[i]?.at ?? path}.id`, ID),
    ...cards.flatMap(({ plans, at }) =>
      plans.flatMap(({ active }, k) => [
        ...repeated(active.map(({ objective }) => objective), (l) => `${at}.plans.${k}.active.${l}`, ID),
        ...active.flatMap(({ objective }, l) =>
          unless(ids.includes(objective), { path: `${at}.plans.${k}.active.${l}.objective`, expected: 'an objective of the mission', rule: ID }),
        ),
      ]),
    ),
  ];
});
