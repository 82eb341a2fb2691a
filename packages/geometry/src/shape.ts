import type { Ticks } from './units.js';
import type { Vec } from './vector.js';

/** A round base: all points at most the radius from the center. */
export interface Disc {
  readonly kind: 'disc';
  readonly center: Vec;
  /** @unit ticks */
  readonly radius: Ticks;
}

/** A straight wall or line, with both ends. One of length zero is its point. */
export interface Segment {
  readonly kind: 'segment';
  readonly from: Vec;
  readonly to: Vec;
}

/** A simple polygon, convex or not, with its edge; the last corner joins the first. */
export interface Polygon {
  readonly kind: 'polygon';
  readonly points: readonly Vec[];
}

/** A segment grown by a radius: all points at most that far from it. A stadium, seen from above. One of length zero is a disc. */
export interface Capsule {
  readonly kind: 'capsule';
  readonly from: Vec;
  readonly to: Vec;
  /** @unit ticks */
  readonly radius: Ticks;
}

/** What lies on the table. */
export type Shape = Disc | Segment | Polygon | Capsule;

/**
 * The disc around a center.
 * @unit ticks
 */
export const disc = (center: Vec, radius: Ticks): Disc => ({ kind: 'disc', center, radius });

/** The segment between two points. */
export const segment = (from: Vec, to: Vec): Segment => ({ kind: 'segment', from, to });

/**
 * The capsule around the segment between two points.
 * @unit ticks
 */
export const capsule = ({ from, to }: Pick<Segment, 'from' | 'to'>, radius: Ticks): Capsule => ({ kind: 'capsule', from, to, radius });

/** The polygon with these corners. Corners from outside go through `checkPolygon` first. */
export const polygon = (points: readonly Vec[]): Polygon => ({ kind: 'polygon', points });

/** The rectangle along the axes between two opposite corners. */
export const rectangle = (a: Vec, b: Vec): Polygon =>
  polygon([
    { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) },
    { x: Math.max(a.x, b.x), y: Math.min(a.y, b.y) },
    { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) },
    { x: Math.min(a.x, b.x), y: Math.max(a.y, b.y) },
  ]);
