import { expect, test } from 'vitest';
import { type PushStart, checkPush } from '../moves/displace.js';
import type { Ground } from '../moves/ground.js';
import { disc, rectangle } from '../shape.js';
import { type Vec, add, vec } from '../vector.js';
import { isInArea, regionOfPush } from './index.js';

const edge = rectangle(vec(-20_000, -20_000), vec(20_000, 20_000));
const open: Ground = { edge, floors: [{ shape: edge, level: 0 }], obstacles: [], bases: [] };
const wall = rectangle(vec(4000, -9000), vec(4500, 9000));
const deck = rectangle(vec(-12_000, -4000), vec(3000, 4000));
const push: PushStart = { base: disc(vec(0, 0), 2000), floor: 0, length: 7620, kind: 'away', from: vec(-5000, 0) };

test.each<{ says: string; start?: Partial<PushStart>; ground?: Partial<Ground>; direction: Vec; end: Vec; floor?: number }>([
  { says: 'all the way', direction: vec(1, 0), end: vec(7620, 0) },
  { says: 'all the way, aslant', direction: vec(4, 3), end: vec(6096, 4572) },
  { says: 'up to a wall', ground: { obstacles: [{ shape: wall, bars: 'both' }] }, direction: vec(1, 0), end: vec(2000, 0) },
  { says: 'up to a wall, aslant', ground: { obstacles: [{ shape: wall, bars: 'both' }] }, direction: vec(4, 3), end: vec(2000, 1500) },
  { says: 'along a wall that it touches', start: { base: disc(vec(2000, 0), 2000), from: vec(2000, -500) }, ground: { obstacles: [{ shape: wall, bars: 'both' }] }, direction: vec(0, 1), end: vec(2000, 7620) },
  { says: 'up to another base', ground: { bases: [{ shape: disc(vec(6000, 0), 2000), level: 0 }] }, direction: vec(1, 0), end: vec(2000, 0) },
  { says: 'up to the edge of the table', start: { base: disc(vec(15_000, 0), 2000), from: vec(0, 0) }, direction: vec(1, 0), end: vec(18_000, 0) },
  { says: 'down from a deck', start: { floor: 1 }, ground: { floors: [{ shape: edge, level: 0 }, { shape: deck, level: 1 }] }, direction: vec(1, 0), end: vec(7620, 0) },
  { says: 'along a deck', start: { floor: 1, from: vec(5000, 0) }, ground: { floors: [{ shape: edge, level: 0 }, { shape: deck, level: 1 }] }, direction: vec(-4, 1), end: vec(-7392, 1848), floor: 1 },
  { says: 'in any direction, if the centers are the same', start: { from: vec(0, 0) }, direction: vec(0, -1), end: vec(0, -7620) },
])('a push ends in the inner region: $says', ({ start, ground, direction, end, floor = 0 }) => {
  const [from, table] = [{ ...push, ...start }, { ...open, ...ground }];
  const checked = checkPush({ direction }, from, table);
  expect(checked._tag === 'Right' && [checked.right.end, checked.right.floor]).toEqual([end, floor]);
  const { inner, near } = regionOfPush(from, floor, table);
  // At the edge of a wedge the band ends a little before it.
  const isAtEdge = direction.x === 0 && from.from.x === 2000;
  expect(isInArea(inner, isAtEdge ? add(end, vec(-20, 0)) : end)).toBe(true);
  expect(near).toBeLessThan(25);
});

test.each<{ says: string; start?: Partial<PushStart>; ground?: Partial<Ground>; place: Vec; floor?: number }>([
  { says: 'short of where it ends', place: vec(7600, 0) },
  { says: 'beyond where it ends', place: vec(7640, 0) },
  { says: 'outside of the wedge', place: vec(0, 7620) },
  { says: 'behind what stops it', ground: { obstacles: [{ shape: wall, bars: 'base' }] }, place: vec(7620, 0) },
  { says: 'where it goes back because it cannot lie there', ground: { floors: [{ shape: edge, level: 0 }, { shape: rectangle(vec(7000, -900), vec(9000, 900)), level: -1 }], obstacles: [{ shape: rectangle(vec(7000, -900), vec(9000, 900)), bars: 'base', level: -1 }] }, place: vec(7620, 0), floor: 1 },
  { says: 'on a floor above its own', ground: { floors: [{ shape: edge, level: 0 }, { shape: edge, level: 1, open: true }] }, place: vec(7620, 0), floor: 1 },
  { says: 'on no floor at all', place: vec(7620, 0), floor: 7 },
  { says: 'of no length', start: { length: 0 }, place: vec(0, 0) },
])('not in the inner region: $says', ({ start, ground, place, floor = 0 }) => {
  expect(isInArea(regionOfPush({ ...push, ...start }, floor, { ...open, ...ground }).inner, place)).toBe(false);
});
