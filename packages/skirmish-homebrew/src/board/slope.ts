import type { Frozen } from '@regelwerk/core';
import { containsPolygonSegment, dot, lengthOf, lengthSquared, polygon, preparePolygon, roundTicks, subtract, type PreparedPolygon, type Segment, type Ticks, type Vec } from '@regelwerk/geometry';
import type { Place } from '../model/ids.js';
import type { Way } from '../model/terrain.js';

/** Stairs or a ramp, with its footprint prepared. */
export interface Slope {
  readonly id: string;
  readonly polygon: PreparedPolygon;
  readonly foot: Frozen<Place>;
  readonly head: Frozen<Place>;
  /**
   * From its foot to its head.
   * @unit ticks
   */
  readonly length: Ticks;
  readonly difficult: boolean;
}

/** Prepares stairs or a ramp. */
export const slopeOf = ({ id, footprint, foot, head, difficult }: Frozen<Way>): Slope => ({
  id, polygon: preparePolygon(polygon(footprint)), foot, head, length: lengthOf([foot, head]), difficult,
});

/** How far a height may be off the plane of a slope: places are whole ticks, planes are not. */
const OFF = 1;

/**
 * The height of a slope at a point, to the nearest tick; before its foot and beyond its head it is level.
 * @unit ticks
 */
export const heightOn = ({ foot, head }: Slope, point: Vec): Ticks => {
  const way = subtract(head, foot);
  const square = lengthSquared(way);
  if (square === 0) return foot.z;
  const part = Math.max(0, Math.min(square, dot(subtract(point, foot), way)));
  return foot.z + roundTicks(((head.z - foot.z) * part) / square);
};

/** Is a place at the height of the slope? */
export const isOnPlane = (slope: Slope, place: Place): boolean => Math.abs(place.z - heightOn(slope, place)) <= OFF;

/** Does a straight leg run on the slope, from end to end? */
export const runsOn = (slope: Slope, leg: Segment & { readonly from: Place; readonly to: Place }): boolean =>
  isOnPlane(slope, leg.from) && isOnPlane(slope, leg.to) && containsPolygonSegment(slope.polygon, leg);
