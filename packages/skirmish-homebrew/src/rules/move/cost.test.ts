import { expect, test } from 'vitest';
import type { Place } from '../../model/ids.js';
import { at, edge, piece, scene } from '../../testing/scene.js';
import { climbTo, figureOf, go, goOn, jumpTo, paid, said, walkTo } from '../../testing/moves.js';
import { movementCost } from './cost.js';
import { runUpTo } from './example.js';

const walker = (now: { ap?: number; moves?: number }) => scene({ figures: { n1: { at: at(10, 10), now }, n2: { at: at(10, 30), now: { ap: 9 } } } });
const next = (x: number): Place => at(x, 10);

test.each([
  { says: 'the first costs 1', made: 0, ap: 9, left: 8 },
  { says: 'the second costs 3', made: 1, ap: 9, left: 6 },
  { says: 'the third costs 5', made: 2, ap: 9, left: 4 },
])('[hb.move.cost-escalates] $says', ({ made, ap, left }) => {
  const gone = go(walker({ ap, moves: made }), walkTo('n1', next(15)));
  expect(figureOf(gone, 'n1')).toMatchObject({ ap: left, moves: made + 1, moved: true, ...next(15) });
  expect(movementCost(made)).toBe(ap - left);
});

test('[hb.move.cost-escalates] three movement actions of a fresh figure take all of 9 AP', () => {
  const gone = goOn(walker({ ap: 9 }), walkTo('n1', next(15)), walkTo('n1', next(20)), walkTo('n1', next(25)));
  expect(figureOf(gone, 'n1')).toMatchObject({ ap: 0, moves: 3 });
});

test('[hb.move.cost-escalates] the price is told with its rule', () => {
  expect(go(walker({}), walkTo('n1', next(15))).events).toEqual([
    { kind: 'ap-spent', rule: 'hb.move.cost-escalates', figure: 'n1', ap: 1, from: 'figure', seat: 'north', because: ['hb.move.cost-escalates'] },
    { kind: 'figure-moved', rule: 'hb.move.range-normal', figure: 'n1', how: 'walk', to: next(15), length: 5000, actions: 1, mount: [] },
  ]);
});

test.each([
  { says: '3 AP are enough for a second', ap: 3, made: 1, then: 'allowed' },
  { says: '2 AP are too few for a second', ap: 2, made: 1, then: 'too-few-ap hb.ap.no-overspend' },
  { says: '1 AP is enough for a first', ap: 1, made: 0, then: 'allowed' },
  { says: '0 AP are too few for a first', ap: 0, made: 0, then: 'too-few-ap hb.ap.no-overspend' },
])('[hb.move.cost-escalates] $says', ({ ap, made, then }) => {
  const state = walker({ ap, moves: made });
  const gone = go(state, walkTo('n1', next(11)));
  expect(said(gone)).toBe(then);
  if (then !== 'allowed') expect(gone.state).toBe(state);
});

test('[hb.move.count-per-figure] the moves of a comrade do not count', () => {
  const gone = goOn(walker({}), walkTo('n1', next(15)), walkTo('n2', at(15, 30)));
  expect(paid(gone)).toBe(1);
});

test('[hb.move.count-per-figure] after a first move and an aim the next costs 3', () => {
  const state = scene({ figures: { n1: { at: at(10, 10), now: { moves: 1, aims: 1 } } } });
  expect(paid(go(state, walkTo('n1', next(15))))).toBe(3);
});

test('[hb.move.count-per-figure] points from a pool of the side are counted figure by figure', () => {
  const state = scene({
    figures: { n1: { at: at(10, 10) }, n2: { at: at(10, 30) } },
    options: { apAllotment: 'pool' },
    play: ({ sides }) => Object.assign(sides['north'] ?? {}, { ap: 12 }),
  });
  const steps = [walkTo('n1', next(15)), walkTo('n2', at(15, 30)), walkTo('n1', next(20)), jumpTo('n2', at(20, 30))];
  let gone = goOn(state, steps[0]!);
  const left = [gone.state.play.sides['north']?.ap];
  for (const step of steps.slice(1)) left.push((gone = go(gone.state, step)).state.play.sides['north']?.ap);
  expect(left).toEqual([11, 10, 7, 4]);
});

test.each([
  { says: 'the third is allowed for 5 AP', made: 2, ap: 16, then: 'allowed', left: 11 },
  { says: 'a fourth is refused', made: 3, ap: 11, then: 'too-many-moves hb.move.three-per-round', left: 11 },
])('[hb.move.three-per-round] $says', ({ made, ap, then, left }) => {
  const gone = go(walker({ ap, moves: made }), walkTo('n1', next(11)));
  expect(said(gone)).toBe(then);
  expect(figureOf(gone, 'n1').ap).toBe(left);
});

test('[hb.move.three-per-round] the refusal counts', () => {
  expect(go(walker({ moves: 3 }), walkTo('n1', next(11))).refusal).toEqual({
    kind: 'too-many-moves', rule: 'hb.move.three-per-round', figure: 'n1', needed: 1, made: 3, most: 3,
  });
});

const tower = scene({
  figures: { n1: { at: at(10, 10) } },
  scenario: { pieces: [piece('tower', [25, 5, 35, 15], { to: 5, agreed: ['enterable'] })], climbs: [edge('face', [25, 5, 25, 15], { to: 5 })] },
});

test('[hb.move.special-count] a walk, a jump and a climb of one round cost 1, 3 and 5 AP; a fourth movement is refused', () => {
  const steps = [walkTo('n1', at(17, 10)), jumpTo('n1', at(23.75, 10)), climbTo('n1', 'face', at(26.25, 10, 5))] as const;
  expect(paid(goOn(tower, steps[0], steps[1]))).toBe(3);
  const all = goOn(tower, ...steps);
  expect(figureOf(all, 'n1')).toMatchObject({ ap: 11, moves: 3 });
  for (const step of [walkTo('n1', at(27, 10, 5)), jumpTo('n1', at(27, 10, 5)), climbTo('n1', 'face', at(23.75, 10))])
    expect(said(go(all.state, step))).toBe('too-many-moves hb.move.three-per-round');
});

test.each([
  { says: 'a jump after a walk costs 3', moves: 1, cost: 3 },
  { says: 'a jump as third movement costs 5', moves: 2, cost: 5 },
])('[hb.move.special-count] $says', ({ moves, cost }) => {
  expect(paid(go(walker({ moves }), jumpTo('n1', next(15))))).toBe(cost);
});

test('[hb.move.example] up to a trough 9 cm ahead: 1 AP, and the base touches it', () => {
  const trough = { at: at(22.75, 10), radius: 2500 };
  const state = scene({ figures: { n1: { at: at(10, 10), now: { ap: 4 } } } });
  const stop = runUpTo({ figure: 'n1', mount: undefined, radius: 1250, at: at(10, 10) }, trough);
  expect(stop).toEqual(at(19, 10));
  const gone = go(state, walkTo('n1', stop!));
  expect(figureOf(gone, 'n1')).toMatchObject({ ap: 3, moves: 1, x: 19000 });
});

test('[hb.move.example] on the spot itself there is no direction to run in', () => {
  expect(runUpTo({ figure: 'n1', mount: undefined, radius: 1250, at: at(10, 10) }, { at: at(10, 10), radius: 0 })).toBeUndefined();
});
