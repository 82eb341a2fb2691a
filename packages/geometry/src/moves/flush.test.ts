import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { box, oval, stadium } from '../base.js';
import { type Polygon, type Shape, disc, polygon, rectangle } from '../shape.js';
import { arbitraryGround, arbitraryVec } from '../testing/index.js';
import { type Vec, add, scale, vec } from '../vector.js';
import { type Displaced, checkPlace, displace } from './displace.js';
import { cornersBetween } from './flush.js';
import { type Floor, type Ground, faultsOfSpot, mainFloor } from './ground.js';
import { checkToolMove } from './tool-move.js';

const board = rectangle(vec(-45_000, -45_000), vec(45_000, 45_000));
const land: Floor = { shape: board, level: 0 };
const open: Ground = { edge: board, floors: [land], obstacles: [], bases: [] };
const base = (x = 0, y = 0) => disc(vec(x, y), 2000);
const block = (x: number, to: number, level = 1): Floor => ({ shape: rectangle(vec(x, -9000), vec(to, 9000)), level });
const on = (...floors: readonly Floor[]): Ground => ({ ...open, floors: [land, ...floors] });
const [left, right] = [block(-9000, 0), block(0, 9000)];

describe('a base may end on two crates of one height', () => {
  const bears = (ground: Ground, one: Shape = base()): readonly number[] => ground.floors.flatMap((_, floor) => (faultsOfSpot({ base: one, floor }, ground).length === 0 ? [floor] : []));
  test.each<{ says: string; ground: Ground; one?: Shape; floors: readonly number[] }>([
    { says: 'side by side: either names it', ground: on(left, right), floors: [1, 2] },
    { says: 'that overlap', ground: on(block(-9000, 500), right), floors: [1, 2] },
    { says: 'all on one of which and half on the other', ground: on(left, block(-9000, 9000)), floors: [1, 2] },
    { says: 'with a gap of a tick: not', ground: on(left, block(1, 9000)), floors: [] },
    { says: 'the gap beside it', ground: on(left, block(1, 9000)), one: base(-2000), floors: [1] },
    { says: 'of different heights: not', ground: on(left, block(0, 9000, 2)), floors: [] },
    { says: 'off whose outer edge it is by a tick: not', ground: on(left, right), one: base(0, 7001), floors: [] },
    { says: 'whose outer edge it touches', ground: on(left, right), one: base(0, 7000), floors: [1, 2] },
    { says: 'one of which it only touches: that does not name it', ground: on(left, right), one: base(2000), floors: [2] },
    { says: 'beside a third that it is not on', ground: on(left, right, block(9000, 20_000)), floors: [1, 2] },
    { says: 'under a walkway', ground: on(left, right, { ...block(-9000, 9000, 2), open: true }), floors: [1, 2, 3] },
    { says: 'below a roof: not', ground: on(left, right, block(-100, 100, 2)), floors: [] },
    { says: 'with someone on one of them: not', ground: { ...on(left, right), bases: [{ shape: base(3000), level: 1 }] }, floors: [] },
    { says: 'as a stadium', ground: on(left, right), one: stadium({ center: vec(0, 0), facing: vec(3, 1), length: 9000, width: 4000 }), floors: [1, 2] },
    { says: 'as an oval', ground: on(left, right), one: oval({ center: vec(0, 0), facing: vec(3, 1), length: 9000, width: 4000 }), floors: [1, 2] },
    { says: 'as a box', ground: on(left, right), one: box({ center: vec(0, 0), facing: vec(3, 1), length: 9000, width: 4000 }), floors: [1, 2] },
    { says: 'as a box over the gap: not', ground: on(left, block(1, 9000)), one: box({ center: vec(0, 0), facing: vec(3, 1), length: 9000, width: 4000 }), floors: [] },
  ])('$says', ({ ground, one, floors }) => {
    expect(bears(ground, one)).toEqual(floors);
  });

  test('a crate that is level with the table has no edge', () => expect(bears(on(block(-9000, 0, 0)))).toEqual([0, 1]));

  test('with a tool, and set down', () => {
    const ground = on(left, right);
    const start = { base: base(-5000), tool: { arms: [5000, 5000], width: 2540, limit: vec(0, 1) } } as const;
    const ends = (floor: number) => [checkToolMove({ arms: [vec(1, 0), vec(1, 0)], end: vec(0, 0), floor }, start, ground), checkPlace({ end: vec(0, 0), floor }, { base: base(-5000), within: 5000 }, ground)];
    expect([0, 1, 2].map((floor) => ends(floor).map(({ _tag }) => _tag))).toEqual([['Left', 'Left'], ['Right', 'Right'], ['Right', 'Right']]);
  });
});

test.each<{ says: string; one: Shape; places: readonly number[]; main: number | undefined }>([
  { says: 'under its middle', one: base(100), places: [1, 2], main: 2 },
  { says: 'the first of two under its middle', one: base(), places: [1, 2], main: 1 },
  { says: 'the first, if none is', one: base(0, 9001), places: [2, 1], main: 2 },
  { says: 'under the middle of a box', one: box({ center: vec(100, 0), facing: vec(3, 1), length: 9000, width: 4000 }), places: [1, 2], main: 2 },
  { says: 'of one that one', one: base(100), places: [1], main: 1 },
  { says: 'of none none', one: base(), places: [], main: undefined },
])('the floor that stands for several: $says', ({ one, places, main }) => expect(mainFloor(one, places, on(left, right))).toBe(main));

describe('pushed over crates of one height', () => {
  const push = (ground: Ground, start: Partial<Parameters<typeof displace>[0]>): Displaced => displace({ base: base(), floor: 1, length: 4000, ...start }, vec(1, 0), ground);
  test.each<{ says: string; ground: Ground; start?: Partial<Parameters<typeof displace>[0]>; then: Displaced }>([
    { says: 'from both onto one', ground: on(left, right), then: { end: vec(4000, 0), floor: 2, wentBack: false } },
    { says: 'from one of them to the other, which is in its way', ground: on(left, right), start: { base: base(-5000) }, then: { end: vec(-2000, 0), floor: 1, stoppedBy: { kind: 'floor', place: 2 }, wentBack: false } },
    { says: 'the same at a level of its own', ground: on(left, right), start: { base: base(-5000), level: 1.5 }, then: { end: vec(-1000, 0), floor: 1, wentBack: false } },
    { says: 'onto the other a little more', ground: on(left, right), start: { base: base(-3000), level: 1.5 }, then: { end: vec(1000, 0), floor: 2, wentBack: false } },
    { says: 'back to both from over an edge', ground: on(left, block(0, 2500)), start: { base: base(-3000), level: 2 }, then: { end: vec(500, 0), floor: 2, wentBack: true } },
    { says: 'back to one from over a gap', ground: on(left, block(1, 9000)), start: { base: base(-4000), level: 2 }, then: { end: vec(-2000, 0), floor: 1, wentBack: true } },
    { says: 'over a gap that is wide enough to fall into', ground: on(left, block(4000, 9000)), start: { base: base(-4000), length: 6000, level: 2 }, then: { end: vec(2000, 0), floor: 0, wentBack: false } },
    { says: 'down onto two lower ones', ground: on(block(-9000, -2000, 2), left, right), start: { base: base(-6000), length: 6000, level: 2 }, then: { end: vec(0, 0), floor: 2, wentBack: false } },
  ])('$says', ({ ground, start = {}, then }) => expect(push(ground, start)).toEqual(then));
});

test('corners between flush floors: where edges cross, of one level and near', () => {
  const cross: readonly Floor[] = [{ shape: rectangle(vec(-5, -1), vec(5, 1)), level: 1 }, { shape: rectangle(vec(-1, -5), vec(1, 5)), level: 1 }, { shape: rectangle(vec(-9, 0), vec(9, 3)), level: 2 }];
  const all = { minX: -9, minY: -9, maxX: 9, maxY: 9 };
  expect(cornersBetween(cross, all).map(({ center: { x, y } }) => [x, y])).toEqual(expect.arrayContaining([[-1, -1], [1, -1], [1, 1], [-1, 1]]));
  expect(cornersBetween(cross, all)).toHaveLength(4);
  expect(cornersBetween([left, right], all)).toEqual([]);
  expect(cornersBetween(cross, { ...all, minX: 4 })).toEqual([]);
});

/** A deck of four corners in two; one of three as it is. */
const halves = ({ shape: { points }, ...floor }: Floor): readonly Floor[] =>
  (points.length === 4 ? [[0, 1, 2], [0, 2, 3]] : [[0, 1, 2]]).map((corners) => ({ ...floor, shape: polygon(corners.map((i) => points[i]!)) }));

/** The same table with every deck cut in two, and for each half the deck that it is of. */
const cut = (ground: Ground): { readonly ground: Ground; readonly of: readonly number[] } => {
  const [first, ...decks] = ground.floors;
  return { ground: { ...ground, floors: [first!, ...decks.flatMap(halves)] }, of: [0, ...decks.flatMap((deck, i) => halves(deck).map(() => i + 1))] };
};

test('a deck cut in two bears what it bears whole; who is pushed over it, where nothing stops it, comes to lie in the same place', () => {
  fc.assert(
    fc.property(arbitraryGround(12_000), fc.array(fc.tuple(arbitraryVec(10_000), arbitraryVec(9).filter(({ x, y }) => x !== 0 || y !== 0)), { minLength: 20, maxLength: 20 }), (whole, tries) => {
      const { ground, of } = cut(whole);
      for (const [at, way] of tries) {
        whole.floors.forEach((_, floor) => {
          const isGood = faultsOfSpot({ base: base(at.x, at.y), floor }, whole).length === 0;
          expect(of.some((deck, half) => deck === floor && faultsOfSpot({ base: base(at.x, at.y), floor: half }, ground).length === 0)).toBe(isGood);
        });
        const [one, two] = [whole, ground].map((table) => displace({ base: base(at.x, at.y), floor: 0, length: 7620, level: 3 }, way, table));
        expect([two!.end, two!.wentBack]).toEqual([one!.end, one!.wentBack]);
        expect(ground.floors[two!.floor]!.level).toBe(whole.floors[one!.floor]!.level);
      }
    }),
    { numRuns: 15 },
  );
});

test('who goes back over floors that cross comes as far as it could lie, tick by tick', () => {
  const shape = (at: Vec, size: number): Polygon => polygon([vec(0, -size), vec(size, 75), vec(-25, size), vec(-size, 0)].map((corner) => add(at, corner)));
  const decks = fc.array(fc.tuple(arbitraryVec(225), fc.integer({ min: 200, max: 375 })), { minLength: 2, maxLength: 4 });
  const axis = fc.constantFrom(vec(1, 0), vec(0, 1), vec(-1, 0), vec(0, -1));
  fc.assert(
    fc.property(decks, axis, arbitraryVec(100), (pieces, way, at) => {
      const ground: Ground = { ...open, floors: pieces.map(([center, size]) => ({ shape: shape(center, size), level: 1 })) };
      const small = (length: number) => disc(add(at, scale(way, length)), 62);
      const lies = (length: number): boolean => ground.floors.some((_, floor) => faultsOfSpot({ base: small(length), floor }, ground).length === 0);
      const { end, wentBack } = displace({ base: small(0), floor: 0, length: 300, level: 2 }, way, ground);
      let last = 300;
      while (last > 0 && !lies(last)) last -= 1;
      expect(wentBack).toBe(last < 300);
      expect(end).toEqual(add(at, scale(way, last)));
    }),
    { numRuns: 60 },
  );
});
