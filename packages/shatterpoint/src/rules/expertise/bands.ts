import type { Frozen } from '@regelwerk/core';
import { rule } from '../../model/rule-id.js';
import type { Row } from '../../model/unit.js';

/** Does a count fall into the band of a row: "n", "n–m", or, without an end, "n+"? */
export const isInBand = rule('sp.expertise.bands', ({ from, to }: Pick<Frozen<Row>, 'from' | 'to'>, count: number): boolean =>
  count >= from && (to === 0 || count <= to),
);
