import { expect, test } from 'vitest';
import { act, verdict } from '../../testing/act.js';
import { at, scene, weapon } from '../../testing/scene.js';
import { rangedCost } from './ranged.js';

const gun = weapon('gun', { ap: 3 });
const shoot = (ap: number, id = 'gun', target = 's1') =>
  act(scene({ figures: { n1: { at: at(10, 10), weapons: [gun], now: { ap } }, s1: { at: at(20, 10) } } }), {
    kind: 'ranged-attack', figure: 'n1', weapon: id, target,
  });

test('[hb.action.ranged] a weapon that costs 3, a figure with 2 AP: refused', () => {
  expect(shoot(2).refusal).toEqual({ kind: 'too-few-ap', rule: 'hb.ap.no-overspend', figure: 'n1', cost: 3, ap: 2, because: ['hb.action.ranged'] });
});

test('[hb.action.ranged] a weapon that costs 3, a figure with 3 AP: allowed, 0 AP left', () => {
  expect(shoot(3).state.play.figures['n1']).toMatchObject({ ap: 0, attacks: 1 });
});

test('[hb.action.ranged] a weapon or a target that nobody knows is refused without a rule', () => {
  expect(rangedCost(gun).value).toBe(3);
  expect(verdict(shoot(3, 'bow'))).toBe('unknown-id');
  expect(verdict(shoot(3, 'gun', 'nobody'))).toBe('unknown-id');
});
