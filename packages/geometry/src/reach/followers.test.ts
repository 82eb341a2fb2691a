import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceDiscDisc } from '../disc-disc.js';
import { type Ground, faultsOfSpot, prepareGround } from '../moves/ground.js';
import { disc, rectangle } from '../shape.js';
import { arbitraryGround, arbitraryVec } from '../testing/index.js';
import { INCH } from '../units.js';
import { vec } from '../vector.js';
import {
  type Density,
  type Formation,
  candidatesOfFollowers,
  checkFollowers,
  isInArea,
  isInCohesion,
  placeFollowers,
  regionOfFollower,
  sampleFollowers,
} from './index.js';

/** Regions are dear: a quarter of the scenes in the inner loop. */
const few = (scenes: number): number => (process.env['REGELWERK_RUNS'] === undefined ? Math.ceil(scenes / 4) : scenes);

const SMALL = 1350;
const board = rectangle(vec(-45_000, -45_000), vec(45_000, 45_000));
const open: Ground = { edge: board, floors: [{ shape: board, level: 0 }], obstacles: [], bases: [] };
const unit = (count: number, more: Partial<Formation> = {}): Formation => ({
  leader: { base: disc(vec(0, 0), SMALL), floor: 0 },
  followers: Array.from({ length: count }, () => SMALL),
  within: 3 * INCH,
  ...more,
});

const reasons = (input: unknown, formation: Formation, ground: Ground = open) => {
  const checked = checkFollowers(input, formation, ground);
  return checked._tag === 'Right' ? [] : checked.left.map(({ path, reason }) => `${path}: ${reason}`);
};

describe('one follower', () => {
  test.each([
    { says: 'three inches away', x: 2 * SMALL + 3 * INCH, faults: [] },
    { says: 'one tick more', x: 2 * SMALL + 3 * INCH + 1, faults: ['0.end: too-far'] },
    { says: '3.4 inches, with a free spot at 2.5', x: 2 * SMALL + 8636, faults: ['0.end: too-far'] },
    { says: 'in contact', x: 2 * SMALL, faults: [] },
    { says: 'on its leader', x: 2 * SMALL - 1, faults: ['0.bases.0: spot-taken'] },
    { says: 'half a tick', x: 0.5, faults: ['0.end.x: not-whole'] },
  ])('$says', ({ x, faults }) => {
    expect(reasons([{ end: vec(x, 0), floor: 0 }], unit(1))).toEqual(faults);
  });

  test.each([
    { says: 'nothing', input: undefined, faults: [': not-a-list'] },
    { says: 'too few', input: [], faults: [': too-few-points'] },
    { says: 'too many', input: [1, 2], faults: [': too-many-points'] },
    { says: 'no place', input: [7], faults: ['0: not-a-record'] },
    { says: 'no floor', input: [{ end: vec(3000, 0), floor: 4 }], faults: ['0.floor: out-of-range'] },
  ])('no input: $says', ({ input, faults }) => {
    expect(reasons(input, unit(1))).toEqual(faults);
  });
});

describe('the solver', () => {
  test('five followers stand around their leader, apart from each other', () => {
    const places = placeFollowers(unit(5), open)!;
    expect(places.every(({ inCohesion }) => inCohesion)).toBe(true);
    const bases = [disc(vec(0, 0), SMALL), ...places.map(({ end }) => disc(end, SMALL))];
    bases.forEach((a, i) => bases.slice(i + 1).forEach((b) => expect(distanceDiscDisc(a, b) + (a === b ? 1 : 0)).toBeGreaterThanOrEqual(0)));
    expect(reasons(places, unit(5))).toEqual([]);
    expect(placeFollowers(unit(5), open)).toEqual(places);
  });

  test('[LE-31] two fit on the ledge; the others stand as near as possible, none is lost', () => {
    const piece = (x: number, to: number, level: number) => ({ shape: rectangle(vec(x, -SMALL), vec(to, SMALL)), level });
    const ground: Ground = {
      ...open,
      floors: [piece(-SMALL, SMALL + 4 * SMALL, 1), piece(SMALL + 8636, SMALL + 8636 + 2 * SMALL, 0), piece(-SMALL - 5 * INCH - 2 * SMALL, -SMALL - 5 * INCH, 0)],
    };
    const places = placeFollowers(unit(4), ground)!;
    expect(places.map(({ inCohesion }) => inCohesion)).toEqual([true, true, false, false]);
    expect(places.map(({ end }) => end)).toEqual([vec(2 * SMALL, 0), vec(4 * SMALL, 0), vec(2 * SMALL + 8636, 0), vec(-2 * SMALL - 5 * INCH, 0)]);
    expect(reasons(places, unit(4), ground)).toEqual([]);
  });

  test('what it may not see, or is too high, it does not count', () => {
    const toTheLeft = unit(3, { allows: ({ center }) => center.x <= 0 });
    expect(placeFollowers(toTheLeft, open)!.every(({ end, inCohesion }) => inCohesion && end.x <= 0)).toBe(true);
    const deck = { ...open, floors: [...open.floors, { shape: rectangle(vec(-9000, -9000), vec(0, 9000)), level: 4000 }] };
    const level = unit(2, { leader: { base: disc(vec(SMALL, 0), SMALL), floor: 0 }, allows: (_, floor) => floor === 0 });
    expect(placeFollowers(level, deck)!.map(({ floor }) => floor)).toEqual([0, 0]);
  });

  test('where nothing at all is free, there is no answer', () => {
    expect(placeFollowers(unit(2), { ...open, floors: [{ shape: rectangle(vec(-SMALL, -SMALL), vec(SMALL, SMALL)), level: 0 }] })).toBeUndefined();
  });

  test('a crowd: as many in cohesion as one by one finds, the rest outside', () => {
    const places = placeFollowers(unit(24), open)!;
    expect(places).toHaveLength(24);
    expect(places.filter(({ inCohesion }) => inCohesion).length).toBeGreaterThanOrEqual(18);
    expect(reasons(places, unit(24))).toEqual([]);
  });
});

const DENSITIES: readonly Density[] = ['sparse', 'standard', 'dense'];

test('the four laws of followers, over random tables', () => {
  fc.assert(
    fc.property(arbitraryGround(22_000).map(prepareGround), arbitraryVec(18_000), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (ground, at, seed) => {
      let state = seed;
      const draw = (below: number): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 4_294_967_296) * below);
      };
      const floor = ground.floors.findIndex((_, place) => faultsOfSpot({ base: disc(at, SMALL), floor: place }, ground).length === 0);
      if (floor < 0) return;
      const formation = unit(3, { leader: { base: disc(at, SMALL), floor } });
      const lists = DENSITIES.map((density) => candidatesOfFollowers(formation, ground, density));
      expect(lists[0]).toEqual([placeFollowers(formation, ground)]);
      expect(lists[1]).toEqual(expect.arrayContaining(lists[0]! as unknown[]));
      expect(lists[2]).toEqual(expect.arrayContaining(lists[1]! as unknown[]));
      const samples = Array.from({ length: 5 }, () => sampleFollowers(formation, ground, draw)).filter((places) => places !== undefined);
      const all = [...lists[2]!, ...samples];
      for (const places of all) expect(reasons(places, formation, ground)).toEqual([]);
      ground.floors.forEach((_, one) => {
        const { inner, outer } = regionOfFollower(formation, { radius: SMALL, floor: one }, ground);
        for (const { end, floor: on, inCohesion } of all.flat()) if (on === one && inCohesion) expect(isInArea(outer, end)).toBe(true);
        for (let i = 0; i < 40; i += 1) {
          const end = vec(at.x + draw(20_001) - 10_000, at.y + draw(20_001) - 10_000);
          if (!isInArea(inner, end)) continue;
          expect(isInCohesion({ base: disc(end, SMALL), floor: one }, formation)).toBe(true);
          expect(reasons([{ end, floor: one }], { ...formation, followers: [SMALL] }, ground)).toEqual([]);
        }
      });
    }),
    { numRuns: few(8) },
  );
});
