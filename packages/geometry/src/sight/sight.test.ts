import { describe, expect, test } from 'vitest';
import { onlyBlockers, prepareBlockers } from './blockers.js';
import { type Polygon, type Shape, capsule, disc, polygon, rectangle, segment } from '../shape.js';
import { overlapsSweepPolygon } from '../sweep.js';
import { hasSight, sight, sightLines } from './sight.js';
import { moveShape, quarterTurn, mirror, translation } from '../testing/index.js';
import { CM, MM } from '../units.js';
import { vec } from '../vector.js';

const base = (x: number, y: number, radius = 20 * MM) => disc(vec(x, y), radius);
const among = (...pieces: readonly Polygon[]) => prepareBlockers(pieces);
const sees = (a: Shape, b: Shape, ...pieces: readonly Polygon[]): boolean => {
  const blockers = among(...pieces);
  const answers = [hasSight(a, b, blockers), hasSight(b, a, blockers), sight(a, b, blockers).kind === 'free', sight(b, a, blockers).kind === 'free'];
  expect(new Set(answers).size).toBe(1);
  return answers[0] ?? false;
};

describe('[GE-08] sight from any part of the base', () => {
  const [a, b] = [base(0, 0), base(20_000, 0)];
  test.each([
    { says: 'a wall that leaves a strip of 1 mm', half: 19 * MM, free: true },
    { says: 'one that is as wide as the bases: grazing is free', half: 20 * MM, free: true },
    { says: 'one tick more', half: 20 * MM + 1, free: false },
    { says: 'a wider one', half: 21 * MM, free: false },
  ])('$says', ({ half, free }) => {
    const wall = rectangle(vec(9000, -half), vec(11_000, half));
    expect(sees(a, b, wall)).toBe(free);
    for (const motion of [quarterTurn, mirror, translation(vec(-77_777, 31_313))])
      expect(sees(moveShape(a, motion), moveShape(b, motion), moveShape(wall, motion) as Polygon)).toBe(free);
  });
});

describe('[GE-14] two walls that touch in one corner', () => {
  const walls = [rectangle(vec(0, 0), vec(1000, 1000)), rectangle(vec(1000, 1000), vec(2000, 2000))];
  const line = [disc(vec(500, 1500), 0), disc(vec(1500, 500), 0)] as const;
  const turned = [translation(vec(0, 0)), quarterTurn, mirror, { ...quarterTurn, move: (p: { x: number; y: number }) => mirror.move(quarterTurn.move(p)) }];
  test.each(turned.map((motion, i) => ({ motion, i })))('the one line between them is free, in copy $i', ({ motion }) => {
    const moved = walls.map((wall) => moveShape(wall, motion) as Polygon);
    expect(sees(moveShape(line[0], motion), moveShape(line[1], motion), ...moved)).toBe(true);
    const beside = moveShape(disc(vec(500, 1501), 0), motion);
    expect(sees(beside, moveShape(line[1], motion), ...moved)).toBe(false);
  });

  test('no base passes there, however small', () => {
    const sweep = { path: [vec(500, 1500), vec(1500, 500)], radius: 1 };
    expect(walls.map((wall) => overlapsSweepPolygon(sweep, wall))).toEqual([true, true]);
  });

  test('with the corners one tick into each other it is not', () => {
    expect(sees(line[0], line[1], rectangle(vec(0, 0), vec(1001, 1001)), rectangle(vec(1000, 1000), vec(2000, 2000)))).toBe(false);
  });
});

test('[GE-24] only the wall between counts', () => {
  const wall = (from: number, to: number): Polygon => rectangle(vec(from, -500 * MM), vec(to, 500 * MM));
  const walls = [wall(23_000, 24_000), wall(-6000, -5000), wall(17_000, 17_500)];
  const [attacker, defender] = [base(0, 0), base(20_000, 0)];
  expect(sight(attacker, defender, among(...walls))).toEqual({ kind: 'blocked', by: [2] });
  expect(sees(attacker, defender, ...walls.slice(0, 2))).toBe(true);
  expect(hasSight(attacker, defender, onlyBlockers(among(...walls), (place) => place !== 2))).toBe(true);
});

describe('pieces that meet', () => {
  const [a, b] = [base(0, 0), base(30_000, 0)];
  const up = rectangle(vec(10_000, 0), vec(12_000, 50_000));
  test.each([
    { says: 'two that share an edge: no line slips along it', down: rectangle(vec(10_000, -50_000), vec(12_000, 0)), free: false },
    { says: 'two that share a part of it', down: rectangle(vec(11_999, -50_000), vec(14_000, 0)), free: false },
    { says: 'two that touch in a corner: one line runs along both', down: rectangle(vec(12_000, -50_000), vec(14_000, 0)), free: true },
    { says: 'two that overlap by a tick', down: rectangle(vec(12_000, -50_000), vec(14_000, 1)), free: false },
    { says: 'a gap of one tick', down: rectangle(vec(10_000, -50_000), vec(12_000, -1)), free: true },
    { says: 'a gap of no width between two apart', down: rectangle(vec(15_000, -50_000), vec(17_000, 0)), free: true },
  ])('$says', ({ down, free }) => {
    expect(sees(a, b, up, down)).toBe(free);
    expect(sees(disc(vec(0, 0), 0), disc(vec(30_000, 0), 0), up, down)).toBe(free);
  });

  test('what closes it is named, and enough to close it', () => {
    const down = rectangle(vec(10_000, -50_000), vec(12_000, 0));
    const far = rectangle(vec(0, 40_000), vec(5000, 60_000));
    expect(sight(a, b, among(far, up, down))).toEqual({ kind: 'blocked', by: [1, 2] });
  });
});

describe('outlines that are not convex', () => {
  const gate = polygon([vec(9000, -9000), vec(11_000, -9000), vec(11_000, 9000), vec(9000, 9000), vec(9000, 3000), vec(10_000, 3000), vec(10_000, -3000), vec(9000, -3000)]);
  test.each([
    { says: 'across it', a: base(0, 0), b: base(20_000, 0), free: false },
    { says: 'within its bay', a: base(9500, 2000, 100), b: base(9500, -2000, 100), free: true },
    { says: 'out of its bay', a: base(9500, 0, 100), b: base(0, 0), free: true },
    { says: 'from the bay past its arm', a: base(9500, 0, 100), b: base(9500, 20_000, 100), free: false },
    { says: 'along its face', a: base(8000, 20_000, 1000), b: base(8000, -20_000, 1000), free: true },
  ])('$says', ({ a, b, free }) => {
    expect(sees(a, b, gate)).toBe(free);
  });
});

describe('bases that overlap pieces', () => {
  const a = base(0, 0);
  const b = base(30_000, 0);
  test.each([
    { says: 'half in a wall, looking away from it', pieces: [rectangle(vec(-9000, -9000), vec(0, 9000))], free: true },
    { says: 'half in a wall, looking through it', pieces: [rectangle(vec(0, -9000), vec(9000, 9000))], free: false },
    { says: 'half in a wall that ends flush with its rim', pieces: [rectangle(vec(-9000, -9000), vec(2000, 9000))], free: true },
    { says: 'one tick more', pieces: [rectangle(vec(-9000, -9000), vec(2001, 9000))], free: false },
    { says: 'wholly in a piece', pieces: [rectangle(vec(-9000, -9000), vec(9000, 9000))], free: false },
    { says: 'only its top out of a wall', pieces: [rectangle(vec(-9000, -9000), vec(9000, 1999))], free: true },
    { says: 'its top flush with the wall: one line grazes', pieces: [rectangle(vec(-9000, -9000), vec(9000, 2000))], free: true },
    { says: 'both in one piece', pieces: [rectangle(vec(-9000, -9000), vec(39_000, 2001))], free: false },
    { says: 'both flush with the top of one piece', pieces: [rectangle(vec(-9000, -9000), vec(39_000, 2000))], free: true },
  ])('$says', ({ pieces, free }) => {
    expect(sees(a, b, ...pieces)).toBe(free);
  });

  // The rim leaves the wall at (1200, 1600); from there to the target one line is left.
  test.each([
    { says: 'only the line from where its rim leaves the wall', corner: 2700, free: true },
    { says: 'not even that', corner: 2699, free: false },
    { says: 'a little more than that', corner: 2701, free: true },
  ])('$says', ({ corner, free }) => {
    const wall = rectangle(vec(-9000, -9000), vec(1200, 9000));
    const lid = polygon([vec(corner, 3600), vec(9000, -4000), vec(9000, 3600)]);
    const target = disc(vec(4200, 5600), 0);
    expect(sees(base(0, 0, 2000), target, wall, lid)).toBe(free);
    for (const motion of [quarterTurn, mirror])
      expect(sees(moveShape(base(0, 0, 2000), motion), moveShape(target, motion), ...[wall, lid].map((piece) => moveShape(piece, motion) as Polygon))).toBe(free);
  });
});

describe('ends of other kinds', () => {
  const wall = rectangle(vec(9000, -2000), vec(11_000, 2000));
  const to = base(20_000, 0, 500);
  test.each([
    { says: 'a point behind a wall', from: disc(vec(0, 0), 0), free: false },
    { says: 'a line that reaches out of its shadow', from: segment(vec(0, 0), vec(0, 3900)), free: true },
    { says: 'one that does not', from: segment(vec(0, 0), vec(0, 3800)), free: false },
    { says: 'a box in its shadow', from: rectangle(vec(-500, -1000), vec(500, 1000)), free: false },
    { says: 'a box out of it', from: rectangle(vec(-500, -4000), vec(500, 4000)), free: true },
    { says: 'a stadium in its shadow', from: capsule({ from: vec(0, -500), to: vec(0, 500) }, 500), free: false },
    { says: 'a stadium out of it', from: capsule({ from: vec(0, -3000), to: vec(0, 3000) }, 1000), free: true },
    { says: 'an L that looks over its arm', from: polygon([vec(-5000, 0), vec(0, 0), vec(0, 500), vec(-4500, 500), vec(-4500, 9000), vec(-5000, 9000)]), free: true },
  ])('$says', ({ from, free }) => {
    expect(sees(from, to, wall)).toBe(free);
  });

  test('what meets sees each other, whatever stands there', () => {
    expect(sees(base(0, 0), base(4000, 0), rectangle(vec(-9000, -9000), vec(9000, 9000)))).toBe(true);
    expect(sees(base(0, 0), base(4001, 0), rectangle(vec(-9000, -9000), vec(9000, 9000)))).toBe(false);
  });
});

test('a free line says from where to where and what it touches', () => {
  const wall = rectangle(vec(9000, -1000), vec(11_000, 90_000));
  const answer = sight(base(0, 0), base(20_000, 0), among(wall));
  expect(answer.kind).toBe('free');
  if (answer.kind === 'blocked') return;
  const { from, to, touches } = answer.line;
  expect(touches).toHaveLength(2);
  expect([from, to].map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([[0, -2000], [20_000, -2000]]);
});

test('all critical lines at once, each with what stops it', () => {
  const wall = rectangle(vec(9000, -1000), vec(11_000, 90_000));
  const lines = sightLines(base(0, 0), base(20_000, 0), among(wall));
  expect(lines.length).toBeGreaterThan(4);
  expect(new Set(lines.map(({ by }) => by.length))).toEqual(new Set([0, 1]));
});

test('nothing between is free, and so is an empty table', () => {
  expect(sees(base(0, 0), base(10 * CM, 0))).toBe(true);
});
