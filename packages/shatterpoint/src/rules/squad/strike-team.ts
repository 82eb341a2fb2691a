import type { Fault } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import { unless } from '../../setup/unless.js';

/** What makes up a strike team: squads of three units each, and a mission set of each player. */
export const partFaults = rule('sp.squad.strike-team', (part: 'units' | 'missions', count: number, path: string): readonly Fault[] =>
  part === 'units'
    ? unless(count === 3, { path, expected: `three units, not ${count}`, rule: 'sp.squad.strike-team' })
    : unless(count === 2, { path, expected: `a mission set of each player, not ${count}`, rule: 'sp.squad.strike-team' }),
);
