import { expect, test } from 'vitest';
import { act, rollsOf } from '../../testing/act.js';
import { at, piece, scene, weapon } from '../../testing/scene.js';
import { prepare } from '../../prepare.js';
import { baseSkills } from './base-list.js';
import { costOfLevels } from './levels-add.js';
import { scoutDice } from './scout.js';

const trough = piece('trough', [16.75, 8, 18.75, 12], { to: 1, agreed: ['cover'] });

const hunt = (covered: boolean) =>
  scene({
    figures: { n1: { at: at(10, 10), weapons: [weapon('gun', {})] }, s1: { at: at(20, 10), skills: { scout: 2 }, values: { dodge: 2, defence: 2 } } },
    scenario: { pieces: covered ? [trough] : [] },
    options: { meleeReach: 10_000 },
  });

test.each([
  { says: 'Scout 2 in cover dodges with 4 dice', covered: true, dice: 'dodge 4' },
  { says: 'Scout 2 in the open dodges with 2 dice', covered: false, dice: 'dodge 2' },
])('[hb.skill.scout] $says', ({ covered, dice }) => {
  expect(rollsOf(act(hunt(covered), { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }))[1]).toBe(dice);
});

test('[hb.skill.scout] Scout 2 in cover from shots defends itself in melee with 2 dice', () => {
  const state = hunt(true);
  expect(rollsOf(act(state, { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }))[1]).toBe('dodge 4');
  expect(rollsOf(act(state, { kind: 'melee-attack', figure: 'n1', target: 's1' }))[1]).toBe('defence 2');
});

test.each([1, 2, 3])('[hb.skill.scout] level %i costs a point and adds a die for each level', (level) => {
  const state = scene({ figures: { n1: { at: at(10, 10), skills: { scout: level } } } });
  const price = baseSkills().find(({ id }) => id === 'scout')!;
  expect([costOfLevels(price, level), scoutDice(prepare(state.table).profiles['n1']!, true).value]).toEqual([level, level]);
});
