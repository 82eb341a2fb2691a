import type { Fault, Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Squad } from '../../model/unit.js';
import { primaryEraFaults } from './cross-era.js';
import { pointFaults } from './points-limit.js';
import { leadFaults } from './primary-leads.js';
import { eraFaults } from './same-era.js';
import { followerFaults } from './secondary-and-support.js';

/** All that a squad must fulfil: types, eras and points. There are no armies, so tags do not count. */
export const squadFaults = rule('sp.squad.tags-no-build-limit', (squad: Frozen<Squad>, path: string): readonly Fault[] =>
  [leadFaults, followerFaults, primaryEraFaults, eraFaults, pointFaults].flatMap((faults) => faults(squad, path)),
);
