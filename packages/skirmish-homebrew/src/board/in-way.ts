import type { Frozen } from '@regelwerk/core';
import { disc, overlapsDiscSegment, type Ticks, type Vec } from '@regelwerk/geometry';
import type { Place } from '../model/ids.js';
import type { State } from '../model/state.js';
import { mountOf, onOneLevel, ownersOf, radiusOf, sideOf, standsAt, type Asker } from './bases.js';
import type { Leg } from './leg.js';

// These walk through all bases of the table for each way that anybody thinks of: no lists are made, and what is far is left early.

/** A figure that moves, and the base on which it does. */
export interface Mover extends Asker {
  /** @unit ticks */
  readonly radius: Ticks;
  readonly at: Frozen<Place>;
}

/** The figure as it would move now. */
export const moverOf = (state: State, figure: string, at: Frozen<Place>): Mover => ({
  figure, at, radius: radiusOf(state, figure), mount: mountOf(state, figure),
});

const isNear = ({ x, y }: Vec, { from, to }: Leg, reach: Ticks): boolean =>
  !(
    (x + reach <= from.x && x + reach <= to.x) ||
    (x - reach >= from.x && x - reach >= to.x) ||
    (y + reach <= from.y && y + reach <= to.y) ||
    (y - reach >= from.y && y - reach >= to.y)
  );

const isNearAny = (at: Vec, legs: readonly Leg[], reach: Ticks): boolean => {
  for (const leg of legs) if (isNear(at, leg, reach)) return true;
  return false;
};

/** Does a leg share a level with a height: its own, or one that it passes? */
const sharesLevel = (state: State, { low, high }: Leg, z: Ticks): boolean => onOneLevel(state, Math.min(Math.max(z, low), high), z);

const overlapsAt = (place: Frozen<Place>, at: Frozen<Place>, reach: Ticks): boolean => {
  const x = place.x - at.x;
  const y = place.y - at.y;
  return x * x + y * y < reach * reach;
};

/** A base in the way, and the leg on which it is met. */
export interface InWay {
  readonly id: string;
  readonly leg: number;
}

/** The way of a base, and the side whose bases it may pass, if any. */
export interface BaseWay {
  readonly mover: Mover;
  readonly legs: readonly Leg[];
  readonly spare: string | undefined;
}

/** The leg on which a base comes to overlap another one; −1 if there is none. */
const metOn = (state: State, { mover, legs }: BaseWay, { at, reach }: { readonly at: Frozen<Place>; readonly reach: Ticks }): number => {
  for (let i = 0; i < legs.length; i += 1) {
    const leg = legs[i] as Leg;
    if (!sharesLevel(state, leg, at.z) || !overlapsDiscSegment(disc(at, reach), leg)) continue;
    return overlapsAt(mover.at, at, reach) || overlapsAt(legs[legs.length - 1]?.to ?? at, at, reach) ? -1 : i;
  }
  return -1;
};

/**
 * The first base that a moving base comes to overlap on its way. Bases of the side that is spared do not count, nor does one that
 * it overlaps where it starts or where it ends: the start is no coming to overlap, and the end is judged as a standing place.
 */
export const baseInWay = (state: State, way: BaseWay): InWay | undefined => {
  const { mover, legs, spare } = way;
  for (const owner of ownersOf(state.table)) {
    const at = standsAt(state, owner, mover);
    const reach = owner.radius + mover.radius;
    if (at === undefined || !isNearAny(at, legs, reach) || (spare !== undefined && sideOf(state, owner) === spare)) continue;
    const leg = metOn(state, way, { at, reach });
    if (leg >= 0) return { id: owner.id, leg };
  }
  return undefined;
};

/** A base that a base at a place would overlap, and the radii of both together. */
export interface Overlap {
  readonly id: string;
  readonly at: Frozen<Place>;
  /** @unit ticks */
  readonly needed: Ticks;
}

/** The first other base on the level of a place that a base there would overlap. */
export const overlapAt = (state: State, mover: Mover, place: Place): Overlap | undefined => {
  for (const owner of ownersOf(state.table)) {
    const at = standsAt(state, owner, mover);
    const needed = owner.radius + mover.radius;
    if (at !== undefined && overlapsAt(place, at, needed) && onOneLevel(state, place.z, at.z)) return { id: owner.id, at, needed };
  }
  return undefined;
};
