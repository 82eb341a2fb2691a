import type { Fault, Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { StrikeTeam } from '../../model/unit.js';
import { under } from '../../setup/unless.js';
import { squadFaults } from './tags-no-build-limit.js';

/** Each squad of a team is judged by itself: the two need not share an era. */
export const faultsOfSquads = rule('sp.squad.eras-may-differ', ({ squads }: Frozen<StrikeTeam>, path: string): readonly Fault[] =>
  squads.flatMap((squad, i) => squadFaults(squad, under(path, `squads.${i}`))),
);
