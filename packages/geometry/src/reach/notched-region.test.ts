import { expect, test } from 'vitest';
import type { BaseForm } from '../base.js';
import type { Ground } from '../moves/ground.js';
import { type NotchedStart, checkNotchedMove } from '../moves/notched.js';
import { disc, rectangle } from '../shape.js';
import { type Vec, vec } from '../vector.js';
import { findNotchedMove, isInArea, regionOfNotchedMove } from './index.js';

const edge = rectangle(vec(-40_000, -40_000), vec(40_000, 40_000));
const open: Ground = { edge, floors: [{ shape: edge, level: 0 }], obstacles: [], bases: [] };
const form: BaseForm = { outline: 'stadium', length: 10_000, width: 6000, notches: ['front'], notchDepth: 300 };
// The hinge lies 3750 + 4700 ahead of the center, and the second arm ends 8450 after it.
const start: NotchedStart = { base: { form, center: vec(0, 0), facing: vec(1, 0) }, tool: { arms: [3750, 3750], width: 1600, limit: vec(1, 1) }, turns: false };
const crate = rectangle(vec(15_000, 2000), vec(17_000, 4000));

const isIn = (place: Vec, more: Partial<NotchedStart> = {}, ground: Partial<Ground> = {}): boolean =>
  isInArea(regionOfNotchedMove({ ...start, ...more }, 0, { ...open, ...ground }).inner, place);

test.each<{ says: string; place: Vec; more?: Partial<NotchedStart>; ground?: Partial<Ground> }>([
  { says: 'straight on', place: vec(16_800, 0) },
  { says: 'bent, part of the way', place: vec(12_000, 3000) },
  { says: 'bent as far as the hinge goes', place: vec(14_000, 5500) },
  { says: 'beside a crate', place: vec(12_000, -3000), ground: { obstacles: [{ shape: crate, bars: 'both' }] } },
  { says: 'short of a crate', place: vec(9000, 100), ground: { obstacles: [{ shape: crate, bars: 'both' }] } },
  { says: 'past another base', place: vec(16_000, 0), ground: { bases: [{ shape: disc(vec(8450, 0), 2000), level: 0 }] } },
  { says: 'to the side, if it turns first', place: vec(500, 8000), more: { turns: true } },
  { says: 'over the edge of its floor, if it may', place: vec(16_000, 0), more: { overhangs: true }, ground: { floors: [{ shape: rectangle(vec(-9000, -9000), vec(17_000, 9000)), level: 0 }] } },
  { says: 'of a box', place: vec(14_000, 3000), more: { base: { ...start.base, form: { ...form, outline: 'box' } } } },
  { says: 'of an oval', place: vec(14_000, 3000), more: { base: { ...start.base, form: { ...form, outline: 'oval' } } } },
])('in the inner region, and found: $says', ({ place, more, ground }) => {
  expect(isIn(place, more, ground)).toBe(true);
  const [from, table] = [{ ...start, ...more }, { ...open, ...ground }];
  const move = findNotchedMove({ end: place, floor: 0 }, from, table);
  const checked = checkNotchedMove(move, from, table);
  expect(checked._tag === 'Right' && checked.right.base.center).toEqual(place);
});

test.each<{ says: string; place: Vec; more?: Partial<NotchedStart>; ground?: Partial<Ground> }>([
  { says: 'farther than the tool', place: vec(16_910, 0) },
  { says: 'bent too far', place: vec(9000, 5000) },
  { says: 'to the side, if it may not turn', place: vec(500, 8000) },
  { says: 'behind what stops it on the way to the hinge', place: vec(16_000, 0), ground: { obstacles: [{ shape: rectangle(vec(9000, -9000), vec(9500, 9000)), bars: 'base' }] } },
  { says: 'behind what stops it after the hinge', place: vec(14_000, 3000), ground: { obstacles: [{ shape: crate, bars: 'both' }] } },
  { says: 'on another base', place: vec(14_000, 3000), ground: { bases: [{ shape: disc(vec(14_000, 3000), 2000), level: 0 }] } },
  { says: 'over the edge of its floor', place: vec(16_000, 0), ground: { floors: [{ shape: rectangle(vec(-9000, -9000), vec(17_000, 9000)), level: 0 }] } },
])('not in the inner region: $says', ({ place, more, ground }) => {
  expect(isIn(place, more, ground)).toBe(false);
});

test('corners of the region, where outlines of several pivots cross, are ends too', () => {
  const oval: NotchedStart = { base: { form: { outline: 'oval', length: 9000, width: 4000, notches: ['front', 'rear'], notchDepth: 300 }, center: vec(6924, 0), facing: vec(3, -2) }, tool: { arms: [3750, 3750], width: 1600, limit: vec(0, 1) }, turns: true };
  const corners = regionOfNotchedMove(oval, 0, open).inner.flat();
  expect(corners.length).toBeGreaterThan(50);
  for (const end of corners) expect(findNotchedMove({ end, floor: 0 }, oval, open)).toBeDefined();
});

test('no move is found to where none leads', () => {
  expect(findNotchedMove({ end: vec(9000, 5000), floor: 0 }, start, open)).toBeUndefined();
  expect(regionOfNotchedMove(start, 3, open).inner).toEqual([]);
});
