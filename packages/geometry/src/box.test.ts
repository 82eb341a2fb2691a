import { expect, test } from 'vitest';
import { boxOf, boxOfPoints,  isWithinBoxBox, isWithinPointBox, isWithinSegmentBox } from './box.js';
import { disc, polygon, segment } from './shape.js';
import { vec } from './vector.js';

test.each([
  { shape: disc(vec(10, 20), 5), box: { minX: 5, minY: 15, maxX: 15, maxY: 25 } },
  { shape: segment(vec(9, 1), vec(2, 7)), box: { minX: 2, minY: 1, maxX: 9, maxY: 7 } },
  { shape: polygon([vec(0, 0), vec(9, 3), vec(-4, 8)]), box: { minX: -4, minY: 0, maxX: 9, maxY: 8 } },
])('the box around a $shape.kind', ({ shape, box }) => {
  expect(boxOf(shape)).toEqual(box);
});

test.each([
  { says: 'at the range along x', dx: 13, dy: 0, within: true },
  { says: 'one tick beyond along x', dx: 14, dy: 0, within: false },
  { says: 'at the range below', dx: 0, dy: -13, within: true },
  { says: 'one tick beyond below', dx: 0, dy: -14, within: false },
])('$says', ({ dx, dy, within }) => {
  const box = { minX: 0, minY: 0, maxX: 10, maxY: 10 };
  const other = { minX: dx, minY: dy, maxX: dx + 10, maxY: dy + 10 };
  expect([isWithinBoxBox(box, other, 3), isWithinBoxBox(other, box, 3)]).toEqual([within, within]);
});

test('nothing is near the box of no points', () => {
  expect(isWithinPointBox(vec(0, 0), boxOfPoints([]), 1000)).toBe(false);
});

test.each([
  { says: 'along an edge from outside', line: segment(vec(-5, 0), vec(15, 0)), near: false },
  { says: 'one tick within', line: segment(vec(-5, 1), vec(15, 0)), near: true },
  { says: 'past a corner, boxes crossing', line: segment(vec(-9, 5), vec(5, 30)), near: true },
])('$says', ({ line, near }) => {
  expect(isWithinSegmentBox(line, { minX: 0, minY: 0, maxX: 10, maxY: 10 }, -1)).toBe(near);
});
