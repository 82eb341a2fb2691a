import { checkPolygon, containsPolygonPolygon, type Polygon } from '@regelwerk/geometry';
import { describe, expect, test } from 'vitest';
import { DEFAULTS, type OptionChanges } from '../../model/options.js';
import { prepare } from '../../prepare.js';
import { piece } from '../../testing/moves.js';
import { part, sceneOf } from '../../testing/scene.js';
import { isEngaged } from '../attack/engaged.js';
import { canStop } from './blocked-only-by-higher.js';
import { sees, seesFrom, whatBlocks } from './definition.js';
import { seeEachOther } from './mutual.js';
import { isNotHigher } from './not-higher.js';
import { countsWholePiece, isOwnTerrain } from './own-terrain.js';
import { endOfLine } from './target-point.js';
import { isBelowTarget } from './target-on-terrain.js';
import { stoppingOutline } from './tangent.js';
import { sparesAnyPart } from './target-terrain-scope.js';
import { isSeeThrough } from './through-see-through.js';

const [A, FOE, OTHER] = ['north-a-1', 'south-a-1', 'north-b-1'];
type Parts = readonly (readonly ReturnType<typeof part>[])[];
type At = readonly [number, number, string?];

/** Viewer and target at (300, 300) and (400, 300), or where it says, among pieces of parts. */
const scene = (pieces: Parts = [], { a = [300, 300], foe = [400, 300], options = {}, more = {} }: { a?: At; foe?: At; options?: OptionChanges; more?: Record<string, At> } = {}) =>
  sceneOf({ options, terrain: { pieces: pieces.map((parts, i) => piece(`p${i}`, ...parts)) }, at: { [A]: a, [FOE]: foe, ...more } });
const wall = (elevation: number, [y1, y2]: readonly [number, number] = [200, 400]) => part('wall', [345, y1, 355, y2], { elevation, top: elevation * 9000 + 5000, sight: 'blocking', surface: false, passable: 'impassable' });

test.each([
  { says: 'a wall that hides the centres and leaves 2 mm of the bases free', parts: [[wall(2, [282, 400])]], then: true },
  { says: 'a wall that cuts every line', parts: [[wall(2)]], then: false },
  { says: 'a wall as wide as the bases: its edge is grazed', parts: [[wall(2, [280, 320])]], then: true },
  { says: 'a wall one tick wider on both sides', parts: [[wall(2, [279.99, 320.01])]], then: false },
  { says: 'nothing', parts: [], then: true },
])('[sp.los.definition] $says between: sees $then', ({ parts, then }) => {
  const state = scene(parts);
  expect([sees(state, A, FOE), whatBlocks(state, A, FOE)]).toEqual([then, then ? [] : ['wall']]);
});

test('[sp.los.definition] everybody sees itself, nobody sees who is not on the board, and from a way one sees what one sees from any part of it', () => {
  const state = scene([[wall(2)]]);
  expect([sees(state, A, A), sees(state, A, OTHER), sees(state, OTHER, A)]).toEqual([true, false, false]);
  const way = (y: number) => ({ kind: 'capsule' as const, from: { x: 30_000, y: 30_000 }, to: { x: 32_000, y }, radius: 2000 });
  expect([seesFrom(state, [A, FOE], way(30_000)), seesFrom(state, [A, FOE], way(50_000))]).toEqual([false, true]);
});

test('[sp.los.definition] below what blocks sight a character sees nobody but itself', () => {
  const state = scene([[part('bridge', [200, 200, 500, 400], { bottom: 9000, sight: 'blocking' })]]);
  expect([sees(state, A, A), sees(state, A, FOE)]).toEqual([true, false]);
});

test('[sp.los.through-characters] a character between does not stop the line', () => expect(sees(scene([[wall(2, [700, 800])]], { more: { [OTHER]: [350, 300] } }), A, FOE)).toBe(true));

test('[sp.los.through-see-through] a see-through fence of elevation 3 does not stop it', () => {
  const fence = part('fence', [345, 200, 355, 400], { elevation: 3, surface: false });
  const state = scene([[fence, wall(0)]]);
  expect([sees(state, A, FOE), ...prepare(state.table).board.parts.map(isSeeThrough)]).toEqual([true, true, false]);
});

const tower = (id: string, x1: number, x2: number, elevation: number, more: Parameters<typeof part>[2] = {}) => part(id, [x1, 200, x2, 400], { elevation, top: elevation * 9000, sight: 'blocking', ...more });

test('[sp.los.own-terrain] a roof on which the viewer stands does not block', () => {
  // The house is as high as its storey, above the viewer; its roof is what the viewer stands on.
  const house = [tower('roof', 200, 340, 2), tower('loft', 200, 330, 3, { bottom: 26_000 })];
  const state = scene([house], { a: [270, 300, 'roof'] });
  const { parts } = prepare(state.table).board;
  const eyes = { base: { kind: 'disc' as const, center: { x: 27_000, y: 30_000 }, radius: 2000 }, elevation: 2, parts: [parts[0]!] };
  expect(parts.map((one) => isOwnTerrain(DEFAULTS, one, eyes))).toEqual([true, false]);
  expect([sees(scene([[tower('roof', 200, 340, 2)]], { a: [270, 300, 'roof'] }), A, FOE), sees(state, A, FOE)]).toEqual([true, false]);
});

test('[sp.los.own-terrain] who stands in a wood sees out of it, and who stands before it does not see through it', () => {
  const wood = part('wood', [250, 200, 350, 400], { elevation: 1, sight: 'blocking', surface: false });
  expect([sees(scene([[wood]]), A, FOE), sees(scene([[wood]], { a: [220, 300] }), A, FOE)]).toEqual([true, false]);
});

test.each([
  { says: 'from elevation 1 over a part of elevation 1', from: [270, 300, 'roof'], elevation: 1, then: true },
  { says: 'from the board against the same part', from: [270, 300], elevation: 0, then: false },
] as const)('[sp.los.not-higher] [sp.los.blocked-only-by-higher] $says: sees $then', ({ from, elevation, then }) => {
  const pieces = [...(elevation === 1 ? [[part('roof', [240, 270, 300, 330])]] : []), [wall(1)]];
  const state = scene(pieces, { a: from as unknown as At });
  const wallItself = prepare(state.table).board.parts.at(-1)!;
  expect([sees(state, A, FOE), isNotHigher(wallItself, elevation)]).toEqual([then, then]);
  const eyes = { base: { kind: 'disc' as const, center: { x: 0, y: 0 }, radius: 1 }, elevation, parts: [] };
  expect(canStop(DEFAULTS, wallItself, [eyes, eyes])).toBe(!then);
});

test('[sp.los.blocked-only-by-higher] a wall of elevation 1 stops the line from elevation 0, an enemy in its place does not', () =>
  expect([sees(scene([[wall(1)]]), A, FOE), sees(scene([], { more: { 'south-b-1': [350, 300] } }), A, FOE)]).toEqual([false, true]));

test.each([
  { says: 'a lower storey of its house', house: [tower('storey', 360, 440, 1, { surface: false, passable: 'impassable' }), tower('roof', 380, 440, 2)], foe: [410, 300, 'roof'], then: true },
  { says: 'a turret of its house, higher than it', house: [tower('roof', 380, 440, 2), tower('turret', 350, 370, 3)], foe: [410, 300, 'roof'], then: false },
  { says: 'a part of elevation 1 before a target on the board', house: [tower('storey', 345, 355, 1)], foe: [400, 300], then: false },
] as const)('[sp.los.target-on-terrain] $says: sees $then', ({ house, foe, then }) => expect(sees(scene([house], { foe: foe as unknown as At }), A, FOE)).toBe(then));

test.each([
  { scope: 'same-piece', then: false },
  { scope: 'any-part', then: true },
] as const)('[sp.los.target-terrain-scope] [sp.los.target-on-terrain] another tower, lower than the target on its own, with $scope: sees $then', ({ scope, then }) => {
  const state = scene([[tower('t1', 380, 440, 2)], [tower('t2', 345, 355, 1)]], { foe: [410, 300, 't1'], options: { 'los.targetTerrainScope': scope } });
  const { parts } = prepare(state.table).board;
  const eyes = { base: { kind: 'disc' as const, center: { x: 41_000, y: 30_000 }, radius: 2000 }, elevation: 2, parts: [parts[0]!] };
  const below = (target: Parameters<typeof isBelowTarget>[2]) => parts.map((one) => isBelowTarget(state.table.options, one, target));
  expect([sees(state, A, FOE), below(eyes), below({ ...eyes, parts: [] }), sparesAnyPart({ 'los.targetTerrainScope': scope })]).toEqual([then, [true, then], [then, then], then]);
});

test.each([
  { scope: 'part', then: false },
  { scope: 'piece', then: true },
] as const)('[sp.los.own-terrain-scope] from a balcony past the upper storey of the house, with $scope: sees $then', ({ scope, then }) => {
  const house = [part('balcony', [250, 250, 330, 350], { elevation: 1, top: 9000 }), tower('storey', 330, 350, 2, { bottom: 9000, surface: false })];
  const options = { 'los.ownTerrainScope': scope };
  expect([sees(scene([house], { a: [290, 300, 'balcony'], options }), A, FOE), countsWholePiece(options)]).toEqual([then, then]);
  // A piece of its own stops the sight, and so does any piece that of somebody on the board.
  expect([sees(scene([house.slice(0, 1), [wall(2)]], { a: [290, 300, 'balcony'], options }), A, FOE), sees(scene([[wall(2)]], { options }), A, FOE)]).toEqual([false, false]);
});

test.each([
  { option: 'any-part', then: true },
  { option: 'centre', then: false },
] as const)('[sp.los.target-point] only 2 mm of the target are not hidden, with $option: sees $then', ({ option, then }) => {
  // The wall touches the target: what is not behind it is what is seen.
  const close = part('wall', [370, 282, 380, 500], { elevation: 2, sight: 'blocking', surface: false });
  const state = scene([[close]], { options: { 'los.targetPoint': option } });
  expect(sees(state, A, FOE)).toBe(then);
  expect(endOfLine({ 'los.targetPoint': option }, { kind: 'disc', center: { x: 1, y: 2 }, radius: 3 }).radius).toBe(then ? 3 : 0);
});

test('[sp.los.mutual] between elevations sight can be one-way; each other is both ways, or one if the table has agreed so', () => {
  const oneWay = (option: 'both-directions' | 'either-direction') => scene([[part('high', [200, 200, 320, 400], { elevation: 2, top: 18_000 })], [wall(1)]], { a: [290, 300, 'high'], options: { 'los.mutual': option } });
  const both = oneWay('both-directions');
  const hidden = scene([[wall(1)]], { options: { 'los.mutual': 'either-direction' } });
  expect([sees(both, A, FOE), sees(both, FOE, A), seeEachOther(both, A, FOE), seeEachOther(oneWay('either-direction'), A, FOE), seeEachOther(oneWay('either-direction'), FOE, A), seeEachOther(hidden, A, FOE)]).toEqual([true, false, false, true, true, false]);
  for (const pieces of [[], [[wall(1)]], [[wall(1, [282, 400])]]]) expect(sees(scene(pieces), A, FOE)).toBe(sees(scene(pieces), FOE, A));
});

test('[sp.los.mutual] who is hidden behind a wall is not engaged', () => expect([isEngaged(scene([[wall(1)]]), A, FOE), isEngaged(scene(), A, FOE)]).toEqual([false, true]));

describe('[sp.los.tangent]', () => {
  const touching = (option: 'clear' | 'blocked', y: number) => sees(scene([[wall(2, [y, 320.01])]], { options: { 'los.tangent': option } }), A, FOE);
  test.each([
    { says: 'the outermost line touches the wall', y: 280, clear: true, blocked: false },
    { says: 'it passes the wall by one tick', y: 280.01, clear: true, blocked: true },
    { says: 'it enters the wall', y: 279.99, clear: false, blocked: false },
  ])('$says: clear sees $clear, blocked sees $blocked', ({ y, clear, blocked }) => {
    expect({ clear: touching('clear', y), blocked: touching('blocked', y) }).toEqual({ clear, blocked });
  });

  const outline = (points: readonly (readonly [number, number])[]): Polygon => ({ kind: 'polygon', points: points.map(([x, y]) => ({ x: x * 1000, y: y * 1000 })) });
  test.each([
    { says: 'a box', points: [[0, 0], [10, 0], [10, 10], [0, 10]] },
    { says: 'the same, told the other way round', points: [[0, 10], [10, 10], [10, 0], [0, 0]] },
    { says: 'one with a corner that points inward', points: [[0, 0], [20, 0], [20, 20], [10, 20], [10, 10], [0, 10]] },
  ] as const)('$says counts as wider only where touching stops a line', ({ points }) => {
    const [as, wide] = (['clear', 'blocked'] as const).map((option) => stoppingOutline({ 'los.tangent': option }, outline(points)));
    expect(as).toEqual(outline(points));
    expect(wide).not.toEqual(as);
    expect(checkPolygon(wide)._tag).toBe('Right');
    expect(containsPolygonPolygon(wide!, outline(points))).toBe(true);
  });
});
