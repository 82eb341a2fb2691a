import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import { act, rollsOf } from '../../testing/act.js';
import { at, scene, weapon, type Cast } from '../../testing/scene.js';
import { attackDice, defenceDice, dodgeDice, resistanceDice } from './dice.js';

const fight = (n1: Partial<Cast>, options: Partial<Options> = {}) =>
  scene({
    figures: { n1: { at: at(10, 10), weapons: [weapon('gun', { shots: [2, 2] })], ...n1 }, n2: { at: at(10, 12.5) }, s1: { at: at(12.5, 10) } },
    options,
  });

const shots = (state: ReturnType<typeof fight>): readonly number[] => {
  const { events } = act(state, { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' });
  return events.flatMap((event) => (event.kind === 'attack-begun' ? event.volleys.flat() : []));
};

const three = [weapon('gun', { shots: [3, 3] })];

test.each([
  { says: 'Shooter 1 with two shots of 3 dice rolls 4 and 4', cast: { skills: { shooter: 1 }, weapons: three }, dice: [4, 4] },
  { says: 'with "first" it rolls 4 and 3', cast: { skills: { shooter: 1 }, weapons: three }, options: { skillDiceShots: 'first' as const }, dice: [4, 3] },
  { says: 'Leader 1 and one aim with two shots of 3 dice roll 5 and 4', cast: { skills: { leader: 1 }, weapons: three, now: { aims: 1 } }, dice: [5, 4] },
  {
    says: 'with "first" the aim still counts for the first shot only',
    cast: { skills: { leader: 1 }, weapons: three, now: { aims: 1 } },
    options: { skillDiceShots: 'first' as const },
    dice: [5, 3],
  },
])('[hb.skill.dice-every-shot] $says', ({ cast, options = {}, dice }) => {
  expect(shots(fight(cast, options))).toEqual(dice);
});

test.each([
  { says: 'Leader 1, Shooter 2 and one aim with two shots of 2 dice roll 6 and 5', cast: { skills: { leader: 1, shooter: 2 }, now: { aims: 1 } }, dice: [6, 5] },
  { says: 'Leader 2, Shooter 3 and one aim add 6 and 5', cast: { skills: { leader: 2, shooter: 3, brawler: 1 }, now: { aims: 1 } }, dice: [8, 7] },
])('[hb.skill.dice-add] $says', ({ cast, dice }) => {
  expect(shots(fight(cast))).toEqual(dice);
});

test('[hb.skill.dice-add] Leader 1 and Brawler 2 attack in melee with 5 dice', () => {
  const played = act(fight({ skills: { leader: 1, brawler: 2 } }), { kind: 'melee-attack', figure: 'n1', target: 's1' });
  expect(rollsOf(played)).toEqual(['melee-attack 5', 'defence 2']);
});

test('[hb.skill.dice-add] Leader 1 and Brawler 2 defend themselves in melee with 4 dice', () => {
  expect(defenceDice(fight({ skills: { leader: 1, brawler: 2 } }), 'n1').value).toBe(4);
});

test('[hb.skill.dice-add] Leader 2, Shooter 3 and Brawler 1 add 3 in melee and 1 in defence, and nothing to a comrade', () => {
  const state = fight({ skills: { leader: 2, shooter: 3, brawler: 1 } });
  const melee = (attacker: string) => attackDice(state, { attacker, means: { kind: 'melee' }, shot: 0, aims: 0 }).value;
  expect([melee('n1'), defenceDice(state, 'n1').value, melee('n2')]).toEqual([5, 3, 2]);
});

test('[hb.skill.dice-add] every rule that adds a die is a reason, and no other', () => {
  const state = fight({ skills: { leader: 1, shooter: 2, brawler: 3, sharpshooter: 1 } });
  const means = { kind: 'weapon', weapon: 'gun' } as const;
  expect(attackDice(state, { attacker: 'n1', means, shot: 0, aims: 2 })).toEqual({
    value: 7,
    because: ['hb.combat.values', 'hb.skill.leader-dice', 'hb.skill.shooter', 'hb.skill.sharpshooter-count'],
  });
  expect(attackDice(state, { attacker: 'n1', means, shot: 1, aims: 2 }).because).toEqual(['hb.combat.values', 'hb.skill.leader-dice', 'hb.skill.shooter']);
});

test('[hb.skill.dice-add] a roll tells the rules that made its dice', () => {
  const { events } = act(fight({ skills: { shooter: 1 }, now: { aims: 1 } }), { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' });
  const because = events.flatMap((event) => (event.kind === 'roll-called' && event.purpose === 'ranged-attack' ? [event.because] : []));
  expect(because).toEqual([
    ['hb.combat.values', 'hb.skill.shooter', 'hb.action.aim'],
    ['hb.combat.values', 'hb.skill.shooter'],
  ]);
});

test.each([
  { on: 'ranged', dice: { ranged: 6, melee: 2, defence: 2, dodge: 2, resistance: 2 } },
  { on: 'melee', dice: { ranged: 2, melee: 6, defence: 2, dodge: 2, resistance: 2 } },
  { on: 'defence', dice: { ranged: 2, melee: 2, defence: 6, dodge: 2, resistance: 2 } },
  { on: 'dodge', dice: { ranged: 2, melee: 2, defence: 2, dodge: 6, resistance: 2 } },
  { on: 'resistance', dice: { ranged: 2, melee: 2, defence: 2, dodge: 2, resistance: 6 } },
] as const)('[hb.skill.dice-add] a further skill of level 2 that adds 2 dice on $on adds 4 there alone', ({ on, dice }) => {
  const state = scene({
    figures: { n1: { at: at(10, 10), skills: { drill: 2 }, weapons: [weapon('gun', {})] } },
    scenario: { skills: [{ id: 'drill', name: 'drill', levelled: true, levels: 3, points: 1, effects: [{ kind: 'dice', on, add: 2 }] }] },
  });
  const attack = (means: Parameters<typeof attackDice>[1]['means']) => attackDice(state, { attacker: 'n1', means, shot: 0, aims: 0 }).value;
  expect({
    ranged: attack({ kind: 'weapon', weapon: 'gun' }),
    melee: attack({ kind: 'melee' }),
    defence: defenceDice(state, 'n1').value,
    dodge: dodgeDice(state, 'n1', false).value,
    resistance: resistanceDice(state, 'n1').value,
  }).toEqual(dice);
});
