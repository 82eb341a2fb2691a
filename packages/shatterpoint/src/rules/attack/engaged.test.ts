import { capsule, segment } from '@regelwerk/geometry';
import { expect, test } from 'vitest';
import type { DisplaceFrame } from '../../model/frame.js';
import type { OptionChanges } from '../../model/options.js';
import { done } from '../../testing/act.js';
import { moveOf, piece } from '../../testing/moves.js';
import { part, sceneOf, turnFrame, type Scene } from '../../testing/scene.js';
import { engagedWith, heldBy, isEngaged } from './engaged.js';
import { losesOnWay } from './engaged-at-rest.js';

const [A, B, FOE] = ['north-a-1', 'north-b-1', 'south-a-1'];
const platform = piece('p', part('platform', [340, 200, 600, 400]));

test.each([
  { says: 'a gap of exactly range 2', mm: 116.2, on: 'board', then: true },
  { says: 'range 2 and 0.01 mm', mm: 116.21, on: 'board', then: false },
  { says: '0.9 of range 2 on another elevation', mm: 108.58, on: 'platform', then: false },
])('[sp.attack.engaged] $says: engaged $then', ({ mm, on, then }) => {
  const state = sceneOf({ terrain: { pieces: [platform] }, at: { [A]: [270, 300], [FOE]: on === 'board' ? [270 - mm, 300] : [270 + mm, 300, on] } });
  expect([isEngaged(state, A, FOE), isEngaged(state, FOE, A), engagedWith(state, A), heldBy(state, A)]).toEqual([then, then, then ? [FOE] : [], then ? [FOE] : []]);
});

test('[sp.attack.engaged] one is not engaged with those of one’s own side, nor with those not on the board', () => {
  const state = sceneOf({ at: { [A]: [300, 300], [B]: [350, 300] } });
  expect([isEngaged(state, A, B), isEngaged(state, A, FOE), isEngaged(state, A, A), engagedWith(state, A)]).toEqual([false, false, false, []]);
});

test.each([
  { says: 'an enemy of a wounded unit', units: { 'south-a': { wounded: 1 } }, options: {}, then: [] },
  { says: 'an enemy of an injured unit', units: { 'south-a': { injured: 1 } }, options: {}, then: [FOE] },
  { says: 'an enemy, of a wounded character', units: { 'north-a': { wounded: 1 } }, options: {}, then: [FOE] },
  { says: 'an enemy, of a wounded character that the table lets go', units: { 'north-a': { wounded: 1 } }, options: { 'engage.woundedSelf': 'free' }, then: [] },
] as const)('[sp.attack.engaged] $says holds: $then', ({ units, options, then }) => {
  const state = sceneOf({ units, options, at: { [A]: [300, 300], [FOE]: [400, 300] } });
  expect([heldBy(state, A), engagedWith(state, A)]).toEqual([then, [FOE]]);
});

const frame = (changes: Partial<DisplaceFrame>): DisplaceFrame => ({ kind: 'displace', how: 'push', seat: 'north', character: FOE, from: { x: 20_000, y: 30_000 }, range: 5, may: false, level: true, ...changes });
const passing = (options: OptionChanges, more: Scene = {}) =>
  sceneOf({ options, ...more, at: { [A]: [400, 390], [FOE]: [250, 300], ...more.at }, units: { 'north-a': { hunker: 2 }, 'south-a': { hunker: 1 } }, agenda: [turnFrame('north', 'north-b'), frame({})] });

test.each([
  { during: 'rest-only', then: [2, 1] },
  { during: 'path', then: [0, 0] },
] as const)('[sp.attack.engaged-at-rest] an enemy is pushed past, with $during the units keep $then hunker tokens', ({ during, then }) => {
  const { state } = done(passing({ 'engage.during': during }), { kind: 'displace', direction: { x: 1, y: 0 }, ingress: [] });
  expect(state.play.characters[FOE]?.x).toBe(50_400);
  expect([state.play.units['north-a']?.hunker, state.play.units['south-a']?.hunker]).toEqual(then);
});

test('[sp.attack.engaged-at-rest] on the way too, sight and elevation are asked, and some cards keep their tokens', () => {
  const push = { kind: 'displace', direction: { x: 1, y: 0 }, ingress: [] } as const;
  const tokens = (more: Scene) => {
    const { units } = done(passing({ 'engage.during': 'path' }, more), push).state.play;
    return [units['north-a']?.hunker, units['south-a']?.hunker];
  };
  const wall = piece('w', part('wall', [100, 340, 600, 345], { elevation: 1, sight: 'blocking', surface: false }));
  expect(tokens({ terrain: { pieces: [wall] } })).toEqual([2, 1]);
  expect(tokens({ terrain: { pieces: [piece('q', part('up', [350, 350, 500, 450]))] }, at: { [A]: [400, 390, 'up'] } })).toEqual([2, 1]);
  expect(tokens({ cards: { 'north-a': { abilities: [{ kind: 'innate', id: 'low', name: 'low', modifiers: [{ kind: 'keep-hunker' }] }] } } })).toEqual([2, 0]);
  expect(losesOnWay(passing({ 'engage.during': 'path' }), FOE, [])).toEqual([]);
});

test('[sp.attack.engaged-at-rest] one character of two that is passed costs the unit its tokens; who is off the board is passed by nobody, not even in the corner', () => {
  const state = (more: Scene) => sceneOf({ options: { 'engage.during': 'path' }, units: { 'north-a': { hunker: 2 }, 'north-b': { hunker: 2 } }, ...more });
  const way = [capsule(segment({ x: 6000, y: 3000 }, { x: 20_000, y: 3000 }), 2000)];
  const two = { cards: { 'north-a': { characters: 2 } }, at: { [A]: [200, 90], 'north-a-2': [800, 800], [FOE]: [60, 30] } } as const;
  expect(losesOnWay(state(two), FOE, way)).toEqual([{ kind: 'hunker-lost', rule: 'sp.attack.engaged-at-rest', unit: 'north-a', n: 2 }]);
  expect(losesOnWay(state({ at: { [A]: [800, 800], [FOE]: [60, 30] } }), FOE, way)).toEqual([]);
});

test.each([
  { says: 'around the enemy', to: [380, 300], arms: [[1, 0], [1, 0]], then: 0 },
  { says: 'away from it', to: [220, 300], arms: [[-1, 0], [-1, 0]], then: 2 },
  { says: 'bent, past it', to: [389.9, 389.9], arms: [[1, 0], [0, 1]], then: 0 },
] as const)('[sp.attack.engaged-at-rest] on a table where the way counts, a move $says leaves $then tokens', ({ to, arms, then }) => {
  const state = sceneOf({
    options: { 'engage.during': 'path' }, units: { 'north-a': { hunker: 2 } }, at: { [A]: [300, 300], [FOE]: [420, 240] },
    agenda: [turnFrame('north', 'north-a'), { kind: 'move', seat: 'north', character: A, how: ['advance'] }],
  });
  expect(done(state, moveOf(A, 'advance', to, arms)).state.play.units['north-a']?.hunker).toBe(then);
});

test('[sp.attack.engaged-at-rest] a shove ends farther apart than range 2, the pull after it brings both within it again', () => {
  const state = sceneOf({ at: { [A]: [300, 300], [FOE]: [400, 300] }, agenda: [turnFrame('north', 'north-a'), frame({ how: 'pull', character: A, from: { x: 42_540, y: 30_000 }, range: 1, may: true }), frame({ from: { x: 30_000, y: 30_000 }, range: 1 })] });
  const pushed = done(state, { kind: 'displace', direction: { x: 1, y: 0 }, ingress: [] });
  expect(isEngaged(pushed.state, A, FOE)).toBe(false);
  const pulled = done(pushed.state, { kind: 'displace', direction: { x: 1, y: 0 }, ingress: [] });
  expect(isEngaged(pulled.state, A, FOE)).toBe(true);
});
