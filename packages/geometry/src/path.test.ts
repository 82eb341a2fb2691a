import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMostlyInside, lengthInside, lengthOf } from './path.js';
import { polygon, rectangle } from './shape.js';
import { arbitraryPolygon, arbitraryVec, bruteStretches, mirror, moveShape, quarterTurn } from './testing/index.js';
import { CM } from './units.js';
import { type Vec, distanceSquared, vec } from './vector.js';

const at = (x: number, y: number, z: number) => ({ x, y, z });

describe('the length of a path', () => {
  test.each([
    { says: 'nowhere', path: [], length: 0 },
    { says: 'one point', path: [vec(3, 3)], length: 0 },
    { says: 'straight', path: [vec(0, 0), vec(3000, 4000)], length: 5000 },
    { says: 'with corners', path: [vec(0, 0), vec(300, 400), vec(300, 0), vec(0, 0)], length: 1200 },
    { says: 'a hair more than whole', path: [vec(0, 0), vec(1000, 1)], length: 1001 },
    { says: 'two diagonals rounded once, not twice', path: [vec(0, 0), vec(1, 1), vec(2, 2)], length: 3 },
    { says: 'with heights', path: [at(0, 0, 0), at(200, 300, 600)], length: 700 },
    { says: 'straight up', path: [at(5, 5, 0), at(5, 5, 450)], length: 450 },
    { says: 'from the table up', path: [vec(0, 0), at(0, 0, 450)], length: 450 },
  ])('$says', ({ path, length }) => {
    expect(lengthOf(path)).toBe(length);
  });

  test.each([
    { says: '33,461 steps of √2 are 47,321 and a hundred-thousandth', steps: 33_461, length: 47_322 },
    { says: '80,782 steps of √2 are 114,243 but for less than that', steps: 80_782, length: 114_243 },
    { says: '408 steps of √2 are 577 but for a thousandth', steps: 408, length: 577 },
    { says: '985 steps of √2 are 1393 and less than that', steps: 985, length: 1394 },
  ])('$says', ({ steps, length }) => {
    expect(lengthOf([vec(0, 0), vec(steps, steps)])).toBe(length);
    expect(lengthOf([vec(0, 0), vec(1, 1), vec(steps, steps)])).toBe(length);
  });

  test('is the least whole number that is enough, whichever way it is walked', () => {
    const path = fc.array(arbitraryVec(2000), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(path, (points) => {
        const [from, to] = points as [Vec, Vec];
        const [length, square] = [lengthOf(points), distanceSquared(from, to)];
        expect(length * length >= square && (length === 0 || (length - 1) * (length - 1) < square)).toBe(true);
      }),
    );
  });

  test('is the same backward', () => {
    fc.assert(fc.property(fc.array(arbitraryVec(100_000), { maxLength: 9 }), (path) => lengthOf(path) === lengthOf([...path].reverse())));
  });
});

const mud = rectangle(vec(20 * CM, 4 * CM), vec(30 * CM, 11 * CM));

describe('the length inside', () => {
  const square = rectangle(vec(0, 0), vec(10, 10));
  test.each([
    { says: 'through', path: [vec(-5, 5), vec(15, 5)], inside: 10 },
    { says: 'along the outer edge', path: [vec(-5, 10), vec(15, 10)], inside: 0 },
    { says: 'one tick within the edge', path: [vec(-5, 9), vec(15, 9)], inside: 10 },
    { says: 'in and out again', path: [vec(5, 15), vec(5, 5), vec(15, 5)], inside: 10 },
    { says: 'a corner cut', path: [vec(-1, 4), vec(4, -1)], inside: 5 },
    { says: 'climbing inside', path: [at(5, 5, 0), at(5, 5, 40)], inside: 40 },
    { says: 'climbing on the edge', path: [at(10, 5, 0), at(10, 5, 40)], inside: 0 },
    { says: 'a slope', path: [at(0, 5, 0), at(30, 5, 40)], inside: 17 },
  ])('$says', ({ path, inside }) => {
    expect(lengthInside(path, [square])).toBe(inside);
  });

  test.each([
    { says: 'two that overlap count once', other: rectangle(vec(5, 0), vec(15, 10)), path: [vec(-5, 5), vec(25, 5)], inside: 15 },
    { says: 'two edge to edge', other: rectangle(vec(10, 0), vec(15, 10)), path: [vec(-5, 5), vec(25, 5)], inside: 15 },
    { says: 'along the edge that two share', other: rectangle(vec(10, 0), vec(15, 10)), path: [vec(10, -5), vec(10, 15)], inside: 10 },
    { says: 'along the edge of two on the same side', other: rectangle(vec(0, 10), vec(10, 20)), path: [vec(10, 0), vec(10, 20)], inside: 0 },
    { says: 'the same one twice', other: square, path: [vec(-5, 5), vec(25, 5)], inside: 10 },
  ])('$says', ({ other, path, inside }) => {
    expect(lengthInside(path, [square, other])).toBe(inside);
    expect(lengthInside([...path].reverse(), [other, square])).toBe(inside);
  });

  test('a third of a diagonal is rounded once', () => {
    expect(lengthInside([vec(0, 0), vec(30, 30)], [square])).toBe(15);
    expect(lengthInside([vec(0, 0), vec(9, 3)], [rectangle(vec(0, 0), vec(3, 3))])).toBe(4);
  });

  test('agrees with the middles of all parts', () => {
    fc.assert(
      fc.property(fc.array(arbitraryVec(8), { minLength: 2, maxLength: 4 }), arbitraryPolygon(6), (path, outline) => {
        const length = path.slice(1).reduce((sum, to, i) => {
          const line = { kind: 'segment' as const, from: path[i]!, to };
          if (distanceSquared(line.from, to) === 0) return sum;
          const parts = bruteStretches(line, [outline]).filter(({ where }) => where[0] === 1);
          return sum + parts.reduce((total, part) => total + (part.to - part.from), 0) * Math.sqrt(distanceSquared(line.from, to));
        }, 0);
        const inside = lengthInside(path, [outline]);
        expect(inside).toBeGreaterThanOrEqual(length - 1e-9);
        expect(inside).toBeLessThan(length + 1 + 1e-9);
        for (const motion of [quarterTurn, mirror]) {
          const moved = moveShape(outline, motion);
          expect(moved.kind === 'polygon' && lengthInside(path.map(motion.move), [moved])).toBe(inside);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('mostly inside', () => {
  test.each([
    { says: '4 of 5 cm', path: [vec(25 * CM, 12 * CM), vec(25 * CM, 7 * CM)], mostly: true },
    { says: 'exactly half', path: [vec(25 * CM, 12 * CM), vec(25 * CM, 10 * CM)], mostly: false },
    { says: 'one tick more than half', path: [vec(25 * CM, 12 * CM), vec(25 * CM, 10 * CM - 1)], mostly: true },
    { says: 'one tick less than half', path: [vec(25 * CM, 12 * CM), vec(25 * CM, 10 * CM + 1)], mostly: false },
    { says: 'exactly half on a slant', path: [vec(24 * CM, 12 * CM), vec(26 * CM + 2, 10 * CM)], mostly: false },
    { says: 'exactly half in two slanted pieces', path: [vec(24 * CM, 12 * CM), vec(25 * CM, 11 * CM), vec(26 * CM, 10 * CM)], mostly: false },
    { says: 'not at all', path: [vec(0, 0), vec(10, 0)], mostly: false },
    { says: 'nowhere', path: [], mostly: false },
  ])('$says', ({ path, mostly }) => {
    expect(isMostlyInside(path, [mud])).toBe(mostly);
    expect(isMostlyInside([...path].reverse(), [mud])).toBe(mostly);
  });

  test('half of a root that no double holds is half', () => {
    const half = polygon([vec(0, 0), vec(7, 0), vec(7, 9), vec(0, 9)]);
    expect(isMostlyInside([vec(0, 1), vec(14, 4)], [half])).toBe(false);
    expect(isMostlyInside([vec(0, 1), vec(13, 4)], [half])).toBe(true);
  });
});
