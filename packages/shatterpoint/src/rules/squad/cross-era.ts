import type { Fault, Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Eras, Squad } from '../../model/unit.js';
import { under, unless } from '../../setup/unless.js';
import { erasBetween } from './era-timeline.js';

/** The eras that a unit may count as when a squad is built: those that it shows, and all between them. */
export const erasOf = rule(['sp.squad.cross-era', 'sp.squad.cross-era-table'], ({ from, to }: Frozen<Eras>): readonly number[] =>
  from === to ? [from] : [from, ...erasBetween(from, to), to],
);

/** A primary unit of several eras chooses that of its squad among them. */
export const primaryEraFaults = rule('sp.squad.cross-era-primary', ({ era, units }: Frozen<Squad>, path: string): readonly Fault[] => {
  const eras = units.slice(0, 1).flatMap((primary) => erasOf(primary.eras));
  return unless(eras.includes(era), { path: under(path, 'era'), expected: `an era of the primary unit: ${eras.join(', ')}`, rule: 'sp.squad.cross-era-primary' });
});
