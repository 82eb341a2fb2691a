import { list } from '@regelwerk/core';
import * as t from 'io-ts';
import { Length, Name, Place, Point, ThingId } from './ids.js';

/** What the players have agreed of a piece before play (hb.terrain.agreed-before). What is not in the list does not hold. */
export type Agreed =
  /** Its top may be walked on. */
  | 'enterable'
  /** No miniature stands there, though a way may lead over it. */
  | 'no-standing'
  /** It is walked through at its foot, as a wood is: no wall. */
  | 'open'
  | 'small-obstacle'
  | 'difficult'
  | 'cover'
  | 'blocks-sight';
export const Agreed: t.Type<Agreed> = t.keyof({
  enterable: null,
  'no-standing': null,
  open: null,
  'small-obstacle': null,
  difficult: null,
  cover: null,
  'blocks-sight': null,
});

/** A piece of terrain: a footprint from one height to another. An area, such as mud, has both heights alike. */
export interface Piece {
  id: ThingId;
  name: string;
  /** The corners of its outline. */
  footprint: Point[];
  /** Heights above the table, in ticks. */
  bottom: number;
  top: number;
  agreed: Agreed[];
}
export const Piece: t.Type<Piece> = t.strict(
  { id: ThingId, name: Name, footprint: list(Point, 64, 3), bottom: Length, top: Length, agreed: list(Agreed, 7) },
  'a piece of terrain',
);

/** Stairs, a ramp: an even slope over a footprint, from its foot up to its head. */
export interface Way {
  id: ThingId;
  name: string;
  /** The corners of its outline. */
  footprint: Point[];
  /** A point of the lower edge and the point of the upper edge above it, in the direction of the slope. */
  foot: Place;
  head: Place;
  difficult: boolean;
}
export const Way: t.Type<Way> = t.strict(
  { id: ThingId, name: Name, footprint: list(Point, 64, 3), foot: Place, head: Place, difficult: t.boolean },
  'stairs or a ramp',
);

/** A ladder, a rope, a wall that may be climbed: an edge, seen from above, between two heights. */
export interface Climb {
  id: ThingId;
  name: string;
  /** A ladder or a rope, or the bare face of a wall. */
  aid: 'ladder' | 'face';
  from: Point;
  to: Point;
  /** Heights above the table, in ticks. */
  bottom: number;
  top: number;
  /** The length of the whole climb, in ticks, for tables that measure so (hb.climb.measure). */
  stated: number;
}
export const Climb: t.Type<Climb> = t.strict(
  { id: ThingId, name: Name, aid: t.keyof({ ladder: null, face: null }), from: Point, to: Point, bottom: Length, top: Length, stated: Length },
  'a climb',
);
