import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disc, polygon, rectangle } from '../shape.js';
import { bruteIsStopped, bruteOverHeights } from '../testing/silhouette-brute.js';
import { type SilhouetteScene, drawGridScene, drawHeightScene } from '../testing/silhouette-scenes.js';
import { CM, INCH, MM } from '../units.js';
import { vec } from '../vector.js';
import { type Silhouette, sightOverHeights } from './silhouette.js';
import { type TerrainPart, prepareTerrain } from './terrain.js';

const HEIGHT = 4270;
const trooper = (x: number, bottom = 0): Silhouette => ({ base: disc(vec(x, 0), 1350), bottom, top: bottom + HEIGHT });
const part = (from: number, to: number, more: Partial<TerrainPart>): TerrainPart => ({
  footprint: rectangle(vec(from, -50 * CM), vec(to, 50 * CM)),
  elevation: 0,
  bottom: 0,
  top: 10 * CM,
  traversable: false,
  sight: 'blocking',
  difficult: false,
  kind: 'wall',
  ...more,
});
const over = (...parts: readonly TerrainPart[]) => prepareTerrain({ pieces: parts.map((one, i) => ({ id: `${i}`, parts: [one] })), points: [] });

describe('over a wall', () => {
  const wall = (top: number, more: Partial<TerrainPart> = {}) => part(10 * CM, 11 * CM, { top, ...more });
  test.each([
    { says: 'that hides all but the upper fifth of an inch', a: trooper(0), b: trooper(30 * CM), parts: [wall(HEIGHT - INCH / 5)], free: true },
    { says: 'exactly as high: grazing is free', a: trooper(0), b: trooper(30 * CM), parts: [wall(HEIGHT)], free: true },
    { says: 'a tick higher', a: trooper(0), b: trooper(30 * CM), parts: [wall(HEIGHT + 1)], free: false },
    { says: 'that lets sight pass', a: trooper(0), b: trooper(30 * CM), parts: [wall(10 * CM, { sight: 'clear' })], free: true },
    { says: 'below whose lintel one looks', a: trooper(0), b: trooper(30 * CM), parts: [wall(10 * CM, { bottom: HEIGHT - 1 })], free: true },
    { says: 'whose opening ends at the ground', a: trooper(0), b: trooper(30 * CM), parts: [wall(10 * CM, { bottom: 0 })], free: false },
    // From the far rim at −1350 up to a top 100 mm higher on the near rim at 28,650: 30,000 along, 10,000 up.
    { says: 'from above, just over its edge', a: trooper(0), b: trooper(30 * CM, 10 * CM), parts: [wall(HEIGHT + 3783)], free: true },
    { says: 'from above, just not', a: trooper(0), b: trooper(30 * CM, 10 * CM), parts: [wall(HEIGHT + 3900)], free: false },
  ])('$says', ({ a, b, parts, free }) => {
    const [there, back] = [sightOverHeights(a, b, over(...parts)), sightOverHeights(b, a, over(...parts))];
    expect([there.kind, back.kind]).toEqual(free ? ['free', 'free'] : ['blocked', 'blocked']);
    expect(there.certain).toBe(back.certain);
  });

  test('a blocked line names the wall, for certain', () => {
    expect(sightOverHeights(trooper(0), trooper(30 * CM), over(wall(HEIGHT + 1)))).toEqual({ kind: 'blocked', by: [0], certain: true });
  });
});

/** Free or blocked, there and back, and for certain. */
const sees = (a: Silhouette, b: Silhouette, ...parts: readonly TerrainPart[]): boolean => {
  const answers = [sightOverHeights(a, b, over(...parts)), sightOverHeights(b, a, over(...parts))];
  expect(answers.map(({ certain }) => certain)).toEqual([true, true]);
  expect(answers[0]?.kind).toBe(answers[1]?.kind);
  return answers[0]?.kind === 'free';
};

describe('exactly, from rim to rim', () => {
  const [low, high] = [trooper(0), trooper(30 * CM, 10 * CM)];
  // 12,000 of 30,000 along, 4,000 of 10,000 up: from the far rim of the lower to the near rim of the higher, or under from near to far.
  test.each([
    { says: 'over the edge of a wall', part: part(10_650, 12_000, { top: HEIGHT + 4000 }), free: true },
    { says: 'a tick higher', part: part(10_650, 12_000, { top: HEIGHT + 4001 }), free: false },
    { says: 'a tick nearer', part: part(10_649, 12_000, { top: HEIGHT + 4000 }), free: false },
    { says: 'under the edge of a bridge', part: part(10_000, 13_350, { bottom: 4000, top: 50 * CM }), free: true },
    { says: 'a tick lower', part: part(10_000, 13_350, { bottom: 3999, top: 50 * CM }), free: false },
    { says: 'a tick farther', part: part(10_000, 13_351, { bottom: 4000, top: 50 * CM }), free: false },
    { says: 'past a corner of it', part: { ...part(0, 1, { top: HEIGHT + 4000 }), footprint: rectangle(vec(10_650, 0), vec(12_000, 50 * CM)) }, free: true },
  ])('$says', ({ part: one, free }) => {
    expect(sees(low, high, one)).toBe(free);
  });
});

describe('prisms that meet', () => {
  const [a, b, high] = [trooper(0), trooper(30 * CM), trooper(30 * CM, 10 * CM)];
  const wall = (bottom: number, top: number, from = 10 * CM, to = 11 * CM) => part(from, to, { bottom, top });
  const half = (one: TerrainPart, left: boolean): TerrainPart => {
    const [{ x: from }, , { x: to }] = one.footprint.points as [{ x: number }, unknown, { x: number }];
    return { ...one, footprint: rectangle(vec(from, left ? 0 : -50 * CM), vec(to, left ? 50 * CM : 0)) };
  };
  test.each([
    { says: 'one on the other: nothing slips between', a, b, parts: [wall(0, 2000), wall(2000, 10 * CM)], free: false },
    { says: 'not at the height of both tops either', a, b, parts: [wall(0, HEIGHT), wall(HEIGHT, 10 * CM)], free: false },
    { says: 'nor rising', a, b: high, parts: [wall(0, 6000), wall(6000, 30 * CM)], free: false },
    { says: 'a slit of one tick', a, b, parts: [wall(0, 2000), wall(2001, 10 * CM)], free: true },
    { says: 'a slit that a rise must pass', a, b: high, parts: [wall(0, 6000), wall(6400, 30 * CM)], free: true },
    { says: 'one too low for it', a, b: high, parts: [wall(0, 6000), wall(6040, 30 * CM)], free: false },
    { says: 'low before high, face to face: one line grazes both', a, b, parts: [wall(0, 2000), wall(2000, 10 * CM, 11 * CM, 12 * CM)], free: true },
    { says: 'by a tick into each other', a, b, parts: [wall(0, 2000, 10 * CM, 11 * CM + 1), wall(2000, 10 * CM, 11 * CM, 12 * CM)], free: false },
    { says: 'side by side, one line along both', a, b: high, parts: [half(wall(0, HEIGHT + 4400), true), half(wall(0, HEIGHT + 5000), false)], free: false },
    { says: 'side by side, low enough', a, b: high, parts: [half(wall(0, HEIGHT + 3700), true), half(wall(0, HEIGHT + 3800), false)], free: true },
    { says: 'two storeys side by side, the seams at different heights', a, b, parts: [half(wall(0, 1000), true), half(wall(1000, 90 * CM), true), half(wall(0, 2000), false), half(wall(2000, 90 * CM), false)], free: false },
    { says: 'no thicker than nothing', a, b, parts: [wall(2000, 2000)], free: true },
  ])('$says', ({ a: from, b: to, parts, free }) => {
    expect(sees(from, to, ...parts)).toBe(free);
  });
});

describe('on a roof', () => {
  const roof = part(-20 * CM, 20 * CM, { top: 8000 });
  const parapet = (top: number) => part(5 * CM, 6 * CM, { bottom: 8000, top });
  test.each([
    { says: 'both, and a parapet as high as they', b: trooper(12 * CM, 8000), parts: [roof, parapet(8000 + HEIGHT)], free: true },
    { says: 'a tick higher', b: trooper(12 * CM, 8000), parts: [roof, parapet(8001 + HEIGHT)], free: false },
    // 18,650 along and 4,270 down to the eaves, so 8,000 down need 34,941.45.
    { says: 'down over the eaves', b: trooper(34_942), parts: [roof], free: true },
    { says: 'a tick nearer', b: trooper(34_941), parts: [roof], free: false },
    { says: 'too near to the wall below', b: trooper(20 * CM + 1350), parts: [roof, parapet(8000 + HEIGHT / 2)], free: false },
    { says: 'beside a wall that fills the gap between both, a tick wide', b: trooper(2701, 8000), parts: [roof, part(1350, 1351, { bottom: 8000, top: 9 * CM + HEIGHT })], free: false },
    { says: 'the same as high as they', b: trooper(2701, 8000), parts: [roof, part(1350, 1351, { bottom: 8000, top: 8000 + HEIGHT })], free: true },
  ])('$says', ({ b, parts, free }) => {
    expect(sees(trooper(0, 8000), b, ...parts)).toBe(free);
  });
});

describe('one above the other', () => {
  const [below, overhead] = [trooper(0), trooper(100, 6 * CM)];
  const floor = (from: number, to: number) => part(from, to, { bottom: 5 * CM, top: 5 * CM + 5 * MM });
  test.each([
    { says: 'nothing between', b: overhead, parts: [], free: true },
    { says: 'the floor stops it', b: overhead, parts: [floor(-10 * CM, 10 * CM)], free: false },
    { says: 'both under it', b: trooper(100, 4 * CM), parts: [floor(-10 * CM, 10 * CM)], free: true },
    { says: 'the floor ends under both', b: overhead, parts: [floor(-10 * CM, 500)], free: true },
    { says: 'it ends flush with the rim of one', b: overhead, parts: [floor(-10 * CM, 1350)], free: true },
    { says: 'past its edge, slanting', b: trooper(2000, 6 * CM), parts: [floor(-10 * CM, 1400)], free: true },
  ])('$says', ({ b, parts, free }) => {
    expect(sees(below, b, ...parts)).toBe(free);
  });

  test('what is neither seen through nor closed by one floor is not certain', () => {
    const floors = [floor(-10 * CM, 100), floor(100, 10 * CM)];
    expect(sightOverHeights(below, overhead, over(...floors))).toEqual({ kind: 'blocked', by: [0, 1], certain: false });
  });
});

test('numbers that no check has passed neither make it throw nor keep it busy', () => {
  const number = fc.oneof(fc.double(), fc.integer({ min: -50, max: 50 }), fc.constantFrom(Number.NaN, Infinity, -0, 0.5, 1e300));
  const points = fc.array(fc.record({ x: number, y: number }), { maxLength: 6 });
  const prism = fc.record({ footprint: points.map((list) => polygon(list)), bottom: number, top: number });
  const cylinder = fc.record({ base: fc.record({ kind: fc.constant('disc' as const), center: fc.record({ x: number, y: number }), radius: number }), bottom: number, top: number });
  fc.assert(
    fc.property(cylinder, cylinder, fc.array(prism, { maxLength: 4 }), (a, b, prisms) =>
      ['free', 'blocked'].includes(sightOverHeights(a, b, over(...prisms.map((one) => part(0, 1, one)))).kind),
    ),
    { numRuns: 200 },
  );
});

// The full number with REGELWERK_SOAK=1: more than 20,000 pairs of each kind.
const SCENES = process.env['REGELWERK_SOAK'] === '1' ? 700 : 8;

const heights = (floating: boolean) => (seed: number) => drawHeightScene(seed, { pieces: 40, pairs: 30, floating });

test.each([
  { says: 'prisms on the ground', draw: heights(false), certain: 0.9999 },
  { says: 'every other prism off the ground', draw: heights(true), certain: 0.9999 },
  { says: 'a crowded table', draw: (seed: number) => drawHeightScene(seed, { pieces: 150, pairs: 10, floating: true }), certain: 0.9999 },
  { says: 'a grid, where all meets exactly', draw: (seed: number) => drawGridScene(seed, 30), certain: 0.999 },
])('$says: no answer is wrong, and all but one of thousands are certain', ({ draw, certain }) => {
  let [asked, sure] = [0, 0];
  const wrong: unknown[] = [];
  const check = ({ prisms, pairs }: SilhouetteScene): void => {
    const terrain = over(...prisms.map((prism) => part(0, 1, prism)));
    for (const [a, b] of pairs) {
      const answer = sightOverHeights(a, b, terrain);
      asked += 1;
      if (answer.certain) sure += 1;
      if (answer.kind === 'blocked') {
        if (answer.certain && bruteOverHeights([a, b], prisms, 1000) !== undefined) wrong.push([a, b]);
        continue;
      }
      const [{ from, to }, [start, end]] = [answer.line, answer.heights];
      if (prisms.some((prism) => bruteIsStopped({ ...from, z: start }, { ...to, z: end }, prism))) wrong.push([a, b]);
    }
  };
  for (let seed = 1; seed <= SCENES; seed += 1) check(draw(seed));
  expect(wrong).toEqual([]);
  expect(sure / asked).toBeGreaterThanOrEqual(certain);
}, 3_600_000);
