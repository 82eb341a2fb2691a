import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disc, rectangle } from '../shape.js';
import { type Vec, vec } from '../vector.js';
import { type Ground, prepareGround } from './ground.js';
import { type Tool, checkTool } from './tool.js';
import { type ToolMove, checkToolMove } from './tool-move.js';
import { candidatesOfToolMove, findToolMove, isInArea, regionOfToolMove, sampleToolMove } from '../reach/index.js';

// A base of 40 mm in the middle, a tool of 150 mm to the right: from 2000 to 17,000, its hinge at 9500, 1270 to each side.
const TOOL: Tool = { arms: [7500, 7500], width: 2540, limit: vec(0, 1) };
const board = rectangle(vec(-45_000, -45_000), vec(45_000, 45_000));
const open: Ground = { edge: board, floors: [{ shape: board, level: 0 }], obstacles: [], bases: [] };
const base = disc(vec(0, 0), 2000);
const outline = { base, tool: { ...TOOL, touch: 'outline' as const } };
const [ahead, up] = [vec(1, 0), vec(0, 1)];

const reasons = (end: Vec, touch: Tool['touch'] | undefined, arms: readonly [Vec, Vec]): readonly string[] => {
  const tool = touch === undefined ? TOOL : { ...TOOL, touch };
  const checked = checkToolMove({ arms, end, floor: 0 }, { base, tool }, open);
  return checked._tag === 'Right' ? [] : checked.left.map(({ reason }) => reason);
};

describe('which part of a tool is touched', () => {
  test.each<{ says: string; end: Vec; arms?: readonly [Vec, Vec]; line: boolean; wide: boolean }>([
    { says: 'straight ahead', end: vec(19_000, 0), line: true, wide: true },
    { says: 'a tick farther', end: vec(19_001, 0), line: false, wide: false },
    { says: 'beside it, the radius from its middle line', end: vec(8000, 2000), line: true, wide: true },
    { says: 'a tick farther', end: vec(8000, 2001), line: false, wide: true },
    { says: 'beside it, half its width and the radius away', end: vec(8000, 3270), line: false, wide: true },
    { says: 'a tick farther', end: vec(8000, 3271), line: false, wide: false },
    { says: 'on the other side', end: vec(8000, -3270), line: false, wide: true },
    { says: 'a tick farther', end: vec(8000, -3271), line: false, wide: false },
    { says: 'over the corner of its end, by 1200 and 1600', end: vec(18_200, 2870), line: false, wide: true },
    { says: 'a tick farther', end: vec(18_201, 2870), line: false, wide: false },
    { says: 'before its flat end, beside its middle', end: vec(19_000, 1270), line: false, wide: true },
    { says: 'a tick farther', end: vec(19_001, 1270), line: false, wide: false },
    { says: 'outside of the hinge, bent by a right angle', end: vec(9500 + 1962, -2616), arms: [ahead, up], line: false, wide: true },
    { says: 'a tick farther', end: vec(9500 + 1963, -2616), arms: [ahead, up], line: false, wide: false },
    { says: 'beside its second arm', end: vec(9500 + 3270, 4000), arms: [ahead, up], line: false, wide: true },
    { says: 'a tick farther', end: vec(9500 + 3271, 4000), arms: [ahead, up], line: false, wide: false },
  ])('$says', ({ end, arms = [ahead, ahead], line, wide }) => {
    const of = (isTouched: boolean) => (isTouched ? [] : ['not-touching']);
    expect(reasons(end, 'middle-line', arms)).toEqual(of(line));
    expect(reasons(end, undefined, arms)).toEqual(of(line));
    expect(reasons(end, 'outline', arms)).toEqual(of(wide));
  });

  test('a tool says it in either word or not at all', () => {
    for (const touch of ['middle-line', 'outline']) expect(checkTool({ ...TOOL, touch })).toEqual({ _tag: 'Right', right: { ...TOOL, touch } });
    expect(checkTool(TOOL)).toEqual({ _tag: 'Right', right: TOOL });
    for (const touch of ['edge', 1, null]) expect(checkTool({ ...TOOL, touch })).toEqual({ _tag: 'Left', left: [{ path: 'touch', reason: 'wrong-kind' }] });
  });
});

describe('a tool that lies straight between walls, the base beside it behind them', () => {
  const wall = (x: number, y: number) => rectangle(vec(x, y), vec(x + 10_800, y + 8729));
  const ground: Ground = prepareGround({ ...open, obstacles: [wall(2200, -10_000), wall(2200, 1271)].map((shape) => ({ shape, bars: 'both' as const })) });
  const beside = vec(15_500, 3200);

  test.each([
    { touch: 'middle-line' as const, found: false },
    { touch: 'outline' as const, found: true },
  ])('$touch: it is found, listed and in the inner region: $found', ({ touch, found }) => {
    const start = { base, tool: { ...TOOL, touch } };
    const move = findToolMove({ end: beside, floor: 0 }, start, ground);
    expect(move !== undefined).toBe(found);
    if (move !== undefined) expect(checkToolMove(move, start, ground)._tag).toBe('Right');
    const { inner, outer } = regionOfToolMove(start, 0, ground);
    expect(isInArea(inner, beside)).toBe(found);
    if (found) expect(isInArea(outer, beside)).toBe(true);
    const interests = [{ shape: disc(vec(15_500, 7200), 1999), touch: true, ranges: [] }];
    const dense = candidatesOfToolMove(start, ground, { density: 'dense', interests });
    const isBeside = ({ end: { x, y } }: { readonly end: Vec }): boolean => x > 13_000 && x < 17_000 && y > 2600 && y < 3300;
    expect(dense.some(isBeside)).toBe(found);
  });
});

test('between two walls, every end beside a tool that is allowed lies in the outer region, and every inner one is allowed', () => {
  const corridor = fc.record({
    arms: fc.tuple(fc.integer({ min: 1500, max: 4000 }), fc.integer({ min: 1500, max: 4000 })),
    gap: fc.integer({ min: 1270, max: 1500 }),
    limit: fc.constantFrom(vec(1, 0), vec(0, 1)),
    from: fc.integer({ min: 2100, max: 4000 }),
    ends: fc.array(fc.record({ back: fc.nat(3000), y: fc.integer({ min: 1900, max: 3270 }) }), { minLength: 20, maxLength: 20 }),
  });
  let allowed = 0;
  fc.assert(
    fc.property(corridor, ({ arms, gap, limit, from, ends }) => {
      const start = { base, tool: { ...TOOL, arms, limit, touch: 'outline' as const } };
      const tip = 2000 + arms[0] + arms[1];
      // The walls end some 2 cm before the tool does, so that the base has room beside it.
      const wall = (y: number) => rectangle(vec(from, y), vec(Math.max(from + 100, tip - 2100), y + 9000));
      const ground = prepareGround({ ...open, obstacles: [wall(gap), wall(-gap - 9000)].map((shape) => ({ shape, bars: 'both' as const })) });
      const { inner, outer } = regionOfToolMove(start, 0, ground);
      for (const { back, y } of ends) {
        const end = vec(tip + 1000 - back, y);
        if (checkToolMove({ arms: [ahead, ahead], end, floor: 0 }, start, ground)._tag === 'Right') {
          allowed += 1;
          expect(isInArea(outer, end)).toBe(true);
        }
        if (isInArea(inner, end)) expect(findToolMove({ end, floor: 0 }, start, ground)).toBeDefined();
      }
    }),
    { numRuns: 12 },
  );
  expect(allowed).toBeGreaterThan(20);
});

test('the outer region of a tool touched at its outline goes little farther ahead than that of its middle line', () => {
  const [wide, narrow] = [outline, { base, tool: TOOL }].map((start) => regionOfToolMove(start, 0, open).outer);
  const isIn = (x: number) => [wide, narrow].map((outer) => outer !== undefined && isInArea(outer, vec(x, 0)));
  expect([isIn(19_000), isIn(19_047), isIn(19_800)]).toEqual([[true, true], [true, true], [false, false]]);
});

test('ends beside a tool are drawn where it is touched there, and only there', () => {
  let state = 7;
  const draw = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
  const isBeside = (move: ToolMove): boolean => checkToolMove(move, { base, tool: TOOL }, open)._tag === 'Left';
  const drawnWith = (tool: Tool) => Array.from({ length: 60 }, () => sampleToolMove({ base, tool }, open, draw)).filter((one) => one !== undefined);
  expect(drawnWith(TOOL).filter(isBeside)).toEqual([]);
  expect(drawnWith(outline.tool).filter(isBeside).length).toBeGreaterThan(10);
});

test('the farthest ends over the corners of a tool are listed, and pass their check', () => {
  const listed = (tool: Tool, density: 'standard' | 'dense'): readonly number[] => {
    const moves = candidatesOfToolMove({ base, tool }, open, { density });
    for (const move of moves) expect(checkToolMove(move, { base, tool }, open)._tag).toBe('Right');
    return moves.map(({ end: { x, y } }) => Math.sqrt(x * x + y * y));
  };
  // 9500 to the hinge, 7606.8 from there to the corner, the radius: in 8 directions, or in 16.
  const far = (length: number): boolean => length > 19_096 && length <= 19_107;
  expect([listed(outline.tool, 'standard').filter(far).length, listed(outline.tool, 'dense').filter(far).length]).toEqual([8, 16]);
  expect(Math.max(...listed(TOOL, 'dense'))).toBeLessThanOrEqual(19_000);
  for (const arms of [[1, 65_536], [65_536, 1], [1, 1]] as const) for (const width of [2, 30_000]) listed({ ...outline.tool, arms, width }, 'dense');
});

test.each([
  { says: 'bent, over its corner', end: vec(19_104, 0), found: true },
  { says: 'farther than it goes at all', end: vec(19_110, 0), found: false },
])('whether an end is allowed: $says', ({ end, found }) => {
  // The second arm bent by 9.6 degrees to the left, its right corner lies straight ahead.
  const bent = vec(7500, 1270);
  const checked = checkToolMove({ arms: [ahead, bent], end, floor: 0 }, outline, open);
  expect(checked._tag === 'Right').toBe(found);
  if (found) expect(isInArea(regionOfToolMove(outline, 0, open).outer, end)).toBe(true);
});
