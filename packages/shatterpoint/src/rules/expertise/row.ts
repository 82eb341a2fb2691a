import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Chart, Row } from '../../model/unit.js';
import { isInBand } from './bands.js';

/** The one row that is used for a count; rows do not add up. */
export const rowFor = rule('sp.expertise.row', (chart: Frozen<Chart>, count: number): Frozen<Row> | undefined =>
  chart.find((row) => isInBand(row, count)),
);
