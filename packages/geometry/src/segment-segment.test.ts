import { describe, expect, test } from 'vitest';
import {
  containsSegmentSegment,
  distanceSegmentSegment,
  isCloserSegmentSegment,
  isWithinSegmentSegment,
  meetsSegmentSegment,
  overlapsSegmentSegment,
  sharedLength,
  touchesSegmentSegment,
} from './segment-segment.js';
import { segment } from './shape.js';
import { vec } from './vector.js';

const line = (x1: number, y1: number, x2: number, y2: number) => segment(vec(x1, y1), vec(x2, y2));

describe('[GE-04] one segment inside another', () => {
  const pairs = [
    { says: 'flat', long: line(0, 0, 10, 0), short: line(2, 0, 6, 0) },
    { says: 'upright', long: line(0, 0, 0, 10), short: line(0, 2, 0, 6) },
  ];
  const orders = pairs.flatMap(({ says, long, short }) =>
    [long, segment(long.to, long.from)].flatMap((outer, i) =>
      [short, segment(short.to, short.from)].map((inner, j) => ({ says: `${says}, order ${String(2 * i + j + 1)}`, outer, inner })),
    ),
  );
  test.each(orders)('$says', ({ outer, inner }) => {
    expect([meetsSegmentSegment(outer, inner), meetsSegmentSegment(inner, outer)]).toEqual([true, true]);
    expect([sharedLength(outer, inner), sharedLength(inner, outer)]).toEqual([4, 4]);
    expect([containsSegmentSegment(outer, inner), containsSegmentSegment(inner, outer)]).toEqual([true, false]);
  });
});

test.each([
  { says: 'crossing', b: line(5, -5, 5, 5), meets: true, overlap: true, shared: 0, distance: 0 },
  { says: 'a T', b: line(5, 0, 5, 5), meets: true, overlap: false, shared: 0, distance: 0 },
  { says: 'one tick short of a T', b: line(5, 1, 5, 5), meets: false, overlap: false, shared: 0, distance: 1 },
  { says: 'end to end', b: line(10, 0, 20, 0), meets: true, overlap: false, shared: 0, distance: 0 },
  { says: 'end over end by one tick', b: line(9, 0, 20, 0), meets: true, overlap: true, shared: 1, distance: 0 },
  { says: 'end before end by one tick', b: line(11, 0, 20, 0), meets: false, overlap: false, shared: 0, distance: 1 },
  { says: 'parallel, two ticks apart', b: line(0, 2, 10, 2), meets: false, overlap: false, shared: 0, distance: 2 },
  { says: 'parallel, three ticks apart', b: line(0, 3, 10, 3), meets: false, overlap: false, shared: 0, distance: 3 },
  { says: 'the same', b: line(10, 0, 0, 0), meets: true, overlap: true, shared: 10, distance: 0 },
])('$says', ({ b, meets, overlap, shared, distance }) => {
  const a = line(0, 0, 10, 0);
  const [c, d] = [segment(a.to, a.from), segment(b.to, b.from)];
  for (const [one, other] of [[a, b], [b, a], [a, d], [d, a], [c, b], [b, c], [c, d], [d, c]] as const) {
    expect(meetsSegmentSegment(one, other)).toBe(meets);
    expect(overlapsSegmentSegment(one, other)).toBe(overlap);
    expect(sharedLength(one, other)).toBe(shared);
    expect(distanceSegmentSegment(one, other)).toBe(distance);
    expect(touchesSegmentSegment(one, other)).toBe(!overlap && distance <= 2);
    expect([isWithinSegmentSegment(one, other, distance), isWithinSegmentSegment(one, other, distance - 1)]).toEqual([true, false]);
    expect([isCloserSegmentSegment(one, other, distance), isCloserSegmentSegment(one, other, distance + 1)]).toEqual([false, true]);
  }
});

describe('[GE-07] a wall of length zero is its point', () => {
  test.each([
    { says: 'on the line', wall: line(5, 0, 5, 0), meets: true, distance: 0 },
    { says: 'off the line', wall: line(3, 3, 3, 3), meets: false, distance: 3 },
    { says: 'beyond the end', wall: line(13, 4, 13, 4), meets: false, distance: 5 },
  ])('$says', ({ wall, meets, distance }) => {
    const sight = line(0, 0, 10, 0);
    expect([meetsSegmentSegment(sight, wall), meetsSegmentSegment(wall, sight)]).toEqual([meets, meets]);
    expect([distanceSegmentSegment(sight, wall), distanceSegmentSegment(wall, sight)]).toEqual([distance, distance]);
    expect([overlapsSegmentSegment(sight, wall), sharedLength(sight, wall), sharedLength(wall, wall)]).toEqual([false, 0, 0]);
  });

  test('from point to point', () => {
    expect(distanceSegmentSegment(line(0, 0, 0, 0), line(3, 3, 3, 3))).toBe(5);
    expect(meetsSegmentSegment(line(3, 3, 3, 3), line(3, 3, 3, 3))).toBe(true);
  });
});

test('a slanted line one tick from another end is told apart from meeting it', () => {
  expect(meetsSegmentSegment(line(0, 0, 300_001, 200_000), line(150_000, 100_000, 150_000, 200_000))).toBe(false);
  expect(meetsSegmentSegment(line(0, 0, 300_000, 200_000), line(150_000, 100_000, 150_000, 200_000))).toBe(true);
});
