import { isLeft } from '@regelwerk/core';
import { expect, test } from 'vitest';
import type { IngressPoint, TerrainPart } from '../../model/mission.js';
import { TerrainPart as PartCodec } from '../../model/mission.js';
import { DEFAULTS } from '../../model/options.js';
import type { Spot } from '../../model/ids.js';
import { moveCandidates, whyNotMove } from '../../moves/move.js';
import { prepare } from '../../prepare.js';
import { done, refusalOf } from '../../testing/act.js';
import { moveOf, moving, piece } from '../../testing/moves.js';
import { part, sceneOf, turnFrame, type Scene } from '../../testing/scene.js';
import { isEngaged } from '../attack/engaged.js';
import { isWithinRange } from '../measure/range.js';
import { onOneElevation } from '../measure/vertical-levels.js';
import { agreedTerrain } from './classify-before.js';
import { overcomesHeight } from './climb-jump-height.js';
import { elevationOfPart } from './elevation-data.js';
import { elevationOfHeight } from './elevation-step.js';
import { elevationOn } from './elevation.js';
import { lastSpot, leadsElsewhere, linksOf, mayShiftAfter } from './ingress.js';
import { partByPart } from './multi-part.js';
import { isImpassable } from './passability.js';
import { propertiesOf } from './three-properties.js';

const [A, FOE] = ['north-a-1', 'south-a-1'];
const scene = (parts: readonly TerrainPart[], more: Scene = {}) => sceneOf({ ...more, terrain: { pieces: [piece('p', ...parts)], ...more.terrain }, at: { [A]: [300, 300], ...more.at } });
const house = [part('roof', [400, 200, 600, 400], { elevation: 2, top: 18_000 }), part('balcony', [600, 200, 700, 400], { elevation: 1, top: 9000 })];

test('[sp.terrain.three-properties] a part is classified by its elevation, its passability and its sight', () => {
  const { elevation, ...without } = part('p', [0, 0, 10, 10]);
  expect([isLeft(PartCodec.decode(without)), isLeft(PartCodec.decode({ ...without, elevation }))]).toEqual([true, false]);
  expect(propertiesOf(DEFAULTS, part('p', [0, 0, 10, 10]))).toEqual({ elevation: 1, impassable: false, blocking: false });
  expect(propertiesOf(DEFAULTS, part('p', [0, 0, 10, 10], { passable: 'impassable', sight: 'blocking', elevation: 3 }))).toEqual({ elevation: 3, impassable: true, blocking: true });
});

test('[sp.terrain.multi-part] [sp.terrain.elevation] on the balcony of a house its own elevation counts, and the board is 0', () => {
  const state = scene(house, { at: { [A]: [650, 300, 'balcony'] } });
  expect([elevationOn(state, 'balcony'), elevationOn(state, 'roof'), elevationOn(state, 'board'), elevationOn(prepare(state.table).board, 'roof'), elevationOn(state, 'constructor')]).toEqual([1, 2, 0, 2, 0]);
  expect(partByPart(state.table.terrain.pieces).map(({ part: { id }, piece: of }) => [id, of])).toEqual([['roof', 0], ['balcony', 0]]);
  expect(isLeft(PartCodec.decode(part('p', [0, 0, 10, 10], { elevation: 1.5 })))).toBe(true);
});

test('[sp.measure.vertical-levels] height is not read in a distance, only in the question of one elevation', () => {
  const state = scene([part('low', [400, 200, 600, 400], { top: 8000 }), part('high', [600, 200, 700, 400], { top: 15_000 }), part('higher', [700, 200, 800, 400], { elevation: 2 })], { at: { [A]: [580, 300, 'low'], [FOE]: [680, 300, 'high'] } });
  const { board } = prepare(state.table);
  expect([isWithinRange(state, A, FOE, 2), onOneElevation(board, 'low', 'high'), onOneElevation(board, 'high', 'higher'), isEngaged(state, A, FOE)]).toEqual([true, true, false, true]);
});

test.each([
  { how: 'climb', then: 'allowed' },
  { how: 'jump', then: 'allowed' },
  { how: 'advance', then: 'wrong-elevation' },
  { how: 'dash', then: 'wrong-elevation' },
] as const)('[sp.terrain.climb-jump-height] onto a roof of elevation 3, $how: $then', ({ how, then }) => {
  const state = scene([part('roof', [350, 200, 600, 400], { elevation: 3, top: 40_000 })]);
  expect([moving(state, moveOf(A, how, [380, 300, 'roof'])), overcomesHeight(how)]).toEqual([then, then === 'allowed']);
});

test('[sp.terrain.classify-before] the classification is part of the table, so nothing in a match changes it', () => {
  const state = scene(house, { agenda: [turnFrame('north', 'north-a'), { kind: 'move', seat: 'north', character: A, how: ['advance'] }] });
  expect(agreedTerrain(state.table) === state.table.terrain).toBe(true);
  expect(JSON.stringify(done(state, moveOf(A, 'advance', [350, 300])).state.table) === JSON.stringify(state.table)).toBe(true);
});

test.each([
  { says: 'a traversable hedge', passable: 'traversable', how: 'dash', then: 'allowed' },
  { says: 'an impassable crate', passable: 'impassable', how: 'dash', then: 'tool-blocked' },
  { says: 'an impassable crate', passable: 'impassable', how: 'jump', then: 'allowed' },
] as const)('[sp.terrain.passability] a $how over $says: $then', ({ passable, how, then }) => {
  const between = part('between', [330, 200, 350, 400], { passable, surface: false, elevation: 0 });
  expect([moving(scene([between]), moveOf(A, how, [380, 300])), isImpassable(between)]).toEqual([then, passable === 'impassable']);
});

test.each([
  { height: 0, elevation: 0 },
  { height: 4000, elevation: 0 },
  { height: 7620, elevation: 0 },
  { height: 7621, elevation: 1 },
  { height: 15_240, elevation: 1 },
  { height: 15_241, elevation: 2 },
])('[sp.terrain.elevation-step] [sp.terrain.elevation-data] $height ticks high is elevation $elevation', ({ height, elevation }) => {
  expect(elevationOfHeight(height)).toBe(elevation);
  expect(elevationOfPart({ ...DEFAULTS, 'terrain.elevationSource': 'height' }, { elevation: 5, top: height })).toBe(elevation);
});

test.each([
  { source: 'explicit', then: 0 },
  { source: 'height', then: 1 },
] as const)('[sp.terrain.elevation-data] a part 100 mm high that is agreed to be elevation 0, by $source: $then', ({ source, then }) =>
  expect(elevationOn(scene([part('p', [400, 200, 600, 400], { elevation: 0 })], { options: { 'terrain.elevationSource': source } }), 'p')).toBe(then));

// Three linked points: t1 and t3 on the board, t2 on the roof 200 mm away; t4 on top of all, linked to t2 only.
const points: readonly IngressPoint[] = [
  { id: 't1', at: { x: 40_000, y: 30_000 }, on: 'board', to: ['t2', 't3'] },
  { id: 't2', at: { x: 60_000, y: 30_000 }, on: 'roof', to: ['t1', 't4'] },
  { id: 't3', at: { x: 40_000, y: 60_000 }, on: 'board', to: ['t1'] },
  { id: 't4', at: { x: 80_000, y: 30_000 }, on: 'top', to: ['t2'] },
];
const parts = [part('roof', [550, 200, 700, 400]), part('top', [750, 200, 900, 400], { elevation: 2, top: 18_000 }), part('shelf', [300, 100, 420, 250], { elevation: 2, bottom: 17_000, top: 18_000 })];
const linked = (more: Scene = {}) =>
  scene(parts, { ...more, terrain: { ingress: [...points] }, agenda: [turnFrame('north', 'north-a'), { kind: 'move', seat: 'north', character: A, how: ['advance', 'jump'] }] });
const shift = (to: Spot = { x: 60_000, y: 30_000, on: 'roof' }, [by, through] = ['t1', 't2']) => ({ ingress: [{ by: by, through: through, to }] });

test.each([
  { says: 'a gap of exactly range 1', x: 354.6, then: undefined },
  { says: 'a gap of range 1 and 0.01 mm', x: 354.59, then: 'out-of-range' },
])('[sp.terrain.ingress-use] a move that ends at $says from the point: $then', ({ x, then }) => {
  const choice = { ...moveOf(A, 'advance', [x, 300]), ...shift() };
  expect(whyNotMove(linked(), { character: A, how: ['advance'] }, choice)?.kind).toBe(then);
  if (then !== undefined) return;
  const { state, events } = done(linked(), choice);
  expect(state.play.characters[A]).toMatchObject({ x: 60_000, y: 30_000, on: 'roof' });
  expect(events[1]).toEqual({ kind: 'moved', rule: 'sp.move.advance', character: A, how: 'advance', to: { x: 60_000, y: 30_000, on: 'roof' }, through: ['t1', 't2'] });
});

test('[sp.terrain.ingress-use] next to the point as seen from above, but not at its height', () =>
  expect(whyNotMove(linked({ at: { [A]: [330, 230, 'shelf'] } }), { character: A, how: ['advance'] }, { ...moveOf(A, 'advance', [400, 230, 'shelf']), ...shift() })).toEqual({
    kind: 'wrong-elevation', rule: 'sp.terrain.ingress-use', elevation: 2, most: 0,
  }));

test('[sp.terrain.ingress-linked] the points that a point is linked to; others lead nowhere', () => {
  const { board } = prepare(linked().table);
  const links = (id: string) => linksOf(board, board.terrain.points.find((one) => one.id === id) ?? { to: [] }).map((one) => one.id);
  expect([links('t1'), links('t4')]).toEqual([['t2', 't3'], ['t2']]);
  const to = moveOf(A, 'advance', [380, 300]);
  expect(refusalOf(linked(), { ...to, ...shift({ x: 80_000, y: 30_000, on: 'top' }, ['t1', 't4']) })).toEqual({ kind: 'not-linked', rule: 'sp.terrain.ingress-linked', by: 't1', through: 't4' });
  expect(refusalOf(linked(), { ...to, ...shift(undefined, ['t9', 't2']) })).toEqual({ kind: 'unknown-id', what: 'ingress point', id: 't9' });
});

test('[sp.terrain.ingress-apart] a link leads to another elevation, however far; one on the same elevation is not used', () => {
  const [t1, t2, t3] = prepare(linked().table).board.terrain.points;
  expect([leadsElsewhere(t1!, t2!), leadsElsewhere(t1!, t3!)]).toEqual([true, false]);
  expect(refusalOf(linked(), { ...moveOf(A, 'advance', [380, 300]), ...shift({ x: 40_000, y: 60_000, on: 'board' }, ['t1', 't3']) })).toEqual({ kind: 'not-linked', rule: 'sp.terrain.ingress-apart', by: 't1', through: 't3' });
});

test('[sp.terrain.ingress-ends-move] after a shift the move is over: there is no second one, and nothing more is asked', () => {
  const choice = { ...moveOf(A, 'advance', [380, 300]), ...shift() };
  expect(lastSpot(choice.to, choice.ingress)).toEqual({ x: 60_000, y: 30_000, on: 'roof' });
  expect(lastSpot(choice.to, [])).toBe(choice.to);
  const { events } = done(linked(), choice);
  expect(events.filter(({ kind }) => kind === 'moved')).toHaveLength(1);
});

test.each([
  { says: 'half a range from the point', to: { x: 61_270, y: 30_000, on: 'roof' }, then: undefined },
  { says: 'on the limit of range 1', to: { x: 64_540, y: 30_000, on: 'roof' }, then: undefined },
  { says: '0.01 mm beyond range 1', to: { x: 64_541, y: 30_000, on: 'roof' }, then: 'out-of-range' },
  { says: 'on another elevation', to: { x: 53_000, y: 30_000, on: 'board' }, then: 'wrong-elevation' },
  { says: 'over the edge of the roof', to: { x: 56_000, y: 30_000, on: 'roof' }, then: 'not-supported' },
])('[sp.terrain.ingress-arrival] put down $says: $then', ({ to, then }) => expect(refusalOf(linked(), { ...moveOf(A, 'advance', [380, 300]), ...shift(to) })?.kind).toBe(then));

test('[sp.terrain.ingress-arrival] no free spot, no shift', () => {
  const crowd = { cards: { 'south-a': { base: 14_000 } }, at: { [FOE]: [620, 300, 'roof'] } } as const;
  expect(refusalOf(linked(crowd), { ...moveOf(A, 'advance', [380, 300]), ...shift() })).toEqual({ kind: 'spot-taken', rule: 'sp.move.end-no-overlap', by: FOE });
  const offered = (more: Scene = {}) => moveCandidates(linked(more), { seat: 'north', character: A, how: ['advance'] }, 'sparse').filter(({ ingress }) => ingress.length > 0);
  expect([offered().length > 0, offered(crowd)]).toEqual([true, []]);
});

test.each([
  { option: 'own-movement', own: true, then: true },
  { option: 'own-movement', own: false, then: false },
  { option: 'any-movement', own: false, then: true },
] as const)('[sp.terrain.ingress-trigger] a shift after a movement, its own: $own, with $option: $then', ({ option, own, then }) => expect(mayShiftAfter({ 'terrain.ingressTrigger': option }, own)).toBe(then));
