import { expect, test } from 'vitest';
import { act, rollsOf } from '../../testing/act.js';
import { at, scene, weapon } from '../../testing/scene.js';

const fight = (attacker: string) =>
  act(
    scene({
      figures: {
        n1: { at: at(10, 10), skills: { leader: 2 }, values: { melee: 3 }, weapons: [weapon('gun', { shots: [2] })] },
        n2: { at: at(10, 12.5), skills: { leader: 0 }, values: { melee: 2 } },
        s1: { at: at(12, 11.5), base: 0.25 },
        s2: { at: at(12.5, 10), skills: { leader: 2 }, values: { defence: 2, melee: 2 } },
      },
      options: { meleeReach: 1000 },
    }),
    { kind: 'melee-attack', figure: attacker, target: 's1' },
  );

test.each([
  { says: 'Leader 2 with melee attack 3 attacks with 5 dice', attacker: 'n1', dice: 'melee-attack 5' },
  { says: 'a comrade in base contact with a leader attacks with its own 2 dice', attacker: 'n2', dice: 'melee-attack 2' },
])('[hb.skill.leader-dice] $says', ({ attacker, dice }) => {
  expect(rollsOf(fight(attacker))[0]).toBe(dice);
});

test('[hb.skill.leader-dice] Leader 2 with melee defence 2 defends itself with 2 dice', () => {
  const state = scene({ figures: { n1: { at: at(10, 10), skills: { leader: 1 } }, s1: { at: at(12.5, 10), skills: { leader: 2 }, values: { defence: 2 } } } });
  expect(rollsOf(act(state, { kind: 'melee-attack', figure: 'n1', target: 's1' }))).toEqual(['melee-attack 3', 'defence 2']);
});

test('[hb.skill.leader-dice] Leader 2 with a weapon of 2 dice shoots with 4 dice', () => {
  const state = scene({ figures: { n1: { at: at(10, 10), skills: { leader: 2 }, weapons: [weapon('gun', { shots: [2] })] }, s1: { at: at(20, 10) } } });
  expect(rollsOf(act(state, { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }))[0]).toBe('ranged-attack 4');
});
