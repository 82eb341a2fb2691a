import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithin } from '../distance.js';
import { type Disc, disc, polygon, rectangle } from '../shape.js';
import { arbitraryDisc, arbitraryPolygon, bruteClassify, enlarge } from '../testing/index.js';
import { CONTACT, INCH, MM } from '../units.js';
import { vec } from '../vector.js';
import { prepareBlockers } from './blockers.js';
import { crossingPieces, hidingPieces } from './partly-hidden.js';
import { sight } from './sight.js';

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

test('a piece is crossed if a point between a point of the one and a point of the other is in it', () => {
  const part = fc.integer({ min: -500, max: 500 });
  // Within 499/500 of the radii, so that rounding to a thousandth of a tick stays between the two.
  const spot = ({ center, radius }: Disc, [x, y]: readonly [number, number]) => ({ x: center.x + (radius * x) / 709, y: center.y + (radius * y) / 709 });
  const draws = fc.array(fc.tuple(fc.tuple(part, part), fc.tuple(part, part), fc.nat(1000)), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(arbitraryDisc(40), arbitraryDisc(40), arbitraryPolygon(40), draws, (a, b, piece, lines) => {
      fc.pre(!isWithin(a, b, 0));
      const large = enlarge(piece, 1000);
      const isInside = lines.some(([from, to, share]) => {
        const [p, q] = [spot(a, from), spot(b, to)];
        return bruteClassify(vec(Math.round(p.x * 1000 + (q.x - p.x) * share), Math.round(p.y * 1000 + (q.y - p.y) * share)), large) > 0;
      });
      if (isInside) expect(crossingPieces(a, b, prepareBlockers([piece]))).toEqual([0]);
    }),
  );
});

test('what crosses no line stops none', () => {
  fc.assert(
    fc.property(arbitraryDisc(40), arbitraryDisc(40), fc.array(arbitraryPolygon(40), { maxLength: 4 }), (a, b, pieces) => {
      const blockers = prepareBlockers(pieces);
      const answer = sight(a, b, blockers);
      if (answer.kind === 'blocked') expect(crossingPieces(a, b, blockers)).toEqual(expect.arrayContaining([...answer.by]));
    }),
  );
});
