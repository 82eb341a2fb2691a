import { describe, expect, test } from 'vitest';
import { disc, rectangle } from '../shape.js';
import { bruteInPrism, bruteOverHeights, drawScene, drawsOf } from '../testing/index.js';
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

test('one above the other: the floor between them stops it', () => {
  const floor = part(-10 * CM, 10 * CM, { bottom: 5 * CM, top: 5 * CM + 5 * MM });
  expect(sightOverHeights(trooper(0), trooper(100, 6 * CM), over(floor)).kind).toBe('blocked');
  expect(sightOverHeights(trooper(0), trooper(100, 6 * CM), over()).kind).toBe('free');
  expect(sightOverHeights(trooper(0), trooper(100, 4 * CM), over(floor)).kind).toBe('free');
});

test('over drawn tables what is certain is never wrong, and little is not certain', () => {
  const draw = drawsOf(5);
  let [asked, unsure] = [0, 0];
  for (let seed = 1; seed <= 6; seed += 1) {
    const { pieces, pairs } = drawScene(seed, { pieces: 40, pairs: 25 });
    const parts = pieces.map((footprint) => part(0, 1, { footprint, top: 1000 + draw(9000) }));
    const terrain = over(...parts);
    for (const [p, q] of pairs) {
      const [low, high] = [draw(3) === 0 ? draw(6000) : 0, draw(3) === 0 ? draw(6000) : 0];
      const ends = [{ base: p, bottom: low, top: low + HEIGHT }, { base: q, bottom: high, top: high + HEIGHT }] as const;
      const answer = sightOverHeights(ends[0], ends[1], terrain);
      asked += 1;
      if (!answer.certain) unsure += 1;
      else if (answer.kind === 'blocked') expect(bruteOverHeights(ends, parts, 1000)).toBeUndefined();
      else {
        const { from, to } = answer.line;
        const covered = parts.reduce((sum, prism) => sum + bruteInPrism({ ...from, z: ends[0].top }, { ...to, z: ends[1].top }, prism), 0);
        expect(covered).toBeLessThan(0.0001);
      }
    }
  }
  expect(unsure).toBeLessThan(asked / 50);
});
