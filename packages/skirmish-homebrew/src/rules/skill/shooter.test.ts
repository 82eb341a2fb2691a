import { expect, test } from 'vitest';
import { act, rollsOf } from '../../testing/act.js';
import { at, scene, weapon } from '../../testing/scene.js';
import { prepare } from '../../prepare.js';
import { baseSkills } from './base-list.js';
import { costOfLevels } from './levels-add.js';
import { shooterDice } from './shooter.js';

const shooter = (level: number) =>
  scene({ figures: { n1: { at: at(10, 10), skills: { shooter: level }, weapons: [weapon('gun', { shots: [3] })] }, s1: { at: at(12.5, 10) } } });

test('[hb.skill.shooter] Shooter 2 with a weapon of 3 dice shoots with 5', () => {
  expect(rollsOf(act(shooter(2), { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }))[0]).toBe('ranged-attack 5');
});

test('[hb.skill.shooter] Shooter 2 adds nothing in melee', () => {
  const means = act(shooter(2), { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' });
  expect(rollsOf(means)[1]).toBe('dodge 2');
  expect(rollsOf(act(shooter(2), { kind: 'melee-attack', figure: 'n1', target: 's1' }))).toEqual(['melee-attack 2', 'defence 2']);
});

test.each([1, 2, 3])('[hb.skill.shooter] level %i costs a point and adds a die for each level', (level) => {
  const price = baseSkills().find(({ id }) => id === 'shooter')!;
  const profile = prepare(shooter(level).table).profiles['n1']!;
  expect([costOfLevels(price, level), shooterDice(profile).value]).toEqual([level, level]);
});
