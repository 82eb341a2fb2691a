import type { Fault } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import { unless } from '../../setup/unless.js';

/** A strike team has exactly two squads. */
export const squadCountFaults = rule('sp.squad.two-squads', (squads: number, path: string): readonly Fault[] =>
  unless(squads === 2, { path, expected: `two squads, not ${squads}`, rule: 'sp.squad.two-squads' }),
);
