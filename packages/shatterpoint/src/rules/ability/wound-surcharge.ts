import type { Frozen } from '@regelwerk/core';
import type { UnitPlay } from '../../model/play.js';
import { rule } from '../../model/rule-id.js';

/** What wounds add to the cost of each active and reactive ability of a unit: 1 for each of its tokens. */
export const surcharge = rule('sp.ability.wound-surcharge', ({ wounded, injured }: Frozen<UnitPlay>): number => wounded + injured);
