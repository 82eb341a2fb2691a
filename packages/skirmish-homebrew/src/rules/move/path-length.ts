import { lengthOf, type Path, type Ticks, type Vec } from '@regelwerk/geometry';
import type { Place } from '../../model/ids.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

const flat = ({ x, y }: Place): Vec => ({ x, y });

/** The line that is measured: along the slopes, or as seen from above. */
export const measuredLine = rule('hb.move.path-length', ({ table }: State, places: readonly Place[]): Path =>
  table.options.pathLength === 'flat' ? places.map(flat) : places,
);

/**
 * The length of a way from its start over its bends to its end, rounded up once.
 * @unit ticks
 */
export const wayLength = rule('hb.move.path-length', (state: State, places: readonly Place[]): Ticks => lengthOf(measuredLine(state, places)));
