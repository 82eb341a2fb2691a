import type { Frozen } from '@regelwerk/core';
import { disc, overlapsDiscSegment, type Ticks, type Vec } from '@regelwerk/geometry';
import type { Place } from '../model/ids.js';
import type { State } from '../model/state.js';
import { prepare } from '../prepare.js';
import { mountOf, onOneLevel, radiusOf, rosterOf } from './bases.js';
import type { Leg } from './leg.js';

// These walk through all bases of the table for each way that anybody thinks of: no lists are made, and what is far is left early.

/** A figure that moves, and the base on which it does. */
export interface Mover {
  readonly figure: string;
  /** @unit ticks */
  readonly radius: Ticks;
  /** The mount that it rides: its base is the mover's own. */
  readonly mount: string | undefined;
  readonly at: Frozen<Place>;
}

/** The figure as it would move now. */
export const moverOf = (state: State, figure: string, at: Frozen<Place>): Mover => ({
  figure, at, radius: radiusOf(state, figure), mount: mountOf(state, figure),
});

/** A base that stands still while another one moves. */
interface Still {
  readonly id: string;
  readonly seat: string | undefined;
  readonly at: Frozen<Place>;
  /** @unit ticks */
  readonly radius: Ticks;
}

/** The first base but the mover's own for which the question has an answer. */
const firstOther = <A>(state: State, mover: Pick<Mover, 'figure' | 'mount'>, ask: (other: Still) => A | undefined): A | undefined => {
  const { play, table } = state;
  const { figures, mounts } = rosterOf(table);
  for (const { id, seat, radius } of figures) {
    const at = play.figures[id];
    if (id === mover.figure || at === undefined || at.gone || at.mount.length > 0) continue;
    const found = ask({ id, seat, at, radius });
    if (found !== undefined) return found;
  }
  for (const { id, radius } of mounts) {
    const at = play.mounts[id];
    if (id === mover.mount || at === undefined) continue;
    const rider = at.riders[0];
    const found = ask({ id, seat: rider === undefined ? undefined : prepare(table).profiles[rider]?.seat, at, radius });
    if (found !== undefined) return found;
  }
  return undefined;
};

const isNear = ({ x, y }: Vec, { from, to }: Leg, reach: Ticks): boolean =>
  !(
    (x + reach <= from.x && x + reach <= to.x) ||
    (x - reach >= from.x && x - reach >= to.x) ||
    (y + reach <= from.y && y + reach <= to.y) ||
    (y - reach >= from.y && y - reach >= to.y)
  );

/** Does a leg share a level with a height: its own, or one that it passes? */
const sharesLevel = (state: State, { low, high }: Leg, z: Ticks): boolean => onOneLevel(state, Math.min(Math.max(z, low), high), z);

const overlapsAt = (place: Frozen<Place>, { at, radius }: Still, own: Ticks): boolean => {
  const [x, y, reach] = [place.x - at.x, place.y - at.y, radius + own];
  return x * x + y * y < reach * reach;
};

/** A base in the way, and the leg on which it is met. */
export interface InWay {
  readonly id: string;
  readonly leg: number;
}

/**
 * The first base that a moving base comes to overlap on its way. Bases of the side that is spared do not count, nor does one that
 * it overlaps where it starts or where it ends: the start is no coming to overlap, and the end is judged as a standing place.
 */
export const baseInWay = (
  state: State,
  { mover, legs, spare }: { readonly mover: Mover; readonly legs: readonly Leg[]; readonly spare: string | undefined },
): InWay | undefined => {
  const end = legs[legs.length - 1]?.to;
  return firstOther(state, mover, (other) => {
    if (spare !== undefined && other.seat === spare) return undefined;
    const reach = other.radius + mover.radius;
    for (let i = 0; i < legs.length; i += 1) {
      const leg = legs[i] as Leg;
      if (!isNear(other.at, leg, reach) || !sharesLevel(state, leg, other.at.z)) continue;
      if (!overlapsDiscSegment(disc(other.at, reach), leg)) continue;
      if (overlapsAt(mover.at, other, mover.radius) || (end !== undefined && overlapsAt(end, other, mover.radius))) return undefined;
      return { id: other.id, leg: i };
    }
    return undefined;
  });
};

/** A base that a base at a place would overlap, and the radii of both together. */
export interface Overlap {
  readonly id: string;
  readonly at: Frozen<Place>;
  /** @unit ticks */
  readonly needed: Ticks;
}

/** The first other base on the level of a place that a base there would overlap. */
export const overlapAt = (state: State, mover: Mover, place: Place): Overlap | undefined =>
  firstOther(state, mover, (other) =>
    overlapsAt(place, other, mover.radius) && onOneLevel(state, place.z, other.at.z)
      ? { id: other.id, at: other.at, needed: other.radius + mover.radius }
      : undefined,
  );
