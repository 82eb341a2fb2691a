import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Displaced, checkPlace, checkPush, displace } from './displace.js';
import { touches } from '../distance.js';
import { type Floor, type Ground, faultsOfSpot } from './ground.js';
import { disc, rectangle } from '../shape.js';
import { arbitraryVec } from '../testing/index.js';
import { INCH } from '../units.js';
import { vec } from '../vector.js';

const board = rectangle(vec(-45_000, -45_000), vec(45_000, 45_000));
const land: Floor = { shape: board, level: 0 };
const open: Ground = { edge: board, floors: [land], obstacles: [], bases: [] };
const base = (x = 0, y = 0) => disc(vec(x, y), 2000);
const strip = (from: number, to: number, level: number): Floor => ({ shape: rectangle(vec(from, -9000), vec(to, 9000)), level });
const push = (length: number, ground: Ground, { x = 0, floor = 0, direction = vec(1, 0) } = {}): Displaced =>
  displace({ base: base(x), floor, length }, direction, ground);

describe('[SP-15] over an edge', () => {
  const deck = { ...open, floors: [land, strip(0, 10_000, 1)] };
  const step = { ...open, floors: [land, strip(0, 10_000, 2), strip(8000, 13_000, 1)] };
  test.each([
    { says: 'clear of the deck: on the ground', ground: deck, length: 6000, end: 13_000, floor: 0, wentBack: false },
    { says: 'just clear of it', ground: deck, length: 5000, end: 12_000, floor: 0, wentBack: false },
    { says: 'one tick less: back to the deck', ground: deck, length: 4999, end: 8000, floor: 1, wentBack: true },
    { says: 'a step that it would overhang', ground: step, length: 6000, end: 8000, floor: 1, wentBack: true },
    { says: 'all on the deck', ground: deck, length: 1000, end: 8000, floor: 1, wentBack: false },
  ])('$says', ({ ground, length, end, floor, wentBack }) => {
    expect(push(length, ground, { x: 7000, floor: 1 })).toEqual({ end: vec(end, 0), floor, wentBack });
  });

  const roof = { ...open, floors: [land, strip(-20_000, 8000, 1)] };
  test.each([
    { says: '60 mm before the edge, pushed 80', length: 8000, bases: [], end: 6000, floor: 1 },
    { says: 'the same, pushed 120', length: 12_000, bases: [], end: 12_000, floor: 0 },
    { says: 'pushed 102, over someone below by 5 mm', length: 10_200, bases: [13_700], end: 6000, floor: 1 },
    { says: 'pushed 120, past someone below', length: 20_000, bases: [14_000], end: 20_000, floor: 0 },
    { says: 'pushed 140 onto someone below: back to where it is clear of both', length: 14_000, bases: [14_400], end: 10_400, floor: 0 },
  ])('a roof $says', ({ length, bases, end, floor }) => {
    const others = bases.map((x) => ({ shape: base(x), level: 0 }));
    const answer = push(length, { ...roof, bases: others }, { floor: 1 });
    expect([answer.end, answer.floor]).toEqual([vec(end, 0), floor]);
  });

  test('front edge 50 mm from the ledge, 76.2 mm: it stays above, 50 mm on', () => {
    expect(push(7620, { ...open, floors: [land, strip(-20_000, 7000, 1)] }, { floor: 1 })).toEqual({ end: vec(5000, 0), floor: 1, wentBack: true });
  });

  test('it lands on the highest floor below, even one that one could stand under', () => {
    const floors = [land, strip(-20_000, 3000, 2), { ...strip(3000, 20_000, 1), open: true }];
    expect(push(7620, { ...open, floors }, { floor: 1 })).toEqual({ end: vec(7620, 0), floor: 2, wentBack: false });
  });
});

describe('[SP-18] the full length, or contact', () => {
  const start = { base: base(10_000), floor: 0, length: 7600, kind: 'away' as const, from: vec(0, 0) };
  test.each([
    { says: 'free', ground: open, end: 17_600, stoppedBy: undefined },
    { says: 'another base on its level', ground: { ...open, bases: [{ shape: base(16_000), level: 0 }] }, end: 12_000, stoppedBy: { kind: 'base', place: 0 } },
    { says: 'a base on a higher level', ground: { ...open, bases: [{ shape: base(16_000), level: 1 }] }, end: 12_000, stoppedBy: { kind: 'base', place: 0 } },
    { says: 'a crate on its level', ground: { ...open, floors: [land, strip(14_000, 15_000, 0)] }, end: 12_000, stoppedBy: { kind: 'floor', place: 1 } },
    { says: 'a house', ground: { ...open, floors: [land, strip(14_000, 15_000, 1)] }, end: 12_000, stoppedBy: { kind: 'floor', place: 1 } },
    { says: 'a bridge: it goes below', ground: { ...open, floors: [land, { ...strip(14_000, 20_000, 1), open: true }] }, end: 17_600, stoppedBy: undefined },
    { says: 'a wall', ground: { ...open, obstacles: [{ shape: rectangle(vec(14_000, -9), vec(14_100, 9)), bars: 'both' as const }] }, end: 12_000, stoppedBy: { kind: 'obstacle', place: 0 } },
  ])('$says', ({ ground, end, stoppedBy }) => {
    const checked = checkPush({ direction: vec(3, 0) }, start, ground);
    expect(checked).toEqual({ _tag: 'Right', right: { end: vec(end, 0), floor: 0, wentBack: false, ...(stoppedBy && { stoppedBy }) } });
  });

  test('the piece it stood on does not stop it', () => {
    const ground = { ...open, floors: [land, strip(-20_000, 20_000, 1)] };
    expect(push(7620, ground, { floor: 1 })).toEqual({ end: vec(7620, 0), floor: 1, wentBack: false });
  });

  test('a lower crate does not stop it, another platform of its level does', () => {
    const floors = [land, strip(-20_000, 3000, 1), strip(6000, 7000, 0), strip(12_000, 20_000, 1)];
    expect(push(9000, { ...open, floors: floors.slice(0, 3) }, { floor: 1 })).toEqual({ end: vec(9000, 0), floor: 0, wentBack: false });
    const stopped = push(12_000, { ...open, floors }, { floor: 1 });
    expect([stopped.end, stopped.stoppedBy]).toEqual([vec(10_000, 0), { kind: 'floor', place: 3 }]);
  });

  test.each([
    { says: 'away from one it touches', direction: vec(-1, 0), x: -5000 },
    { says: 'toward one it touches', direction: vec(1, 0), x: 0 },
  ])('from contact, $says', ({ direction, x }) => {
    expect(push(5000, { ...open, bases: [{ shape: base(4000), level: 0 }] }, { direction }).end).toEqual(vec(x, 0));
  });

  test('30 mm before the edge of the table, pushed 80: it stops at the edge', () => {
    expect(push(8000, open, { x: 40_000 })).toEqual({ end: vec(43_000, 0), floor: 0, stoppedBy: { kind: 'edge', place: 1 }, wentBack: false });
  });

  test('a shove straight away and after it: 125.4 mm apart, then 100', () => {
    const away = checkPush({ direction: vec(1, 0) }, { ...start, length: INCH }, open);
    const after = checkPush({ direction: vec(1, 0) }, { base: base(0), floor: 0, length: INCH, kind: 'toward', from: vec(12_540, 0) }, open);
    expect([away, after]).toEqual([{ _tag: 'Right', right: { end: vec(12_540, 0), floor: 0, wentBack: false } }, { _tag: 'Right', right: { end: vec(2540, 0), floor: 0, wentBack: false } }]);
  });
});

describe('the wedge', () => {
  const start = { base: base(10_000), floor: 0, length: 1000, from: vec(0, 0) };
  test.each([
    { kind: 'away' as const, direction: vec(1000, 1000), good: true },
    { kind: 'away' as const, direction: vec(1000, 1001), good: false },
    { kind: 'away' as const, direction: vec(2, 1), good: true },
    { kind: 'away' as const, direction: vec(1, -2), good: false },
    { kind: 'toward' as const, direction: vec(-1, 0), good: true },
    { kind: 'toward' as const, direction: vec(-7, -7), good: true },
    { kind: 'toward' as const, direction: vec(7, 0), good: false },
  ])('$kind in direction $direction: $good', ({ kind, direction, good }) => {
    const checked = checkPush({ direction }, { ...start, kind }, open);
    expect(checked._tag === 'Left' ? checked.left : 'good').toEqual(good ? 'good' : [{ path: 'direction', reason: 'outside-wedge' }]);
  });

  test('toward may pass by', () => {
    const bridge = { ...open, floors: [land, strip(-20_000, 20_000, 1)], bases: [{ shape: base(0), level: 0 }] };
    const checked = checkPush({ direction: vec(-1, 0) }, { ...start, base: base(5000), floor: 1, length: 15_240, kind: 'toward' }, bridge);
    expect(checked).toEqual({ _tag: 'Right', right: { end: vec(-10_240, 0), floor: 1, wentBack: false } });
  });

  test('[GE-10] with one center for both the player chooses the direction; it is never NaN', () => {
    const same = { ...start, base: base(0), kind: 'away' as const };
    expect(checkPush({ direction: vec(0, -5) }, same, open)).toEqual({ _tag: 'Right', right: { end: vec(0, -1000), floor: 0, wentBack: false } });
    expect(checkPush({ direction: vec(0, 0) }, same, open)).toEqual({ _tag: 'Left', left: [{ path: 'direction', reason: 'zero-length' }] });
    expect(JSON.stringify(checkPush({ direction: vec(0, -5) }, same, open))).not.toContain('null');
  });
});

describe('placed within 1 inch', () => {
  const place = (input: unknown, ground: Ground = open) => {
    const checked = checkPlace(input, { base: base(0), within: INCH }, ground);
    return checked._tag === 'Right' ? [] : checked.left.map(({ path, reason }) => `${path}: ${reason}`);
  };
  test.each([
    { says: 'a gap of exactly an inch', input: { end: vec(6540, 0), floor: 0 }, faults: [] },
    { says: 'one tick more', input: { end: vec(6541, 0), floor: 0 }, faults: ['end: too-far'] },
    { says: 'nowhere new', input: { end: vec(0, 0), floor: 0 }, faults: [] },
    { says: 'half a tick', input: { end: vec(0.5, 0), floor: 0 }, faults: ['end.x: not-whole'] },
    { says: 'no floor', input: { end: vec(0, 0) }, faults: ['floor: not-whole'] },
    { says: 'nothing', input: 3, faults: [': not-a-record'] },
  ])('$says', ({ input, faults }) => {
    expect(place(input)).toEqual(faults);
  });

  test('beyond a wall, on a roof, not on a bystander, not half on anything', () => {
    const obstacles = [{ shape: rectangle(vec(2000, -9000), vec(2500, 9000)), bars: 'both' as const, level: 0 }];
    const ground = { ...open, obstacles, floors: [land, strip(2500, 9000, 1)], bases: [{ shape: base(5000, 4000), level: 1 }] };
    expect(place({ end: vec(4500, 0), floor: 1 }, ground)).toEqual([]);
    expect(place({ end: vec(4499, 0), floor: 1 }, ground)).toEqual(['floors.1: not-supported']);
    expect(place({ end: vec(5000, 1), floor: 1 }, ground)).toEqual(['bases.0: spot-taken']);
    expect(place({ end: vec(2100, 0), floor: 0 }, ground)).toEqual(['floors.1: not-supported', 'obstacles.0: barred']);
  });
});

const way = arbitraryVec(20).filter(({ x, y }) => x !== 0 || y !== 0);
const floors = fc.array(fc.tuple(arbitraryVec(9000), fc.integer({ min: 500, max: 9000 }), fc.integer({ min: 0, max: 2 })), { maxLength: 4 });

test('wherever a base comes to lie, it may lie, and what stopped it it touches, unless it went back', () => {
  fc.assert(
    fc.property(way, floors, fc.array(arbitraryVec(9000), { maxLength: 3 }), fc.integer({ min: 1, max: 15_240 }), (direction, pieces, others, length) => {
      const ground: Ground = {
        ...open,
        floors: [land, ...pieces.map(([at, size, level]) => ({ shape: rectangle(at, vec(at.x + size, at.y + 4000)), level }))],
        bases: others.map((center) => ({ shape: disc(center, 2000), level: 0 })),
      };
      const floor = ground.floors.findIndex((_, place) => faultsOfSpot({ base: base(), floor: place }, ground).length === 0);
      if (floor < 0) return;
      const moved = displace({ base: base(), floor, length }, direction, ground);
      const end = disc(moved.end, 2000);
      expect(faultsOfSpot({ base: end, floor: moved.floor }, ground)).toEqual([]);
      expect(ground.floors[moved.floor]!.level).toBeLessThanOrEqual(ground.floors[floor]!.level);
      const { stoppedBy, wentBack } = moved;
      if (stoppedBy?.kind === 'floor' && !wentBack && moved.end.x !== 0) expect(touches(end, ground.floors[stoppedBy.place]!.shape)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('no input at all makes a check throw', () => {
  const loose = fc.record({ direction: fc.anything(), end: fc.anything(), floor: fc.anything() });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), loose), (input) => {
      checkPush(input, { base: base(), floor: 0, length: 1000, kind: 'away', from: vec(1, 1) }, open);
      checkPlace(input, { base: base(), within: 10 }, open);
    }),
  );
});
