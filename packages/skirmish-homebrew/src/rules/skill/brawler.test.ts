import { expect, test } from 'vitest';
import { at, scene } from '../../testing/scene.js';
import { prepare } from '../../prepare.js';
import { baseSkills } from './base-list.js';
import { brawlerDice } from './brawler.js';
import { attackDice, defenceDice, dodgeDice } from './dice.js';
import { costOfLevels } from './levels-add.js';

const brawler = (level: number) => scene({ figures: { n1: { at: at(10, 10), skills: { brawler: level }, values: { melee: 2, defence: 2, dodge: 2 } } } });

test('[hb.skill.brawler] Brawler 3 with melee defence 2 defends itself with 5 dice', () => {
  expect(defenceDice(brawler(3), 'n1').value).toBe(5);
});

test('[hb.skill.brawler] Brawler 3 dodges a shot with no die more than without, unlike its defence', () => {
  expect([defenceDice(brawler(3), 'n1').value, dodgeDice(brawler(3), 'n1', true).value]).toEqual([5, 2]);
});

test('[hb.skill.brawler] Brawler 1 with melee attack 2 attacks with 3 dice', () => {
  expect(attackDice(brawler(1), { attacker: 'n1', means: { kind: 'melee' }, shot: 0, aims: 0 }).value).toBe(3);
});

test.each([1, 2, 3])('[hb.skill.brawler] level %i costs a point and adds a die for each level', (level) => {
  const price = baseSkills().find(({ id }) => id === 'brawler')!;
  expect([costOfLevels(price, level), brawlerDice(prepare(brawler(level).table).profiles['n1']!).value]).toEqual([level, level]);
});
