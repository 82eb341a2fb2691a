import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithin, overlaps } from '../distance.js';
import { disc, polygon, rectangle } from '../shape.js';
import { arbitraryDisc, arbitraryPolygon } from '../testing/index.js';
import { CONTACT, INCH, MM } from '../units.js';
import { vec } from '../vector.js';
import { prepareBlockers } from './blockers.js';
import { crossingPieces, hidingPieces } from './partly-hidden.js';

const [leader, target] = [disc(vec(0, 0), 20 * MM), disc(vec(30_000, 0), 20 * MM)];
const wall = (from: number, to: number, half = 500) => rectangle(vec(from, -half), vec(to, half));

describe('[GE-24] what crosses a line from any part to any part', () => {
  test.each([
    { says: 'between', piece: wall(10_000, 11_000), crosses: true },
    { says: 'behind the target', piece: wall(32_000, 33_000), crosses: false },
    { says: 'behind the viewer', piece: wall(-3000, -2000), crosses: false },
    { says: 'under the target', piece: wall(31_000, 33_000), crosses: true },
    { says: 'flush with the outer line', piece: rectangle(vec(9000, 2000), vec(11_000, 9000)), crosses: false },
    { says: 'a tick into it', piece: rectangle(vec(9000, 1999), vec(11_000, 9000)), crosses: true },
    { says: 'a chip before the rim, above the middle', piece: polygon([vec(1300, 1700), vec(1900, 1800), vec(1300, 1900)]), crosses: true },
    { says: 'the same chip behind the rim', piece: polygon([vec(-1300, 1700), vec(-1900, 1800), vec(-1300, 1900)]), crosses: false },
  ])('$says', ({ piece, crosses }) => {
    expect(crossingPieces(leader, target, prepareBlockers([piece]))).toEqual(crosses ? [0] : []);
    expect(crossingPieces(target, leader, prepareBlockers([piece]))).toEqual(crosses ? [0] : []);
  });
});

describe('partly hidden by a piece near the target', () => {
  const hides = (piece: ReturnType<typeof wall>): boolean => hidingPieces(leader, target, { blockers: prepareBlockers([piece]), reach: 3 * INCH }).length > 0;
  const front = 28_000 - 3 * INCH;
  test.each([
    { says: 'exactly within half range', piece: wall(front - 100, front), hidden: true },
    { says: 'a tick farther', piece: wall(front - 101, front - 1), hidden: false },
    { says: 'near, but in contact with the viewer', piece: wall(2000 + CONTACT, 27_000), hidden: false },
    { says: 'near, and a tick out of contact', piece: wall(2000 + CONTACT + 1, 27_000), hidden: true },
    { says: 'near, but behind', piece: wall(32_500, 33_000), hidden: false },
  ])('$says', ({ piece, hidden }) => {
    expect(hides(piece)).toBe(hidden);
  });
});

test('a piece is crossed if a point of a line between points of both is in it, and overlaps mean crossing', () => {
  const size = 40;
  fc.assert(
    fc.property(arbitraryDisc(size), arbitraryDisc(size), arbitraryPolygon(size), fc.array(fc.nat(999), { minLength: 60, maxLength: 60 }), (a, b, piece, draws) => {
      if (isWithin(a, b, 0)) return;
      const crossed = crossingPieces(a, b, prepareBlockers([piece])).length > 0;
      const spot = ({ center, radius }: typeof a, x: number, y: number) => ({ x: center.x + (radius * (x - 500)) / 707, y: center.y + (radius * (y - 500)) / 707 });
      for (let i = 0; i + 4 < draws.length; i += 5) {
        const [p, q, t] = [spot(a, draws[i]!, draws[i + 1]!), spot(b, draws[i + 2]!, draws[i + 3]!), draws[i + 4]! / 1000];
        const at = { x: Math.round((p.x + (q.x - p.x) * t) * 1000), y: Math.round((p.y + (q.y - p.y) * t) * 1000) };
        const large = polygon(piece.points.map(({ x, y }) => vec(x * 1000, y * 1000)));
        if (overlaps(disc(at, 2), large) && overlaps(large, disc(at, 1)) && !isWithin(disc(at, 3), disc(vec(9e9, 0), 0), 0)) {
          if (large.points.every((corner) => (corner.x - at.x) * (corner.x - at.x) + (corner.y - at.y) * (corner.y - at.y) > 9) && isInside(large, at)) expect(crossed).toBe(true);
        }
      }
      if (overlaps(a, piece)) expect(crossed).toBe(true);
    }),
  );
});

const isInside = ({ points }: ReturnType<typeof polygon>, at: { x: number; y: number }): boolean =>
  points.reduce((inside, v, i) => {
    const w = points[(i + 1) % points.length]!;
    return v.y > at.y !== w.y > at.y && at.x < ((w.x - v.x) * (at.y - v.y)) / (w.y - v.y) + v.x ? !inside : inside;
  }, false);
