import fc from 'fast-check';
import { checkPolygon } from '../check.js';
import { type Capsule, type Disc, type Polygon, type Segment, type Shape, capsule, disc, polygon, segment } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, vec } from '../vector.js';

/**
 * Points of a square around the origin. Small squares make corners shared and lines collinear, which is what breaks.
 * @unit ticks
 */
export const arbitraryVec = (size: Ticks): fc.Arbitrary<Vec> => {
  const coordinate = fc.integer({ min: -size, max: size });
  return fc.tuple(coordinate, coordinate).map(([x, y]) => vec(x, y));
};

/**
 * Discs with their center in a square around the origin.
 * @unit ticks
 */
export const arbitraryDisc = (size: Ticks): fc.Arbitrary<Disc> =>
  fc.tuple(arbitraryVec(size), fc.integer({ min: 1, max: size })).map(([center, radius]) => disc(center, radius));

/**
 * Segments in a square around the origin, now and then of length zero.
 * @unit ticks
 */
export const arbitrarySegment = (size: Ticks): fc.Arbitrary<Segment> =>
  fc.tuple(arbitraryVec(size), arbitraryVec(size)).map(([from, to]) => segment(from, to));

/**
 * Capsules around segments in a square around the origin, now and then around a point.
 * @unit ticks
 */
export const arbitraryCapsule = (size: Ticks): fc.Arbitrary<Capsule> =>
  fc.tuple(arbitrarySegment(size), fc.integer({ min: 1, max: size })).map(([line, radius]) => capsule(line, radius));

const isSimple = (points: readonly Vec[]): boolean => checkPolygon({ points })._tag === 'Right';

/** Puts corner after corner where the outline stays simple; a corner that fits nowhere is left out. */
const outlineOf = (points: readonly Vec[]): readonly Vec[] => {
  const seen: Vec[] = [];
  for (const point of points) {
    const places = seen.map((_, i) => [...seen.slice(0, i + 1), point, ...seen.slice(i + 1)]);
    const good = seen.length < 2 ? [...seen, point] : places.find(isSimple);
    if (good !== undefined) seen.splice(0, seen.length, ...good);
  }
  return seen;
};

/**
 * Simple polygons of three to eight corners in a square around the origin, convex or not, going either way.
 * @unit ticks
 */
export const arbitraryPolygon = (size: Ticks): fc.Arbitrary<Polygon> =>
  fc
    .array(arbitraryVec(size), { minLength: 3, maxLength: 8 })
    .map(outlineOf)
    .filter(isSimple)
    .map(polygon);

/**
 * Any shape in a square around the origin.
 * @unit ticks
 */
export const arbitraryShape = (size: Ticks): fc.Arbitrary<Shape> =>
  fc.oneof(arbitraryDisc(size), arbitrarySegment(size), arbitraryPolygon(size), arbitraryCapsule(size));
