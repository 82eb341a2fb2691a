import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import type { Place } from '../../model/ids.js';
import type { Piece } from '../../model/terrain.js';
import { at, cm, edge, piece, scene, type Cast } from '../../testing/scene.js';
import { climbTo, figureOf, go, goOn, paid, said, walkTo } from '../../testing/moves.js';
import { balcony } from './example.js';

interface Setting {
  readonly high: number;
  readonly cast?: Partial<Cast>;
  readonly options?: Partial<Options>;
  readonly aid?: 'ladder' | 'face';
  readonly stated?: number;
  readonly more?: readonly Piece[];
}

/** A figure at the foot of a house with a climbable face. */
const house = ({ high, cast = {}, options = {}, aid = 'face', stated = high, more = [] }: Setting) =>
  scene({
    figures: { n1: { at: at(18.75, 20), ...cast } },
    scenario: {
      pieces: [piece('house', [20, 10, 30, 30], { to: high, agreed: ['enterable'] }), ...more],
      climbs: [edge('wall', [20, 10, 20, 30], { to: high, aid, stated })],
    },
    options,
  });
const up = (high: number, x = 21.25, y = 20) => climbTo('n1', 'wall', at(x, y, high));
const MOVES = 'too-many-moves hb.move.three-per-round';

test.each([
  { says: 'a ledge at 5.0 cm', high: 5, skills: {}, ap: 1, then: 'allowed' },
  { says: 'a ledge at 5.1 cm, by one climb', high: 5.1, skills: {}, ap: 1, then: 'too-few-ap hb.climb.consecutive' },
  { says: 'a ledge one tick above 5 cm', high: 5.001, skills: {}, ap: 1, then: 'too-few-ap hb.climb.consecutive' },
  { says: 'Fast: a ledge at 7.5 cm', high: 7.5, skills: { fast: 1 }, ap: 1, then: 'allowed' },
  { says: 'Fast: a ledge at 7.6 cm', high: 7.6, skills: { fast: 1 }, ap: 1, then: 'too-few-ap hb.climb.consecutive' },
  { says: 'without a point for one climb', high: 5, skills: {}, ap: 0, then: 'too-few-ap hb.ap.no-overspend' },
])('[hb.climb.half-range] $says', ({ high, skills, ap, then }) => {
  expect(said(go(house({ high, cast: { skills, now: { ap } } }), up(high)))).toBe(then);
});

test('[hb.climb.half-range] the event tells height, place and price', () => {
  expect(go(house({ high: 5 }), up(5)).events).toEqual([
    expect.objectContaining({ kind: 'ap-spent', ap: 1, because: ['hb.move.cost-escalates', 'hb.move.special-count'] }),
    { kind: 'figure-moved', rule: 'hb.climb.half-range', figure: 'n1', how: 'climb', to: at(21.25, 20, 5), length: cm(5), actions: 1, mount: [] },
  ]);
});

test('[hb.climb.half-range] of a range of nothing nobody climbs', () => {
  expect(go(house({ high: 5, cast: { heavyArmour: true }, options: { heavyArmourLoss: cm(10) } }), up(5)).refusal).toMatchObject({
    kind: 'too-far', rule: 'hb.climb.half-range', length: 5000, limit: 0,
  });
});

test('[hb.climb.must-stand] 4 cm up a bare wall 8 cm high', () => {
  const state = house({ high: 8 });
  for (const x of [18.75, 21.25]) {
    const gone = go(state, up(4, x));
    expect([said(gone), gone.state]).toEqual(['no-standing hb.climb.must-stand', state]);
  }
});

test('[hb.climb.must-stand] a ledge that holds the miniature, 4 cm up the wall', () => {
  const ledge = piece('ledge', [17, 10, 20, 30], { from: 3.9, to: 4, agreed: ['enterable'] });
  expect(paid(go(house({ high: 8, more: [ledge] }), up(4, 18.75)))).toBe(1);
});

test('[hb.climb.must-stand] a roof where somebody stands', () => {
  const state = scene({
    figures: { n1: { at: at(18.75, 20) }, s1: { at: at(22, 20, 5) } },
    scenario: { pieces: [piece('house', [20, 10, 30, 30], { to: 5, agreed: ['enterable'] })], climbs: [edge('wall', [20, 10, 20, 30], { to: 5 })] },
  });
  expect(said(go(state, up(5)))).toBe('overlaps hb.climb.must-stand');
});

test.each([
  { says: '9 cm, one movement made, 8 AP', high: 9, now: { moves: 1, ap: 8 }, then: 'allowed', left: 0, moves: 3 },
  { says: '9 cm, one movement made, 7 AP', high: 9, now: { moves: 1, ap: 7 }, then: 'too-few-ap hb.climb.consecutive', left: 7, moves: 1 },
  { says: '9 cm, two movements made, 20 AP', high: 9, now: { moves: 2, ap: 20 }, then: MOVES, left: 20, moves: 2 },
  { says: '10.1 cm, no movement made, 20 AP', high: 10.1, now: { ap: 20 }, then: 'allowed', left: 11, moves: 3 },
  { says: '10.0 cm, no movement made, 4 AP', high: 10, now: { ap: 4 }, then: 'allowed', left: 0, moves: 2 },
  { says: '15.1 cm would take four climbs', high: 15.1, now: { ap: 30 }, then: MOVES, left: 30, moves: 0 },
])('[hb.climb.consecutive] a bare wall of $says', ({ high, now, then, left, moves }) => {
  const gone = go(house({ high, cast: { now } }), up(high));
  expect(said(gone)).toBe(then);
  expect(figureOf(gone, 'n1')).toMatchObject({ ap: left, moves });
});

test.each([
  { says: 'no movement yet', moves: 0, skills: {}, cost: 9 },
  { says: 'one walk made: four movement actions would be needed', moves: 1, skills: {}, cost: -1 },
  { says: 'no movement yet, with Fast', moves: 0, skills: { fast: 1 }, cost: 4 },
  { says: 'one walk made, with Fast', moves: 1, skills: { fast: 1 }, cost: 8 },
])('[hb.climb.consecutive] twelve centimetres of wall, $says', ({ moves, skills, cost }) => {
  const gone = go(house({ high: 12, cast: { skills, now: { moves } } }), up(12));
  expect(paid(gone)).toBe(cost);
  if (cost < 0) expect(gone.refusal).toEqual({ kind: 'too-many-moves', rule: 'hb.move.three-per-round', figure: 'n1', needed: 3, made: 1, most: 3 });
});

test('[hb.climb.consecutive] they are one event and one payment', () => {
  expect(go(house({ high: 9 }), up(9)).events).toEqual([
    expect.objectContaining({ kind: 'ap-spent', ap: 4, because: ['hb.move.cost-escalates', 'hb.move.special-count', 'hb.climb.consecutive'] }),
    expect.objectContaining({ kind: 'figure-moved', rule: 'hb.climb.consecutive', actions: 2, length: cm(9) }),
  ]);
});

test('[hb.climb.consecutive] the refusal tells the whole price', () => {
  expect(go(house({ high: 9, cast: { now: { ap: 3 } } }), up(9)).refusal).toEqual({
    kind: 'too-few-ap', rule: 'hb.climb.consecutive', figure: 'n1', cost: 4, ap: 3, because: ['hb.move.cost-escalates', 'hb.move.special-count', 'hb.ap.no-overspend'],
  });
});

test.each([
  { says: 'with 4 AP it stands there, two movement actions made', ap: 4, then: 'allowed', left: 0 },
  { says: 'with 3 AP nothing is spent', ap: 3, then: 'too-few-ap hb.climb.consecutive', left: 3 },
])('[hb.climb.example] to a balcony 8 cm high with range 10: $says', ({ ap, then, left }) => {
  expect(balcony(0)).toMatchObject({ climbs: 2, cost: { value: 4 } });
  const gone = go(house({ high: 8, cast: { now: { ap } } }), up(8));
  expect([said(gone), figureOf(gone, 'n1').ap, figureOf(gone, 'n1').moves]).toEqual([then, left, then === 'allowed' ? 2 : 0]);
});

const down = (to: Place) => climbTo('n1', 'wall', to);

test('[hb.climb.measure] down from a roof 5.0 cm above the ground: 1 AP', () => {
  expect(paid(go(house({ high: 5, cast: { at: at(21.25, 20, 5) } }), down(at(18.75, 20))))).toBe(1);
});

test.each([
  { says: 'a base 0.5 cm away from the wall', start: at(18.25, 20), to: at(20.75, 20, 5), then: { where: 'start', gap: 500 } },
  { says: 'a gap of two ticks is contact', start: at(18.748, 20), to: at(21.25, 20, 5), then: undefined },
  { says: 'a gap of three ticks is none', start: at(18.747, 20), to: at(21.25, 20, 5), then: { where: 'start', gap: 3 } },
  { says: 'it does not end away from the edge', start: at(18.75, 20), to: at(21.253, 20, 5), then: { where: 'end', gap: 3 } },
  { says: 'it does not end farther along the wall', start: at(18.75, 20), to: at(21.25, 23, 5), then: { where: 'end', gap: 1406 } },
  { says: 'it does not end on the height where it starts', start: at(18.75, 20), to: at(18.75, 21), then: { where: 'end', gap: 0 } },
])('[hb.climb.measure] $says', ({ start, to, then }) => {
  expect(go(house({ high: 5, cast: { at: start } }), down(to)).refusal).toEqual(then && { kind: 'not-at-edge', rule: 'hb.climb.measure', along: 'wall', ...then });
});

test.each([
  { says: 'the wall is climbable from 2 cm up only', from: 2, to: 5, then: { where: 'start', gap: 2000 } },
  { says: 'the wall is climbable up to 4 cm only', from: 0, to: 4, then: { where: 'end', gap: 1000 } },
])('[hb.climb.measure] heights: $says', ({ from, to, then }) => {
  const state = scene({
    figures: { n1: { at: at(18.75, 20) } },
    scenario: { pieces: [piece('house', [20, 10, 30, 30], { to: 5, agreed: ['enterable'] })], climbs: [edge('wall', [20, 10, 20, 30], { from, to })] },
  });
  expect(go(state, up(5)).refusal).toEqual({ kind: 'not-at-edge', rule: 'hb.climb.measure', along: 'wall', ...then });
});

test.each([
  { says: 'by its height one climb', climbMeasure: 'height', ap: 1, then: 'allowed' },
  { says: 'with "stated" 1 AP is too little', climbMeasure: 'stated', ap: 1, then: 'too-few-ap hb.climb.consecutive' },
  { says: 'with "stated" it takes two climbs', climbMeasure: 'stated', ap: 4, then: 'allowed' },
] as const)('[hb.climb.measure] a slanted rock 4.5 cm high whose stated length is 5.5 cm: $says', ({ climbMeasure, ap, then }) => {
  expect(said(go(house({ high: 4.5, stated: 5.5, options: { climbMeasure }, cast: { now: { ap } } }), up(4.5)))).toBe(then);
});

test('[hb.climb.measure] of a stated length, a part of the height counts in proportion', () => {
  const ledge = piece('ledge', [17, 10, 20, 30], { from: 3.9, to: 4, agreed: ['enterable'] });
  const state = house({ high: 8, stated: 9.999, options: { climbMeasure: 'stated' }, more: [ledge] });
  expect(go(state, up(4, 18.75)).events[1]).toMatchObject({ length: 5000, actions: 1 });
});

test.each([
  { says: '5.0 cm high as first movement', high: 5, ap: 1, then: 'allowed' },
  { says: '5.1 cm high for a figure with 1 AP', high: 5.1, ap: 1, then: 'too-few-ap hb.terrain.ladder-no-rest' },
])('[hb.terrain.ladder-climb] a ladder $says', ({ high, ap, then }) => {
  const gone = go(house({ high, aid: 'ladder', cast: { now: { ap } } }), up(high));
  expect(said(gone)).toBe(then);
  if (then === 'allowed') expect(gone.events[1]).toMatchObject({ rule: 'hb.terrain.ladder-climb', actions: 1 });
  else expect(gone.refusal).toMatchObject({ cost: 4, ap: 1, because: ['hb.climb.consecutive', 'hb.move.cost-escalates', 'hb.move.special-count', 'hb.ap.no-overspend'] });
});

test.each([
  { says: '3 AP: it needs 4, nothing is spent', ap: 3, then: 'too-few-ap hb.terrain.ladder-no-rest', left: 3, moves: 0 },
  { says: '4 AP: it stands at the top', ap: 4, then: 'allowed', left: 0, moves: 2 },
])('[hb.terrain.ladder-no-rest] a ladder 9 cm high, $says', ({ ap, then, left, moves }) => {
  const gone = go(house({ high: 9, aid: 'ladder', cast: { now: { ap } } }), up(9));
  expect(said(gone)).toBe(then);
  expect(figureOf(gone, 'n1')).toMatchObject({ ap: left, moves });
});

test('[hb.move.three-per-round] up a ladder 9 cm high after two movements', () => {
  expect(said(go(house({ high: 9, aid: 'ladder', cast: { now: { moves: 2 } } }), up(9)))).toBe(MOVES);
});

test('[hb.terrain.ladder-no-rest] one climb that cannot be paid is refused like any other action', () => {
  expect(said(go(house({ high: 5, aid: 'ladder', cast: { now: { ap: 0 } } }), up(5)))).toBe('too-few-ap hb.ap.no-overspend');
});

test('[hb.climb.consecutive] up by two, and back down as the third movement where the range allows', () => {
  const state = house({ high: 7.5, cast: { skills: { fast: 1 }, at: at(15, 20) } });
  const gone = goOn(state, walkTo('n1', at(18.75, 20)), up(7.5), down(at(18.75, 20)));
  expect([said(gone), figureOf(gone, 'n1').ap]).toEqual(['allowed', 11]);
});
