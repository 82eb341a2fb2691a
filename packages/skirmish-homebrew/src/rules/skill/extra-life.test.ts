import { expect, test } from 'vitest';
import { at, scene } from '../../testing/scene.js';
import { prepare } from '../../prepare.js';
import { maxLife } from '../life/base.js';
import { baseSkills } from './base-list.js';
import { defenceDice, dodgeDice, resistanceDice } from './dice.js';
import { costOfLevels } from './levels-add.js';

const large = (level: number) => scene({ figures: { n1: { at: at(10, 10), skills: { 'extra-life': level } } } });

test.each([
  { says: 'one level makes 5 life points, for 2 points', level: 1, life: 5, points: 2 },
  { says: 'two levels make 6 life points, for 4 points', level: 2, life: 6, points: 4 },
  { says: 'three levels make 7 life points, for 6 points', level: 3, life: 7, points: 6 },
])('[hb.skill.extra-life] $says', ({ level, life, points }) => {
  const price = baseSkills().find(({ id }) => id === 'extra-life')!;
  expect([maxLife(prepare(large(level).table).profiles['n1']!), costOfLevels(price, level)]).toEqual([life, points]);
  expect(large(level).play.figures['n1']?.life).toBe(life);
});

test('[hb.skill.extra-life] it gives no other protection', () => {
  const state = large(3);
  expect(state.play.figures['n1']?.life).toBe(7);
  expect([defenceDice(state, 'n1'), dodgeDice(state, 'n1', true), resistanceDice(state, 'n1')].map(({ value }) => value)).toEqual([2, 2, 2]);
});
