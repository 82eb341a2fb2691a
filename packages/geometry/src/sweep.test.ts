import { describe, expect, test } from 'vitest';
import { disc, rectangle } from './shape.js';
import { isWithinSweepDisc, overlapsSweepDisc, overlapsSweepPolygon } from './sweep.js';
import { vec } from './vector.js';

describe('a base of radius 2000 moved along x', () => {
  const moved = (x: number) => ({ path: [vec(0, 0), vec(x, 0)], radius: 2000 });

  test.each([
    { says: '[GE-17] before the end of the way', x: 10_000, overlap: false },
    { says: '[GE-17] the last free tick', x: 11_031, overlap: false },
    { says: '[GE-17] the first tick too far', x: 11_032, overlap: true },
    { says: '[GE-17] well past it', x: 12_000, overlap: true },
  ])('$says: a base at (150, 5) mm', ({ x, overlap }) => {
    expect(overlapsSweepDisc(moved(x), disc(vec(15_000, 500), 2000))).toBe(overlap);
  });

  test.each([
    { says: 'passing in contact', y: 4000, overlap: false, within: true },
    { says: 'passing one tick closer', y: 3999, overlap: true, within: true },
    { says: 'passing one tick wider', y: 4001, overlap: false, within: false },
  ])('$says', ({ y, overlap, within }) => {
    expect(overlapsSweepDisc(moved(20_000), disc(vec(9000, y), 2000))).toBe(overlap);
    expect(isWithinSweepDisc(moved(20_000), disc(vec(9000, y), 2000), 0)).toBe(within);
  });

  test.each([
    { says: '[GE-15] free up to contact with a thin wall', x: 8000, overlap: false },
    { says: '[GE-15] one tick further', x: 8001, overlap: true },
    { says: '[GE-15] past it, though the end is free', x: 15_200, overlap: true },
  ])('$says', ({ x, overlap }) => {
    expect(overlapsSweepPolygon(moved(x), rectangle(vec(10_000, -50_000), vec(10_100, 50_000)))).toBe(overlap);
  });

  test('[GE-15] a wall at the very end is met, not overlapped', () => {
    expect(overlapsSweepPolygon(moved(15_200), rectangle(vec(17_200, -50_000), vec(17_300, 50_000)))).toBe(false);
  });
});

test('[GE-14] no base passes between two walls that meet in a corner, in any of four directions', () => {
  const walls = [rectangle(vec(0, 0), vec(10, 10)), rectangle(vec(10, 10), vec(20, 20))];
  const mirrored = [rectangle(vec(10, 0), vec(20, 10)), rectangle(vec(0, 10), vec(10, 20))];
  const passes = (path: readonly { x: number; y: number }[], of: typeof walls) =>
    of.every((wall) => !overlapsSweepPolygon({ path, radius: 1 }, wall));
  expect(passes([vec(5, 15), vec(15, 5)], walls)).toBe(false);
  expect(passes([vec(15, 5), vec(5, 15)], walls)).toBe(false);
  expect(passes([vec(5, 5), vec(15, 15)], mirrored)).toBe(false);
  expect(passes([vec(15, 15), vec(5, 5)], mirrored)).toBe(false);
});

describe('along corners', () => {
  const path = [vec(0, 0), vec(1000, 0), vec(1000, 1000)];
  test.each([
    { says: 'outside the bend', center: vec(1100, -100), overlap: false },
    { says: 'in the bend', center: vec(900, 100), overlap: false },
    { says: 'one tick closer in the bend', center: vec(901, 100), overlap: true },
    { says: 'at the start', center: vec(-199, 0), overlap: true },
    { says: 'touching the start', center: vec(-200, 0), overlap: false },
  ])('$says', ({ center, overlap }) => {
    expect(overlapsSweepDisc({ path, radius: 50 }, disc(center, center.x < 0 ? 150 : 50))).toBe(overlap);
  });
});

test('a base that stays, and one that is nowhere', () => {
  const other = disc(vec(99, 0), 50);
  expect(overlapsSweepDisc({ path: [vec(0, 0)], radius: 50 }, other)).toBe(true);
  expect(overlapsSweepDisc({ path: [vec(0, 0), vec(0, 0)], radius: 50 }, other)).toBe(true);
  expect(overlapsSweepDisc({ path: [], radius: 50 }, other)).toBe(false);
  expect(overlapsSweepPolygon({ path: [vec(5, 5)], radius: 1 }, rectangle(vec(0, 0), vec(100, 100)))).toBe(true);
});
