import { disc, lengthOf, slantDiscDisc, type Ticks } from '@regelwerk/geometry';
import type { Mover } from '../../board/in-way.js';
import type { Place } from '../../model/ids.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';

/**
 * The length of a jump in a straight line, heights included, rounded up once: between the nearest edges of the base before and
 * after it, or between the centres.
 * @unit ticks
 */
export const jumpLength = rule('hb.jump.measure', ({ table }: State, { at, radius }: Mover, to: Place): Ticks =>
  table.options.jumpMeasure === 'centre' ? lengthOf([at, to]) : slantDiscDisc(disc(at, radius), disc(to, radius), to.z - at.z),
);
