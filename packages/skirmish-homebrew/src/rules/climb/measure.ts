import type { Frozen } from '@regelwerk/core';
import { CONTACT, disc, distanceDiscDisc, distanceDiscSegment, isWithinDiscDisc, isWithinDiscSegment, segment, type Ticks } from '@regelwerk/geometry';
import type { Mover } from '../../board/in-way.js';
import type { Place } from '../../model/ids.js';
import type { Cited } from '../../model/refusal.js';
import { rule } from '../../model/rule-id.js';
import type { State } from '../../model/state.js';
import type { Climb } from '../../model/terrain.js';

/**
 * The length of a climb between two heights: their difference, or as much of the length that the piece states, rounded up.
 * @unit ticks
 */
export const climbLength = rule('hb.climb.measure', ({ table }: State, { bottom, top, stated }: Frozen<Climb>, rise: Ticks): Ticks => {
  const height = Math.abs(rise);
  return table.options.climbMeasure === 'stated' && top > bottom ? Math.ceil((stated * height) / (top - bottom)) : height;
});

/** How far a height lies outside the heights of a climb. */
const beyond = ({ bottom, top }: Frozen<Climb>, z: Ticks): Ticks => Math.max(0, bottom - z, z - top);

/** How far a base is from its place at the edge; 0 where it is right. */
const offEdge = (climb: Frozen<Climb>, { at, radius }: Mover, place: Place): Ticks => {
  const [base, edge] = [disc(place, radius), segment(climb.from, climb.to)];
  if (!isWithinDiscSegment(base, edge, CONTACT)) return distanceDiscSegment(base, edge);
  // A climb goes straight up or down: the base comes to lie on the other side of the edge at most, not farther along the wall.
  const start = disc(at, radius);
  return isWithinDiscDisc(start, base, CONTACT) ? beyond(climb, place.z) : distanceDiscDisc(start, base);
};

/** Why a climb does not begin or end at its edge: the base touches it before and after, straight above one another, at heights that it joins. */
export const notAtEdge = rule('hb.climb.measure', (climb: Frozen<Climb>, mover: Mover, to: Place): Cited | undefined => {
  for (const where of ['start', 'end'] as const) {
    const gap = offEdge(climb, mover, where === 'start' ? mover.at : to);
    const still = where === 'end' && to.z === mover.at.z;
    if (gap > 0 || still) return { kind: 'not-at-edge', rule: 'hb.climb.measure', along: climb.id, where, gap };
  }
  return undefined;
});
