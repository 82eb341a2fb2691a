import type { Fault, Frozen } from '@regelwerk/core';
import { comparable } from '../../comparable.js';
import { rule } from '../../model/rule-id.js';
import type { StrikeTeam } from '../../model/unit.js';
import { repeated, under } from '../../setup/unless.js';

/** No unit name stands twice in a strike team, be it in one squad or in both. */
export const unitNameFaults = rule('sp.squad.unit-name', ({ squads }: Frozen<StrikeTeam>, path: string): readonly Fault[] =>
  repeated(
    squads.flatMap(({ units }) => units.map(({ name }) => comparable(name))),
    (i) => under(path, `squads.${Math.floor(i / 3)}.units.${i % 3}.name`),
    'sp.squad.unit-name',
  ),
);
