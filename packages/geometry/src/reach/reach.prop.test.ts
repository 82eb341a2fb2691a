import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headingTo } from '../heading.js';
import { type PushStart, checkPlace, checkPush, displace } from '../moves/displace.js';
import { type Ground, prepareGround } from '../moves/ground.js';
import { disc } from '../shape.js';
import { arbitraryGround, arbitraryVec, bruteReaches } from '../testing/index.js';
import { type Tool, layTool } from '../moves/tool.js';
import { checkToolMove } from '../moves/tool-move.js';
import { INCH } from '../units.js';
import { type Vec, distanceSquared, vec } from '../vector.js';
import {
  type Area,
  type Density,
  type Draw,
  candidatesOfPlace,
  candidatesOfPush,
  candidatesOfToolMove,
  findToolMove,
  isInArea,
  regionOfPlace,
  regionOfPush,
  regionOfToolMove,
  samplePlace,
  samplePush,
  sampleToolMove,
} from './index.js';

/** Regions are dear: a quarter of the scenes in the inner loop. */
const few = (scenes: number): number => (process.env['REGELWERK_RUNS'] === undefined ? Math.ceil(scenes / 4) : scenes);

const SIZE = 22_000;
const ADVANCE: Tool = { arms: [7500, 7500], width: 2540, limit: vec(0, 1) };
const DENSITIES: readonly Density[] = ['sparse', 'standard', 'dense'];
const grounds = arbitraryGround(SIZE).map(prepareGround);
const scene = fc.record({ ground: grounds, at: arbitraryVec(18_000), seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }) });

const drawFrom = (seed: number): Draw => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
};

const interestsOf = ({ bases }: Ground) => bases.map(({ shape }) => ({ shape, touch: true, ranges: [INCH, 3 * INCH] }));
const pointsOf = (area: Area, draw: Draw) => Array.from({ length: 150 }, () => vec(draw(2 * SIZE) - SIZE, draw(2 * SIZE) - SIZE)).filter((point) => isInArea(area, point));

describe.each(['middle-line', 'outline'] as const)('a move with a tool that is touched at its %s', (touch) => {
  const startOf = (at: { x: number; y: number }) => ({ base: disc(at, 2000), tool: { ...ADVANCE, touch } });

  test('every candidate passes its check, and a denser list holds every sparser one', () => {
    fc.assert(
      fc.property(scene, ({ ground, at }) => {
        const start = startOf(at);
        const lists = DENSITIES.map((density) => candidatesOfToolMove(start, ground, { density, interests: interestsOf(ground), questions: [({ x }) => x > 0] }));
        for (const move of lists[2]!) expect(checkToolMove(move, start, ground)).toEqual({ _tag: 'Right', right: move });
        expect(lists[1]).toEqual(expect.arrayContaining(lists[0]! as unknown[]));
        expect(lists[2]).toEqual(expect.arrayContaining(lists[1]! as unknown[]));
        const { outer } = regionOfToolMove(start, 0, ground);
        for (const { end } of lists[2]!.filter(({ floor }) => floor === 0)) expect(isInArea(outer, end)).toBe(true);
      }),
      { numRuns: few(15) },
    );
  });

  test('every sample passes its check, and lies in the outer region of its floor', () => {
    fc.assert(
      fc.property(scene, ({ ground, at, seed }) => {
        const [start, draw] = [startOf(at), drawFrom(seed)];
        const moves = Array.from({ length: 30 }, () => sampleToolMove(start, ground, draw)).filter((move) => move !== undefined);
        for (const move of moves) expect(checkToolMove(move, start, ground)._tag).toBe('Right');
        const floor = moves[0]?.floor ?? 0;
        const { outer } = regionOfToolMove(start, floor, ground);
        for (const { end } of moves.filter((move) => move.floor === floor)) expect(isInArea(outer, end)).toBe(true);
      }),
      { numRuns: few(8) },
    );
  });

  test('whatever is accepted, with arms in any direction, ends in the outer region', () => {
    fc.assert(
      fc.property(scene, ({ ground, at, seed }) => {
        const [start, draw] = [startOf(at), drawFrom(seed)];
        const { outer } = regionOfToolMove(start, 0, ground);
        const direction = () => vec(draw(60_001) - 30_000, draw(60_001) - 30_000);
        for (let i = 0; i < 300; i += 1) {
          const arms = [direction(), direction()] as const;
          const { spine } = layTool(ADVANCE, arms, { center: at, reach: 2000 });
          // Around the end of the tool, and beside it, where only its outline is touched.
          const tip = spine[i % 2 === 0 ? 1 : 0].to;
          const end = vec(tip.x + draw(6601) - 3300, tip.y + draw(6601) - 3300);
          if (checkToolMove({ arms, end, floor: 0 }, start, ground)._tag === 'Right') expect(isInArea(outer, end)).toBe(true);
        }
      }),
      { numRuns: few(6) },
    );
  });

  test('what any of many lays reaches lies in the outer region', () => {
    fc.assert(
      fc.property(scene, ({ ground, at, seed }) => {
        const [start, draw] = [startOf(at), drawFrom(seed)];
        const { outer, inner } = regionOfToolMove(start, 0, ground);
        for (let i = 0; i < 25; i += 1) {
          const end = vec(at.x + draw(40_001) - 20_000, at.y + draw(40_001) - 20_000);
          const isReached = bruteReaches(start, { end, floor: 0 }, ground);
          if (isReached) expect(isInArea(outer, end)).toBe(true);
          if (!isReached && isInArea(inner, end)) expect(findToolMove({ end, floor: 0 }, start, ground)).toBeDefined();
        }
      }),
      { numRuns: few(4) },
    );
  });

  test('nothing in the inner region is refused', () => {
    fc.assert(
      fc.property(scene, ({ ground, at, seed }) => {
        const start = startOf(at);
        const floor = seed % ground.floors.length;
        const { inner, outer } = regionOfToolMove(start, floor, ground);
        for (const end of pointsOf(inner, drawFrom(seed))) {
          expect(findToolMove({ end, floor }, start, ground)).toBeDefined();
          expect(isInArea(outer, end)).toBe(true);
        }
      }),
      { numRuns: few(6) },
    );
  });
});

describe('a base set down anew', () => {
  const startOf = (at: { x: number; y: number }) => ({ base: disc(at, 2000), within: 3 * INCH });

  test('the four laws', () => {
    fc.assert(
      fc.property(scene, ({ ground, at, seed }) => {
        const [start, draw] = [startOf(at), drawFrom(seed)];
        const lists = DENSITIES.map((density) => candidatesOfPlace(start, ground, { density, interests: interestsOf(ground) }));
        const samples = Array.from({ length: 20 }, () => samplePlace(start, ground, draw)).filter((place) => place !== undefined);
        for (const place of [...lists[2]!, ...samples]) expect(checkPlace(place, start, ground)).toEqual({ _tag: 'Right', right: place });
        expect(lists[1]).toEqual(expect.arrayContaining(lists[0]! as unknown[]));
        expect(lists[2]).toEqual(expect.arrayContaining(lists[1]! as unknown[]));
        ground.floors.forEach((_, floor) => {
          const { inner, outer } = regionOfPlace({ center: at, within: start.within + 4000, radius: 2000 }, floor, ground);
          for (const { end } of [...lists[2]!, ...samples].filter((place) => place.floor === floor)) expect(isInArea(outer, end)).toBe(true);
          for (const end of pointsOf(inner, draw)) expect(checkPlace({ end, floor }, start, ground)._tag).toBe('Right');
        });
      }),
      { numRuns: few(25) },
    );
  });
});

describe('a push', () => {
  test('the four laws', () => {
    fc.assert(
      fc.property(scene, arbitraryVec(9000), ({ ground, at, seed }, from) => {
        const floor = ground.floors.findIndex((_, place) => checkPlace({ end: at, floor: place }, { base: disc(at, 2000), within: 0 }, ground)._tag === 'Right');
        if (floor < 0) return;
        const [start, draw] = [{ base: disc(at, 2000), floor, length: 3 * INCH, kind: 'away' as const, from }, drawFrom(seed)];
        const lists = DENSITIES.map((density) => candidatesOfPush(start, ground, density));
        const samples = Array.from({ length: 20 }, () => samplePush(start, ground, draw)).filter((push) => push !== undefined);
        expect(lists[0]!.length).toBeGreaterThan(0);
        expect(lists[1]).toEqual(expect.arrayContaining(lists[0]! as unknown[]));
        expect(lists[2]).toEqual(expect.arrayContaining(lists[1]! as unknown[]));
        const regions = ground.floors.map((_, place) => regionOfPush(start, place, ground));
        for (const { direction, ...led } of [...lists[2]!, ...samples]) {
          expect(checkPush({ direction }, start, ground)).toEqual({ _tag: 'Right', right: led });
          expect(isInArea(regions[led.floor]!.outer, led.end)).toBe(true);
        }
      }),
      { numRuns: few(25) },
    );
  });

  /** Places next to where pushes end, and a little off: most of them lie in the band or right beside it. */
  const placesNear = (start: PushStart, ground: Ground, draw: Draw): readonly Vec[] =>
    Array.from({ length: 200 }, () => {
      const way = vec(draw(60_001) - 30_000, draw(60_001) - 30_000);
      const { end } = displace(start, way, ground);
      return vec(end.x + draw(13) - 6, end.y + draw(13) - 6);
    });

  const firstFloor = (at: Vec, ground: Ground): number =>
    ground.floors.findIndex((_, place) => checkPlace({ end: at, floor: place }, { base: disc(at, 2000), within: 0 }, ground)._tag === 'Right');

  test('toward a place in the inner region ends near it on its floor', () => {
    const kinds = fc.constantFrom('away' as const, 'toward' as const);
    fc.assert(
      fc.property(scene, arbitraryVec(9000), kinds, ({ ground, at, seed }, from, kind) => {
        const floor = firstFloor(at, ground);
        if (floor < 0) return;
        const draw = drawFrom(seed);
        const start: PushStart = { base: disc(at, 2000), floor, length: 1000 + draw(3 * INCH), kind, from: seed % 7 === 0 ? at : from };
        const places = placesNear(start, ground, draw);
        ground.floors.forEach((_, on) => {
          const { inner, outer, near } = regionOfPush(start, on, ground);
          for (const place of places.filter((one) => isInArea(inner, one))) {
            const checked = checkPush({ direction: headingTo(at, place) }, start, ground);
            const led = checked._tag === 'Right' ? checked.right : undefined;
            expect(led).toMatchObject({ floor: on, wentBack: false });
            expect(distanceSquared(led!.end, place)).toBeLessThanOrEqual(near * near);
            expect(isInArea(outer, led!.end)).toBe(true);
          }
        });
      }),
      { numRuns: few(60) },
    );
  });
});
