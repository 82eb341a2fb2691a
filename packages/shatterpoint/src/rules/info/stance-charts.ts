import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Chart, Stance } from '../../model/unit.js';

/** The expertise charts of a stance by where they stand: one for each weapon, and the one for defence. Beside them is one combat tree. */
export const chartsOf = rule('sp.info.stance-charts', ({ melee, ranged, defence }: Frozen<Stance>): readonly (readonly [at: string, chart: Frozen<Chart>])[] => [
  ['melee.chart', melee.chart],
  ['ranged.chart', ranged.chart],
  ['defence', defence],
]);
