import { expect, test } from 'vitest';
import { act, verdict } from '../../testing/act.js';
import { at, scene } from '../../testing/scene.js';
import { meleeCost } from './melee.js';

const strike = (ap: number, target = 's1') =>
  act(scene({ figures: { n1: { at: at(10, 10), now: { ap, aims: 1 } }, s1: { at: at(12.5, 10) } } }), { kind: 'melee-attack', figure: 'n1', target });

test('[hb.action.melee] with 1 AP: allowed, 0 AP left', () => {
  expect(strike(1).state.play.figures['n1']).toMatchObject({ ap: 0, attacks: 1 });
});

test('[hb.action.melee] with 0 AP: refused', () => {
  expect(strike(0).refusal).toMatchObject({ kind: 'too-few-ap', cost: 1, ap: 0, because: ['hb.action.melee'] });
});

test('[hb.action.melee] it leaves an aim as it is', () => {
  expect(strike(1).state.play.figures['n1']?.aims).toBe(1);
});

test('[hb.action.melee] a target that nobody knows is refused without a rule', () => {
  expect(meleeCost().value).toBe(1);
  expect(verdict(strike(1, 'nobody'))).toBe('unknown-id');
});
