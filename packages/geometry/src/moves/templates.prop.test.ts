import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandBetween, isCompletelyWithin } from '../band.js';
import { type BaseForm, arcsOf } from '../base.js';
import { type Displaced, displace } from './displace.js';
import { isWithin } from '../distance.js';
import { slide } from './contact.js';
import { type Ground, faultsOfSpot } from './ground.js';
import { overlapsPlatePolygon } from './plate-polygon.js';
import { overlapsPolygonPolygon } from '../polygon-polygon.js';
import { preparePolygon, turnOf } from '../prepare.js';
import { disc, polygon } from '../shape.js';
import {
  type Motion,
  arbitraryCapsule,
  arbitraryDisc,
  arbitraryGround,
  arbitraryMotion,
  arbitraryPolygon,
  arbitrarySegment,
  arbitraryShape,
  arbitraryVec,
  bruteClassify,
  bruteLast,
  bruteSlide,
  enlarge,
  gridOf,
  moveShape,
  reverseShape,
} from '../testing/index.js';
import { layTool, overlapsLayPolygon } from './tool.js';
import { type Vec, add, cross, leftOf, scale, subtract, vec } from '../index.js';
import { meetsWedge } from '../wedge.js';

const direction = arbitraryVec(6).filter(({ x, y }) => x !== 0 || y !== 0);
const wedges = fc.tuple(arbitraryVec(6), direction, direction).filter(([, from, to]) => cross(from, to) > 0).map(([apex, from, to]) => ({ apex, from, to }));

test('a plate on a polygon: the quick answer is the long one', () => {
  const plates = fc.tuple(arbitraryVec(12), direction, fc.integer({ min: 1, max: 3 })).map(([at, way, times]) => {
    const [long, side] = [scale(way, times), leftOf(way)];
    return polygon([subtract(at, side), subtract(add(at, long), side), add(add(at, long), side), add(at, side)]);
  });
  fc.assert(
    fc.property(plates, arbitraryPolygon(15), (plate, other) => {
      expect(turnOf(plate.points)).toBe(1);
      expect(overlapsPlatePolygon(plate, preparePolygon(other))).toBe(overlapsPolygonPolygon(plate, other));
      expect(overlapsPlatePolygon(plate, preparePolygon(polygon([...other.points].reverse())))).toBe(overlapsPolygonPolygon(plate, other));
    }),
    { numRuns: 3000 },
  );
});

test('a tool on a polygon: any point of the grid inside both means overlap, and no overlap means none', () => {
  const grid = gridOf(32, 1);
  fc.assert(
    fc.property(direction, direction, arbitraryPolygon(24), (first, second, piece) => {
      const lay = layTool({ arms: [14, 12], width: 8, limit: vec(-1, 0) }, [first, second], { center: vec(0, 0), reach: 4 });
      const isUnder = (point: Vec): boolean => [...lay.plates, lay.hinge].some((part) => bruteClassify(point, part) > 0);
      const meets = grid.some((point) => isUnder(point) && bruteClassify(point, piece) > 0);
      if (meets) expect(overlapsLayPolygon(lay, piece)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

describe('a wedge', () => {
  test('is met where a point of the grid lies in both', () => {
    const grid = gridOf(48, 1);
    fc.assert(
      fc.property(wedges, fc.oneof(arbitraryDisc(8), arbitraryPolygon(10), arbitraryCapsule(6)), (wedge, shape) => {
        const big = { apex: scale(wedge.apex, 3), from: wedge.from, to: wedge.to };
        const holds = (point: Vec): boolean => cross(big.from, subtract(point, big.apex)) >= 0 && cross(subtract(point, big.apex), big.to) >= 0;
        const large = enlarge(shape, 3);
        if (grid.some((point) => holds(point) && bruteClassify(point, large) >= 0)) expect(meetsWedge(shape, wedge)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('moved with its shape, and scaled with it, is met or not as before', () => {
    fc.assert(
      fc.property(wedges, arbitraryShape(8), fc.oneof(arbitraryVec(50)), fc.integer({ min: 1, max: 40 }), (wedge, shape, by, times) => {
        const before = meetsWedge(shape, wedge);
        const turned = { apex: leftOf(wedge.apex), from: leftOf(wedge.from), to: leftOf(wedge.to) };
        const mirrored = { apex: vec(0 - wedge.apex.x, wedge.apex.y), from: vec(0 - wedge.to.x, wedge.to.y), to: vec(0 - wedge.from.x, wedge.from.y) };
        const move = (motion: (point: Vec) => Vec) => moveShape(shape, { says: '', move: motion });
        expect(meetsWedge(move((point) => add(point, by)), { ...wedge, apex: add(wedge.apex, by) })).toBe(before);
        expect(meetsWedge(move(leftOf), turned)).toBe(before);
        expect(meetsWedge(move(({ x, y }) => vec(0 - x, y)), mirrored)).toBe(before);
        expect(meetsWedge(enlarge(shape, times), { ...wedge, apex: scale(wedge.apex, times) })).toBe(before);
        expect(meetsWedge(reverseShape(shape), wedge)).toBe(before);
      }),
      { numRuns: 1000 },
    );
  });
});

test('completely within: every point of the grid in the inner shape is within, and whoever is within completely is within', () => {
  const grid = gridOf(30, 1);
  fc.assert(
    fc.property(arbitraryShape(7), fc.oneof(arbitraryDisc(5), arbitrarySegment(8), arbitraryCapsule(4)), fc.integer({ min: 0, max: 15 }), (inner, from, range) => {
      const all = isCompletelyWithin(inner, from, range);
      const inside = grid.filter((point) => bruteClassify(point, inner) >= 0);
      if (all) expect(inside.every((point) => isWithin(disc(point, 0), from, range))).toBe(true);
      if (all) expect(isWithin(inner, from, range)).toBe(true);
      expect(isCompletelyWithin(enlarge(inner, 7), enlarge(from, 7), range * 7)).toBe(all);
    }),
    { numRuns: 120 },
  );
});

test('whoever is not completely within has a point of its outline beyond', () => {
  fc.assert(
    fc.property(arbitraryDisc(300), arbitrarySegment(300), fc.integer({ min: 0, max: 900 }), (inner, from, range) => {
      // The farthest point of a disc from a segment lies in the direction away from its nearest point: look all around
      // (rounded to ticks, two outside: the last digit of an engine's cosine does not matter).
      const around = Array.from({ length: 720 }, (_, i) => vec(Math.round(inner.center.x + (inner.radius + 2) * Math.cos(i / 114.6)), Math.round(inner.center.y + (inner.radius + 2) * Math.sin(i / 114.6))));
      if (!isCompletelyWithin(inner, from, range)) expect(around.some((point) => !isWithin(disc(point, 0), from, range))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('bands and arcs do not change when everything is so many times as large', () => {
  const form: BaseForm = { outline: 'stadium', length: 14, width: 8, notches: [], notchDepth: 0 };
  fc.assert(
    fc.property(arbitraryShape(30), arbitraryShape(30), direction, fc.integer({ min: 1, max: 30 }), (a, b, facing, times) => {
      const limits = [5, 10, 20];
      expect(bandBetween(enlarge(a, times), enlarge(b, times), limits.map((limit) => limit * times))).toBe(bandBetween(a, b, limits));
      const base = { form, center: vec(3, -2), facing };
      const large = { form: { ...form, length: 14 * times, width: 8 * times }, center: scale(base.center, times), facing };
      expect(arcsOf(large, enlarge(a, times))).toEqual(arcsOf(base, a));
    }),
  );
});

const axis = fc.constantFrom(vec(1, 0), vec(0, 1), vec(-1, 0), vec(0, -1));

test('what slides along an axis stops at the tick where one that goes tick by tick does', () => {
  const mover = fc.oneof(arbitraryDisc(30), arbitraryCapsule(20));
  const blocker = fc.oneof(arbitraryDisc(60), arbitraryPolygon(80), arbitraryCapsule(50), arbitrarySegment(80));
  fc.assert(
    fc.property(mover, axis, fc.integer({ min: 1, max: 200 }), fc.array(blocker, { minLength: 1, maxLength: 3 }), (one, way, most, blockers) => {
      const { way: went } = slide({ mover: one, way: scale(way, most), blockers });
      expect(Math.abs(went.x) + Math.abs(went.y)).toBe(bruteSlide(one, { axis: way, most }, blockers));
    }),
    { numRuns: 1000 },
  );
});

describe('a displaced base', () => {
  test('that goes back along an axis goes back to the tick where it last lay wholly on its floor', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(arbitraryVec(90), fc.integer({ min: 5, max: 60 })), { maxLength: 3 }), axis, fc.integer({ min: 1, max: 120 }), (holes, way, length) => {
        const edge = polygon([vec(-200, -200), vec(200, -200), vec(200, 200), vec(-200, 200)]);
        const deck = polygon([vec(-80, -70), vec(90, -60), vec(60, 80), vec(-70, 60)]);
        const bases = holes.map(([center, radius]) => ({ shape: disc(center, radius), level: 0 }));
        const ground: Ground = { edge, floors: [{ shape: edge, level: 0 }, { shape: deck, level: 1 }], obstacles: [], bases };
        const { end, floor, stoppedBy } = displace({ base: disc(vec(0, 0), 20), floor: 1, length }, way, ground);
        const went = Math.abs(end.x) + Math.abs(end.y);
        const base = { center: vec(0, 0), radius: 20 };
        const last = Math.max(...[0, 1].map((on) => bruteLast({ ...base, floor: on }, { axis: way, most: length }, ground)));
        if (stoppedBy === undefined) expect([went, floor >= 0]).toEqual([last, true]);
      }),
      { numRuns: 500 },
    );
  });

  const moveGround = (ground: Ground, motion: Motion): Ground => {
    const shaped = <A extends { readonly shape: Parameters<typeof moveShape>[0] }>(one: A): A => ({ ...one, shape: moveShape(one.shape, motion) });
    return { edge: moveShape(ground.edge, motion) as Ground['edge'], floors: ground.floors.map(shaped), obstacles: ground.obstacles.map(shaped), bases: ground.bases.map(shaped) };
  };

  test('comes to lie at the same place when all is moved, turned by a quarter, or mirrored', () => {
    fc.assert(
      fc.property(arbitraryGround(22_000), arbitraryVec(15_000), direction, arbitraryMotion(9000), fc.integer({ min: 1, max: 15_240 }), (ground, at, way, motion, length) => {
        const floor = ground.floors.findIndex((_, place) => faultsOfSpot({ base: disc(at, 2000), floor: place }, ground).length === 0);
        if (floor < 0) return;
        const turn = (vector: Vec): Vec => subtract(motion.move(vector), motion.move(vec(0, 0)));
        const before = displace({ base: disc(at, 2000), floor, length }, way, ground);
        const after = displace({ base: disc(motion.move(at), 2000), floor, length }, turn(way), moveGround(ground, motion));
        const wanted: Displaced = { ...before, end: motion.move(before.end) };
        expect(after).toEqual(wanted);
      }),
      { numRuns: 1000 },
    );
  });

  test('against many small steps: it lies where the last step did that a base could take', () => {
    fc.assert(
      fc.property(arbitraryGround(22_000), arbitraryVec(15_000), fc.constantFrom(vec(1, 0), vec(0, -1)), (ground, at, way) => {
        const floor = ground.floors.findIndex((_, place) => faultsOfSpot({ base: disc(at, 2000), floor: place }, ground).length === 0);
        if (floor < 0 || ground.floors[floor]!.level > 0) return;
        const { end, stoppedBy } = displace({ base: disc(at, 2000), floor, length: 7620 }, way, ground);
        const lies = (length: number): boolean => faultsOfSpot({ base: disc(add(at, scale(way, length)), 2000), floor }, ground).length === 0;
        const went = Math.abs(end.x - at.x) + Math.abs(end.y - at.y);
        for (let length = 0; length <= went; length += 60) if (stoppedBy?.kind !== 'floor') expect(went < length || lies(went)).toBe(true);
        expect(lies(went)).toBe(true);
        if (went < 7620 && stoppedBy === undefined) expect(lies(went + 1)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
