import type { Fault, Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Squad } from '../../model/unit.js';
import { under, unless } from '../../setup/unless.js';

/** To the primary unit come one secondary and one support unit, in this order. */
export const followerFaults = rule('sp.squad.secondary-and-support', ({ units }: Frozen<Squad>, path: string): readonly Fault[] =>
  (['secondary', 'support'] as const).flatMap((type, i) =>
    unless(units[i + 1]?.type === type, { path: under(path, `units.${i + 1}.type`), expected: `a ${type} unit`, rule: 'sp.squad.secondary-and-support' }),
  ),
);
