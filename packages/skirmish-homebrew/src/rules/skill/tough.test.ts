import { expect, test } from 'vitest';
import { at, scene } from '../../testing/scene.js';
import { prepare } from '../../prepare.js';
import { baseSkills } from './base-list.js';
import { defenceDice, resistanceDice } from './dice.js';
import { costOfLevels } from './levels-add.js';
import { toughDice } from './tough.js';

const tough = (level: number) => scene({ figures: { n1: { at: at(10, 10), skills: { tough: level }, values: { resistance: 2, defence: 2 } } } });

test('[hb.skill.tough] resistance 2 with Tough 2 makes a test with 4 dice', () => {
  expect(resistanceDice(tough(2), 'n1').value).toBe(4);
});

test('[hb.skill.tough] Tough 2 adds to no defence, unlike to its resistance', () => {
  expect([resistanceDice(tough(2), 'n1').value, defenceDice(tough(2), 'n1').value]).toEqual([4, 2]);
});

test.each([1, 2, 3])('[hb.skill.tough] level %i costs a point and adds a die for each level', (level) => {
  const price = baseSkills().find(({ id }) => id === 'tough')!;
  expect([costOfLevels(price, level), toughDice(prepare(tough(level).table).profiles['n1']!).value]).toEqual([level, level]);
});
