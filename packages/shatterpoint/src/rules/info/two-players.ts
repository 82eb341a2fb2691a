import type { Fault } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import { unless } from '../../setup/unless.js';

/** A match has two players. */
export const playerFaults = rule('sp.info.two-players', (players: number): readonly Fault[] =>
  unless(players === 2, { path: 'seats', expected: `two players, not ${players}`, rule: 'sp.info.two-players' }),
);
