import { describe, expect, test } from 'vitest';
import { type Polygon, type Shape, capsule, disc, polygon, rectangle, segment } from './shape.js';
import { containsPolygons, openEdgesOf } from './together.js';
import { COORDINATE_LIMIT } from './units.js';
import { type Vec, vec } from './vector.js';

const block = (x: number, y: number, [wide, high]: readonly [number, number] = [10, 10]): Polygon => rectangle(vec(x, y), vec(x + wide, y + high));
const [left, right] = [block(-10, -5), block(0, -5)];
const base = disc(vec(0, 0), 5);

describe('a base on two', () => {
  test.each<{ says: string; all: readonly Polygon[]; shape?: Shape; held: boolean }>([
    { says: 'that share an edge', all: [left, right], held: true },
    { says: 'the same, flush with all outer edges', all: [left, right], shape: rectangle(vec(-10, -5), vec(10, 5)), held: true },
    { says: 'one tick over an outer edge', all: [left, right], shape: disc(vec(0, 1), 5), held: false },
    { says: 'with a gap of a tick', all: [left, block(1, -5)], held: false },
    { says: 'with a gap beside it', all: [left, block(1, -5)], shape: disc(vec(-5, 0), 5), held: true },
    { says: 'that overlap', all: [left, block(-3, -5)], held: true },
    { says: 'that share a part of an edge, all of it below the base', all: [block(-10, -9, [10, 20]), block(0, -5)], held: true },
    { says: 'that share a part of an edge, not all of it below the base', all: [left, block(0, -4)], held: false },
    { says: 'one in the other', all: [block(-20, -20, [40, 40]), left], held: true },
    { says: 'one of them twice', all: [left, left], held: false },
    { says: 'beside one that has no area', all: [left, right, polygon([vec(1, -5), vec(1, 5), vec(1, 0)])], held: true },
    { says: 'that meet in a corner only', all: [block(-10, -10), block(0, 0)], held: false },
    { says: 'one of which it only touches', all: [left, right], shape: disc(vec(-5, 0), 5), held: true },
    { says: 'neither of which it stands on', all: [left, right], shape: disc(vec(0, 30), 5), held: false },
  ])('$says: $held', ({ all, shape = base, held }) => {
    for (const order of [all, [...all].reverse()]) expect(containsPolygons(order, shape)).toBe(held);
  });

  test('none of which there is', () => expect(containsPolygons([], base)).toBe(false));
});

describe('a base on several', () => {
  const quarters = [block(-10, -10), block(0, -10), block(-10, 0), block(0, 0)];
  // Four around a hole of one tick, like the sails of a mill.
  const mill = [block(-10, 1, [11, 9]), block(1, 0, [9, 10]), block(0, -10, [10, 10]), block(-10, -10, [10, 11])];
  const fan = [polygon([vec(0, 0), vec(20, 0), vec(-10, 20)]), polygon([vec(0, 0), vec(-10, 20), vec(-10, -20)]), polygon([vec(0, 0), vec(-10, -20), vec(20, 0)])];
  test.each<{ says: string; all: readonly Polygon[]; shape?: Shape; held: boolean }>([
    { says: 'four whose corners meet below it', all: quarters, held: true },
    { says: 'three of those', all: quarters.slice(1), held: false },
    { says: 'three that meet in a point', all: fan, held: true },
    { says: 'two of those', all: fan.slice(1), held: false },
    { says: 'three in a row, the middle one thinner than it', all: [block(-11, -5), block(-1, -5, [2, 10]), block(1, -5)], held: true },
    { says: 'four around a hole of one tick', all: mill, held: false },
    { says: 'the same with something over the hole', all: [...mill, block(0, 0, [1, 1])], held: true },
    { says: 'the same with something over all but the corner of the hole', all: [...mill, polygon([vec(0, 0), vec(1, 0), vec(0, 1)])], held: false },
    { says: 'the same, touching the hole', all: mill, shape: disc(vec(-5, 0), 5), held: true },
    { says: 'the same, over the hole by a tick', all: mill, shape: disc(vec(-4, 0), 5), held: false },
  ])('$says: $held', ({ all, shape = base, held }) => {
    for (const order of [all, [...all].reverse()]) expect(containsPolygons(order, shape)).toBe(held);
  });
});

// Two whose edges cross at (7/5, 24/5), five from the origin: above there, between them, all is open.
describe('an inner corner that is not whole', () => {
  // Below y = 2x + 2, and below y = 11/2 − x/2.
  const one = polygon([vec(-3000, -5998), vec(3000, -5998), vec(3000, 6002)]);
  const two = polygon([vec(-3001, 1506), vec(-3001, -5998), vec(2999, -5998), vec(2999, -1494)]);
  const far = ({ x, y }: Vec): Vec => vec(x + COORDINATE_LIMIT - 4000, y - COORDINATE_LIMIT + 7000);
  test.each<{ says: string; shape: Shape; held: boolean }>([
    { says: 'a disc that touches it', shape: disc(vec(0, 0), 5), held: true },
    { says: 'a disc over it', shape: disc(vec(0, 0), 6), held: false },
    { says: 'a capsule that touches it with its round end', shape: capsule({ from: vec(-14, -48), to: vec(0, 0) }, 5), held: true },
    { says: 'a capsule over it by a tick', shape: capsule({ from: vec(-14, -48), to: vec(0, 0) }, 6), held: false },
    { says: 'a capsule that touches it with its side', shape: capsule({ from: vec(-48, 14), to: vec(48, -14) }, 5), held: true },
    { says: 'a capsule over it by a tick with its side', shape: capsule({ from: vec(-48, 14), to: vec(48, -14) }, 6), held: false },
    { says: 'a capsule of no length that touches it', shape: capsule({ from: vec(0, 0), to: vec(0, 0) }, 5), held: true },
    { says: 'a polygon that touches it', shape: polygon([vec(0, 6), vec(-7, 5), vec(0, -20), vec(7, 2), vec(4, 3)].map(({ x, y }) => vec(x, y - 1))), held: true },
    { says: 'a line below it', shape: segment(vec(0, 0), vec(1, 4)), held: true },
    { says: 'a line into the open', shape: segment(vec(0, 0), vec(1, 6)), held: false },
  ])('$says: $held', ({ shape, held }) => {
    expect(containsPolygons([one, two], shape)).toBe(held);
    const moved = (points: readonly Vec[]): Polygon => polygon(points.map(far));
    if (shape.kind === 'disc') expect(containsPolygons([moved(one.points), moved(two.points)], disc(far(shape.center), shape.radius))).toBe(held);
  });
});

test('the edges of two that meet, without the one between them', () => {
  const ends = openEdgesOf([left, right]).map(({ from, to }) => [from.x, from.y, to.x, to.y]);
  expect(ends).toEqual([[-10, -5, 0, -5], [0, 5, -10, 5], [-10, 5, -10, -5], [0, -5, 10, -5], [10, -5, 10, 5], [10, 5, 0, 5]]);
});

test('edges of two that cross end where they cross', () => {
  const ends = openEdgesOf([block(-9, -9), block(-4, -4), polygon([vec(0, 0), vec(1, 1), vec(2, 2)])]).map(({ from, to }) => [from.x, from.y, to.x, to.y]);
  expect(ends).toEqual([[-9, -9, 1, -9], [1, -9, 1, -4], [-4, 1, -9, 1], [-9, 1, -9, -9], [1, -4, 6, -4], [6, -4, 6, 6], [6, 6, -4, 6], [-4, 6, -4, 1]]);
});
