import { isLeft } from '@regelwerk/core';
import { expect, test } from 'vitest';
import { Choice } from '../../model/choice.js';
import type { MoveKind } from '../../model/effect.js';
import { makeMove, makeStay, movesFor, whyNotMove, whyNotStay } from '../../moves/move.js';
import { done, kinds, refusalOf } from '../../testing/act.js';
import { moveOf, moving, piece } from '../../testing/moves.js';
import { part, sceneOf, turnFrame, type Scene } from '../../testing/scene.js';
import { isEngaged } from '../attack/engaged.js';
import { stopsTool } from './impassable-scope.js';
import { startElevation } from './start-elevation.js';

const [A, FOE] = ['north-a-1', 'south-a-1'];
const KINDS: readonly MoveKind[] = ['advance', 'dash', 'climb', 'jump', 'reposition'];

/** One character at (300, 300), a roof of elevation 1 to its right, from 400 to 500. */
const roof = (changes: Parameters<typeof part>[2] = {}) => piece('house', part('roof', [400, 200, 500, 400], changes));
const scene = (more: Scene = {}) => sceneOf({ ...more, at: { [A]: [300, 300], ...more.at } });
const on = (pieces: readonly ReturnType<typeof piece>[], more: Scene = {}) => scene({ ...more, terrain: { pieces: [...pieces] } });
const wall = (elevation: number, changes: Parameters<typeof part>[2] = {}) => piece('wall', part('wall', [350, 200, 360, 400], { elevation, passable: 'impassable', surface: false, ...changes }));
const frame = (how: readonly MoveKind[]) => [turnFrame('north', 'north-a'), { kind: 'move' as const, seat: 'north', character: A, how: [...how] }];

test('[sp.move.types] the four movements and the reposition are movements, a push is none', () => {
  const state = scene();
  for (const how of KINDS) expect(moving(state, moveOf(A, how, [380, 300]))).toBe('allowed');
  expect(isLeft(Choice.decode({ ...moveOf(A, 'jump', [380, 300]), how: 'push' }))).toBe(true);
  expect(whyNotMove(state, { character: A, how: ['dash'] }, moveOf(A, 'jump', [380, 300]))).toEqual({ kind: 'cannot-move-so', rule: 'sp.move.types', how: 'jump', allowed: ['dash'] });
});

test.each([
  { says: 'at the far end', to: [490, 300], arms: [[1, 0], [1, 0]], then: 'allowed' },
  { says: 'half-way along the tool', to: [400, 300], arms: [[1, 0], [1, 0]], then: 'allowed' },
  { says: 'beside the first arm', to: [380, 320], arms: [[1, 0], [1, 0]], then: 'allowed' },
  { says: 'one tick farther beside it', to: [380, 320.01], arms: [[1, 0], [1, 0]], then: 'too-far' },
  { says: 'beside the second arm, bent by 60 degrees', to: [430, 350], arms: [[1, 0], [1, 1.732]], then: 'allowed' },
  { says: 'beyond the tool, bent by 60 degrees', to: [490, 300], arms: [[1, 0], [1, 1.732]], then: 'too-far' },
] as const)('[sp.move.tool-placement] an end $says: $then', ({ to, arms, then }) => {
  const way = arms.map(([x, y]) => [x * 1000, Math.round(y * 1000)] as const) as unknown as readonly [readonly [number, number], readonly [number, number]];
  expect(moving(scene(), moveOf(A, 'advance', to, way))).toBe(then);
});

test('[sp.move.tool-placement] how far the end is from the tool is told', () =>
  expect(whyNotMove(scene(), { character: A, how: ['advance'] }, moveOf(A, 'advance', [495, 300]))).toEqual({ kind: 'too-far', rule: 'sp.move.tool-placement', gap: 500 }));

test('[sp.move.tool-overlap] the tool may lie over the base of an enemy, not over an impassable part', () => {
  expect(moving(scene({ at: { [FOE]: [390, 300] } }), moveOf(A, 'reposition', [450, 300]))).toBe('allowed');
  expect(whyNotMove(on([wall(0)]), { character: A, how: ['advance'] }, moveOf(A, 'advance', [450, 300]))).toEqual({ kind: 'tool-blocked', rule: 'sp.move.tool-overlap', by: 'wall' });
});

test.each([
  { says: 'another base overlapped by 2 mm', foe: [418, 300], then: 'spot-taken' },
  { says: 'another base touched', foe: [420, 300], then: 'allowed' },
  { says: 'a base below the bridge on which the move ends', foe: [380, 300], on: 'bridge', then: 'allowed' },
] as const)('[sp.move.end-no-overlap] $says: $then', ({ foe, then, ...more }) => {
  const bridge = piece('bridge', part('bridge', [250, 200, 500, 400], { bottom: 9000 }));
  const raised = 'on' in more;
  const state = raised ? on([bridge], { at: { [A]: [300, 300, 'bridge'], [FOE]: foe } }) : scene({ at: { [FOE]: foe } });
  expect(moving(state, moveOf(A, 'advance', raised ? [380, 300, 'bridge'] : [380, 300]))).toBe(then);
});

test('[sp.move.end-no-overlap] whose base it is is told, and two surfaces of one elevation share their places, however high each is', () => {
  const mat = piece('mat', part('mat', [360, 200, 700, 400], { elevation: 0, top: 500 }), part('grate', [360, 200, 700, 400], { elevation: 0, top: 5000, bottom: 4900 }));
  const state = on([mat], { at: { [FOE]: [400, 300, 'grate'] } });
  expect(whyNotMove(state, { character: A, how: ['jump'] }, moveOf(A, 'jump', [410, 300, 'mat']))).toEqual({ kind: 'spot-taken', rule: 'sp.move.end-no-overlap', by: FOE });
});

test('[sp.move.end-supported] what does not carry the base is told', () => {
  const why = (to: readonly [number, number, string?]) => whyNotMove(on([roof()]), { character: A, how: ['jump'] }, moveOf(A, 'jump', to));
  expect(why([400, 300, 'roof'])).toEqual({ kind: 'not-supported', rule: 'sp.move.end-supported', on: 'roof', by: 'roof' });
  expect(why([390, 300])).toEqual({ kind: 'not-supported', rule: 'sp.move.end-supported', on: 'board', by: 'roof' });
});

// Confidence: high. SP-16: a deck, and candidate centres next to its edge.
test.each([
  { x: 425, on: 'roof', then: 'allowed' },
  { x: 420, on: 'roof', then: 'allowed' },
  { x: 419.99, on: 'roof', then: 'not-supported' },
  { x: 417, on: 'roof', then: 'not-supported' },
  { x: 400, on: 'board', then: 'not-supported' },
  { x: 380.01, on: 'board', then: 'not-supported' },
  { x: 380, on: 'board', then: 'allowed' },
])('[sp.move.end-supported] a base of 40 mm with its centre at $x on the $on, the edge at 400: $then', ({ x, on: surface, then }) =>
  expect(moving(on([roof()]), moveOf(A, 'climb', [x, 300, surface]))).toBe(then));

test('[sp.move.end-supported] a surface that is none carries nobody', () =>
  expect([moving(on([wall(0)]), moveOf(A, 'jump', [400, 300, 'wall'])), moving(scene(), moveOf(A, 'jump', [400, 300, 'cloud']))]).toEqual(['no-such-surface', 'no-such-surface']));

const gap = (mm: number) =>
  piece('gap', part('g1', [360, 100, 440, 300 - mm / 2], { passable: 'impassable', surface: false }), part('g2', [360, 300 + mm / 2, 440, 500], { passable: 'impassable', surface: false }));

test.each([
  { mm: 30, how: 'advance', x: 400, then: 'barred' },
  { mm: 39.98, how: 'jump', x: 400, then: 'barred' },
  { mm: 40, how: 'advance', x: 400, then: 'allowed' },
  { mm: 30, how: 'advance', x: 460, then: 'allowed' },
] as const)('[sp.move.end-must-fit] [sp.move.base-not-swept] a gap of $mm mm between walls from 360 to 440, a base of 40 mm that ends at $x: $then', ({ mm, how, x, then }) =>
  expect(moving(on([gap(mm)]), moveOf(A, how, [x, 300]))).toBe(then));

test('[sp.move.base-not-swept] [sp.move.tool-overlap] a gap narrower than the tool stops it', () => expect(moving(on([gap(25.38)]), moveOf(A, 'advance', [460, 300]))).toBe('tool-blocked'));

test('[sp.move.stay-on-board] no move ends over the edge of the board', () => {
  const state = sceneOf({ at: { [A]: [30, 300] } });
  expect([moving(state, moveOf(A, 'advance', [15, 300], [[-1, 0], [-1, 0]])), moving(state, moveOf(A, 'advance', [20, 300], [[-1, 0], [-1, 0]]))]).toEqual(['off-board', 'allowed']);
});

const near = (mm: number, wounded = 0, more: Scene = {}) => scene({ ...more, at: { [FOE]: [300 - mm, 300], ...more.at }, units: { 'south-a': { wounded: wounded }, ...more.units } });

test.each([
  { says: 'an unwounded enemy in contact range', state: () => near(100), then: ['dash'] },
  { says: 'only a wounded enemy', state: () => near(100, 1), then: ['advance', 'climb'] },
  { says: 'an enemy too far', state: () => near(116.21), then: ['advance', 'climb'] },
])('[sp.move.engaged-advance] [sp.move.engaged-no-climb] [sp.move.multi-character-kinds] $says: a move action lets it $then', ({ state, then }) => {
  expect(movesFor(state(), A, ['advance', 'climb'])).toEqual(then);
  expect(movesFor(state(), A, movesFor(state(), A, ['advance', 'climb']))).toEqual(then);
});

test('[sp.move.engaged-advance] [sp.move.engaged-no-climb] [sp.move.engaged-allowed] an engaged character is told by whom', () => {
  const state = near(100);
  const so = (how: MoveKind) => whyNotMove(state, { character: A, how: ['advance', 'climb', 'jump', 'reposition'] }, moveOf(A, how, [400, 300]));
  expect(so('advance')).toEqual({ kind: 'engaged', rule: 'sp.move.engaged-advance', character: A, by: FOE });
  expect(so('climb')).toEqual({ kind: 'engaged', rule: 'sp.move.engaged-no-climb', character: A, by: FOE });
  expect([so('dash'), so('jump'), so('reposition')]).toEqual([undefined, undefined, undefined]);
});

test('what is not granted is not told to be forbidden by an engagement that there is not', () => {
  const so = (state: ReturnType<typeof scene>, how: MoveKind) => whyNotMove(state, { character: A, how: ['dash'] }, moveOf(A, how, [380, 300]));
  expect([so(near(100), 'climb')?.kind, so(near(100), 'jump')?.kind]).toEqual(['engaged', 'cannot-move-so']);
  expect(so(scene(), 'climb')).toEqual({ kind: 'cannot-move-so', rule: 'sp.move.types', how: 'climb', allowed: ['dash'] });
});

test('[sp.move.dash] [sp.move.advance] [sp.move.down-free] whose end is too high is told, and by which movement', () =>
  expect((['dash', 'advance'] as const).map((how) => whyNotMove(on([roof()], { at: { [A]: [350, 300] } }), { character: A, how: [how] }, moveOf(A, how, [420, 300, 'roof'])))).toEqual([
    { kind: 'wrong-elevation', rule: 'sp.move.dash', elevation: 1, most: 0 },
    { kind: 'wrong-elevation', rule: 'sp.move.advance', elevation: 1, most: 0 },
  ]));

test('[sp.move.engaged-no-climb] an innate ability lets it climb, unless prohibitions go first on this table', () => {
  const climber = { cards: { 'north-a': { abilities: [{ kind: 'innate' as const, id: 'spider', name: 'spider', modifiers: [{ kind: 'climb-engaged' as const }] }] } } };
  expect(movesFor(near(100, 0, climber), A, ['advance', 'climb'])).toEqual(['dash', 'climb']);
  expect(movesFor(near(100, 0, { ...climber, options: { 'ability.precedence': 'cannot-first' } }), A, ['advance', 'climb'])).toEqual(['dash']);
});

test('[sp.move.engaged-no-climb] a card that forbids climbing wins over one that lets it climb, and over scale', () => {
  const modifiers = [{ kind: 'climb-engaged' as const }, { kind: 'cannot' as const, what: 'climb' as const }];
  const card = (list: typeof modifiers) => ({ cards: { 'north-a': { keywords: [{ keyword: 'scale' as const }], abilities: [{ kind: 'innate' as const, id: 'i', name: 'i', modifiers: list }] } } });
  expect([100, 400].map((far) => movesFor(near(far, 0, card(modifiers)), A, ['advance', 'climb']))).toEqual([['dash'], ['advance']]);
  expect(movesFor(near(100, 0, card(modifiers.slice(0, 1))), A, ['advance', 'climb'])).toEqual(['dash', 'climb']);
});

test('[sp.move.engaged-allowed] scale adds a climb to an advance or a dash, not to a jump; and to a held character only if the table plays so', () => {
  const scale = { cards: { 'north-a': { keywords: [{ keyword: 'scale' as const }] } } };
  const granted = (...how: readonly MoveKind[]) => movesFor(scene(scale), A, how);
  expect([granted('dash'), granted('advance'), granted('jump'), granted('jump', 'dash')]).toEqual([['dash', 'climb'], ['advance', 'climb'], ['jump'], ['jump', 'dash', 'climb']]);
  expect(movesFor(near(100, 0, scale), A, ['advance'])).toEqual(['dash']);
  expect(movesFor(near(100, 0, { ...scale, options: { 'keyword.scaleWhileEngaged': 'allow' } }), A, ['advance'])).toEqual(['dash', 'climb']);
});

test('[sp.move.engaged-advance] a wounded unit is held too, unless the table lets it go', () => {
  const wounded = { units: { 'north-a': { wounded: 1 } } } as const;
  expect([movesFor(near(100, 0, wounded), A, ['advance']), movesFor(near(100, 0, { ...wounded, options: { 'engage.woundedSelf': 'free' } }), A, ['advance'])]).toEqual([['dash'], ['advance']]);
});

test('[sp.move.engaged-allowed] to a held character an advance or a dash is one and the same', () =>
  expect([movesFor(near(100), A, ['advance', 'dash']), movesFor(scene(), A, ['advance', 'dash'])]).toEqual([['dash'], ['advance', 'dash']]));

test('[sp.move.multi-character-kinds] in one move action one character advances and the other climbs', () => {
  const state = on([roof()], { cards: { 'north-a': { characters: 2 } }, at: { 'north-a-2': [300, 250] }, agenda: [turnFrame('north', 'north-a'), { kind: 'deed', seat: 'north', action: 'move', unit: 'north-a', left: [A, 'north-a-2'] }] });
  const { events } = done(state, moveOf(A, 'advance', [350, 300]), moveOf('north-a-2', 'climb', [420, 250, 'roof']));
  expect(events.flatMap((event) => (event.kind === 'moved' ? [[event.character, event.how]] : []))).toEqual([[A, 'advance'], ['north-a-2', 'climb']]);
});

test('[sp.move.zero-move] a character may stay, unless the table wants it to move where it can', () => {
  const state = scene({ agenda: frame(['advance']) });
  expect([whyNotStay(state, { character: A, how: ['advance'] }), moving(state, moveOf(A, 'advance', [300, 300]))]).toEqual([undefined, 'allowed']);
  expect(kinds(done(state, { kind: 'stay', character: A }).events).slice(0, 2)).toEqual(['done', 'stayed']);
  const forbid = scene({ options: { 'move.zeroMove': 'forbid' }, agenda: frame(['advance']) });
  expect([refusalOf(forbid, { kind: 'stay', character: A })?.kind, moving(forbid, moveOf(A, 'advance', [300, 300]))]).toEqual(['must-move', 'must-move']);
  expect(whyNotStay(on([piece('box', part('box', [230, 230, 370, 370], { elevation: 1, passable: 'impassable', surface: false }))], { options: { 'move.zeroMove': 'forbid' } }), { character: A, how: ['advance'] })).toBeUndefined();
});

test('[sp.move.zero-move] who can make no move stays, even where the table wants it to move', () => {
  const forbid = scene({ options: { 'move.zeroMove': 'forbid' } });
  expect([whyNotStay(forbid, { character: A, how: [] }), whyNotStay(forbid, { character: A, how: ['dash'] })?.kind]).toEqual([undefined, 'must-move']);
});

test('[sp.move.zero-move] a move is none only if it ends at the same place of the same surface', () => {
  const grate = piece('grate', part('grate', [200, 200, 400, 400], { bottom: 9000 }));
  const state = on([grate], { options: { 'move.zeroMove': 'forbid' } });
  const to = (x: number, y: number, surface = 'board') => moving(state, moveOf(A, 'jump', [x, y, surface], y === 300 ? undefined : [[0, 1], [0, 1]]));
  expect([to(300, 300), to(310, 300), to(300, 310), to(300, 300, 'grate')]).toEqual(['must-move', 'allowed', 'allowed', 'allowed']);
});

test.each([
  { option: false, then: 'cannot-move-so' },
  { option: true, then: undefined },
])('[sp.move.voluntary-dash] an unengaged character dashes in a move action where that is $option: $then', ({ option, then }) => {
  const state = scene({ options: { 'move.voluntaryDash': option } });
  expect(whyNotMove(state, { character: A, how: ['advance', 'climb'] }, moveOf(A, 'dash', [400, 300]))?.kind).toBe(then);
  expect(whyNotMove(state, { character: A, how: ['advance'] }, moveOf(A, 'dash', [400, 300]))).toMatchObject({ rule: 'sp.move.voluntary-dash' });
});

const LOW = ['advance', 'dash', 'reposition'] as const;
const IDS = { advance: 'sp.move.advance', dash: 'sp.move.dash', climb: 'sp.move.climb', jump: 'sp.move.jump', reposition: 'sp.displace.reposition' } as const;

for (const how of KINDS) {
  const isLow = (LOW as readonly MoveKind[]).includes(how);
  const to = (from: 'board' | 'roof') => {
    const state = on([roof({ elevation: 3 })], { at: { [A]: from === 'board' ? [300, 300] : [420, 300, 'roof'] } });
    return moving(state, from === 'board' ? moveOf(A, how, [420, 300, 'roof']) : moveOf(A, how, [360, 300, 'board'], [[-1, 0], [-1, 0]]));
  };
  test(`[${IDS[how]}] [sp.move.down-free] from the board to a roof, and down from it`, () => expect([to('board'), to('roof')]).toEqual([isLow ? 'wrong-elevation' : 'allowed', 'allowed']));
  test(`[${IDS[how]}] over an impassable wall of elevation 3`, () => expect(moving(on([wall(3)]), moveOf(A, how, [400, 300]))).toBe(isLow ? 'tool-blocked' : 'allowed'));
}

test('[sp.move.down-free] going down costs nothing', () => {
  const state = on([roof({ elevation: 3 })], { at: { [A]: [420, 300, 'roof'] }, agenda: frame(['advance']) });
  expect(done(state, moveOf(A, 'advance', [360, 300], [[-1, 0], [-1, 0]])).state.play.units['north-a']?.damage).toBe(0);
});

// Confidence: high. Case 4: from tower to tower of one elevation.
const towers = (elevation: number) => piece('towers', part('t1', [250, 250, 350, 350]), part('t2', [450, 250, 550, 350], { elevation, top: elevation * 9000 }));

test.each([
  { elevation: 1, then: 'allowed' },
  { elevation: 2, then: 'wrong-elevation' },
])('[sp.move.cross-gap] [sp.move.start-elevation] from a tower of elevation 1 over a gap to one of elevation $elevation: $then', ({ elevation, then }) => {
  const state = on([towers(elevation)], { at: { [A]: [330, 300, 't1'] } });
  expect([startElevation(state, A), moving(state, moveOf(A, 'advance', [470, 300, 't2']))]).toEqual([1, then]);
});

test('[sp.move.start-elevation] a dash from elevation 1 over the ground ends on elevation 1 again', () => {
  const state = on([piece('towers', part('t1', [250, 250, 350, 350]), part('t2', [390, 250, 550, 350]))], { at: { [A]: [330, 300, 't1'] } });
  expect(moving(state, moveOf(A, 'dash', [420, 300, 't2']))).toBe('allowed');
});

const house = (more: Parameters<typeof part>[2] = {}) => part('house', [250, 250, 400, 350], { passable: 'impassable', top: 9000, ...more });
const crate = (more: Parameters<typeof part>[2] = {}) => part('crate', [420, 250, 440, 350], { elevation: 0, top: 3000, passable: 'impassable', ...more });

test.each([
  { says: 'along the roof that it stands on', parts: [house()], from: [280, 300, 'house'], to: [370, 300, 'house'], then: 'allowed' },
  { says: 'over a lower crate to a second roof of its elevation', parts: [house(), crate(), part('second', [460, 250, 560, 350], { passable: 'impassable' })], from: [370, 300, 'house'], to: [480, 300, 'second'], then: 'allowed' },
  { says: 'from the ground through a house', parts: [house()], from: [230, 300], to: [420, 300], then: 'tool-blocked' },
  { says: 'from the ground over a crate with a top to stand on', parts: [crate()], from: [380, 300], to: [470, 300], then: 'tool-blocked' },
  { says: 'from the ground over a crate without one', parts: [crate({ surface: false })], from: [380, 300], to: [470, 300], then: 'tool-blocked' },
  { says: 'from a roof over a part of its elevation without a surface', parts: [house(), part('mast', [390, 250, 400, 350], { passable: 'impassable', surface: false, elevation: 1 })], from: [300, 300, 'house'], to: [420.01, 300], then: 'tool-blocked' },
  { says: 'from a roof over a higher one', parts: [house(), part('loft', [390, 250, 400, 350], { passable: 'impassable', elevation: 2, top: 18_000 })], from: [300, 300, 'house'], to: [420.01, 300], then: 'tool-blocked' },
  { says: 'down from a crate with a top to stand on', parts: [part('crate', [250, 250, 350, 350], { elevation: 0, top: 3000, passable: 'impassable' })], from: [300, 300, 'crate'], to: [400, 300], then: 'allowed' },
] as const)('[sp.move.impassable-scope] $says: $then', ({ parts, from, to, then }) => {
  const state = on([piece('p', ...parts)], { at: { [A]: from } });
  expect(moving(state, moveOf(A, 'advance', to as unknown as [number, number, string]))).toBe(then);
});

test('[sp.move.impassable-scope] [sp.move.advance] each roof is passed only from itself, whoever has asked before', () => {
  const state = on([piece('p', part('box', [250, 250, 350, 350], { elevation: 0, top: 3000, passable: 'impassable' }))], { at: { [A]: [280, 300, 'box'], 'north-b-1': [225, 300] } });
  const over = () => [moving(state, moveOf(A, 'advance', [375, 300])), moving(state, moveOf('north-b-1', 'advance', [375, 300]))];
  expect([over(), over().reverse()]).toEqual([['allowed', 'tool-blocked'], ['tool-blocked', 'allowed']]);
});

test('[sp.move.impassable-scope] on a table where every impassable part stops the tool, the own roof does too, for all but climbing and jumping', () => {
  const state = on([piece('p', house())], { options: { 'move.impassableScope': 'all' }, at: { [A]: [280, 300, 'house'] } });
  expect((['advance', 'dash', 'climb', 'jump'] as const).map((how) => moving(state, moveOf(A, how, [370, 300, 'house'])))).toEqual(['tool-blocked', 'tool-blocked', 'allowed', 'allowed']);
  expect(stopsTool({ 'move.impassableScope': 'all' }, { impassable: false } as Parameters<typeof stopsTool>[1], { elevation: 0, on: [] })).toBe(false);
});

test('[sp.move.dash] [sp.move.engaged-allowed] an engaged character dashes 125 mm away, not 0.01 mm more', () => {
  const state = near(100);
  expect([moving(state, moveOf(A, 'dash', [425, 300])), moving(state, moveOf(A, 'dash', [425.01, 300]))]).toEqual(['allowed', 'too-far']);
});

test('[sp.move.no-disengage-penalty] who leaves an engagement suffers nothing, and is no longer engaged', () => {
  const state = near(100, 0, { agenda: frame(['advance']) });
  expect(isEngaged(state, A, FOE)).toBe(true);
  const after = done(state, moveOf(A, 'dash', [425, 300]));
  expect(kinds(after.events).slice(0, 4)).toEqual(['done', 'moved', 'begun', 'moment-told']);
  expect(after.events.some(({ kind }) => kind === 'damage-suffered')).toBe(false);
  expect([isEngaged(after.state, A, FOE), after.state.play.units['north-a']?.damage]).toEqual([false, 0]);
});

test('pinned stops the first move, which is not made', () => {
  const state = scene({ units: { 'north-a': { conditions: ['pinned'] } } });
  expect(makeMove(state, moveOf(A, 'advance', [400, 300]))).toEqual([
    { kind: 'stayed', rule: 'sp.condition.pinned', character: A },
    { kind: 'condition-lost', rule: 'sp.condition.pinned', unit: 'north-a', condition: 'pinned' },
  ]);
  expect(kinds(makeStay(state, A))).toEqual(['stayed']);
  expect(kinds(makeStay(scene({ options: { 'condition.pinnedTrigger': 'any-opportunity' }, units: { 'north-a': { conditions: ['pinned'] } } }), A))).toEqual(['stayed', 'condition-lost']);
});

test('only the character that is asked moves, and only one that there is', () => {
  expect(whyNotMove(scene(), { character: A, how: ['advance'] }, moveOf(FOE, 'advance', [380, 300]))?.kind).toBe('not-the-unit');
  expect(whyNotMove(scene(), { character: 'nobody', how: ['advance'] }, moveOf('nobody', 'advance', [380, 300]))?.kind).toBe('unknown-id');
});

test('[sp.move.tool-overlap] [sp.move.end-must-fit] objective tokens are in the way only where a table plays so', () => {
  const mission = { objectives: [{ id: 'o1', at: { x: 38_000, y: 30_000 } }] };
  const to = (x: number, options: Scene['options'] = {}) => moving(scene({ mission, options }), moveOf(A, 'advance', [x, 300]));
  expect([to(380), to(460), to(380, { 'objective.blocksMovement': true }), to(460, { 'objective.blocksMovement': true })]).toEqual(['allowed', 'allowed', 'tool-blocked', 'tool-blocked']);
});
