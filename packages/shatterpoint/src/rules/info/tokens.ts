import type { Fault, Frozen } from '@regelwerk/core';
import type { UnitPlay } from '../../model/play.js';
import { rule } from '../../model/rule-id.js';
import { repeated, unless } from '../../setup/unless.js';

/** What of the tokens on a stat card cannot be: kinds that are counted are counts, conditions a set, and a wounded token is one. */
export const tokenFaults = rule('sp.info.tokens', ({ damage, wounded, conditions }: Frozen<UnitPlay>, wounds: number, path: string): readonly Fault[] => [
  ...repeated(conditions, (i) => `${path}.conditions.${i}`, 'sp.condition.duplicate'),
  ...unless(wounded === 1 ? damage >= wounds : damage < wounds, {
    path: `${path}.damage`,
    expected: wounded === 1 ? `at least ${wounds} on a wounded unit` : `less than ${wounds}, else the unit is wounded`,
    rule: 'sp.damage.wounded',
  }),
]);
