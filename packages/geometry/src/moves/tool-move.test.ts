import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ground, checkSpot, faultsOfSpot, prepareGround } from './ground.js';
import { disc, rectangle, segment } from '../shape.js';
import { type Tool, checkTool, layTool, overlapsLayPolygon } from './tool.js';
import { checkToolMove } from './tool-move.js';
import { vec } from '../vector.js';

const tool = (length: number, width = 2540): Tool => ({ arms: [length / 2, length / 2], width, limit: vec(0, 1) });
const ADVANCE = tool(15_000);
const DASH = tool(8500);
const board = rectangle(vec(-45_000, -45_000), vec(45_000, 45_000));
const open: Ground = { edge: board, floors: [{ shape: board, level: 0 }], obstacles: [], bases: [] };
const ahead = [vec(1, 0), vec(1, 0)];
const reasons = (input: unknown, of = ADVANCE, ground = open, radius = 2000): readonly string[] => {
  const checked = checkToolMove(input, { base: disc(vec(0, 0), radius), tool: of }, ground);
  return checked._tag === 'Right' ? [] : checked.left.map(({ path, reason }) => `${path}: ${reason}`);
};
const to = (x: number, y = 0, arms: unknown = ahead) => ({ arms, end: vec(x, y), floor: 0 });

describe.each([
  { says: 'dash, 40 mm base', of: DASH, radius: 2000, most: 12_500 },
  { says: 'advance, 40 mm base', of: ADVANCE, radius: 2000, most: 19_000 },
  { says: 'dash, 50 mm base', of: DASH, radius: 2500, most: 13_500 },
  { says: 'advance, 50 mm base', of: ADVANCE, radius: 2500, most: 20_000 },
  { says: 'speed 1, small base', of: tool(7500, 1600), radius: 1350, most: 10_200 },
  { says: 'speed 2, small base', of: tool(12_500, 1600), radius: 1350, most: 15_200 },
  { says: 'speed 3, small base', of: tool(17_500, 1600), radius: 1350, most: 20_200 },
])('$says', ({ of, radius, most }) => {
  test('the largest displacement is reached, and not exceeded by a tick', () => {
    expect(reasons(to(most), of, open, radius)).toEqual([]);
    expect(reasons(to(most + 1), of, open, radius)).toEqual(['end: not-touching']);
    expect(reasons(to(0, -most, [vec(0, -7), vec(0, -7)]), of, open, radius)).toEqual([]);
    expect(reasons(to(0, -most - 1, [vec(0, -7), vec(0, -7)]), of, open, radius)).toEqual(['end: not-touching']);
  });

  test('a shorter move is free, staying too', () => {
    expect(reasons(to(Math.round(most / 3)), of, open, radius)).toEqual([]);
    expect(reasons(to(0), of, open, radius)).toEqual([]);
  });
});

test.each([
  { speed: 1, length: 7500, shift: 5100 },
  { speed: 2, length: 12_500, shift: 7600 },
  { speed: 3, length: 17_500, shift: 10_100 },
])('speed $speed bent by a right angle: $shift ticks along each axis, past the end', ({ length, shift }) => {
  const of = tool(length, 1600);
  const bent = [vec(0, 1), vec(-1, 0)];
  // Past the end of the second arm, in line with it: the arms are as long as shift less the radius.
  const [x, y] = [-(length / 2 + 1350), 1350 + length / 2];
  expect(y).toBe(shift);
  expect(reasons(to(x, y, bent), of, open, 1350)).toEqual([]);
  expect(reasons(to(x - 1, y, bent), of, open, 1350)).toEqual(['end: not-touching']);
});

describe('the hinge', () => {
  test.each([
    { says: 'straight', second: vec(1, 0), bent: false },
    { says: 'a right angle to the left', second: vec(0, 3), bent: false },
    { says: 'a right angle to the right', second: vec(0, -3), bent: false },
    { says: 'a hair more', second: vec(-1, 32_000), bent: true },
    { says: '95 degrees', second: vec(-87, 996), bent: true },
    { says: 'back on itself', second: vec(-1, 0), bent: true },
  ])('$says', ({ second, bent }) => {
    expect(reasons(to(0, 0, [vec(1, 0), second]))).toEqual(bent ? ['arms.1: bent-too-far'] : []);
  });

  test('its two ends are 106.07 mm apart at a right angle', () => {
    const { spine } = layTool(ADVANCE, [vec(1, 0), vec(0, 1)], { center: vec(0, 0), reach: 0 });
    expect([spine[0].from, spine[1].to]).toEqual([vec(0, 0), vec(7500, 7500)]);
  });

  test('a path with two bends is no lay', () => {
    expect(reasons({ ...to(0), arms: [vec(1, 0), vec(0, 1), vec(1, 0)] })).toEqual(['arms: too-many-points']);
  });
});

describe('the width', () => {
  const walls = (gap: number): Ground => ({
    ...open,
    obstacles: [
      { shape: rectangle(vec(4000, Math.floor(gap / 2)), vec(9000, 9000)), bars: 'both' },
      { shape: rectangle(vec(4000, -9000), vec(9000, -Math.ceil(gap / 2))), bars: 'both' },
    ],
  });
  test.each([
    { says: 'between walls exactly as far apart', gap: 2540, blocked: [] },
    { says: 'between walls a tick closer', gap: 2539, blocked: ['obstacles.0: tool-blocked'] },
    { says: 'between walls two ticks closer', gap: 2538, blocked: ['obstacles.0: tool-blocked', 'obstacles.1: tool-blocked'] },
  ])('$says', ({ gap, blocked }) => {
    expect(reasons(to(19_000), ADVANCE, walls(gap))).toEqual(blocked);
  });

  test('the base is not swept: the same gap does for the move, not for its end', () => {
    expect(reasons(to(19_000), ADVANCE, walls(3000))).toEqual([]);
    expect(reasons(to(6000), ADVANCE, walls(3000))).toEqual(['obstacles.0: barred', 'obstacles.1: barred']);
  });

  test.each([
    { says: 'at 7 mm beside the middle line', y: 700, over: true },
    { says: 'at 8 mm, touching', y: 800, over: false },
    { says: 'one tick nearer', y: 799, over: true },
  ])('mud $says of a 16 mm tool', ({ y, over }) => {
    const lay = layTool(tool(12_500, 1600), [vec(1, 0), vec(1, 0)], { center: vec(0, 0), reach: 1350 });
    expect(overlapsLayPolygon(lay, rectangle(vec(3000, y), vec(5000, 4000)))).toBe(over);
  });

  test('its ends are flat: what lies before them is not under it; around the bend is a disc', () => {
    const lay = layTool(ADVANCE, [vec(1, 0), vec(0, 1)], { center: vec(0, 0), reach: 2000 });
    const spot = (x: number, y: number) => overlapsLayPolygon(lay, rectangle(vec(x, y), vec(x + 100, y + 100)));
    expect([spot(9500 - 50, 7500), spot(9500 - 50, 7499), spot(1900, 0), spot(1901, 0)]).toEqual([false, true, false, true]);
    expect([spot(9500 + 1270, -50), spot(9500 + 1169, -50), spot(9500 + 899, -999), spot(9500 + 898, -998)]).toEqual([false, true, false, true]);
  });

  test('what holds the whole tool, and what it holds', () => {
    const lay = layTool(ADVANCE, [vec(1, 0), vec(1, 0)], { center: vec(0, 0), reach: 2000 });
    expect(overlapsLayPolygon(lay, board)).toBe(true);
    expect(overlapsLayPolygon(lay, rectangle(vec(5000, 5), vec(5010, 6)))).toBe(true);
  });
});

describe('overlap classes', () => {
  const crate = (bars: 'tool' | 'base' | 'both', x = 8000): Ground => ({ ...open, obstacles: [{ shape: rectangle(vec(x, -9000), vec(x + 1000, 9000)), bars }] });
  test.each([
    { says: 'a wall stops the tool', bars: 'both' as const, end: 19_000, faults: ['obstacles.0: tool-blocked'] },
    { says: 'a barricade does not, if one ends beyond it', bars: 'base' as const, end: 19_000, faults: [] },
    { says: 'a barricade stops one that ends on it', bars: 'base' as const, end: 10_000, faults: ['obstacles.0: barred'] },
    { says: 'flush with it is beside it', bars: 'base' as const, end: 11_000, faults: [] },
    { says: 'one tick over it is not', bars: 'base' as const, end: 10_999, faults: ['obstacles.0: barred'] },
    { says: 'what bars tools only may be ended on', bars: 'tool' as const, end: 10_000, faults: ['obstacles.0: tool-blocked'] },
  ])('$says', ({ bars, end, faults }) => {
    expect(reasons(to(end), ADVANCE, crate(bars))).toEqual(faults);
  });
});

describe('[SP-16] where one may end beside a deck', () => {
  const deck = rectangle(vec(0, -9000), vec(10_000, 9000));
  const ground: Ground = { ...open, floors: [{ shape: board, level: 0 }, { shape: deck, level: 1 }] };
  test.each([
    { x: 7500, on: [1] },
    { x: 8000, on: [1] },
    { x: 8001, on: [] },
    { x: 8100, on: [] },
    { x: 10_000, on: [] },
    { x: 11_900, on: [] },
    { x: 11_999, on: [] },
    { x: 12_000, on: [0] },
  ])('center at $x: on floors $on', ({ x, on }) => {
    const floors = [0, 1].filter((floor) => checkSpot({ base: disc(vec(x, 0), 2000), floor }, ground)._tag === 'Right');
    expect(floors).toEqual(on);
  });

  test('under an open floor one may stand, half under it too', () => {
    const walkway: Ground = { ...ground, floors: ground.floors.map((floor) => ({ ...floor, open: true })) };
    expect(faultsOfSpot({ base: disc(vec(9000, 0), 2000), floor: 0 }, walkway)).toEqual([]);
    expect(faultsOfSpot({ base: disc(vec(9000, 0), 2000), floor: 1 }, walkway)).toEqual([{ path: 'floors.1', reason: 'not-supported' }]);
  });

  test.each([
    { says: 'another base on the same level', level: 1, free: false },
    { says: 'another base on another level', level: 0, free: true },
  ])('$says', ({ level, free }) => {
    const bases = [{ shape: disc(vec(5000, 3999), 2000), level }];
    expect(faultsOfSpot({ base: disc(vec(5000, 0), 2000), floor: 1 }, { ...ground, bases }).length === 0).toBe(free);
    expect(faultsOfSpot({ base: disc(vec(5000, -1), 2000), floor: 1 }, { ...ground, bases })).toEqual([]);
  });

  test('a base that touches the edge of the table is on it', () => {
    expect(faultsOfSpot({ base: disc(vec(43_000, 0), 2000), floor: 0 }, ground)).toEqual([]);
    expect(faultsOfSpot({ base: disc(vec(43_001, 0), 2000), floor: 0 }, ground)).toEqual([{ path: 'end', reason: 'off-table' }]);
    expect(faultsOfSpot({ base: disc(vec(0, 0), 2000), floor: 7 }, ground)).toEqual([{ path: 'floor', reason: 'out-of-range' }]);
  });
});

describe('what is no move', () => {
  test.each([
    { says: 'nothing', input: undefined, faults: [': not-a-record'] },
    { says: 'no arms', input: { end: vec(0, 0), floor: 0 }, faults: ['arms: not-a-list'] },
    { says: 'an arm without direction', input: to(0, 0, [vec(0, 0), vec(1, 0)]), faults: ['arms.0: zero-length'] },
    { says: 'a direction of half ticks', input: to(0, 0, [vec(1, 0), vec(0.5, 0)]), faults: ['arms.1.x: not-whole'] },
    { says: 'no number', input: to(Number.NaN), faults: ['end.x: not-whole'] },
    { says: 'far off the table', input: to(9_999_999), faults: ['end.x: out-of-range'] },
    { says: 'no such floor', input: { ...to(0), floor: 1 }, faults: ['floor: out-of-range'] },
  ])('$says', ({ input, faults }) => {
    expect(reasons(input)).toEqual(faults);
  });

  test.each([
    { says: 'an odd width', input: { ...DASH, width: 3 }, path: 'width', reason: 'not-even' },
    { says: 'no arms', input: { ...DASH, arms: 5 }, path: 'arms', reason: 'not-a-list' },
    { says: 'an arm of nothing', input: { ...DASH, arms: [0, 5] }, path: 'arms.0', reason: 'out-of-range' },
    { says: 'three arms', input: { ...DASH, arms: [5, 5, 5] }, path: 'arms', reason: 'too-many-points' },
    { says: 'a limit to one side', input: { ...DASH, limit: vec(1, -1) }, path: 'limit.y', reason: 'out-of-range' },
    { says: 'nothing', input: null, path: '', reason: 'not-a-record' },
  ])('no tool: $says', ({ input, path, reason }) => {
    const checked = checkTool(input);
    expect(checked._tag === 'Left' && checked.left[0]).toEqual({ path, reason });
  });

  test('a tool passes as it is', () => {
    expect(checkTool({ ...DASH, name: 'dash' })).toEqual({ _tag: 'Right', right: DASH });
  });

  test('no input at all makes a check throw', () => {
    const loose = fc.record({ arms: fc.oneof(fc.anything(), fc.array(fc.anything())), end: fc.anything(), floor: fc.anything(), width: fc.anything(), limit: fc.anything() });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), loose), (input) => {
        checkTool(input);
        reasons(input);
      }),
    );
  });
});

test('a prepared table answers alike', () => {
  const coordinate = fc.integer({ min: -12_000, max: 12_000 });
  const corner = fc.tuple(coordinate, coordinate);
  fc.assert(
    fc.property(fc.array(fc.tuple(corner, corner), { maxLength: 4 }), corner, corner, ([...boxes], [ax, ay], [x, y]) => {
      const obstacles = boxes.map(([a, b]) => ({ shape: rectangle(vec(...a), vec(a[0] + 1 + Math.abs(b[0]), a[1] + 1 + Math.abs(b[1]))), bars: 'both' as const }));
      const ground = { ...open, obstacles };
      const input = to(x, y, [vec(ax, ay), vec(ax, ay)]);
      expect(reasons(input, ADVANCE, prepareGround(ground))).toEqual(reasons(input, ADVANCE, ground));
    }),
  );
});

test('mirrored and turned by a quarter, a move is as good as it was', () => {
  const component = fc.integer({ min: -9, max: 9 });
  fc.assert(
    fc.property(component, component, component, component, fc.integer({ min: -19_500, max: 19_500 }), fc.integer({ min: -19_500, max: 19_500 }), (a, b, c, d, x, y) => {
      const wall = { from: vec(3000, -2000), to: vec(9000, 5000) };
      const good = (move: (x: number, y: number) => { x: number; y: number }) => {
        const [one, other] = [move(wall.from.x, wall.from.y), move(wall.to.x, wall.to.y)];
        const ground = { ...open, obstacles: [{ shape: rectangle(one, other), bars: 'both' as const }] };
        return reasons({ arms: [move(a, b), move(c, d)], end: move(x, y), floor: 0 }, ADVANCE, ground);
      };
      const before = good((px, py) => vec(px, py));
      expect(good((px, py) => vec(0 - px, py))).toEqual(before);
      expect(good((px, py) => vec(0 - py, px))).toEqual(before);
    }),
  );
});

test('segments of a lay are whole', () => {
  const { spine } = layTool(ADVANCE, [vec(3, 4), vec(4, 3)], { center: vec(0, 0), reach: 2000 });
  expect(spine).toEqual([segment(vec(1200, 1600), vec(5700, 7600)), segment(vec(5700, 7600), vec(11_700, 12_100))]);
});

test('scaled by a whole number, a move along the axes is as good as it was', () => {
  const axis = fc.constantFrom(vec(1, 0), vec(0, 1), vec(-1, 0), vec(0, -1));
  const coordinate = fc.integer({ min: -200, max: 200 });
  fc.assert(
    fc.property(axis, axis, coordinate, coordinate, fc.array(fc.tuple(coordinate, coordinate, fc.integer({ min: 1, max: 60 })), { maxLength: 4 }), fc.integer({ min: 2, max: 90 }), (first, second, x, y, pieces, times) => {
      const judge = (by: number) => {
        const edge = rectangle(vec(-300 * by, -300 * by), vec(300 * by, 300 * by));
        const obstacles = pieces.map(([px, py, size], i) => ({
          shape: rectangle(vec(px * by, py * by), vec((px + size) * by, (py + 2 * size) * by)),
          bars: (['tool', 'base', 'both'] as const)[i % 3]!,
        }));
        const start = { base: disc(vec(0, 0), 20 * by), tool: { arms: [75 * by, 75 * by] as const, width: 26 * by, limit: vec(0, 1) } };
        const checked = checkToolMove({ arms: [first, second], end: vec(x * by, y * by), floor: 0 }, start, { edge, floors: [{ shape: edge, level: 0 }], obstacles, bases: [] });
        return checked._tag === 'Right' ? [] : checked.left;
      };
      expect(judge(times)).toEqual(judge(1));
    }),
    { numRuns: 500 },
  );
});
