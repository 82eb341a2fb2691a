import { expect, test } from 'vitest';
import { act, rollsOf } from '../../testing/act.js';
import { at, scene, weapon } from '../../testing/scene.js';
import { shotsOf, valueOf } from './values.js';

const duel = (baseValues = 2) =>
  scene({
    figures: { n1: { at: at(10, 10), values: { melee: 3 }, weapons: [weapon('gun', { shots: [4, 1] })] }, s1: { at: at(12.5, 10) } },
    options: { baseValues },
  });

test('[hb.combat.values] a sheet without a dodge value dodges with 2 dice', () => {
  expect(rollsOf(act(duel(), { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }))[1]).toBe('dodge 2');
});

test('[hb.combat.values] a sheet with melee attack 3 attacks in melee with 3 dice', () => {
  expect(rollsOf(act(duel(), { kind: 'melee-attack', figure: 'n1', target: 's1' }))).toEqual(['melee-attack 3', 'defence 2']);
});

test.each(['melee', 'defence', 'dodge', 'resistance'] as const)('[hb.combat.values] with baseValues 4 a missing %s is 4, a named one is not', (value) => {
  const state = scene({ figures: { n1: { at: at(10, 10) }, n2: { at: at(20, 10), values: { [value]: 0 } } }, options: { baseValues: 4 } });
  expect([valueOf(state, 'n1', value).value, valueOf(state, 'n2', value).value]).toEqual([4, 0]);
});

test('[hb.combat.values] the dice of a shot stand in the weapon’s profile', () => {
  expect(shotsOf(duel(), 'n1', { kind: 'weapon', weapon: 'gun' })).toEqual([4, 1]);
  expect(shotsOf(duel(), 'n1', { kind: 'melee' })).toEqual([3]);
});
