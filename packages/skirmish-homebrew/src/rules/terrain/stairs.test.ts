import { expect, test } from 'vitest';
import { at, cm, piece, ramp, scene } from '../../testing/scene.js';
import { go, paid, said, walkTo } from '../../testing/moves.js';

const stairs = (difficult: boolean, moves = 0) =>
  scene({
    figures: { n1: { at: at(20, 20), now: { moves } } },
    scenario: {
      ways: [ramp('ramp', [20, 15, 28, 25], { foot: at(20, 20), head: at(28, 20, 6), difficult })],
      pieces: [piece('deck', [28, 15, 40, 25], { to: 6, agreed: ['enterable'] })],
    },
  });
const steps = (x: number) => walkTo('n1', at(20 + (x * 8) / 10, 20, (x * 6) / 10));

test.each([
  { says: 'as first movement 1 AP', moves: 0, cost: 1 },
  { says: 'as second movement 3 AP', moves: 1, cost: 3 },
])('[hb.terrain.stairs-normal] up a ramp at the full range, $says', ({ moves, cost }) => {
  const gone = go(stairs(false, moves), steps(8));
  expect([said(gone), paid(gone)]).toEqual(['allowed', cost]);
  expect(gone.events[0]).toMatchObject({ because: ['hb.move.cost-escalates', 'hb.terrain.stairs-normal'] });
  expect(gone.events[1]).toMatchObject({ kind: 'figure-moved', how: 'walk', length: cm(8) });
});

const HALVES = 'too-far hb.terrain.difficult-halves';

test.each([
  { says: 'flagged: 5.0 cm and not 5.1 cm', difficult: true, lengths: [5, 5.1], then: ['allowed', HALVES] },
  { says: 'not flagged before play: 6 cm', difficult: false, lengths: [6], then: ['allowed'] },
])('[hb.terrain.stairs-damaged] broken stairs, $says', ({ difficult, lengths, then }) => {
  expect(lengths.map((length) => said(go(stairs(difficult), steps(length))))).toEqual(then);
});
