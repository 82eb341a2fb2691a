import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import type { Place } from '../../model/ids.js';
import type { Piece } from '../../model/terrain.js';
import { at, cm, edge, piece, ramp, scene } from '../../testing/scene.js';
import { climbTo, go, jumpTo, said, walkTo, type Step } from '../../testing/moves.js';

const roof = (agreed: Piece['agreed']): Piece => piece('roof', [20, 10, 40, 30], { to: 4.5, agreed });
const set = (pieces: readonly Piece[], start: Place, options: Partial<Options> = {}) =>
  scene({
    figures: { n1: { at: start } },
    scenario: { pieces: [...pieces], climbs: [edge('face', [20, 10, 20, 30], { to: 4.5 })] },
    options,
  });
const atFoot = at(18.75, 20);
const onRoof = at(25, 20, 4.5);
const up = climbTo('n1', 'face', at(21.25, 20, 4.5));

test.each([
  { says: 'a roof that is not enterable', agreed: [], then: 'no-standing hb.climb.must-stand' },
  { says: 'a house wall flagged as climbable to an enterable roof', agreed: ['enterable'], then: 'allowed' },
] as const)('[hb.terrain.agreed-before] $says', ({ agreed, then }) => {
  expect(said(go(set([roof([...agreed])], atFoot), up))).toBe(then);
});

test('[hb.terrain.agreed-before] a house wall that nobody flagged as climbable is not climbed', () => {
  const state = scene({ figures: { n1: { at: atFoot } }, scenario: { pieces: [roof(['enterable'])] } });
  expect(go(state, up).refusal).toEqual({ kind: 'unknown-id', what: 'climb', id: 'face' });
});

const ledge: readonly Step[] = [walkTo('n1', at(27, 20, 4.5)), jumpTo('n1', at(27, 20, 4.5)), up];

test.each([
  { says: 'a ledge agreed as no standing place', agreed: ['enterable', 'no-standing'], then: ['hb.terrain.safe-spot', 'hb.jump.must-land', 'hb.climb.must-stand'] },
  { says: 'a flat roof agreed as standing place', agreed: ['enterable'], then: [undefined, undefined, undefined] },
] as const)('[hb.terrain.safe-spot] $says: a walk, a jump and a climb that end there', ({ agreed, then }) => {
  const states = [onRoof, onRoof, atFoot].map((start) => set([roof([...agreed])], start));
  states.forEach((state, i) => {
    const gone = go(state, ledge[i]!);
    expect(gone.refusal && { ...gone.refusal }).toEqual(then[i] === undefined ? undefined : expect.objectContaining({ kind: 'no-standing', rule: then[i], why: 'not-agreed', by: 'roof' }));
    if (then[i] !== undefined) expect(gone.state).toBe(state);
  });
});

const ground = (pieces: readonly Piece[], to: Place, options: Partial<Options> = {}) =>
  go(scene({ figures: { n1: { at: at(15, 20) } }, scenario: { pieces: [...pieces] }, options }), walkTo('n1', to));

test.each([
  { says: 'against a wall', to: at(18.75, 20), then: undefined },
  { says: 'one tick into a wall', to: at(18.751, 20), then: { why: 'body', by: 'wall', rule: 'hb.terrain.safe-spot' } },
])('[hb.terrain.safe-spot] on the ground, $says', ({ to, then }) => {
  expect(ground([piece('wall', [20, 10, 21, 30], { to: 3 })], to).refusal).toEqual(then && { kind: 'no-standing', at: to, ...then });
});

test.each([
  { says: 'on a low wall', pieces: [piece('low', [18, 10, 18.5, 30], { to: 1, agreed: ['small-obstacle'] })], to: at(18, 20), why: 'body', by: 'low' },
  { says: 'in a ditch that one steps over', pieces: [piece('ditch', [18, 10, 18.5, 30], { agreed: ['small-obstacle'] })], to: at(18, 20), why: 'body', by: 'ditch' },
  { says: 'beside water that may not be entered', pieces: [piece('water', [18, 10, 25, 30], {})], to: at(17, 20), why: 'not-agreed', by: 'water' },
  { says: 'on ice where nobody stands', pieces: [piece('ice', [18, 10, 25, 30], { agreed: ['enterable', 'no-standing'] })], to: at(20, 20), why: 'not-agreed', by: 'ice' },
  { says: 'in a thicket where nobody stands', pieces: [piece('thicket', [18, 10, 25, 30], { to: 4, agreed: ['open', 'no-standing'] })], to: at(20, 20), why: 'not-agreed', by: 'thicket' },
] as const)('[hb.terrain.safe-spot] refused: $says', ({ pieces, to, why, by }) => {
  expect(ground(pieces, to).refusal).toEqual({ kind: 'no-standing', rule: 'hb.terrain.safe-spot', at: to, why, by });
});

test.each([
  { says: 'in a wood', pieces: [piece('wood', [18, 10, 25, 30], { to: 4, agreed: ['open'] })] },
  { says: 'in mud', pieces: [piece('mud', [18, 10, 25, 30], { agreed: ['difficult', 'enterable'] })] },
  { says: 'below a bridge', pieces: [piece('bridge', [18, 10, 25, 30], { to: 4, agreed: ['open', 'enterable', 'no-standing'] })] },
] as const)('[hb.terrain.safe-spot] allowed: $says', ({ pieces }) => {
  expect(ground(pieces, at(20, 20)).refusal).toBeUndefined();
});

test.each([
  { says: 'in the air beside the roof', to: at(18.75, 20, 2), why: 'no-surface', by: '' },
  { says: 'inside the house', to: at(21.25, 20, 2), why: 'body', by: 'roof' },
])('[hb.terrain.safe-spot] a climb does not end $says', ({ to, why, by }) => {
  expect(go(set([roof(['enterable'])], atFoot), climbTo('n1', 'face', to)).refusal).toMatchObject({ kind: 'no-standing', why, by });
});

test.each([
  { says: 'half over the roof edge', safeSpot: 'whole-base', x: 20, then: { kind: 'no-standing', why: 'overhang', by: 'roof', rule: 'hb.terrain.safe-spot-test' } },
  { says: 'half over the roof edge, "agreed"', safeSpot: 'agreed', x: 20, then: undefined },
  { says: 'touching the edge from inside', safeSpot: 'whole-base', x: 21.25, then: undefined },
  { says: 'one tick over the edge', safeSpot: 'whole-base', x: 21.249, then: { kind: 'no-standing', why: 'overhang', by: 'roof', rule: 'hb.terrain.safe-spot-test' } },
] as const)('[hb.terrain.safe-spot-test] $says', ({ safeSpot, x, then }) => {
  const to = at(x, 20, 4.5);
  expect(go(set([roof(['enterable'])], onRoof, { safeSpot }), walkTo('n1', to)).refusal).toEqual(then && { ...then, at: to });
});

test.each([
  { says: 'a flag against it', agreed: ['enterable', 'no-standing'], then: 'no-standing hb.terrain.safe-spot' },
  { says: 'no flag against it', agreed: ['enterable'], then: 'allowed' },
] as const)('[hb.terrain.safe-spot-test] with "agreed", $says', ({ agreed, then }) => {
  expect(said(go(set([roof([...agreed])], onRoof, { safeSpot: 'agreed' }), walkTo('n1', at(20.1, 20, 4.5))))).toBe(then);
});

test.each([
  { says: 'flush with the edge of the table', x: 58.75, safeSpot: 'whole-base', then: undefined },
  { says: 'one tick over the edge of the table', x: 58.751, safeSpot: 'whole-base', then: { why: 'edge-of-table', rule: 'hb.terrain.safe-spot-test' } },
  { says: 'half over it with "agreed"', x: 60, safeSpot: 'agreed', then: undefined },
] as const)('[hb.terrain.safe-spot-test] $says', ({ x, safeSpot, then }) => {
  const state = scene({ figures: { n1: { at: at(55, 20) } }, options: { safeSpot } });
  expect(go(state, walkTo('n1', at(x, 20))).refusal).toEqual(then && { kind: 'no-standing', by: '', at: at(x, 20), ...then });
});

test.each([
  { says: 'centres 2.5 cm apart', x: 22.5, then: undefined },
  { says: 'centres 2.4 cm apart', x: 22.6, then: { kind: 'overlaps', rule: 'hb.terrain.safe-spot-test', figure: 's1', distance: 2400, needed: 2500 } },
  { says: 'one tick nearer than 2.5 cm', x: 22.501, then: { kind: 'overlaps', rule: 'hb.terrain.safe-spot-test', figure: 's1', distance: 2499, needed: 2500 } },
])('[hb.terrain.safe-spot-test] two bases of radius 1.25 cm, $says', ({ x, then }) => {
  for (const safeSpot of ['whole-base', 'agreed'] as const) {
    const state = scene({ figures: { n1: { at: at(15, 20) }, s1: { at: at(25, 20) } }, options: { safeSpot } });
    expect(go(state, walkTo('n1', at(x, 20))).refusal).toEqual(then && { ...then, at: at(x, 20) });
  }
});

test.each([
  { says: '3.0 cm apart stand on two levels', sameLevel: 3, then: 'allowed' },
  { says: 'less than sameLevel apart overlap', sameLevel: 3.001, then: 'overlaps hb.jump.must-land' },
])('[hb.terrain.safe-spot-test] bases whose heights are $says', ({ sameLevel, then }) => {
  const state = scene({
    figures: { n1: { at: at(16, 20) }, s1: { at: at(20, 20) } },
    scenario: { pieces: [piece('deck', [18, 10, 30, 30], { from: 2.9, to: 3, agreed: ['enterable', 'open'] })] },
    options: { sameLevel: cm(sameLevel), passBases: 'all' },
  });
  expect(said(go(state, jumpTo('n1', at(20, 20, 3))))).toBe(then);
});

test('[hb.terrain.safe-spot-test] on one and the same height bases overlap, whatever counts as a level', () => {
  const state = scene({ figures: { n1: { at: at(15, 20) }, s1: { at: at(20, 20) } }, options: { sameLevel: 0 } });
  expect(said(go(state, walkTo('n1', at(18, 20))))).toBe('overlaps hb.terrain.safe-spot-test');
});

test.each([
  { says: 'wholly on it', to: at(23, 20, 1.5), then: undefined },
  { says: 'half over its foot', to: at(21, 20, 0.5), then: { why: 'overhang', by: 'ramp' } },
])('[hb.terrain.safe-spot-test] on a ramp, $says', ({ to, then }) => {
  const state = scene({
    figures: { n1: { at: at(18, 20) } },
    scenario: { ways: [ramp('ramp', [20, 15, 30, 25], { foot: at(20, 20), head: at(30, 20, 5) })] },
  });
  expect(go(state, walkTo('n1', at(20, 20), to)).refusal).toEqual(then && { kind: 'no-standing', rule: 'hb.terrain.safe-spot-test', at: to, ...then });
});

test('[hb.terrain.safe-spot] on a ramp, against a wall that stands on it', () => {
  const state = (x: number) =>
    go(
      scene({
        figures: { n1: { at: at(18, 20) } },
        scenario: {
          ways: [ramp('ramp', [20, 15, 30, 25], { foot: at(20, 20), head: at(30, 20, 5) })],
          pieces: [piece('gate', [25, 15, 26, 25], { from: 1, to: 6 })],
        },
      }),
      walkTo('n1', at(20, 20), at(x, 20, (x - 20) / 2)),
    );
  expect(said(state(23.75))).toBe('allowed');
  expect(said(state(24))).toBe('no-standing hb.terrain.safe-spot');
});

test('[hb.terrain.safe-spot] a walk on a roof does not end against a parapet, but beside it', () => {
  const parapet = piece('parapet', [30, 10, 30.3, 30], { from: 4.5, to: 5.5 });
  const state = set([roof(['enterable']), parapet], onRoof);
  expect(said(go(state, walkTo('n1', at(28.75, 20, 4.5))))).toBe('allowed');
  expect(go(state, walkTo('n1', at(28.751, 20, 4.5))).refusal).toMatchObject({ kind: 'no-standing', why: 'body', by: 'parapet' });
});

test('[hb.terrain.safe-spot-test] half on one roof and half on the next is not on one surface', () => {
  const pieces = [piece('west', [20, 10, 28, 30], { to: 4.5, agreed: ['enterable'] }), piece('east', [28, 10, 40, 30], { to: 4.5, agreed: ['enterable'] })];
  const state = set(pieces, at(24, 20, 4.5));
  expect(said(go(state, walkTo('n1', at(28, 20, 4.5))))).toBe('no-standing hb.terrain.safe-spot-test');
  expect(said(go(state, walkTo('n1', at(29.25, 20, 4.5))))).toBe('allowed');
});
