// Scenes that are hard on lines of sight: small grids, where corners meet, edges are shared and bases stand in walls.
import fc from 'fast-check';
import { type Disc, type Polygon, type Shape, capsule, disc, polygon, rectangle } from '../shape.js';
import type { Ticks } from '../units.js';
import { vec } from '../vector.js';
import { arbitraryPolygon, arbitrarySegment, arbitraryVec } from './arbitraries.js';

/** Two ends and what stands about. */
export interface SightScene {
  readonly a: Shape;
  readonly b: Shape;
  readonly pieces: readonly Polygon[];
}

const arbitraryWall = (size: Ticks): fc.Arbitrary<Polygon> =>
  fc
    .tuple(arbitraryVec(size), fc.integer({ min: 1, max: size }), fc.integer({ min: 1, max: 3 }), fc.boolean())
    .map(([at, long, thin, lies]) => rectangle(at, { x: at.x + (lies ? long : thin), y: at.y + (lies ? thin : long) }));

/**
 * Discs, walls, outlines and capsules to look from.
 * @unit ticks
 */
export const arbitraryEnd = (size: Ticks): fc.Arbitrary<Shape> => {
  const round = fc.tuple(arbitraryVec(size), fc.integer({ min: 0, max: Math.ceil(size / 3) })).map(([at, radius]) => disc(at, radius));
  const long = fc.tuple(arbitrarySegment(size), fc.integer({ min: 1, max: Math.ceil(size / 4) })).map(([line, radius]) => capsule(line, radius));
  return fc.oneof({ weight: 3, arbitrary: round }, long, arbitrarySegment(size), arbitraryPolygon(Math.ceil(size / 2)));
};

/**
 * Two ends and up to eight pieces on a small grid.
 * @unit ticks
 */
export const arbitrarySightScene = (size: Ticks): fc.Arbitrary<SightScene> =>
  fc.record({
    a: arbitraryEnd(size),
    b: arbitraryEnd(size),
    pieces: fc.array(fc.oneof(arbitraryWall(size), arbitraryPolygon(size)), { minLength: 1, maxLength: 8 }),
  });

/** Whole numbers below a limit, the same from the same seed on every machine. */
export const drawsOf = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
};

const CORNERS = [[0, 0], [2, -1], [4, 0], [4, 3], [2, 4], [0, 3]] as const;
const ELL = [[0, 0], [4, 0], [4, 1], [1, 1], [1, 4], [0, 4]] as const;

/** A table of 900 mm with six-cornered pieces, every third an L, and pairs of bases of 40 mm about 300 mm apart. */
export const drawScene = (seed: number, { pieces, pairs }: { readonly pieces: number; readonly pairs: number }): { readonly pieces: readonly Polygon[]; readonly pairs: readonly (readonly [Disc, Disc])[] } => {
  const draw = drawsOf(seed);
  const drawPiece = (_: unknown, i: number): Polygon => {
    const [x, y, wide, high] = [draw(90_000), draw(90_000), 2000 + draw(6000), 2000 + draw(6000)];
    return polygon((i % 3 === 2 ? ELL : CORNERS).map(([dx, dy]) => vec(x + Math.round((dx * wide) / 4), y + Math.round((dy * high) / 4))));
  };
  const drawPair = (): readonly [Disc, Disc] => {
    const [x, y, dx] = [draw(90_000), draw(90_000), draw(30_001)];
    const dy = Math.round(Math.sqrt(900_000_000 - dx * dx));
    return [disc(vec(x, y), 2000), disc(vec(x > 45_000 ? x - dx : x + dx, y > 45_000 ? y - dy : y + dy), 2000)];
  };
  return { pieces: Array.from({ length: pieces }, drawPiece), pairs: Array.from({ length: pairs }, drawPair) };
};
