import type { Fault, Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Squad } from '../../model/unit.js';
import { under, unless } from '../../setup/unless.js';

/** What a squad's primary unit fixes: its squad points and its era. */
export const frameOf = rule('sp.squad.primary-leads', ({ era, units }: Frozen<Squad>): { readonly points: number; readonly era: number } => ({
  points: units[0]?.points ?? 0,
  era,
}));

/** A squad begins with a primary unit and has no other. */
export const leadFaults = rule('sp.squad.primary-leads', ({ units }: Frozen<Squad>, path: string): readonly Fault[] =>
  units.flatMap(({ type }, i) =>
    unless((type === 'primary') === (i === 0), {
      path: under(path, `units.${i}.type`),
      expected: i === 0 ? 'a primary unit' : 'no second primary unit',
      rule: 'sp.squad.primary-leads',
    }),
  ),
);
