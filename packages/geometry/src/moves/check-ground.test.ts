import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capsule, disc, polygon, rectangle, segment } from '../shape.js';
import { arbitraryGround } from '../testing/index.js';
import { vec } from '../vector.js';
import { checkGround, checkShape } from './check-ground.js';
import type { Ground } from './ground.js';

const board = rectangle(vec(0, 0), vec(9000, 9000));
const good: Ground = {
  edge: board,
  floors: [{ shape: board, level: 0 }, { shape: rectangle(vec(0, 0), vec(900, 900)), level: 1, open: true }],
  obstacles: [{ shape: rectangle(vec(100, 100), vec(200, 200)), bars: 'tool' }, { shape: rectangle(vec(100, 100), vec(200, 200)), bars: 'both', level: 2 }],
  bases: [{ shape: disc(vec(500, 500), 250), level: 0 }, { shape: capsule(segment(vec(500, 500), vec(600, 500)), 100), level: 1 }],
};
const bow = polygon([vec(0, 0), vec(9, 9), vec(9, 0), vec(0, 9)]);

describe('what is no table', () => {
  test.each([
    { says: 'nothing', input: null, path: '', reason: 'not-a-record' },
    { says: 'no edge', input: { ...good, edge: undefined }, path: 'edge', reason: 'not-a-record' },
    { says: 'an edge that crosses itself', input: { ...good, edge: bow }, path: 'edge.points.0', reason: 'self-crossing' },
    { says: 'no floors', input: { ...good, floors: {} }, path: 'floors', reason: 'not-a-list' },
    { says: 'a floor of nothing', input: { ...good, floors: [{ shape: polygon([vec(0, 0), vec(1, 1), vec(2, 2)]), level: 0 }] }, path: 'floors.0.shape.points', reason: 'no-area' },
    { says: 'half a level', input: { ...good, floors: [{ shape: board, level: 1.5 }] }, path: 'floors.0.level', reason: 'not-whole' },
    { says: 'open a little', input: { ...good, floors: [{ shape: board, level: 1, open: 'yes' }] }, path: 'floors.0.open', reason: 'wrong-kind' },
    { says: 'an obstacle to nothing', input: { ...good, obstacles: [{ shape: board, bars: 'cats' }] }, path: 'obstacles.0.bars', reason: 'wrong-kind' },
    { says: 'a base without size', input: { ...good, bases: [{ shape: disc(vec(5, 5), 0), level: 0 }] }, path: 'bases.0.shape.radius', reason: 'out-of-range' },
    { says: 'a base of no kind', input: { ...good, bases: [{ shape: { center: vec(5, 5), radius: 3 }, level: 0 }] }, path: 'bases.0.shape.kind', reason: 'wrong-kind' },
    { says: 'a base of an inherited kind', input: { ...good, bases: [{ shape: { kind: 'toString' }, level: 0 }] }, path: 'bases.0.shape.kind', reason: 'wrong-kind' },
    { says: 'a base one tick over the edge', input: { ...good, bases: [{ shape: disc(vec(249, 500), 250), level: 0 }] }, path: 'bases.0.shape', reason: 'off-table' },
    { says: 'a base that is not there', input: { ...good, bases: [null] }, path: 'bases.0', reason: 'not-a-record' },
    { says: 'far away', input: { ...good, bases: [{ shape: disc(vec(9e9, 0), 250), level: 0 }] }, path: 'bases.0.shape.center.x', reason: 'out-of-range' },
  ])('$says', ({ input, path, reason }) => {
    const checked = checkGround(input);
    expect(checked._tag === 'Left' && checked.left[0]).toEqual({ path, reason });
  });
});

test('a table passes as it is, and through JSON', () => {
  expect(checkGround(good)).toEqual({ _tag: 'Right', right: good });
  expect(checkGround(JSON.parse(JSON.stringify(good)))).toEqual({ _tag: 'Right', right: good });
});

test.each([
  { shape: disc(vec(1, 2), 3) },
  { shape: segment(vec(1, 2), vec(3, 4)) },
  { shape: capsule(segment(vec(1, 2), vec(3, 4)), 5) },
  { shape: board },
])('a $shape.kind is a shape', ({ shape }) => {
  expect(checkShape(shape)).toEqual({ _tag: 'Right', right: shape });
});

test('every table that random play knows passes', () => {
  fc.assert(
    fc.property(arbitraryGround(30_000), (ground) => {
      const onTable = { ...ground, bases: ground.bases.filter(({ shape }) => shape.kind === 'disc' && Math.max(Math.abs(shape.center.x), Math.abs(shape.center.y)) <= 28_000) };
      expect(checkGround(onTable)._tag).toBe('Right');
    }),
  );
});

test('no input at all makes a check throw', () => {
  const list = fc.oneof(fc.anything(), fc.array(fc.record({ shape: fc.anything(), level: fc.anything(), bars: fc.anything() })));
  const loose = fc.record({ edge: fc.anything(), floors: list, obstacles: list, bases: list });
  fc.assert(fc.property(fc.oneof(fc.anything(), loose), (input) => ['Left', 'Right'].includes(checkGround(input)._tag)));
});
