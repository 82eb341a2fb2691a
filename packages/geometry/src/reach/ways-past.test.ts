import { describe, expect, test } from 'vitest';
import { isWithinEighth } from '../heading.js';
import { type PushStart, displace } from '../moves/displace.js';
import type { Ground } from '../moves/ground.js';
import { disc, polygon, rectangle } from '../shape.js';
import { type Vec, vec } from '../vector.js';
import { waysPast } from './index.js';

const edge = rectangle(vec(-30_000, -30_000), vec(30_000, 30_000));
const start: PushStart = { base: disc(vec(0, 0), 2000), floor: 0, length: 5000, kind: 'away', from: vec(-9000, 0) };
const among = (changes: Partial<Ground>): Ground => ({ edge, floors: [{ shape: edge, level: 0 }], obstacles: [], bases: [], ...changes });
const moves = (ground: Ground) => (direction: Vec): boolean => {
  const { end } = displace(start, direction, ground);
  return end.x !== 0 || end.y !== 0;
};
const base = (x: number, y: number, radius: number) => ({ shape: disc(vec(x, y), radius), level: 0 });
/** A corner, with all that is farther up, or down, behind it. */
const corner = (x: number, y: number) => ({ shape: polygon([vec(x, y), vec(x, 3 * y), vec(x - 3 * y, 3 * y)]), bars: 'base' as const });

describe('ways past what is in the way of a push', () => {
  test('with nothing near, the edges of the wedge and the middle', () => {
    expect(waysPast({ ...start, kind: 'toward' }, among({})).every((way) => isWithinEighth(way, vec(-1, 0)))).toBe(true);
    expect(waysPast(start, among({})).slice(0, 1)).toEqual([vec(9000, -9000)]);
  });

  test.each([
    { says: 'between two bases that it touches', ground: among({ bases: [base(280, -3915, 1925), base(-249, 3440, 1449)] }), then: true },
    { says: 'not where they leave no gap', ground: among({ bases: [base(280, -3915, 1925), base(-216, 3885, 1891)] }), then: false },
    { says: 'between two corners that it touches', ground: among({ obstacles: [corner(560, -1920), corner(-704, 1872)] }), then: true },
    { says: 'not where those leave no gap', ground: among({ obstacles: [corner(704, -1872), corner(-560, 1920)] }), then: false },
  ])('one leads $says', ({ ground, then }) => expect(waysPast(start, ground).some(moves(ground))).toBe(then));

  test.each([
    { says: 'half-way between two bases ahead that leave a tick on both sides', radius: 1004, then: true },
    { says: 'not where they are a tick too large', radius: 1006, then: false },
  ])('one leads all the way $says', ({ radius, then }) => {
    // Both 3005 ticks beside the way to (4000, 3000), which the pushed base is 2000 of.
    const ground = among({ bases: [base(4000 - 1803, 3000 + 2404, radius), base(4000 + 1803, 3000 - 2404, radius)] });
    const ahead = waysPast(start, ground).filter(({ x, y }) => Math.abs(4 * y - 3 * x) < x / 10);
    expect(ahead.some((way) => displace(start, way, ground).stoppedBy === undefined)).toBe(then);
  });

  test('some lead on both sides of a base ahead, others to it', () => {
    const ground = among({ bases: [base(5000, 100, 1000)] });
    const free = waysPast(start, ground).filter((way) => displace(start, way, ground).stoppedBy === undefined);
    expect([free.some(({ y }) => y > 0), free.some(({ y }) => y < 0), free.length < waysPast(start, ground).length]).toEqual([true, true, true]);
  });
});
