import type { Fault, Frozen } from '@regelwerk/core';
import { comparable } from '../../comparable.js';
import { rule } from '../../model/rule-id.js';
import type { StrikeTeam } from '../../model/unit.js';
import { repeated, under } from '../../setup/unless.js';

/** No unique name stands twice in a strike team, be it in one squad or in both. */
export const uniqueNameFaults = rule('sp.squad.unique-name', ({ squads }: Frozen<StrikeTeam>, path: string): readonly Fault[] =>
  repeated(
    squads.flatMap(({ units }) => units.map(({ unique }) => comparable(unique))),
    (i) => under(path, `squads.${Math.floor(i / 3)}.units.${i % 3}.unique`),
    'sp.squad.unique-name',
  ),
);
