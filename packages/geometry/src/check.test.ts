import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDisc, checkPolygon, checkSegment, checkVec } from './check.js';
import { distanceDiscPolygon } from './disc-polygon.js';
import { classifyPointPolygon } from './point-polygon.js';
import { areaOf, turnOf } from './prepare.js';
import { disc, polygon } from './shape.js';
import { arbitraryPolygon, arbitraryVec } from './testing/index.js';
import { COORDINATE_LIMIT, POINT_LIMIT, RADIUS_LIMIT } from './units.js';
import { type Vec, vec } from './vector.js';

const list = (...points: readonly (readonly [number, number])[]) => ({ points: points.map(([x, y]) => ({ x, y })) });

describe('[GE-22] one square, five ways to write it', () => {
  const versions = [
    { says: 'anticlockwise', input: list([0, 0], [10, 0], [10, 10], [0, 10]), count: 4 },
    { says: 'clockwise', input: list([0, 0], [0, 10], [10, 10], [10, 0]), count: 4 },
    { says: 'closed by its first point', input: list([0, 0], [10, 0], [10, 10], [0, 10], [0, 0]), count: 4 },
    { says: 'with one doubled corner', input: list([0, 0], [10, 0], [10, 0], [10, 10], [0, 10]), count: 4 },
    { says: 'with a point on an edge', input: list([0, 0], [5, 0], [10, 0], [10, 10], [0, 10]), count: 5 },
  ];

  test.each(versions)('$says: checked', ({ input, count }) => {
    const checked = checkPolygon(input);
    expect(checked._tag).toBe('Right');
    if (checked._tag === 'Left') return;
    expect([checked.right.points.length, turnOf(checked.right.points), checked.right.points[0]]).toEqual([count, 1, vec(0, 0)]);
    expect(areaOf(checked.right)).toBe(100);
  });

  test.each(versions)('$says: unchecked answers alike', ({ input }) => {
    const square = polygon(input.points);
    expect(areaOf(square)).toBe(100);
    expect([vec(5, 5), vec(10, 5), vec(11, 5)].map((point) => classifyPointPolygon(point, square))).toEqual([1, 0, -1]);
    expect(distanceDiscPolygon(disc(vec(13, 14), 0), square)).toBe(5);
  });
});

describe('what is no polygon', () => {
  test.each([
    { says: 'a list', input: [], path: '', reason: 'not-a-record' },
    { says: 'nothing', input: null, path: '', reason: 'not-a-record' },
    { says: 'no points', input: {}, path: 'points', reason: 'not-a-list' },
    { says: 'another kind', input: { kind: 'disc', ...list([0, 0], [9, 0], [0, 9]) }, path: 'kind', reason: 'wrong-kind' },
    { says: 'half a tick', input: list([0, 0], [9, 0.5], [0, 9]), path: 'points.1.y', reason: 'not-whole' },
    { says: 'not a number', input: list([0, 0], [9, Number.NaN], [0, 9]), path: 'points.1.y', reason: 'not-whole' },
    { says: 'beyond the limit', input: list([0, 0], [9, 0], [0, COORDINATE_LIMIT + 1]), path: 'points.2.y', reason: 'out-of-range' },
    { says: 'two points', input: list([0, 0], [9, 0]), path: 'points', reason: 'too-few-points' },
    { says: 'two points and the first again', input: list([0, 0], [9, 0], [0, 0]), path: 'points', reason: 'too-few-points' },
    { says: 'a line', input: list([0, 0], [9, 9], [5, 5]), path: 'points', reason: 'no-area' },
    { says: 'a bow tie', input: list([0, 0], [9, 9], [9, 0], [0, 9]), path: 'points.0', reason: 'self-crossing' },
    { says: 'a spike', input: list([0, 0], [9, 0], [9, 9], [9, 4], [0, 4]), path: 'points.1', reason: 'self-crossing' },
    { says: 'a corner on another edge', input: list([0, 0], [9, 0], [9, 9], [5, 0], [0, 9]), path: 'points.0', reason: 'self-crossing' },
    { says: 'a corner met twice', input: list([0, 0], [5, 5], [9, 0], [9, 9], [5, 5], [0, 9]), path: 'points.4', reason: 'repeated-point' },
    { says: 'two doubled corners before it', input: list([0, 0], [0, 0], [5, 5], [9, 0], [9, 9], [5, 5], [0, 9]), path: 'points.5', reason: 'repeated-point' },
  ])('$says', ({ input, path, reason }) => {
    const checked = checkPolygon(input);
    expect(checked._tag === 'Left' && checked.left[0]).toEqual({ path, reason });
  });

  test.each([{ count: POINT_LIMIT, good: true }, { count: POINT_LIMIT + 1, good: false }])('$count points', ({ count, good }) => {
    const comb = Array.from({ length: count - 1 }, (_, i): Vec => vec(i, i % 2));
    expect(checkPolygon({ points: [...comb, vec(0, 500)] })._tag).toBe(good ? 'Right' : 'Left');
  });

  test('all faulty numbers are named', () => {
    const checked = checkPolygon({ points: [{ x: '1', y: 2 }, [], { x: 1 }] });
    expect(checked._tag === 'Left' && checked.left.map(({ path }) => path)).toEqual(['points.0.x', 'points.1', 'points.2.y']);
  });
});

describe('discs, segments and points', () => {
  const center = { x: 0, y: 0 };
  test.each([
    { radius: 1, good: true },
    { radius: 0, good: false },
    { radius: RADIUS_LIMIT, good: true },
    { radius: RADIUS_LIMIT + 1, good: false },
    { radius: 1.5, good: false },
  ])('a radius of $radius', ({ radius, good }) => {
    expect(checkDisc({ center, radius })).toEqual(
      good ? { _tag: 'Right', right: disc(vec(0, 0), radius) } : expect.objectContaining({ _tag: 'Left' }),
    );
  });

  test.each([
    { x: COORDINATE_LIMIT, good: true },
    { x: COORDINATE_LIMIT + 1, good: false },
    { x: -COORDINATE_LIMIT, good: true },
    { x: -COORDINATE_LIMIT - 1, good: false },
  ])('a point at $x', ({ x, good }) => {
    expect(checkVec({ x, y: 0 })._tag).toBe(good ? 'Right' : 'Left');
  });

  test('[GE-07] a segment of length zero is refused by name', () => {
    expect(checkSegment({ from: vec(3, 3), to: vec(3, 3) })).toEqual({ _tag: 'Left', left: [{ path: 'to', reason: 'zero-length' }] });
    expect(checkSegment({ from: vec(3, 3), to: vec(3, 4) })._tag).toBe('Right');
    expect(checkSegment(7)._tag).toBe('Left');
    expect(checkDisc(undefined)._tag).toBe('Left');
  });

  test('unknown keys and −0 do not survive', () => {
    const input: unknown = JSON.parse('{"center":{"x":-0,"y":1,"z":7,"__proto__":{"a":1}},"radius":5,"name":"x"}');
    const checked = checkDisc(input);
    expect(JSON.stringify(checked)).toBe('{"_tag":"Right","right":{"kind":"disc","center":{"x":0,"y":1},"radius":5}}');
    expect(checked._tag === 'Right' && Object.is(checked.right.center.x, 0)).toBe(true);
  });

  test('inherited fields are not there', () => {
    expect(checkVec(Object.create({ x: 1, y: 2 }))._tag).toBe('Left');
  });
});

test('no input at all makes a check throw', () => {
  const checks = [checkVec, checkDisc, checkSegment, checkPolygon];
  const loose = fc.record({ kind: fc.anything(), points: fc.oneof(fc.anything(), fc.array(fc.anything())), center: fc.anything(), radius: fc.anything() });
  fc.assert(fc.property(fc.oneof(fc.anything(), loose), (input) => checks.every((check) => ['Left', 'Right'].includes(check(input)._tag))));
});

test('what passed passes again unchanged, backward too', () => {
  fc.assert(
    fc.property(arbitraryPolygon(20), ({ points }) => {
      const [once, back] = [checkPolygon({ points }), checkPolygon({ points: [...points].reverse() })];
      expect(once._tag).toBe('Right');
      expect(back._tag).toBe('Right');
      if (once._tag === 'Right') expect(checkPolygon(once.right)).toEqual(once);
    }),
  );
});

test('a polygon passes exactly if no two of its edges meet away from a shared corner', () => {
  const corners = fc.array(arbitraryVec(3), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(corners, (points) => {
      const [a, b, c, d] = points as [Vec, Vec, Vec, Vec];
      const turns = [[a, b, c], [b, c, d], [c, d, a], [d, a, b]].map((three) => turnOf(three));
      const convex = turns.every((turn) => turn === turns[0] && turn !== 0);
      if (convex) expect(checkPolygon({ points })._tag).toBe('Right');
      if (convex) expect(checkPolygon({ points: [a, c, b, d] })._tag).toBe('Left');
    }),
    { numRuns: 300 },
  );
});
