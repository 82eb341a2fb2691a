import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import type { Agreed, Piece } from '../../model/terrain.js';
import { at, piece, scene } from '../../testing/scene.js';
import { figureOf, go, goOn, jumpTo, paid, said, walkTo } from '../../testing/moves.js';
import { roundOver } from './small-obstacle.js';

const fence = (x: number, agreed: readonly Agreed[] = ['small-obstacle', 'cover']): Piece => piece(`fence-${x}`, [x, 10, x + 0.5, 30], { to: 1, agreed });
const field = (pieces: readonly Piece[], now: { ap?: number; moves?: number } = {}, options: Partial<Options> = {}) =>
  scene({ figures: { n1: { at: at(20, 20), now } }, scenario: { pieces: [...pieces] }, options });
const over = walkTo('n1', at(27, 20));
const DEAR = 'too-few-ap hb.ap.no-overspend';

test.each([
  { says: 'a first movement of a figure with 2 AP', moves: 0, ap: 2, then: 'allowed', left: 0 },
  { says: 'a first movement of a figure with 1 AP', moves: 0, ap: 1, then: DEAR, left: 1 },
  { says: 'a second movement of a figure with 3 AP', moves: 1, ap: 3, then: DEAR, left: 3 },
  { says: 'a second movement of a figure with 4 AP', moves: 1, ap: 4, then: 'allowed', left: 0 },
  { says: 'a third movement of a figure with 6 AP', moves: 2, ap: 6, then: 'allowed', left: 0 },
  { says: 'a third movement of a figure with 5 AP', moves: 2, ap: 5, then: DEAR, left: 5 },
])('[hb.terrain.small-obstacle] over a fence, $says', ({ moves, ap, then, left }) => {
  const gone = go(field([fence(23)], { moves, ap }), over);
  expect(said(gone)).toBe(then);
  expect(figureOf(gone, 'n1')).toMatchObject({ ap: left, moves: then === 'allowed' ? moves + 1 : moves });
});

test('[hb.terrain.small-obstacle] the refusal tells what makes the price', () => {
  expect(go(field([fence(23)], { ap: 1 }), over).refusal).toEqual({
    kind: 'too-few-ap', rule: 'hb.ap.no-overspend', figure: 'n1', cost: 2, ap: 1,
    because: ['hb.move.cost-escalates', 'hb.terrain.small-obstacle'],
  });
});

test('[hb.terrain.small-obstacle-each] over two, the refusal tells why both count', () => {
  expect(go(field([fence(22), fence(24)], { ap: 2 }), over).refusal).toMatchObject({
    cost: 3, because: ['hb.move.cost-escalates', 'hb.terrain.small-obstacle', 'hb.terrain.small-obstacle-each'],
  });
});

test('[hb.terrain.small-obstacle] it counts once however it is crossed, and not where it is only touched', () => {
  const ways = [[at(21.75, 20)], [at(21.75, 20), at(21.75, 24)], [at(25, 20), at(21, 20)], [at(20, 16)]];
  expect(ways.map((path) => paid(go(field([fence(23)]), walkTo('n1', ...path))))).toEqual([1, 1, 2, 1]);
});

test('[hb.terrain.small-obstacle] one on a roof above is not crossed on the ground', () => {
  const rail = piece('rail', [24, 10, 24.5, 30], { from: 4, to: 5, agreed: ['small-obstacle'] });
  expect([paid(go(field([rail]), over)), paid(go(field([rail, fence(22)]), over))]).toEqual([1, 2]);
});

test.each([
  { says: 'a hedge flagged', agreed: ['small-obstacle'], then: 'allowed', cost: 2 },
  { says: 'a hedge without the flag', agreed: [], then: 'way-blocked hb.terrain.small-obstacle-agreed', cost: -1 },
  { says: 'a house wall, over which nobody looks, was never a question', agreed: ['blocks-sight'], then: 'way-blocked hb.move.path-free', cost: -1 },
] as const)('[hb.terrain.small-obstacle-agreed] $says', ({ agreed, then, cost }) => {
  const gone = go(field([fence(23, agreed)]), over);
  expect([said(gone), paid(gone)]).toEqual([then, cost]);
});

test('[hb.terrain.small-obstacle-example] a fresh figure with 3 AP goes over the shaft and has 1 AP left', () => {
  const state = field([fence(23)], { ap: 3 });
  expect(roundOver(state, 1)).toEqual([2, 4, 6]);
  expect(figureOf(go(state, over), 'n1').ap).toBe(1);
});

test.each([
  { says: '12 AP are enough', ap: 12, then: 'allowed', left: 0 },
  { says: 'with 11 AP the third is refused', ap: 11, then: DEAR, left: 5 },
])('[hb.terrain.small-obstacle-example] three movements over one obstacle each: $says', ({ ap, then, left }) => {
  const state = field([fence(23), fence(28), fence(33)], { ap });
  expect(roundOver(state, 1).reduce((sum, price) => sum + price)).toBe(12);
  const gone = goOn(state, walkTo('n1', at(26, 20)), walkTo('n1', at(31, 20)), walkTo('n1', at(36, 20)));
  expect([said(gone), figureOf(gone, 'n1').ap]).toEqual([then, left]);
});

test.each([
  { says: '3 AP with "each"', smallObstacleCharge: 'each', cost: 3 },
  { says: '2 AP with "once"', smallObstacleCharge: 'once', cost: 2 },
] as const)('[hb.terrain.small-obstacle-each] over two fences: $says', ({ smallObstacleCharge, cost }) => {
  expect(paid(go(field([fence(22), fence(24)], {}, { smallObstacleCharge }), over))).toBe(cost);
});

test.each([
  { says: '1 AP with "free"', options: { jumpObstacle: 'free' }, pieces: [fence(22)], cost: 1 },
  { says: '2 AP with "charge"', options: { jumpObstacle: 'charge' }, pieces: [fence(22)], cost: 2 },
  { says: 'two of them 3 AP with "charge"', options: { jumpObstacle: 'charge' }, pieces: [fence(22), fence(23.5)], cost: 3 },
  { says: 'two of them 2 AP with "charge" and "once"', options: { jumpObstacle: 'charge', smallObstacleCharge: 'once' }, pieces: [fence(22), fence(23.5)], cost: 2 },
  { says: 'none of them 1 AP with "charge"', options: { jumpObstacle: 'charge' }, pieces: [], cost: 1 },
] as const)('[hb.terrain.small-obstacle-normal-only] a jump of 4 cm over a fence: $says', ({ options, pieces, cost }) => {
  expect(paid(go(field([...pieces], {}, options), jumpTo('n1', at(26.5, 20))))).toBe(cost);
});
