import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxOf, isWithinBoxBox } from '../box.js';
import { type Ground, prepareGround } from '../moves/ground.js';
import { type Shape, capsule, disc, polygon, rectangle, segment } from '../shape.js';
import { arbitraryGround, arbitraryVec } from '../testing/index.js';
import { INCH } from '../units.js';
import { type Vec, distanceSquared, vec } from '../vector.js';
import { floorsFor } from './density.js';
import { type Formation, checkFollowers, placeFollowers } from './index.js';

const SMALL = 1350;
const edge = rectangle(vec(-45_000, -45_000), vec(45_000, 45_000));
const own = rectangle(vec(-SMALL, -SMALL), vec(SMALL, SMALL));
const unit = (count: number, more: Partial<Formation> = {}): Formation => ({
  leader: { base: disc(vec(0, 0), SMALL), floor: 0 },
  followers: Array.from({ length: count }, () => SMALL),
  within: 3 * INCH,
  ...more,
});
const decks = (...shapes: readonly Ground['edge'][]): Ground => prepareGround({ edge, floors: [own, ...shapes].map((shape) => ({ shape, level: 0 })), obstacles: [], bases: [] });
/** So much more room than a base needs; 6 m away, the directions looked at are 8 mm apart, and this is between two. */
const square = (at: Vec, spare: number) => rectangle(vec(at.x - SMALL, at.y - SMALL), vec(at.x + SMALL + spare, at.y + SMALL + spare));
const slanted = ({ x, y }: Vec, u: number) => polygon([[7, -1], [1, 7], [-7, 1], [-1, -7]].map(([a = 0, b = 0]) => vec(x + a * u, y + b * u)));
const BETWEEN = vec(6000, 393);

describe('a pocket between two directions', () => {
  test.each([
    { says: 'just as large as the base', deck: square(BETWEEN, 0), found: true },
    { says: 'two ticks larger', deck: square(BETWEEN, 2), found: true },
    { says: 'a tick too small', deck: square(BETWEEN, -1), found: false },
    { says: 'a tick and a half too small', deck: polygon([vec(4650, -957), vec(7349, -957), vec(7348, 1743), vec(4650, 1743)]), found: false },
    { says: 'askew, five ticks larger on each side', deck: slanted(BETWEEN, 271), found: true },
    { says: 'askew, five ticks smaller on each side', deck: slanted(BETWEEN, 269), found: false },
    { says: 'beyond the range of cohesion by a tick', deck: square(vec(10_311, 700), 0), found: true, isOut: true },
  ])('$says', ({ deck, found, isOut }) => {
    const [ground, formation] = [decks(deck), unit(1)];
    const places = placeFollowers(formation, ground);
    expect(places?.map(({ inCohesion }) => inCohesion)).toEqual(found ? [isOut !== true] : undefined);
    if (places !== undefined) expect(checkFollowers(places, formation, ground)._tag).toBe('Right');
  });

  test('between three bases that leave room for one', () => {
    const rim = [vec(3000, 4000), vec(-3000, 4000), vec(0, -5003)].map((at) => disc(vec(5000 + at.x, 5357 + at.y), 5000 - SMALL));
    const closed = [vec(6000, -1800), vec(-6000, -1800), vec(0, 8000)].map((at) => disc(vec(5000 + at.x, 5357 + at.y), 4000));
    const ground = prepareGround({ edge, floors: [own, rectangle(vec(3000, 3357), vec(7000, 7357))].map((shape) => ({ shape, level: 0 })), obstacles: [], bases: [...rim, ...closed].map((shape) => ({ shape, level: 0 })) });
    expect(placeFollowers(unit(1), ground)?.map(({ inCohesion }) => inCohesion)).toEqual([true]);
  });

  test('it is taken before what is farther away on a direction, and a second one goes there', () => {
    const far = rectangle(vec(8000, -4000), vec(12_000, 4000));
    expect(placeFollowers(unit(2), decks(far, square(vec(5000, 328), 2)))?.map(({ end }) => Math.round(end.x / 1000))).toEqual([5, 9]);
  });

  test('outside of cohesion, too, the nearer one is taken', () => {
    const [near, far] = [square(vec(14_000, 917), 2), rectangle(vec(15_500, -4000), vec(19_000, 4000))];
    const [place] = placeFollowers(unit(1), decks(near, far)) ?? [];
    expect(place?.inCohesion).toBe(false);
    expect(Math.abs((place?.end.x ?? 0) - 14_000)).toBeLessThan(4);
  });

  test('who stands outside while there is room in a pocket is told so; where nothing is allowed there, not', () => {
    const ground = decks(square(BETWEEN, 2), square(vec(13_000, 0), 0));
    const outside = [{ end: vec(13_000, 0), floor: 2 }];
    expect(checkFollowers(outside, unit(1), ground)).toEqual({ _tag: 'Left', left: [{ path: '0.end', reason: 'too-far' }] });
    const blind = unit(1, { allows: ({ center }) => center.x > 12_000 });
    const nearer = checkFollowers(outside, blind, ground);
    expect(nearer._tag === 'Left' && nearer.left).toEqual([{ path: '0.end', reason: 'too-far' }]);
    expect(checkFollowers([{ end: BETWEEN, floor: 1 }], blind, ground)._tag).toBe('Right');
  });

  test.each([(p: Vec) => vec(0 - p.y, p.x), (p: Vec) => vec(0 - p.x, 0 - p.y), (p: Vec) => vec(p.x, 0 - p.y), (p: Vec) => vec(p.y, p.x)])('on a table turned or mirrored, it is found as well (%#)', (turn) => {
    const deck = slanted(BETWEEN, 271);
    const there = (ground: Ground) => placeFollowers(unit(1), ground)!.map(({ end }) => distanceSquared(end, vec(0, 0)));
    expect(there(decks(polygon(deck.points.map(turn))))).toEqual(there(decks(deck)));
  });
});

const SIZE = 96;
const others: fc.Arbitrary<Shape> = fc.tuple(arbitraryVec(SIZE), arbitraryVec(SIZE), fc.integer({ min: 5, max: 40 }), fc.integer({ min: 0, max: 5 })).map(([at, to, radius, kind]) =>
  kind === 0 ? capsule(segment(at, to), radius) : kind === 1 ? polygon([at, to, vec(at.x - radius, at.y + radius)]) : disc(at, radius),
);
/** Small and crowded tables, so that each place can be looked at. */
const scenes = fc
  .record({ ground: arbitraryGround(SIZE), at: arbitraryVec(SIZE), leader: fc.integer({ min: 2, max: 20 }), radius: fc.integer({ min: 4, max: 30 }), within: fc.integer({ min: 5, max: 30 }), crowd: fc.array(others, { maxLength: 12 }) })
  .map(({ ground, at, leader, radius, within, crowd }) => ({
    ground: prepareGround({ ...ground, bases: crowd.flatMap((shape) => [0, 1, 2].map((level) => ({ shape, level }))) }),
    formation: { leader: { base: disc(at, leader), floor: 0 }, followers: [radius], within } satisfies Formation,
  }));

/** The square of how far from the leader the nearest place is where a follower fits that is a tick larger; Infinity if there is none so near. */
const bruteNearest = ({ ground, formation }: { readonly ground: Ground; readonly formation: Formation }): number => {
  const { leader: { base: { center, radius } }, within } = formation;
  const [size = 0] = formation.followers;
  const reach = radius + within + size - 1;
  const free = { ...ground, bases: [...ground.bases, { shape: formation.leader.base, level: ground.floors[0]?.level ?? 0 }] };
  let least = Infinity;
  for (let x = -reach; x <= reach; x += 1)
    for (let y = -reach; y <= reach; y += 1) {
      const square = x * x + y * y;
      if (square > reach * reach || square >= least) continue;
      const base = disc(vec(center.x + x, center.y + y), size + 1);
      if (isWithinBoxBox(boxOf(base), boxOf(ground.edge), 0) && floorsFor(base, free).length > 0) least = square;
    }
  return least;
};

test('where a follower that is a tick larger fits a tick nearer than it must, it finds a place in cohesion, and none is much nearer', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const nearest = bruteNearest(scene);
      if (nearest === Infinity) return;
      const { leader: { base }, followers: [size = 0] } = scene.formation;
      const [place] = placeFollowers(scene.formation, scene.ground) ?? [];
      expect(place?.inCohesion).toBe(true);
      // Over the leader, on a deck above it, it need not stand: contact is near enough.
      expect(Math.sqrt(distanceSquared(place!.end, base.center))).toBeLessThanOrEqual(Math.max(Math.sqrt(nearest), base.radius + size) + 3);
    }),
    { numRuns: 150 },
  );
});
