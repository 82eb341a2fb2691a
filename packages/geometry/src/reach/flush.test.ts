import { describe, expect, test } from 'vitest';
import type { BaseForm } from '../base.js';
import { checkPlace } from '../moves/displace.js';
import type { Floor, Ground } from '../moves/ground.js';
import { checkNotchedMove } from '../moves/notched.js';
import { disc, rectangle } from '../shape.js';
import { type Vec, vec } from '../vector.js';
import {
  candidatesOfNotchedMove,
  candidatesOfPlace,
  candidatesOfToolMove,
  findPlace,
  isInArea,
  placeFollowers,
  regionOfNotchedMove,
  regionOfPlace,
  regionOfPush,
  regionOfToolMove,
  samplePlace,
} from './index.js';

const edge = rectangle(vec(-20_000, -20_000), vec(20_000, 20_000));
const floor = (from: Vec, to: Vec, level = 1): Floor => ({ shape: rectangle(from, to), level });
/** Two crates side by side, each too small for a base of 40 mm, on nothing. */
const crates: Ground = { edge, floors: [floor(vec(-3000, -3000), vec(0, 3000)), floor(vec(0, -3000), vec(3000, 3000))], obstacles: [], bases: [] };
/** Two planks across each other, each too narrow: only where they cross there is room, between four corners that no plank has. */
const planks: Ground = { ...crates, floors: [floor(vec(-9000, -1500), vec(9000, 1500)), floor(vec(-1500, -9000), vec(1500, 9000))] };
const base = (x = 0, y = 0) => disc(vec(x, y), 2000);
const start = { base: base(-10_000), within: 15_000 };

describe.each([
  { says: 'two crates', ground: crates, good: vec(900, 900), tight: vec(1001, 0) },
  { says: 'two planks across each other', ground: planks, good: vec(100, 0), tight: vec(180, 0) },
])('$says', ({ ground, good, tight }) => {
  test('a place on both is found, drawn, and lies in both bounds on either floor; one over the edge lies in neither', () => {
    const found = findPlace(start, ground);
    const drawn = samplePlace(start, ground, (below) => below - 1);
    for (const place of [found, drawn]) expect(checkPlace(place, start, ground)._tag).toBe('Right');
    for (const place of [0, 1]) {
      const { inner, outer } = regionOfPlace({ center: vec(-10_000, 0), within: 19_000, radius: 2000 }, place, ground);
      expect([isInArea(inner, good), isInArea(outer, good)]).toEqual([true, true]);
      expect([isInArea(inner, tight), isInArea(outer, vec(2500, 2500))]).toEqual([false, false]);
      expect([good, tight].map((end) => checkPlace({ end, floor: place }, start, ground)._tag)).toEqual(['Right', 'Left']);
    }
  });

  test('candidates name the floor under the middle of the base', () => {
    const interests = [{ shape: disc(vec(0, 0), 500), touch: true, ranges: [] }];
    const far = { ...start, base: base(-900) };
    const places = candidatesOfPlace(far, ground, { density: 'dense', interests });
    const moves = candidatesOfToolMove({ base: far.base, tool: { arms: [7500, 7500], width: 2540, limit: vec(0, 1) } }, ground, { density: 'standard' });
    expect(places.length).toBeGreaterThan(0);
    for (const { end, floor: on } of [...places, ...moves]) expect(on).toBe(ground === crates && end.x > 0 ? 1 : 0);
  });
});

const tool = { arms: [5000, 5000], width: 2540, limit: vec(0, 1) } as const;
const deck: Ground = { ...crates, floors: [floor(vec(-12_000, -6000), vec(0, 6000)), floor(vec(0, -6000), vec(12_000, 6000))] };

test('the region of a move with a tool does not end where one deck does', () => {
  for (const on of [0, 1]) {
    const { inner, outer } = regionOfToolMove({ base: base(-6000), tool }, on, deck);
    expect([vec(0, 0), vec(on === 0 ? 1900 : -1900, 0), vec(on === 0 ? 2100 : -2100, 0)].map((end) => [isInArea(inner, end), isInArea(outer, end)])).toEqual([[true, true], [true, true], [false, false]]);
  }
});

test('a push ends in the region of the deck under its middle, one to the deck beside it in contact', () => {
  const push = { base: base(-1000), floor: 0, length: 3000, kind: 'away', from: vec(-9000, 0) } as const;
  const inner = (on: number, begin: Parameters<typeof regionOfPush>[0], end: Vec) => isInArea(regionOfPush(begin, on, deck).inner, end);
  expect([0, 1].map((on) => inner(on, push, vec(2000, 0)))).toEqual([false, true]);
  expect([0, 1].map((on) => inner(on, { ...push, length: 700 }, vec(-300, 0)))).toEqual([true, false]);
  expect([0, 1].map((on) => inner(on, { ...push, base: base(-4000) }, vec(-2000, 0)))).toEqual([true, false]);
  expect([0, 1].map((on) => inner(on, { ...push, base: base(-4000), level: 1.5 }, vec(-1000, 0)))).toEqual([true, false]);
});

test('a notched base rides from deck to deck, and its candidates name one of them', () => {
  const form: BaseForm = { outline: 'stadium', length: 8000, width: 4000, notches: ['front'], notchDepth: 300 };
  const from = { base: { form, center: vec(-7000, 0), facing: vec(1, 0) }, tool: { arms: [1000, 1000], width: 1600, limit: vec(0, 1) }, turns: false } as const;
  const move = { facing: vec(1, 0), side: 'front', bend: vec(1, 0), length: 'full' } as const;
  const ends = [0, 1].map((on) => checkNotchedMove({ ...move, floor: on }, from, deck));
  expect(ends.map((end) => end._tag === 'Right' && end.right.base.center)).toEqual([vec(2400, 0), vec(2400, 0)]);
  const straight = candidatesOfNotchedMove(from, deck, 'sparse').filter(({ length, bend }) => length === 'full' && bend.y === 0);
  expect(new Set(straight.map((one) => one.floor))).toEqual(new Set([1]));
  for (const on of [0, 1]) expect([vec(1000, 0), vec(12_000, 0)].map((end) => isInArea(regionOfNotchedMove(from, on, deck).outer, end))).toEqual([true, false]);
  expect([0, 1].map((on) => isInArea(regionOfNotchedMove(from, on, deck).inner, vec(-1000, 0)))).toEqual([true, true]);
});

test('followers stand where two ledges meet', () => {
  const ledge: Ground = { ...crates, floors: [floor(vec(-2000, -2000), vec(3500, 2000)), floor(vec(3500, -2000), vec(6000, 2000))] };
  const places = placeFollowers({ leader: { base: base(), floor: 0 }, followers: [2000], within: 5000 }, ledge);
  expect(places).toEqual([{ end: vec(4000, 0), floor: 1, inCohesion: true }]);
});

test('a follower finds the room where two planks cross', () => {
  const places = placeFollowers({ leader: { base: disc(vec(-5250, 0), 1000), floor: 0 }, followers: [2000], within: 5000 }, planks);
  expect(places).toEqual([{ end: vec(-177, 0), floor: 0, inCohesion: true }]);
});
