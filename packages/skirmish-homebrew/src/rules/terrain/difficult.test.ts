import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import type { Place } from '../../model/ids.js';
import type { Agreed, Piece } from '../../model/terrain.js';
import { at, edge, piece, ramp, scene } from '../../testing/scene.js';
import { climbTo, figureOf, go, goOn, jumpTo, paid, said, walkTo } from '../../testing/moves.js';
import { stopOnTheWay } from './difficult.js';

const START = at(20, 20);
const rough = (from: number, to: number, agreed: readonly Agreed[] = ['difficult', 'enterable']): Piece => piece('rough', [from, 10, to, 30], { agreed });
const on = (pieces: readonly Piece[], { options = {}, start = START }: { options?: Partial<Options>; start?: Place } = {}) =>
  scene({ figures: { n1: { at: start } }, scenario: { pieces: [...pieces] }, options });
const to = (length: number) => walkTo('n1', at(20 + length, 20));
const HALVES = 'too-far hb.terrain.difficult-halves';

test.each([
  { says: 'wholly in water 5.0 cm', length: 5, then: 'allowed' },
  { says: 'wholly in water 5.1 cm', length: 5.1, then: HALVES },
  { says: 'wholly in water one tick beyond', length: 5.001, then: HALVES },
])('[hb.terrain.difficult-halves] $says', ({ length, then }) => {
  expect(said(go(on([rough(10, 40)]), to(length)))).toBe(then);
});

test('[hb.terrain.difficult-halves] the refusal names the halving before the range', () => {
  expect(go(on([rough(10, 40)]), to(6)).refusal).toEqual({
    kind: 'too-far', rule: 'hb.terrain.difficult-halves', length: 6000, limit: 5000, because: ['hb.terrain.difficult-majority', 'hb.move.range-normal'],
  });
});

test('[hb.terrain.difficult-halves] of a range that is no even number, half a tick is no tick', () => {
  const state = scene({ figures: { n1: { at: START } }, scenario: { pieces: [rough(10, 40)], rangeChange: 1 } });
  expect([said(go(state, to(5))), said(go(state, to(5.001)))]).toEqual(['allowed', HALVES]);
});

test.each([
  { says: '4 of 10 cm in rubble', inside: 4, then: 'allowed' },
  { says: '6 of 10 cm in rubble', inside: 6, then: HALVES },
  { says: 'exactly 5 of 10 cm in rubble', inside: 5, then: 'allowed' },
  { says: 'one tick more than 5 of 10 cm', inside: 5.001, then: HALVES },
])('[hb.terrain.difficult-majority] $says', ({ inside, then }) => {
  expect(said(go(on([rough(20, 20 + inside)]), to(10)))).toBe(then);
});

test.each([
  { says: 'two patches count together', pieces: [rough(20, 23), piece('more', [26, 10, 29, 30], { agreed: ['difficult', 'enterable'] })], then: HALVES },
  { says: 'where two lie on each other they count once', pieces: [rough(20, 24), piece('more', [21, 10, 24, 30], { agreed: ['difficult', 'enterable'] })], then: 'allowed' },
  { says: 'a dense wood counts at its foot', pieces: [piece('wood', [20, 10, 30, 30], { to: 6, agreed: ['open', 'difficult'] })], then: HALVES },
  { says: 'mud on another level does not', pieces: [piece('high', [20, 10, 30, 30], { from: 6, to: 6, agreed: ['difficult', 'enterable'] })], then: 'allowed' },
  { says: 'along the edge is not in it', pieces: [piece('beside', [20, 20, 30, 30], { agreed: ['difficult', 'enterable'] })], then: 'allowed' },
])('[hb.terrain.difficult-majority] $says', ({ pieces, then }) => {
  expect(said(go(on(pieces), to(10)))).toBe(then);
});

test('[hb.terrain.difficult-majority] an enterable roof that is difficult is so on its top', () => {
  const roof = piece('roof', [15, 15, 35, 25], { to: 5, agreed: ['enterable', 'difficult'] });
  expect(said(go(on([roof], { start: at(20, 20, 5) }), walkTo('n1', at(26, 20, 5))))).toBe(HALVES);
});

test.each([
  { says: '4 cm of broken ramp on 8 cm', rest: 4, then: 'allowed' },
  { says: '4 cm of broken ramp on 7.999 cm', rest: 3.999, then: HALVES },
])('[hb.terrain.difficult-majority] over a bend and two levels: $says', ({ rest, then }) => {
  const state = scene({
    figures: { n1: { at: at(20 - rest, 20) } },
    scenario: { ways: [ramp('ramp', [20, 15, 28, 25], { foot: START, head: at(28, 20, 6), difficult: true })] },
  });
  expect(said(go(state, walkTo('n1', START, at(23.2, 20, 2.4))))).toBe(then);
});

test.each([
  { says: 'a second walk over open ground', step: walkTo('n1', at(25, 30)), then: 'allowed', cost: 3 },
  { says: 'a second jump of 5.0 cm from firm ground', step: jumpTo('n1', at(25, 27.5)), then: 'allowed', cost: 3 },
  { says: 'a second walk of 5.1 cm in mud', step: walkTo('n1', at(19.9, 20)), then: HALVES, cost: -1 },
])('[hb.terrain.difficult-this-action] after a walk that was halved, $says', ({ step, then, cost }) => {
  const swamp = piece('rough', [10, 15, 24, 25], { agreed: ['difficult', 'enterable'] });
  const first = to(5);
  const gone = goOn(on([swamp]), first, step);
  expect([said(gone), paid(gone)]).toEqual([then === HALVES ? HALVES : then, cost]);
});

test('[hb.terrain.difficult-this-action] after a walk over open ground, 5.1 cm of mud are too far', () => {
  const gone = goOn(on([rough(10, 21)], { start: at(30, 20) }), walkTo('n1', at(21, 20)), walkTo('n1', at(15.9, 20)));
  expect(said(gone)).toBe(HALVES);
});

test.each([
  { says: '5.0 cm across a stream', options: {}, centre: 7.5, then: 'allowed' },
  { says: '2.5 cm with "halve"', options: { difficultSpecial: 'halve' }, centre: 5, then: 'allowed' },
  { says: '2.6 cm with "halve"', options: { difficultSpecial: 'halve' }, centre: 5.1, then: 'too-far hb.terrain.difficult-special' },
] as const)('[hb.terrain.difficult-special] a jump of $says', ({ options, centre, then }) => {
  expect(said(go(on([piece('stream', [21, 10, 24.9, 30], { agreed: ['difficult', 'enterable'] })], { options }), jumpTo('n1', at(20 + centre, 20))))).toBe(then);
});

test.each([
  { says: 'half of the line over it is not most', stream: 21.75, then: 'allowed' },
  { says: 'one tick more is', stream: 21.749, then: 'too-far hb.terrain.difficult-special' },
])('[hb.terrain.difficult-special] with "halve", $says', ({ stream, then }) => {
  const state = on([piece('stream', [stream, 10, 26, 30], { agreed: ['difficult', 'enterable'] })], { options: { difficultSpecial: 'halve' }, start: at(18, 20) });
  expect(said(go(state, jumpTo('n1', at(25.5, 20))))).toBe(then);
});

test.each([
  { says: 'one climb by default', options: {}, cost: 1 },
  { says: 'two with "halve"', options: { difficultSpecial: 'halve' }, cost: 4 },
] as const)('[hb.terrain.difficult-special] up a wall 5 cm high from mud: $says', ({ options, cost }) => {
  const state = scene({
    figures: { n1: { at: at(18.75, 20) } },
    scenario: {
      pieces: [piece('mud', [10, 10, 20, 30], { agreed: ['difficult', 'enterable'] }), piece('roof', [20, 10, 30, 30], { to: 5, agreed: ['enterable'] })],
      climbs: [edge('face', [20, 10, 20, 30], { to: 5 })],
    },
    options,
  });
  expect(paid(go(state, climbTo('n1', 'face', at(21.25, 20, 5))))).toBe(cost);
});

test('[hb.terrain.difficult-special] with "halve", firm ground halves no climb', () => {
  const state = scene({
    figures: { n1: { at: at(18.75, 20) } },
    scenario: { pieces: [piece('roof', [20, 10, 30, 30], { to: 5, agreed: ['enterable'] })], climbs: [edge('face', [20, 10, 20, 30], { to: 5 })] },
    options: { difficultSpecial: 'halve' },
  });
  expect(paid(go(state, climbTo('n1', 'face', at(21.25, 20, 5))))).toBe(1);
});

test('[hb.terrain.difficult-example] through sludge to a goal 8 cm away: refused, and the figure stops after 5.0 cm', () => {
  const state = on([rough(10, 40)]);
  const goal = at(28, 20);
  expect(said(go(state, walkTo('n1', goal)))).toBe(HALVES);
  const stop = stopOnTheWay(START, goal, 5000);
  expect(stop).toEqual(at(25, 20));
  const gone = go(state, walkTo('n1', stop!));
  expect([said(gone), paid(gone), figureOf(gone, 'n1').moves]).toEqual(['allowed', 1, 1]);
});

test('[hb.terrain.difficult-example] at the goal there is no way to stop on', () => {
  expect(stopOnTheWay(START, START, 5000)).toBeUndefined();
});
