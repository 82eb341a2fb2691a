import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxOf } from '../box.js';
import { type Ground, prepareGround } from '../moves/ground.js';
import { type Disc, type Shape, capsule, disc, polygon, rectangle, segment } from '../shape.js';
import { arbitraryGround, arbitraryVec } from '../testing/index.js';
import { type Vec, distanceSquared, vec } from '../vector.js';
import { floorsFor } from './density.js';
import { FITS, type Fit, candidatesOfPlace, cornersOf, findPlace, samplePlace } from './index.js';

const SIZE = 96;

interface Scene {
  readonly ground: Ground;
  readonly radius: number;
  readonly hold: Disc;
}

const isFree = ({ ground, radius, hold }: Scene, center: Vec): boolean =>
  distanceSquared(center, hold.center) <= hold.radius * hold.radius && floorsFor(disc(center, radius), ground).length > 0;

/** Whether any whole place at all is free, by looking at each. */
const isAnyFree = (scene: Scene): boolean => {
  const { minX, minY, maxX, maxY } = boxOf(scene.hold);
  for (let x = minX; x <= maxX; x += 1) for (let y = minY; y <= maxY; y += 1) if (isFree(scene, vec(x, y))) return true;
  return false;
};

const freeCorners = (scene: Scene, fit: Fit): readonly Vec[] =>
  [...cornersOf({ radius: scene.radius, within: [scene.hold], beside: [], around: boxOf(scene.hold) }, scene.ground, fit)].filter((center) => isFree(scene, center));

const others: fc.Arbitrary<Shape> = fc.tuple(arbitraryVec(SIZE), arbitraryVec(SIZE), fc.integer({ min: 5, max: 40 }), fc.integer({ min: 0, max: 5 })).map(([at, to, radius, kind]) =>
  kind === 0 ? capsule(segment(at, to), radius) : kind === 1 ? polygon([at, to, vec(at.x - radius, at.y + radius)]) : disc(at, radius),
);

/** Small and crowded tables, so that each place can be looked at. */
const scenes = fc
  .record({ ground: arbitraryGround(SIZE), at: arbitraryVec(SIZE), radius: fc.integer({ min: 4, max: 30 }), reach: fc.integer({ min: 5, max: 50 }), crowd: fc.array(others, { maxLength: 12 }) })
  .map(({ ground, at, radius, reach, crowd }): Scene => ({
    ground: prepareGround({ ...ground, bases: crowd.flatMap((shape) => [0, 1, 2].map((level) => ({ shape, level }))) }),
    radius,
    hold: disc(at, reach),
  }));

describe('corners', () => {
  test('where a base that is a tick larger fits a tick farther in, a corner with something to spare is free', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        if (freeCorners(scene, 'spare').length > 0) return;
        expect(isAnyFree({ ...scene, radius: scene.radius + 1, hold: disc(scene.hold.center, scene.hold.radius - 1) })).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('none is named twice, all are whole and lie where they are looked for', () => {
    fc.assert(
      fc.property(scenes, fc.constantFrom('spare' as const, 'tight' as const), ({ ground, radius, hold }, fit) => {
        const around = boxOf(disc(hold.center, 7));
        const found = [...cornersOf({ radius, within: [hold], beside: [], around }, ground, fit)];
        expect(new Set(found.map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(found.length);
        for (const { x, y } of found) expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
        for (const { x, y } of found) expect(x >= around.minX && x <= around.maxX && y >= around.minY && y <= around.maxY).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

const TABLE = rectangle(vec(-90_000, -90_000), vec(90_000, 90_000));
const wall = (...points: readonly (readonly [number, number])[]) => ({ shape: polygon(points.map(([x, y]) => vec(x, y))), bars: 'both' as const });
const tableWith = (changes: Partial<Ground>): Ground => prepareGround({ edge: TABLE, floors: [{ shape: TABLE, level: 0 }], obstacles: [], bases: [], ...changes });
/** A place so far away that none near it is within reach of where the base stands. */
const START = { base: disc(vec(0, 0), 2000), within: 4000 };

test('where edges of flush floors cross, the corners next to the rim of another base are whole', () => {
  // The edges cross at (1/2, 1/2), which no floor has as a corner, the upper side of the one with the left side of the other.
  const floors = [polygon([vec(-199, -66), vec(-100, -300), vec(200, -300), vec(200, 67)]), polygon([vec(-66, -199), vec(67, 200), vec(-300, 200), vec(-300, -199)])].map((shape) => ({ shape, level: 0 }));
  const ground = prepareGround({ edge: rectangle(vec(-400, -400), vec(400, 400)), floors, obstacles: [], bases: [{ shape: disc(vec(60, -40), 45), level: 0 }] });
  const hold = disc(vec(-10, -10), 80);
  const found = FITS.flatMap((fit) => [...cornersOf({ radius: 30, within: [hold], beside: [], around: boxOf(hold) }, ground, fit)]);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ x, y }) => !Number.isInteger(x) || !Number.isInteger(y))).toEqual([]);
});

describe('a pocket for a base of 40 mm', () => {
  const walled = (spare: number) => {
    const [x, y, width] = [1237, -853, 4000 + spare];
    return tableWith({
      obstacles: [
        wall([-50_000, -50_000], [x, -50_000], [x, 50_000], [-50_000, 50_000]),
        wall([x + width, -50_000], [50_000, -50_000], [50_000, 50_000], [x + width, 50_000]),
        wall([-50_000, -50_000], [50_000, -50_000], [50_000, y], [-50_000, y]),
        wall([-50_000, y + width], [50_000, y + width], [50_000, 50_000], [-50_000, 50_000]),
      ],
    });
  };

  test.each([{ spare: -1, found: false }, { spare: 0, found: true }, { spare: 1, found: true }, { spare: 2, found: true }, { spare: 100, found: true }])(
    'between four walls with $spare ticks to spare',
    ({ spare, found }) => {
      const ground = walled(spare);
      const lists = (['sparse', 'standard', 'dense'] as const).map((density) => candidatesOfPlace(START, ground, { density }));
      const drawn = samplePlace(START, ground, (below) => below >> 1);
      for (const one of [findPlace(START, ground), drawn, ...lists.map(([first]) => first)]) expect(one !== undefined).toBe(found);
      if (found) for (const list of lists) expect(list[0]).toEqual(lists[0]?.[0]);
    },
  );

  test.each([{ spare: 5, found: true }, { spare: 0, found: true }, { spare: -1, found: false }])('between three bases, $spare ticks to spare', ({ spare, found }) => {
    // Legs of 3, 4 and 5: with nothing to spare, the bases touch the one between them in whole ticks. Two larger ones close the gaps.
    const around = [[vec(3000, 4000), 3000], [vec(-3000, 4000), 3000], [vec(0, -5000 - spare), 3000], [vec(6000, -1800), 4200], [vec(-6000, -1800), 4200]] as const;
    const ground = tableWith({ bases: around.map(([at, radius]) => ({ shape: disc(at, radius), level: 0 })) });
    expect(findPlace({ ...START, within: 0 }, ground) !== undefined).toBe(found);
  });

  test('a surface that is just as large as the base, and one a tick smaller', () => {
    const isFound = (size: number): boolean => {
      const deck = rectangle(vec(777, -1313), vec(777 + size, 2687));
      return findPlace(START, tableWith({ floors: [{ shape: deck, level: 1 }], bases: [{ shape: deck, level: 0 }] })) !== undefined;
    };
    expect([isFound(4000), isFound(3999)]).toEqual([true, false]);
  });
});
