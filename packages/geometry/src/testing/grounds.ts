import fc from 'fast-check';
import type { Ground } from '../moves/ground.js';
import { disc, polygon, rectangle } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, add, vec } from '../vector.js';
import { arbitraryVec } from './arbitraries.js';

/** A table with its ground as floor 0. */
const tableOf = (size: Ticks): Pick<Ground, 'edge' | 'floors'> => {
  const edge = rectangle(vec(-size, -size), vec(size, size));
  return { edge, floors: [{ shape: edge, level: 0 }] };
};

const piece = (size: Ticks): fc.Arbitrary<readonly Vec[]> =>
  fc
    .tuple(arbitraryVec(size), fc.integer({ min: size >> 5, max: size >> 2 }), fc.integer({ min: size >> 5, max: size >> 2 }), fc.boolean())
    .map(([at, wide, high, slanted]) =>
      (slanted ? [vec(0, -high), vec(wide, 0), vec(0, high), vec(-wide, 0)] : [vec(0, 0), vec(wide, 0), vec(wide, high), vec(0, high)]).map((corner) => add(at, corner)),
    );

/** The four corners of a piece, or those of both its halves: floors that meet along a line. */
const halvesOf = (corners: readonly Vec[], isCut: boolean): readonly (readonly Vec[])[] =>
  isCut ? [corners.slice(0, 3), [...corners.slice(2), ...corners.slice(0, 1)]] : [corners];

/**
 * Tables with some decks, whole or of two halves, walkways, obstacles of every kind and bases of 40 mm in the square around the origin.
 * @unit ticks
 */
export const arbitraryGround = (size: Ticks): fc.Arbitrary<Ground> =>
  fc
    .record({
      decks: fc.array(fc.record({ points: piece(size), level: fc.integer({ min: 0, max: 2 }), open: fc.boolean(), isCut: fc.boolean() }), { maxLength: 3 }),
      obstacles: fc.array(fc.record({ points: piece(size), bars: fc.constantFrom('tool' as const, 'base' as const, 'both' as const) }), { maxLength: 4 }),
      bases: fc.array(arbitraryVec(size), { maxLength: 4 }),
    })
    .map(({ decks, obstacles, bases }) => {
      const { edge, floors } = tableOf(size);
      return {
        edge,
        floors: [...floors, ...decks.flatMap(({ points, level, open, isCut }) => halvesOf(points, isCut).map((half) => ({ shape: polygon(half), level, ...(open ? { open } : {}) })))],
        obstacles: obstacles.map(({ points, bars }) => ({ shape: polygon(points), bars })),
        bases: bases.map((center) => ({ shape: disc(center, 2000), level: 0 })),
      };
    });
