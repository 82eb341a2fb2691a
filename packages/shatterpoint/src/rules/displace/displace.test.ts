import { rest } from '@regelwerk/core';
import { luck } from '@regelwerk/dice';
import { expect, test } from 'vitest';
import { shatterpoint } from '../../game.js';
import type { DisplaceFrame } from '../../model/frame.js';
import { pushTo, whyNotDirection } from '../../moves/displacing.js';
import { askedIn, done, kinds, refusalOf, settled } from '../../testing/act.js';
import { piece } from '../../testing/moves.js';
import { around, blockedBut } from '../../testing/pockets.js';
import { part, sceneOf, turnFrame, type Scene } from '../../testing/scene.js';
import { answerTo } from './types.js';
import { wedgeOf } from './toward.js';
import { baseOf } from '../measure/base.js';

const [A, FOE, OTHER] = ['north-a-1', 'south-a-1', 'south-b-1'];

type Frame = DisplaceFrame;
const frame = (changes: Partial<Frame> = {}): Frame => ({ kind: 'displace', how: 'push', seat: 'north', character: FOE, from: { x: 20_000, y: 30_000 }, range: 2, may: false, level: true, ...changes });
/** The enemy at (300, 300), what displaces it at (200, 300), all in millimetres. */
const scene = (more: Scene = {}, changes: Partial<Frame> = {}) =>
  sceneOf({ ...more, at: { [FOE]: [300, 300], ...more.at }, agenda: [turnFrame('north', 'north-a'), frame(changes)] });
const on = (parts: readonly ReturnType<typeof part>[], more: Scene = {}, changes: Partial<Frame> = {}) => scene({ ...more, terrain: { pieces: [piece('p', ...parts)] } }, changes);
const RIGHT = { x: 1, y: 0 };
/** Where a push leads, in millimetres, and what stopped it. */
const led = (state: ReturnType<typeof scene>, direction = RIGHT) => {
  const { to, stopped } = pushTo(state, state.play.agenda[1] as Frame, direction);
  return [to.x / 100, to.y / 100, to.on, stopped];
};
const to = (direction = RIGHT) => ({ kind: 'displace' as const, direction, ingress: [] });

test('[sp.displace.types] [sp.displace.who-directs] of a push and a pull the direction is asked, of a placing the spot, and whose effect it is decides', () => {
  expect((['push', 'pull', 'place'] as const).map((how) => answerTo(how))).toEqual(['displace', 'displace', 'place']);
  expect(askedIn(settled(scene()))).toMatchObject({ for: 'displace', by: 'north', character: FOE, how: 'push', range: 2, may: false });
  expect([refusalOf(scene(), { kind: 'place', to: { x: 30_000, y: 30_000, on: 'board' }, ingress: [] })?.kind, refusalOf(scene({}, { how: 'place' }), to())?.kind]).toEqual(['not-asked', 'not-asked']);
});

test('[sp.displace.who-directs] where a push always goes straight, nobody is asked what must happen', () => {
  const state = scene({ options: { 'displace.director': 'straight' } });
  expect(settled(state).play.characters[FOE]).toMatchObject({ x: 37_620, y: 30_000 });
  const may = scene({ options: { 'displace.director': 'straight' } }, { may: true });
  expect([refusalOf(may, to({ x: 10, y: 1 }))?.kind, refusalOf(may, to())]).toEqual(['outside-wedge', undefined]);
});

test.each([
  { range: 1, mm: 25.4 },
  { range: 2, mm: 76.2 },
  { range: 3, mm: 152.4 },
])('[sp.displace.push-pull-length] a push of range $range moves the centre by $mm mm, no less', ({ range, mm }) => {
  const { state, events } = done(scene({}, { range }), to());
  expect(state.play.characters[FOE]).toMatchObject({ x: 30_000 + Math.round(mm * 100), y: 30_000, on: 'board' });
  expect(events[1]).toEqual({ kind: 'displaced', rule: 'sp.displace.push-pull-length', character: FOE, how: 'push', to: { x: 30_000 + Math.round(mm * 100), y: 30_000, on: 'board' }, stopped: '' });
});

test.each([
  { how: 'push', direction: RIGHT, x: 376.2 },
  { how: 'pull', direction: { x: -1, y: 0 }, x: 223.8 },
] as const)('[sp.displace.push-pull-direction] a straight $how from the left ends at $x', ({ how, direction, x }) => {
  expect(led(scene({}, { how }), direction)[0]).toBe(x);
  expect(refusalOf(scene({}, { how }), to({ x: -direction.x, y: 0 }))).toEqual({ kind: 'outside-wedge', rule: 'sp.displace.toward-away-limit' });
});

test('[sp.displace.toward-away] the corner of the wedge lies on the line of both centres, a radius and the root of two from the base', () => {
  const state = sceneOf({ at: { [FOE]: [100, 0] } });
  const corner = (how: 'push' | 'pull') => wedgeOf(baseOf(state, FOE), { how, from: { x: 0, y: 0 } });
  expect([corner('push'), corner('pull')]).toEqual([
    { corner: { x: 7172, y: 0 }, axis: { x: 10_000, y: 0 } },
    { corner: { x: 12_828, y: 0 }, axis: { x: -10_000, y: 0 } },
  ]);
});

test.each([
  { direction: { x: 2, y: 1 }, then: undefined },
  { direction: { x: 1, y: 2 }, then: 'outside-wedge' },
  { direction: { x: 1000, y: 1000 }, then: undefined },
  { direction: { x: 1000, y: 1001 }, then: 'outside-wedge' },
  { direction: { x: 1000, y: -1001 }, then: 'outside-wedge' },
])('[sp.displace.toward-away-limit] [sp.displace.wedge-angle] [sp.displace.wedge-fixed] away in direction $direction: $then', ({ direction, then }) => {
  expect(refusalOf(scene(), to(direction))?.kind).toBe(then);
  expect(refusalOf(scene({}, { how: 'pull' }), to({ x: 0 - direction.x, y: direction.y }))?.kind).toBe(then);
});

test('[sp.displace.toward-away-limit] no direction at all is none', () => expect(refusalOf(scene(), to({ x: 0, y: 0 }))?.kind).toBe('outside-wedge'));

test('[sp.displace.wedge-fixed] where there is no wedge, only the straight way is allowed; where both centres are one, every way is', () => {
  const straight = { options: { 'displace.wedge': 'straight-only' } } as const;
  expect([refusalOf(scene(straight), to())?.kind, refusalOf(scene(straight), to({ x: 30, y: 1 }))?.kind]).toEqual([undefined, 'outside-wedge']);
  for (const more of [{}, straight]) expect(refusalOf(scene(more, { from: { x: 30_000, y: 30_000 } }), to({ x: -3, y: 7 }))).toBeUndefined();
});

// From so far away the straight way is longer than a direction may be: it is shortened to one that hits the same hundredth of a millimetre.
test.each([
  { says: 'the way, divided', direction: { x: -20_000, y: -10_001 }, then: undefined },
  { says: 'the way, shortened', direction: { x: -32_768, y: -16_386 }, then: undefined },
  { says: 'a little off it', direction: { x: -32_768, y: -16_384 }, then: 'outside-wedge' },
  { says: 'the way back', direction: { x: 20_000, y: 10_001 }, then: 'outside-wedge' },
])('[sp.displace.wedge-fixed] [sp.displace.toward-away-limit] straight away from 450 mm off, $says: $then', ({ direction, then }) =>
  expect(refusalOf(scene({ options: { 'displace.wedge': 'straight-only' } }, { from: { x: 70_000, y: 50_002 } }), to(direction))?.kind).toBe(then));

test('[sp.displace.toward-away-limit] from straight below it goes up, not aside', () =>
  expect([{ x: 0, y: 1 }, RIGHT].map((direction) => refusalOf(scene({}, { from: { x: 30_000, y: 20_000 } }), to(direction))?.kind)).toEqual([undefined, 'outside-wedge']));

test('[sp.displace.toward-may-pass] a pull may lead past what pulls, unless the table wants it to end nearer', () => {
  const pull = { how: 'pull', range: 3, from: { x: 25_000, y: 30_000 } } as const;
  const bridge = part('bridge', [100, 250, 500, 350], { bottom: 9000 });
  const at = { [FOE]: [300, 300, 'bridge'], [A]: [250, 300] } as const;
  expect(led(on([bridge], { at }, pull), { x: -1, y: 0 })).toEqual([147.6, 300, 'bridge', '']);
  expect(refusalOf(on([bridge], { at, options: { 'displace.towardMustShrink': true } }, pull), to({ x: -1, y: 0 }))).toEqual({ kind: 'outside-wedge', rule: 'sp.displace.toward-may-pass' });
  expect(refusalOf(on([bridge], { at, options: { 'displace.towardMustShrink': true } }, { ...pull, range: 2 }), to({ x: -1, y: 0 }))).toBeUndefined();
  expect(refusalOf(on([bridge], { at }, pull), to({ x: -1, y: 0 }))).toBeUndefined();
});

test.each([
  { says: 'nearer', from: 26_189, then: ['done', 'displaced'] },
  { says: 'as far as before', from: 26_190, then: ['done', 'displacement-declined'] },
])('[sp.displace.toward-may-pass] a pull that nobody directs goes straight if it leads nearer where it must: $says', ({ from, then }) => {
  const state = scene({ options: { 'displace.towardMustShrink': true, 'displace.director': 'straight' } }, { how: 'pull', from: { x: from, y: 30_000 } });
  expect(kinds(rest(shatterpoint, state).events).slice(0, 2)).toEqual(then);
});

// Range 2 is 76.2 mm: from 38.1 mm off, a pull straight over what pulls ends as far on its other side.
test.each([
  { says: 'a tick nearer than before', how: 'pull', from: 26_189, direction: { x: -1, y: 0 }, then: undefined },
  { says: 'as far as before', how: 'pull', from: 26_190, direction: { x: -1, y: 0 }, then: 'outside-wedge' },
  { says: 'a push, of course, farther', how: 'push', from: 26_190, direction: RIGHT, then: undefined },
] as const)('where a pull must end nearer, it ends $says: $then', ({ how, from, direction, then }) =>
  expect(refusalOf(scene({ options: { 'displace.towardMustShrink': true } }, { how, from: { x: from, y: 30_000 } }), to(direction))?.kind).toBe(then));

test.each([
  { says: 'a wall 30 mm ahead', parts: [part('wall', [350, 200, 360, 400], { elevation: 2, passable: 'impassable', surface: false })], then: [330, 300, 'board', 'wall'] },
  { says: 'a traversable hedge of the same elevation', parts: [part('hedge', [350, 200, 360, 400], { elevation: 0, surface: false })], then: [330, 300, 'board', 'hedge'] },
  { says: 'a bar of the same elevation, 20 mm above the board', parts: [part('bar', [350, 200, 360, 400], { elevation: 0, bottom: 2000, top: 3000, surface: false })], then: [330, 300, 'board', 'bar'] },
  { says: 'a crate of the same elevation with a top', parts: [part('crate', [350, 200, 460, 400], { elevation: 0, top: 3000 })], then: [330, 300, 'board', 'crate'] },
  { says: 'a bridge high above', parts: [part('bridge', [350, 200, 460, 400], { bottom: 9000 })], then: [376.2, 300, 'board', ''] },
  { says: 'what it stands in at the start', parts: [part('wood', [290, 200, 460, 400], { elevation: 0, surface: false })], then: [376.2, 300, 'board', ''] },
])('[sp.displace.stop-contact] [sp.displace.start-terrain] $says: it ends at $then', ({ parts, then }) => expect(led(on(parts))).toEqual(then));

test('[sp.displace.stop-contact] [sp.displace.start-terrain] [sp.displace.fixed-elevation] a push stops at what is as high or higher than its start, not at what is lower', () => {
  const roof = part('roof', [200, 200, 330, 400]);
  const at = { [FOE]: [300, 300, 'roof'] } as const;
  const ahead = (elevation: number, top: number) => led(on([roof, part('next', [335, 200, 500, 400], { elevation, top })], { at }, { range: 3 }));
  expect(ahead(1, 9000)).toEqual([310, 300, 'roof', 'next']);
  expect(ahead(2, 20_000)).toEqual([310, 300, 'roof', 'next']);
  expect(ahead(0, 3000)).toEqual([452.4, 300, 'next', '']);
  expect(led(on([part('roof', [200, 200, 500, 400])], { at }))).toEqual([376.2, 300, 'roof', '']);
});

test.each([
  { says: 'a base of its elevation 40 mm ahead', at: { [OTHER]: [380, 300] }, then: [340, 300, 'board', OTHER] },
  { says: 'a base of its own side', at: { [A]: [380, 300] }, then: [340, 300, 'board', A] },
  { says: 'a base aside that it does not touch', at: { [OTHER]: [360, 341] }, then: [376.2, 300, 'board', ''] },
  { says: 'a base aside that it slides along', at: { [OTHER]: [360, 340] }, then: [376.2, 300, 'board', ''] },
  { says: 'a base aside that it would overlap', at: { [OTHER]: [360, 339] }, then: [351.11, 300, 'board', OTHER] },
] as const)('[sp.displace.sweep] [sp.displace.stop-contact] $says: it ends at $then', ({ at, then }) => expect(led(scene({ at: at as unknown as Record<string, [number, number]> }))).toEqual(then));

test('[sp.displace.sweep] where only the end of the way counts, what is passed over does not stop it; and what it would end on does', () => {
  const options = { 'displace.contactModel': 'end-only' } as const;
  expect(led(scene({ options, at: { [OTHER]: [341, 300] } }, { range: 3 }))).toEqual([452.4, 300, 'board', '']);
  expect(led(scene({ options, at: { [OTHER]: [450, 300] } }, { range: 3 }))).toEqual([410, 300, 'board', OTHER]);
  expect(led(scene({ options, at: { [OTHER]: [450, 300], 'south-c-1': [380, 300] } }, { range: 3 }))).toEqual([340, 300, 'board', 'south-c-1']);
  expect(done(scene({ options, at: { [OTHER]: [341, 300] } }, { range: 3 }), to()).state.play.characters[FOE]?.x).toBe(45_240);
  // It goes back to the roof, and there the other base counts again.
  const roof = [part('roof', [200, 200, 400, 400])];
  expect(led(on(roof, { options, at: { [FOE]: [260, 300, 'roof'], [OTHER]: [340, 300, 'roof'] } }, { range: 3 }))).toEqual([300, 300, 'roof', OTHER]);
});

// Confidence: high. Cases 1 to 3, SP-15.
const deck = (x2: number, elevation = 2) => part('deck', [200, 200, x2, 400], { elevation, top: elevation * 9000 });
const up = (x: number, more: Record<string, readonly [number, number, string?]> = {}) => ({ at: { [FOE]: [x, 300, 'deck'] as const, ...more } });

test.each([
  { says: 'all the way, wholly beyond', parts: [deck(325)], at: up(300), range: 2, then: [376.2, 300, 'board', ''] },
  { says: 'case 3: 13.8 mm still on the deck, it stays on top', parts: [deck(370)], at: up(300), range: 2, then: [350, 300, 'deck', 'deck'] },
  { says: 'exactly beyond the edge', parts: [deck(356.2)], at: up(300), range: 2, then: [376.2, 300, 'board', ''] },
  { says: 'one tick still on the deck', parts: [deck(356.21)], at: up(300), range: 2, then: [336.21, 300, 'deck', 'deck'] },
  { says: 'case 1: on a walkway below, not under it', parts: [deck(325), part('walkway', [325, 200, 500, 400], { bottom: 8000, top: 9000 })], at: up(300), range: 2, then: [376.2, 300, 'walkway', ''] },
  { says: 'half over the edge of a walkway below', parts: [deck(325), part('walkway', [325, 200, 390, 400], { bottom: 8000, top: 9000 })], at: up(300), range: 2, then: [370, 300, 'walkway', 'walkway'] },
  { says: 'a step below that it would overhang', parts: [deck(330), part('step', [310, 200, 390, 400], { elevation: 1, top: 9000 })], at: up(300), range: 2, then: [370, 300, 'step', 'step'] },
  { says: 'case 2: wholly beyond, but 5 mm over somebody below, and 3 mm where it first clears the edge', parts: [deck(354.2)], at: up(300, { [OTHER]: [411.2, 300] }), range: 2, then: [334.2, 300, 'deck', 'deck'] },
  { says: 'wholly beyond, half over somebody below, but beside it after the edge', parts: [deck(325)], at: up(300, { [OTHER]: [400, 300] }), range: 2, then: [360, 300, 'board', 'board'] },
  { says: 'beside somebody below', parts: [deck(325)], at: up(300, { [OTHER]: [420, 300] }), range: 2, then: [376.2, 300, 'board', ''] },
] as const)('[sp.displace.edge-stop] [sp.displace.ledge-landing] [sp.displace.ledge-partial] $says: it ends at $then', ({ parts, at, range, then }) =>
  expect(led(on(parts, at as unknown as Scene, { range }))).toEqual(then));

test('[sp.displace.board-edge] a push toward the edge ends with the whole base on the board', () => {
  expect(led(scene({ at: { [FOE]: [914.4 - 50, 300] } }))).toEqual([894.4, 300, 'board', 'board']);
  expect(done(scene({ at: { [FOE]: [894.4, 300] } }), to()).events[1]).toMatchObject({ to: { x: 89_440, y: 30_000 }, stopped: 'board' });
});

test.each([
  { says: 'pushed away from a base that it touches', option: 'ignore-if-separating', other: [260, 300], then: [376.2, 300, 'board', ''] },
  { says: 'pushed against a base that it touches', option: 'ignore-if-separating', other: [340, 300], then: [300, 300, 'board', OTHER] },
  { says: 'on a table where every touch counts', option: 'stop', other: [260, 300], then: [300, 300, 'board', OTHER] },
  { says: 'on such a table, not touched', option: 'stop', other: [259.97, 300], then: [376.2, 300, 'board', ''] },
] as const)('[sp.displace.start-contact] $says: it ends at $then', ({ option, other, then }) =>
  expect(led(scene({ options: { 'displace.initialContact': option }, at: { [OTHER]: other } }))).toEqual(then));

test('on a table where every touch counts, a base below the roof is not touched', () => {
  const at = { [FOE]: [300, 300, 'bridge'], [OTHER]: [260, 300] } as const;
  expect(led(on([part('bridge', [100, 200, 600, 400], { bottom: 9000, top: 10_000 })], { options: { 'displace.initialContact': 'stop' }, at }))).toEqual([376.2, 300, 'bridge', '']);
});

test.each([
  { option: 'part', then: [310, 300, 'balcony', 'storey'] },
  { option: 'piece', then: [325.4, 300, 'balcony', ''] },
] as const)('[sp.displace.start-terrain-scope] an upper storey behind the balcony, with $option: it ends at $then', ({ option, then }) => {
  const balcony = part('balcony', [200, 200, 400, 400], { top: 9000 });
  const storey = part('storey', [330, 200, 400, 400], { elevation: 2, bottom: 9000, top: 18_000, passable: 'impassable', surface: false });
  const more = { options: { 'displace.startTerrainScope': option }, at: { [FOE]: [300, 300, 'balcony'] } } as const;
  expect(led(on([balcony, storey], more, { range: 1 }))).toEqual(then);
  // What stands on the balcony is a piece of its own.
  const crate = part('crate', [322, 200, 328, 400], { bottom: 9000, top: 10_000 });
  expect(led(scene({ ...more, terrain: { pieces: [piece('p', balcony, storey), piece('q', crate)] } }, { range: 1 }))).toEqual([302, 300, 'balcony', 'crate']);
});

test.each([
  { says: 'a gap of range 1', x: 365.4, range: 1, then: undefined },
  { says: 'a gap of range 1 and 0.01 mm', x: 365.41, range: 1, then: 'out-of-range' },
  { says: 'beyond a wall', x: 380, range: 2, then: undefined },
  { says: 'in a wall', x: 340, range: 2, then: 'barred' },
])('[sp.displace.place] placed at $says: $then', ({ x, range, then }) => {
  const wall = part('wall', [330, 200, 340, 400], { passable: 'impassable', surface: false });
  const state = range === 1 ? scene({}, { how: 'place', range }) : on([wall], {}, { how: 'place', range });
  expect(refusalOf(state, { kind: 'place', to: { x: Math.round(x * 100), y: 30_000, on: 'board' }, ingress: [] })?.kind).toBe(then);
});

test('[sp.displace.place-fit] a spot of 30 mm is too small for a base of 40 mm', () => {
  const walls = [part('w1', [345, 200, 355, 400], { passable: 'impassable', surface: false }), part('w2', [385, 200, 395, 400], { passable: 'impassable', surface: false })];
  expect(refusalOf(on(walls, {}, { how: 'place' }), { kind: 'place', to: { x: 37_000, y: 30_000, on: 'board' }, ingress: [] })).toEqual({ kind: 'barred', rule: 'sp.move.end-must-fit', by: 'w1' });
});

test('[sp.displace.place] [sp.displace.place-fit] a base at the far end of the range takes the spot', () => {
  const spot = { kind: 'place', to: { x: 41_620, y: 30_000, on: 'board' }, ingress: [] } as const;
  const taken = (x: number) => refusalOf(scene({ at: { [OTHER]: [x, 300] } }, { how: 'place' }), spot);
  expect([taken(456.19), taken(456.2)]).toEqual([{ kind: 'spot-taken', rule: 'sp.move.end-no-overlap', by: OTHER }, undefined]);
});

test('[sp.displace.place-elevation] an effect that keeps the level places on it', () =>
  expect(refusalOf(scene({}, { how: 'place', level: false }), { kind: 'place', to: { x: 37_000, y: 30_000, on: 'board' }, ingress: [] })).toBeUndefined());

test.each([
  { level: true, then: undefined },
  { level: false, then: 'wrong-elevation' },
])('[sp.displace.place-elevation] placed on a roof by an effect with level $level: $then', ({ level, then }) => {
  const place = { kind: 'place', to: { x: 37_000, y: 30_000, on: 'roof' }, ingress: [] } as const;
  const state = on([part('roof', [345, 200, 500, 400])], {}, { how: 'place', level });
  expect(refusalOf(state, place)?.kind).toBe(then);
  if (then === undefined) expect(done(state, place).state.play.characters[FOE]).toMatchObject({ x: 37_000, on: 'roof' });
});

test('[sp.displace.may-be] what may be is left out by whose effect it is, what must be is not', () => {
  const declined = done(scene({}, { may: true }), { kind: 'pass' });
  expect([kinds(declined.events).slice(0, 2), declined.state.play.characters[FOE]?.x]).toEqual([['done', 'displacement-declined'], 30_000]);
  expect([askedIn(settled(scene({}, { may: true }))).by, refusalOf(scene(), { kind: 'pass' })]).toEqual(['north', { kind: 'must-resolve', rule: 'sp.displace.may-be' }]);
});

test.each([
  { spare: 0, then: 'must-resolve' },
  { spare: -1, then: undefined },
])('[sp.displace.may-be] who must be placed is, if there is room in one pocket only: $spare ticks to spare', ({ spare, then }) => {
  const state = on(blockedBut(around(36_011, 31_777, { spare })), {}, { how: 'place' });
  const now = frame({ how: 'place' });
  expect(refusalOf(state, { kind: 'pass' })?.kind).toBe(then);
  const chance = luck(1);
  for (const density of ['sparse', 'standard', 'dense'] as const) {
    const [choice] = shatterpoint.rooms.displace.candidates(state, now, density);
    expect(choice).toMatchObject(spare === 0 ? { kind: 'place', to: { x: 36_011, y: 31_777, on: 'board' } } : { kind: 'pass' });
  }
  const drawn = chance._tag === 'Right' ? shatterpoint.rooms.displace.sample?.(state, now, chance.right) : undefined;
  expect(drawn?.kind).toBe(spare === 0 ? 'place' : 'pass');
});

test('[sp.displace.not-movement] a pinned and strained unit is pushed, and neither condition is touched; engaged it is pushed as well', () => {
  const { state, events } = done(scene({ at: { [A]: [200, 300] }, units: { 'south-a': { conditions: ['pinned', 'strained'] } } }), to());
  expect(state.play.units['south-a']).toMatchObject({ conditions: ['pinned', 'strained'], damage: 0 });
  expect(state.play.characters[FOE]?.x).toBe(37_620);
  expect(events[2]).toMatchObject({ kind: 'begun', frame: { kind: 'rest', character: FOE, how: '' } });
});

test('[sp.terrain.ingress-trigger] a pushed character shifts only if the table has agreed so', () => {
  const ingress = [{ by: 't1', through: 't2', to: { x: 60_000, y: 60_000, on: 'roof' } }];
  const points = [{ id: 't1', at: { x: 40_000, y: 30_000 }, on: 'board', to: ['t2'] }, { id: 't2', at: { x: 60_000, y: 60_000 }, on: 'roof', to: ['t1'] }];
  const table = (option: 'own-movement' | 'any-movement') => scene({ options: { 'terrain.ingressTrigger': option }, terrain: { pieces: [piece('p', part('roof', [500, 500, 700, 700]))], ingress: points } });
  expect(refusalOf(table('own-movement'), { ...to(), ingress })).toEqual({ kind: 'not-linked', rule: 'sp.terrain.ingress-trigger', by: 't1', through: 't2' });
  expect(done(table('any-movement'), { ...to(), ingress }).state.play.characters[FOE]).toMatchObject({ x: 60_000, y: 60_000, on: 'roof' });
});

test('[sp.displace.toward-away-limit] a direction is as good whatever its length', () =>
  expect(whyNotDirection(scene(), frame(), { direction: { x: 4_000_000, y: 3_999_999 }, ingress: [] })).toBeUndefined());
