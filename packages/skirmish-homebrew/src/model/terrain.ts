import { list } from '@regelwerk/core';
import * as t from 'io-ts';
import { Length, Name, Place, Point, ThingId } from './ids.js';

/** What the players have agreed of a piece before play (hb.terrain.agreed-before). What is not in the list does not hold. */
export const Agreed = t.keyof({
  /** Its top may be walked on. */
  enterable: null,
  /** No miniature stands there, though a way may lead over it. */
  'no-standing': null,
  /** It is walked through at its foot, as a wood is: no wall. */
  open: null,
  'small-obstacle': null,
  difficult: null,
  cover: null,
  'blocks-sight': null,
});
export type Agreed = t.TypeOf<typeof Agreed>;

/** A piece of terrain: a footprint from one height to another. An area, such as mud, has both heights alike. */
export const Piece = t.strict(
  { id: ThingId, name: Name, footprint: list(Point, 64, 3), bottom: Length, top: Length, agreed: list(Agreed, 7) },
  'a piece of terrain',
);
export interface Piece extends t.TypeOf<typeof Piece> {}

/** Stairs, a ramp: an even slope over a footprint, from its foot up to its head. */
export const Way = t.strict(
  {
    id: ThingId,
    name: Name,
    footprint: list(Point, 64, 3),
    /** A point of the lower edge and the point of the upper edge above it, in the direction of the slope. */
    foot: Place,
    head: Place,
    difficult: t.boolean,
  },
  'stairs or a ramp',
);
export interface Way extends t.TypeOf<typeof Way> {}

/** A ladder, a rope, a wall that may be climbed: an edge, seen from above, between two heights. */
export const Climb = t.strict(
  {
    id: ThingId,
    name: Name,
    aid: t.keyof({ ladder: null, face: null }),
    from: Point,
    to: Point,
    bottom: Length,
    top: Length,
    /** The length of the whole climb for tables that measure so (hb.climb.measure). */
    stated: Length,
  },
  'a climb',
);
export interface Climb extends t.TypeOf<typeof Climb> {}
