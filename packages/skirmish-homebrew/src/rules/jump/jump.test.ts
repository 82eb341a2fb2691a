import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import type { Place } from '../../model/ids.js';
import type { Piece } from '../../model/terrain.js';
import { at, cm, piece, scene, type Cast } from '../../testing/scene.js';
import { figureOf, go, goOn, jumpTo, paid, said, walkTo } from '../../testing/moves.js';
import { walkThenJump } from './example.js';

const START = at(20, 20);
const leaper = (cast: Partial<Cast> = {}, { options = {}, pieces = [] }: { options?: Partial<Options>; pieces?: readonly Piece[] } = {}) =>
  scene({ figures: { n1: { at: START, ...cast } }, options, scenario: { pieces: [...pieces] } });
/** So far from edge to edge. */
const gap = (length: number): Place => at(22.5 + length, 20);
const HALF = 'too-far hb.jump.half-range';

test.each([
  { says: 'range 10: 5.0 cm', skills: {}, length: 5, then: 'allowed' },
  { says: 'range 10: 5.1 cm', skills: {}, length: 5.1, then: HALF },
  { says: 'range 10: one tick beyond 5 cm', skills: {}, length: 5.001, then: HALF },
  { says: 'range 15: 7.5 cm', skills: { fast: 1 }, length: 7.5, then: 'allowed' },
  { says: 'range 15: 7.6 cm', skills: { fast: 1 }, length: 7.6, then: HALF },
])('[hb.jump.half-range] $says', ({ skills, length, then }) => {
  expect(said(go(leaper({ skills }), jumpTo('n1', gap(length))))).toBe(then);
});

test('[hb.jump.half-range] the refusal tells the limit and where it comes from', () => {
  expect(go(leaper(), jumpTo('n1', gap(5.1))).refusal).toEqual({
    kind: 'too-far', rule: 'hb.jump.half-range', length: 5100, limit: 5000, because: ['hb.jump.range-follows', 'hb.move.range-normal'],
  });
});

test.each([
  { says: 'the centre moves 7.5 cm on one level', jumpMeasure: 'gap', to: at(27.5, 20), then: 'allowed' },
  { says: 'the same with "centre"', jumpMeasure: 'centre', to: at(27.5, 20), then: HALF },
  { says: '5.0 cm with "centre"', jumpMeasure: 'centre', to: at(25, 20), then: 'allowed' },
  { says: '5.001 cm with "centre"', jumpMeasure: 'centre', to: at(25.001, 20), then: HALF },
] as const)('[hb.jump.measure] $says', ({ jumpMeasure, to, then }) => {
  expect(said(go(leaper({}, { options: { jumpMeasure } }), jumpTo('n1', to)))).toBe(then);
});

test.each([
  { says: 'landing 4.0 cm higher', rise: 4, then: 'allowed' },
  { says: 'landing 4.1 cm higher', rise: 4.1, then: HALF },
  { says: 'landing 4.001 cm higher', rise: 4.001, then: HALF },
])('[hb.jump.measure] edges 3.0 cm apart as seen from above, $says', ({ rise, then }) => {
  expect(said(go(leaper({}, { pieces: [piece('roof', [23, 10, 40, 30], { to: rise, agreed: ['enterable'] })] }), jumpTo('n1', at(25.5, 20, rise))))).toBe(then);
});

test.each([
  { says: 'down as far as up', from: 4, to: 0, then: 'allowed' },
  { says: 'and no farther', from: 4.001, to: 0, then: HALF },
])('[hb.jump.measure] $says', ({ from, to, then }) => {
  const state = leaper({ at: at(20, 20, from) }, { pieces: [piece('roof', [10, 10, 21.25, 30], { to: from, agreed: ['enterable'] })] });
  expect(said(go(state, jumpTo('n1', at(25.5, 20, to))))).toBe(then);
});

test('[hb.jump.measure] the length is told', () => {
  expect(go(leaper(), jumpTo('n1', gap(4))).events[1]).toEqual({
    kind: 'figure-moved', rule: 'hb.jump.half-range', figure: 'n1', how: 'jump', to: gap(4), length: cm(4), actions: 1, mount: [],
  });
});

const roofs = (wide: number, landing: Piece['agreed'] = ['enterable']): readonly Piece[] => [
  piece('west', [10, 10, 21.25, 30], { to: 4, agreed: ['enterable'] }),
  piece('east', [21.25 + wide, 10, 40, 30], { to: 4, agreed: landing }),
];
const roofed = (pieces: readonly Piece[], now: { ap?: number; moves?: number } = {}) => leaper({ at: at(20, 20, 4), now }, { pieces });

test('[hb.jump.must-land] a gap of 6 cm with range 10: nothing happens, no die is rolled', () => {
  const state = roofed(roofs(6), { ap: 4 });
  const gone = go(state, jumpTo('n1', at(28.5, 20, 4)));
  expect([said(gone), gone.state, gone.events]).toEqual([HALF, state, []]);
  // It lands nowhere nearer either.
  expect(said(go(state, jumpTo('n1', at(27.5, 20, 4))))).toBe('no-standing hb.jump.must-land');
});

test.each([
  { says: 'half the base hangs over', x: 24.25, agreed: ['enterable'], then: { why: 'overhang', by: 'east' } },
  { says: 'the base touches the edge from inside', x: 25.5, agreed: ['enterable'], then: undefined },
  { says: 'the ledge was agreed as no standing place', x: 25.5, agreed: ['enterable', 'no-standing'], then: { why: 'not-agreed', by: 'east' } },
  { says: 'between the roofs', x: 22.75, agreed: ['enterable'], then: { why: 'no-surface', by: '' } },
] as const)('[hb.jump.must-land] a landing where $says', ({ x, agreed, then }) => {
  const state = roofed(roofs(3, [...agreed]), { ap: 4 });
  const gone = go(state, jumpTo('n1', at(x, 20, 4)));
  expect(gone.refusal).toEqual(then && { kind: 'no-standing', rule: 'hb.jump.must-land', at: at(x, 20, 4), ...then });
  if (then !== undefined) expect(gone.state).toBe(state);
});

test('[hb.jump.must-land] a landing on somebody’s base', () => {
  const state = scene({ figures: { n1: { at: START }, s1: { at: at(25, 20) } } });
  expect(said(go(state, jumpTo('n1', at(24, 20))))).toBe('overlaps hb.jump.must-land');
  expect(said(go(state, jumpTo('n1', at(22.5, 20))))).toBe('allowed');
});

test.each([
  { says: 'to the roof edge and over the gap', ap: 5, then: 'allowed', left: 1 },
  { says: 'with 4 AP nothing is left', ap: 4, then: 'allowed', left: 0 },
  { says: 'with 3 AP only the walk', ap: 3, then: 'too-few-ap hb.ap.no-overspend', left: 2 },
])('[hb.jump.example] $says', ({ ap, then, left }) => {
  expect(walkThenJump(0)).toBe(4);
  const state = leaper({ at: at(15, 20, 4), now: { ap } }, { pieces: roofs(3) });
  const gone = goOn(state, walkTo('n1', at(20, 20, 4)), jumpTo('n1', at(25.5, 20, 4)));
  expect([said(gone), figureOf(gone, 'n1').ap]).toEqual([then, left]);
  if (then === 'allowed') expect(figureOf(gone, 'n1').moves).toBe(2);
});

test.each([
  { says: 'a wall across the line that rises above both ends', pieces: [piece('wall', [23, 10, 23.5, 30], { to: 3 })], then: 'way-blocked' },
  { says: 'a chimney between roofs, as high as they are', pieces: [...roofs(3), piece('chimney', [22, 10, 23, 30], { to: 4 })], from: 4, then: undefined },
  { says: 'a chimney between roofs, one tick higher', pieces: [...roofs(3), piece('chimney', [22, 10, 23, 30], { to: 4.001 })], from: 4, then: 'way-blocked' },
  { says: 'a small obstacle', pieces: [piece('fence', [23, 10, 23.5, 30], { to: 3, agreed: ['small-obstacle'] })], then: undefined },
  { says: 'a floating deck high above', pieces: [piece('deck', [23, 10, 24, 30], { from: 6, to: 7 })], then: undefined },
  { says: 'water that may not be entered', pieces: [piece('water', [23, 10, 24, 30], {})], then: undefined },
] as const)('[hb.move.path-free] a jump over $says', ({ pieces, then, ...rest }) => {
  const z = 'from' in rest ? rest.from : 0;
  const { refusal } = go(leaper({ at: at(20, 20, z) }, { pieces: [...pieces] }), jumpTo('n1', at(26, 20, z)));
  expect(refusal?.kind).toBe(then);
});

test.each([
  { says: 'by default', passBases: 'none', then: 'way-blocked hb.move.path-free' },
  { says: 'with "own"', passBases: 'own', then: 'allowed' },
] as const)('[hb.move.path-free] a jump over a comrade $says', ({ passBases, then }) => {
  const state = scene({ figures: { n1: { at: START, base: 1 }, n2: { at: at(23.1, 20), base: 1 } }, options: { passBases } });
  expect(said(go(state, jumpTo('n1', at(26.2, 20))))).toBe(then);
});

test('[hb.move.path-free] a jump over somebody on a level of neither end', () => {
  const state = scene({ figures: { n1: { at: at(20, 20, 4) }, s1: { at: at(22.75, 20) } }, scenario: { pieces: [...roofs(3)] } });
  expect(said(go(state, jumpTo('n1', at(25.5, 20, 4))))).toBe('allowed');
});

test('[hb.jump.half-range] a mounted figure jumps half the range of its mount, from the edge of its base', () => {
  const mounts = [{ id: 'horse', name: 'horse', sort: 'horse' as const, range: 'usual' as const, at: START, base: cm(2), places: 1 }];
  const state = scene({
    figures: { n1: { at: START, now: { mount: ['horse'] } } },
    scenario: { mounts },
    play: (play) => play.mounts['horse']?.riders.push('n1'),
  });
  expect(paid(go(state, jumpTo('n1', at(34, 20))))).toBe(1);
  expect(said(go(state, jumpTo('n1', at(34.001, 20))))).toBe(HALF);
});
