import { isLeft } from '@regelwerk/core';
import { expect, test } from 'vitest';
import { UnitCard } from '../../model/unit.js';
import { part, sceneOf, type Scene, unitCard } from '../../testing/scene.js';
import { isInReach } from './effect-source.js';
import { measure } from './any-time.js';
import { baseOf, radiusOf } from './base.js';
import { mayMeasureWith } from './tools-only.js';
import { kindOfTool } from './tool-set.js';
import { areDifferentKinds } from './different-kinds.js';
import { distanceOf, isUnitWithin, isWithinRange, rangeLength, smallestRange } from './range.js';
import { inContact } from './tolerance.js';

const [NORTH, SOUTH] = ['north-a-1', 'south-a-1'];

/** Two characters whose centres are so far apart. */
const apart = (mm: number, more: Scene = {}) => sceneOf({ ...more, at: { [NORTH]: [100, 100], [SOUTH]: [100 + mm, 100], ...more.at } });
const wide = { cards: { 'north-a': { base: 5000 }, 'south-a': { base: 5000 } } } as const;

test.each([
  { n: 2, length: 7620 },
  { n: 3, length: 15_240 },
  { n: 4, length: 20_320 },
  { n: 5, length: 25_400 },
])('[sp.measure.range-lengths] range $n is $length ticks', ({ n, length }) => expect(rangeLength(n)).toBe(length));

test.each([
  { says: 'as wide as a range tool', mm: 65.4, then: true },
  { says: '0.01 mm wider', mm: 65.41, then: false },
])('[sp.measure.range-one] a gap $says is within range 1: $then', ({ mm, then }) => {
  expect([isWithinRange(apart(mm), NORTH, SOUTH, 1), rangeLength(1)]).toEqual([then, 2540]);
});

test.each([
  { gap: 2540, range: 1 },
  { gap: 2541, range: 2 },
  { gap: 20_000, range: 4 },
  { gap: 25_400, range: 5 },
  { gap: 25_401, range: 6 },
])('[sp.measure.range-lengths] a gap of $gap ticks is reached by range $range first', ({ gap, range }) => expect(smallestRange(gap)).toBe(range));

test.each([
  { says: 'two 40 mm bases, range 1, on the limit', mm: 65.4, n: 1, more: {}, then: true },
  { says: 'two 40 mm bases, range 1, 0.01 mm beyond', mm: 65.41, n: 1, more: {}, then: false },
  { says: 'two 40 mm bases, range 2, on the limit', mm: 116.2, n: 2, more: {}, then: true },
  { says: 'two 40 mm bases, range 2, 0.01 mm beyond', mm: 116.21, n: 2, more: {}, then: false },
  { says: 'two 50 mm bases, range 2, on the limit', mm: 126.2, n: 2, more: wide, then: true },
  { says: 'two 50 mm bases, range 2, 0.01 mm beyond', mm: 126.21, n: 2, more: wide, then: false },
  { says: 'a 40 and a 50 mm base, range 5, on the limit', mm: 299, n: 5, more: { cards: { 'south-a': { base: 5000 } } }, then: true },
  { says: 'a 40 and a 50 mm base, range 5, 0.01 mm beyond', mm: 299.01, n: 5, more: { cards: { 'south-a': { base: 5000 } } }, then: false },
])('[sp.measure.round-base-test] [sp.measure.tolerance] [sp.measure.within-any-part] [sp.measure.range-tools] [sp.measure.base-sizes] $says', ({ mm, n, more, then }) => {
  const state = apart(mm, more);
  expect([isWithinRange(state, NORTH, SOUTH, n), isWithinRange(state, SOUTH, NORTH, n)]).toEqual([then, then]);
  expect(distanceOf(state, NORTH, SOUTH) <= rangeLength(n)).toBe(then);
  expect(radiusOf(state, SOUTH) * 2).toBe(state.table.teams[1]?.squads[0]?.units[0]?.base);
});

test('[sp.measure.base-sizes] a unit card without a base size is none', () => {
  const { base, ...without } = unitCard('a');
  expect([isLeft(UnitCard.decode(without)), isLeft(UnitCard.decode({ ...without, base }))]).toEqual([true, false]);
  expect(radiusOf(apart(80, wide), NORTH)).toBe(2500);
});

test.each([
  { says: 'a gap of exactly range 2, one of them 100 mm higher', mm: 116.2, on: 'roof', then: true },
  { says: 'range 2 and 0.01 mm, both on the board', mm: 116.21, on: 'board', then: false },
])('[sp.measure.horizontal] $says', ({ mm, on, then }) => {
  const state = apart(mm, { terrain: { pieces: [{ id: 'p', name: 'p', parts: [part('roof', [150, 50, 300, 150])] }] }, at: { [SOUTH]: [100 + mm, 100, on] } });
  expect(isWithinRange(state, NORTH, SOUTH, 2)).toBe(then);
});

test('[sp.measure.base] what a miniature reaches over its base with is not measured', () => {
  const state = apart(40 + 1.05 * 76.2);
  expect([isWithinRange(state, NORTH, SOUTH, 2), baseOf(state, NORTH)]).toEqual([false, { kind: 'disc', center: { x: 10_000, y: 10_000 }, radius: 2000 }]);
});

test('[sp.measure.within-unit] one character of a unit within the range is enough, another one is asked for itself', () => {
  const state = sceneOf({ cards: { 'south-a': { characters: 2 } }, at: { [NORTH]: [100, 100], 'south-a-1': [216, 100], 'south-a-2': [450, 100] } });
  expect([isUnitWithin(state, NORTH, 'south-a', 3), isWithinRange(state, NORTH, 'south-a-2', 3), isUnitWithin(state, 'south-a-2', 'north-a', 3)]).toEqual([true, false, false]);
});

test('[sp.measure.self] everybody is within every range of itself', () => {
  const state = apart(300);
  expect([isWithinRange(state, NORTH, NORTH, 1), isUnitWithin(state, NORTH, 'north-a', 1), distanceOf(state, NORTH, NORTH)]).toEqual([true, true, 0]);
  expect(isUnitWithin(sceneOf(), NORTH, 'north-a', 1)).toBe(true);
});

test('[sp.measure.range-tools] who is not on the board is in no range of others, and they in none of it', () => {
  const state = sceneOf({ at: { [NORTH]: [10, 10] } });
  expect([isWithinRange(state, NORTH, SOUTH, 5), isWithinRange(state, SOUTH, NORTH, 5)]).toEqual([false, false]);
});

test('[sp.measure.effect-source] an effect reaches from what causes it, not from who acts', () => {
  const state = sceneOf({ at: { 'north-b-1': [400, 100], [NORTH]: [100, 100], [SOUTH]: [500, 100] } });
  expect([isInReach(state, { source: 'north-b-1', within: 3 }, SOUTH), isInReach(state, { source: NORTH, within: 3 }, SOUTH), isInReach(state, { source: NORTH, within: 0 }, SOUTH)]).toEqual([true, false, true]);
});

test.each([
  { says: 'two 40 mm bases 40.02 mm apart touch', mm: 40.02, then: true },
  { says: '40.03 mm apart they do not', mm: 40.03, then: false },
  { says: '39.99 mm apart they overlap', mm: 39.99, then: false },
])('[sp.measure.tolerance] $says', ({ mm, then }) => {
  const state = apart(mm);
  expect(inContact(baseOf(state, NORTH), baseOf(state, SOUTH))).toBe(then);
});

test('[sp.measure.any-time] measuring answers and changes nothing, in an attack of the opponent too', () => {
  const state = apart(240, { play: { active: 'south' } });
  const before = JSON.stringify(state);
  expect(measure(state, { from: NORTH, to: SOUTH, tools: ['range-4'] })).toEqual({ gap: 20_000, range: 4 });
  expect(JSON.stringify(state)).toBe(before);
});

test.each([
  { says: 'one range tool', tools: ['range-3'], then: true },
  { says: 'two range tools end to end', tools: ['range-2', 'range-2'], then: false },
  { says: 'range tools of two lengths', tools: ['range-2', 'range-3'], then: false },
  { says: 'a dash tool and a range 3 tool', tools: ['dash', 'range-3'], then: true },
  { says: 'a dash tool and an advance tool', tools: ['dash', 'advance'], then: false },
  { says: 'a tool that the game has not', tools: ['range-6'], then: false },
])('[sp.measure.tools-only] [sp.measure.tool-set] $says', ({ tools, then }) => {
  expect(mayMeasureWith(tools)).toBe(then);
  expect(measure(apart(100), { from: NORTH, to: SOUTH, tools }) !== undefined).toBe(then);
});

test('[sp.measure.different-kinds] two range tools are of one kind, a dash tool is of another', () =>
  expect([areDifferentKinds('range-2', 'range-3'), areDifferentKinds('dash', 'range-3')]).toEqual([false, true]));

test.each([
  ...['advance', 'dash', 'range-2', 'range-3', 'range-4', 'range-5', 'shove'].map((name) => ({ name, is: true })),
  ...['range-1', 'range-6', 'constructor'].map((name) => ({ name, is: false })),
])('[sp.measure.tool-set] $name: $is', ({ name, is }) => expect(kindOfTool(name) !== undefined).toBe(is));
