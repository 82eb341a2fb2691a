import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lengthInside, lengthOf } from './path.js';
import { rectangle, segment } from './shape.js';
import { shareAtMost, shareInBox } from './share.js';
import { arbitraryPolygon, arbitraryVec } from './testing/index.js';
import { vec } from './vector.js';

const box = { minX: 10, minY: 10, maxX: 30, maxY: 20 };

describe('the share of a line in a box', () => {
  test.each([
    { says: 'all of it', from: vec(12, 12), to: vec(28, 18), share: 1 },
    { says: 'half of it', from: vec(20, 15), to: vec(40, 15), share: 0.5 },
    { says: 'across', from: vec(0, 15), to: vec(40, 15), share: 0.5 },
    { says: 'along its edge', from: vec(10, 10), to: vec(30, 10), share: 1 },
    { says: 'beside it', from: vec(0, 21), to: vec(40, 21), share: 0 },
    { says: 'past its corner', from: vec(0, 19), to: vec(12, 31), share: 0 },
    { says: 'short of it', from: vec(0, 15), to: vec(9, 15), share: 0 },
    { says: 'a point in it', from: vec(12, 12), to: vec(12, 12), share: 1 },
    { says: 'a point outside', from: vec(9, 12), to: vec(9, 12), share: 0 },
  ])('$says', ({ from, to, share }) => {
    expect(shareInBox(segment(from, to), box)).toBe(share);
    expect(shareInBox(segment(to, from), box)).toBe(share);
  });

  test('two boxes that overlap are no more than all of it', () => {
    const ground = rectangle(vec(0, 0), vec(40, 40));
    expect(shareAtMost(segment(vec(0, 5), vec(40, 5)), [ground, ground])).toBe(1);
  });
});

test('boxes never tell less than what lies inside', () => {
  fc.assert(
    fc.property(arbitraryVec(1000), arbitraryVec(1000), fc.array(arbitraryPolygon(1000), { maxLength: 3 }), (from, to, polygons) => {
      const most = shareAtMost(segment(from, to), polygons) * lengthOf([from, to]);
      expect(lengthInside([from, to], polygons)).toBeLessThanOrEqual(Math.ceil(most) + 1);
    }),
  );
});
