import type { Frozen } from '@regelwerk/core';
import type { AttackType, Roll } from '../../model/effect.js';
import { rule } from '../../model/rule-id.js';
import type { Chart, Stance } from '../../model/unit.js';

/** The chart for a roll: each weapon has its own; the one for defence serves against both kinds of attack. */
export const chartFor = rule('sp.expertise.charts', (stance: Frozen<Stance>, roll: Roll, type: AttackType): Frozen<Chart> =>
  roll === 'defence' ? stance.defence : stance[type].chart,
);
