import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepareBlockers } from './blockers.js';
import { isWithin } from '../distance.js';
import type { Polygon, Shape } from '../shape.js';
import { disc } from '../shape.js';
import { hasSight, sight, sightLines } from './sight.js';
import { arbitraryMotion, arbitrarySightScene, bruteCovered, bruteSight, drawScene, enlarge, moveShape, reverseShape, type SightScene } from '../testing/index.js';
import { vec } from '../vector.js';

const scene = arbitrarySightScene(14);
const isFree = ({ a, b, pieces }: SightScene): boolean => hasSight(a, b, prepareBlockers(pieces));
const each = (by: (shape: Shape) => Shape) => ({ a, b, pieces }: SightScene): SightScene => ({ a: by(a), b: by(b), pieces: pieces.map((piece) => by(piece) as Polygon) });

test('where all is blocked, no line of thousands is free', () => {
  fc.assert(
    fc.property(scene, (one) => {
      if (!isFree(one)) expect(bruteSight([one.a, one.b], one.pieces, { directions: 2000, abreast: 3 })).toBeUndefined();
    }),
    { numRuns: 40 },
  );
});

test('a free line runs inside no piece', () => {
  fc.assert(
    fc.property(scene, ({ a, b, pieces }) => {
      const answer = sight(a, b, prepareBlockers(pieces));
      if (answer.kind === 'blocked' || isWithin(a, b, 0)) return;
      const { from, to } = answer.line;
      const [x, y] = [to.x - from.x, to.y - from.y];
      const length = Math.sqrt(x * x + y * y);
      const line = { at: from, u: vec(x / length, y / length) };
      expect(Number.isFinite(length)).toBe(true);
      expect(bruteCovered(line, [0, length], pieces)).toBe(0);
    }),
    { numRuns: 150 },
  );
});

test('what closes all lines does so alone', () => {
  fc.assert(
    fc.property(scene, ({ a, b, pieces }) => {
      const answer = sight(a, b, prepareBlockers(pieces));
      if (answer.kind === 'blocked') expect(isFree({ a, b, pieces: answer.by.map((place) => pieces[place]!) })).toBe(false);
    }),
    { numRuns: 150 },
  );
});

test('sight is the same back, moved, turned, mirrored, enlarged and with outlines written the other way', () => {
  fc.assert(
    fc.property(scene, arbitraryMotion(50), fc.integer({ min: 2, max: 999 }), (one, motion, by) => {
      const free = isFree(one);
      expect(isFree({ ...one, a: one.b, b: one.a })).toBe(free);
      expect(isFree(each((shape) => moveShape(shape, motion))(one))).toBe(free);
      expect(isFree(each((shape) => enlarge(shape, by))(one))).toBe(free);
      expect(isFree(each(reverseShape)(one))).toBe(free);
    }),
    { numRuns: 100 },
  );
});

test('one piece more never opens a line', () => {
  fc.assert(fc.property(scene, (one) => !isFree(one) || isFree({ ...one, pieces: one.pieces.slice(1) })), { numRuns: 100 });
});

test('a larger base never sees less', () => {
  fc.assert(
    fc.property(scene, fc.nat(5), fc.nat(5), ({ b, pieces }, radius, more) => {
      const small = isFree({ a: disc(vec(0, 0), radius), b, pieces });
      expect(!small || isFree({ a: disc(vec(0, 0), radius + more), b, pieces })).toBe(true);
    }),
  );
});

test('there is sight exactly if one of all critical lines is free', () => {
  fc.assert(
    fc.property(scene, ({ a, b, pieces }) => {
      const blockers = prepareBlockers(pieces);
      expect(sightLines(a, b, blockers).some(({ by }) => by.length === 0)).toBe(hasSight(a, b, blockers));
    }),
    { numRuns: 100 },
  );
});

test('numbers that no check has passed neither make it throw nor keep it busy', () => {
  const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, Infinity, -0, 0.5, 1e300));
  const point = fc.record({ x: number, y: number });
  const points = fc.array(point, { maxLength: 6 });
  const shape: fc.Arbitrary<Shape> = fc.oneof(
    fc.record({ kind: fc.constant('disc' as const), center: point, radius: number }),
    fc.record({ kind: fc.constant('segment' as const), from: point, to: point }),
    fc.record({ kind: fc.constant('capsule' as const), from: point, to: point, radius: number }),
    fc.record({ kind: fc.constant('polygon' as const), points }),
  );
  const pieces = fc.array(points.map((list): Polygon => ({ kind: 'polygon', points: list })), { maxLength: 4 });
  fc.assert(fc.property(shape, shape, pieces, (a, b, all) => ['free', 'blocked'].includes(sight(a, b, prepareBlockers(all)).kind)));
});

// The full number with REGELWERK_SOAK=1.
const PAIRS = process.env['REGELWERK_SOAK'] === '1' ? 100_000 : 300;

test(`${PAIRS} pairs of bases over 40 pieces: no wrong answer`, () => {
  let [free, blocked, wrong] = [0, 0, 0];
  for (let table = 0; table * 50 < PAIRS; table += 1) {
    const { pieces, pairs } = drawScene(table + 1, { pieces: 40, pairs: 50 });
    const blockers = prepareBlockers(pieces);
    for (const [a, b] of pairs) {
      const answer = sight(a, b, blockers);
      if (answer.kind === 'free') {
        free += 1;
        const { from, to } = answer.line;
        const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
        const line = { at: from, u: { x: (to.x - from.x) / length, y: (to.y - from.y) / length } };
        if (!isWithin(a, b, 0) && bruteCovered(line, [0, length], pieces) > 0) wrong += 1;
      } else {
        blocked += 1;
        if (bruteSight([a, b], pieces, { directions: 2000, abreast: 3 }) !== undefined) wrong += 1;
      }
    }
  }
  expect(wrong).toBe(0);
  expect(Math.min(free, blocked)).toBeGreaterThan(PAIRS / 20);
}, 3_600_000);
