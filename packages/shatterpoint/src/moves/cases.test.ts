import { expect, test } from 'vitest';
import type { MoveKind } from '../model/effect.js';
import { mayMeasureWith } from '../rules/measure/tools-only.js';
import { isEngaged } from '../rules/attack/engaged.js';
import { moveOf, piece } from '../testing/moves.js';
import { part, sceneOf, type Scene } from '../testing/scene.js';
import { pushTo } from './displacing.js';
import { movesFor, whyNotMove } from './move.js';

// Questions that players have asked, in situations of our own. All are about bases of 40 mm; lengths are in millimetres.

const [A, FOE] = ['north-a-1', 'south-a-1'];
type Part = ReturnType<typeof part>;
const on = (parts: readonly Part[], at: Scene['at'] = {}, more: Scene = {}) => sceneOf({ ...more, terrain: { pieces: [piece('p', ...parts)], ...more.terrain }, at: { [A]: [300, 300], ...at } });
const solid = { passable: 'impassable', surface: false } as const;

/** Where a push of the enemy by a range to the right leads. */
const pushed = (state: ReturnType<typeof sceneOf>, range: number) => {
  const { to } = pushTo(state, { kind: 'displace', how: 'push', seat: 'north', character: FOE, from: { x: 10_000, y: 30_000 }, range, may: false, level: true }, { x: 1, y: 0 });
  return `${to.x / 100} on ${to.on}`;
};
const may = (state: ReturnType<typeof sceneOf>, how: MoveKind, to: readonly [number, number, string?], ingress: ReturnType<typeof moveOf>['ingress'] = []) =>
  whyNotMove(state, { character: A, how: ['advance', 'climb', 'jump', 'reposition'] }, { ...moveOf(A, how, to), ingress })?.kind ?? 'yes';

const roof = part('roof', [100, 200, 330, 400], { elevation: 1, top: 10_000 });
const walls = (gap: number) => [part('w1', [360, 100, 440, 300 - gap / 2], solid), part('w2', [360, 300 + gap / 2, 440, 500], solid)];
const held = sceneOf({ at: { [A]: [300, 300], [FOE]: [200, 300] } });
const ladders = {
  terrain: { ingress: [{ id: 'l1', at: { x: 40_000, y: 30_000 }, on: 'board', to: ['l2'] }, { id: 'l2', at: { x: 60_000, y: 30_000 }, on: 'top', to: ['l1'] }] },
};

test.each([
  { n: 1, confidence: 'high', says: 'pushed off a roof, below it a walkway and the ground', found: () => pushed(on([roof, part('walkway', [340, 200, 500, 400], { elevation: 0, bottom: 5000, top: 6000 })], { [FOE]: [305, 300, 'roof'] }), 2), then: '381.2 on walkway' },
  { n: 2, confidence: 'high', says: 'pushed off a ledge half over somebody below', found: () => pushed(on([part('roof', [100, 200, 354.2, 400])], { [FOE]: [300, 300, 'roof'], 'south-b-1': [411.2, 300] }), 2), then: '334.2 on roof' },
  { n: 3, confidence: 'high', says: 'pushed off a ledge, a sliver still on it', found: () => pushed(on([part('roof', [100, 200, 357, 400])], { [FOE]: [300, 300, 'roof'] }), 2), then: '337 on roof' },
  { n: 4, confidence: 'high', says: 'over a gap from tower to tower of one elevation', found: () => may(on([part('t1', [250, 250, 350, 350]), part('t2', [450, 250, 550, 350])], { [A]: [330, 300, 't1'] }), 'advance', [470, 300, 't2']), then: 'yes' },
  { n: 5, confidence: 'high', says: 'an end in a gap of 35 mm', found: () => may(on(walls(35)), 'advance', [400, 300]), then: 'barred' },
  { n: 6, confidence: 'high', says: 'an end on a crate that is smaller than the base', found: () => may(on([part('crate', [380, 285, 410, 315], { elevation: 0, top: 3000 })]), 'jump', [395, 300, 'crate']), then: 'not-supported' },
  { n: 7, confidence: 'high', says: 'an end half on a step of another elevation', found: () => may(on([part('step', [400, 200, 500, 400])]), 'jump', [400, 300, 'step']), then: 'not-supported' },
  { n: 8, confidence: 'high', says: 'a dash tool and a range 3 tool at once', found: () => mayMeasureWith(['dash', 'range-3']), then: true },
  { n: 8, confidence: 'high', says: 'two range tools at once', found: () => mayMeasureWith(['range-2', 'range-3']), then: false },
  { n: 9, confidence: 'high', says: 'linked ladders 200 mm apart', found: () => may(on([part('top', [550, 200, 700, 400])], {}, ladders), 'advance', [380, 300], [{ by: 'l1', through: 'l2', to: { x: 60_000, y: 30_000, on: 'top' } }]), then: 'yes' },
  { n: 16, confidence: 'high', says: 'an advance while engaged', found: () => [may(held, 'advance', [400, 300]), movesFor(held, A, ['advance']), may(held, 'dash', [425, 300]), may(held, 'dash', [425.01, 300])], then: ['engaged', ['dash'], 'yes', 'too-far'] },
  { n: 17, confidence: 'high', says: 'a climb, a jump, a full reposition while engaged', found: () => [may(held, 'climb', [400, 300]), may(held, 'jump', [400, 300]), may(held, 'reposition', [490, 300])], then: ['engaged', 'yes', 'yes'] },
  { n: 18, confidence: 'medium', says: 'enemies 116.2 mm apart, and 116.3 mm', found: () => [116.2, 116.3].map((mm) => isEngaged(sceneOf({ at: { [A]: [300, 300], [FOE]: [300 + mm, 300] } }), A, FOE)), then: [true, false] },
  { n: 19, confidence: 'high', says: 'enemies 80 mm apart on two elevations', found: () => isEngaged(on([part('up', [350, 200, 500, 400])], { [FOE]: [380, 300, 'up'] }), A, FOE), then: false },
])('case $n, confidence $confidence: $says: $then', ({ found, then }) => expect(found()).toEqual(then));

// Confidence: high. SP-15: a push of 60 mm is not a range; the decks are as far from a push of 76.2 mm.
test.each([
  { says: 'nothing but the ground beyond the deck', parts: [part('deck', [0, 200, 100, 400])], then: '146.2 on board' },
  { says: 'a step beyond the deck that it would overhang', parts: [part('deck', [0, 200, 100, 400], { elevation: 2, top: 18_000 }), part('step', [80, 200, 139, 400])], then: '80 on deck' },
])('SP-15, confidence high: $says: $then', ({ parts, then }) => {
  const state = on(parts, { [FOE]: [70, 300, 'deck'] });
  const { to } = pushTo(state, { kind: 'displace', how: 'push', seat: 'north', character: FOE, from: { x: 2500, y: 30_000 }, range: 2, may: false, level: true }, { x: 1, y: 0 });
  expect(`${to.x / 100} on ${to.on}`).toBe(then);
});
