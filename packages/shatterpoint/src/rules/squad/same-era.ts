import type { Fault, Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Squad } from '../../model/unit.js';
import { under, unless } from '../../setup/unless.js';
import { erasOf } from './cross-era.js';
import { frameOf } from './primary-leads.js';

/** The secondary and the support unit can count as units of the squad's one era. */
export const eraFaults = rule('sp.squad.same-era', (squad: Frozen<Squad>, path: string): readonly Fault[] => {
  const { era } = frameOf(squad);
  return squad.units.flatMap(({ eras }, i) =>
    unless(i === 0 || erasOf(eras).includes(era), { path: under(path, `units.${i}.eras`), expected: `eras among which is the squad's, ${era}`, rule: 'sp.squad.same-era' }),
  );
});

/** The eras that all three units of a squad could count as. */
export const commonEras = rule('sp.squad.same-era', (units: Frozen<Squad['units']>): readonly number[] =>
  [1, 2, 3, 4].filter((era) => units.every(({ eras }) => erasOf(eras).includes(era))),
);
