import { expect, test } from 'vitest';
import { compareSquare, orientation, signOf } from './predicate.js';
import { COORDINATE_LIMIT } from './units.js';
import { vec } from './vector.js';

test.each([
  { says: 'left', c: vec(5, 1), side: 1 },
  { says: 'right', c: vec(5, -1), side: -1 },
  { says: 'on the line, between', c: vec(5, 0), side: 0 },
  { says: 'on the line, beyond', c: vec(50, 0), side: 0 },
])('$says', ({ c, side }) => {
  expect(orientation(vec(0, 0), vec(10, 0), c)).toBe(side);
  expect(orientation(vec(10, 0), vec(0, 0), c) + 0).toBe(0 - side);
});

test('one tick beside the longest diagonal is told from on it', () => {
  const far = COORDINATE_LIMIT;
  expect(orientation(vec(-far, -far), vec(far, far), vec(far - 1, far - 1))).toBe(0);
  expect(orientation(vec(-far, -far), vec(far, far), vec(far - 1, far))).toBe(1);
});

test('where doubles round, the rounding errors decide', () => {
  const root = 2 ** 40 + 1;
  expect(root * root).toBe(2 ** 40 * (2 ** 40 + 2));
  expect(compareSquare(root, 2 ** 40, 2 ** 40 + 2)).toBe(1);
  expect(compareSquare(root, root, root)).toBe(0);
  expect(compareSquare(2 ** 40, 2 ** 40 - 1, 2 ** 40 + 1)).toBe(1);
});

test('what is no number has no sign', () => {
  expect(signOf(Number.NaN)).toBe(0);
});
