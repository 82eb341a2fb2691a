import { expect, test } from 'vitest';
import { act, rollsOf } from '../../testing/act.js';
import { at, scene, weapon } from '../../testing/scene.js';
import type { Options } from '../../model/options.js';
import { callRoll, isWholeRoll, volleysOf } from './whole-roll.js';

const lucky = (options: Partial<Options> = {}) =>
  scene({
    figures: {
      n1: { at: at(10, 10), skills: { luck: 1 }, weapons: [weapon('gun', { shots: [4, 3] })] },
      s1: { at: at(20, 10), now: { life: 4 } },
    },
    options,
  });

const shoot = { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' } as const;

test.each([
  { says: 'each shot is a roll of its own', rollUnit: 'shot' as const, volleys: [[4], [3]] },
  { says: 'with "attack" all shots are one roll', rollUnit: 'attack' as const, volleys: [[4, 3]] },
])('[hb.dice.whole-roll] $says', ({ rollUnit, volleys }) => {
  expect(volleysOf(lucky({ rollUnit }), [4, 3])).toEqual(volleys);
});

test('[hb.dice.whole-roll] Luck on the second shot rolls its 3 dice again', () => {
  const played = act(lucky(), shoot, { said: [0, 'pass', 0, 0, 'reroll', 0, 0] });
  expect(rollsOf(played)).toEqual(['ranged-attack 4', 'dodge 2', 'ranged-attack 3', 'ranged-attack 3', 'dodge 2']);
});

test('[hb.dice.whole-roll] with "attack" Luck rolls all 7 dice again', () => {
  const played = act(lucky({ rollUnit: 'attack' }), shoot, { said: [[0, 0], 'reroll', [0, 0], [0, 0]] });
  expect(rollsOf(played)).toEqual(['ranged-attack 4+3', 'ranged-attack 4+3', 'dodge 2+2']);
});

test('[hb.dice.whole-roll] the attacker’s Luck rolls 4 dice again, the dodge stays', () => {
  const played = act(lucky(), shoot, { said: [0, 'reroll', 4, 1] });
  expect(rollsOf(played).slice(0, 3)).toEqual(['ranged-attack 4', 'ranged-attack 4', 'dodge 2']);
  expect(played.events.find(({ kind }) => kind === 'shot-settled')).toMatchObject({ attack: 4, defence: 1 });
});

test.each([
  { says: 'all five dice are the roll', stated: [5], whole: true },
  { says: 'two of five dice are not', stated: [2], whole: false },
  { says: 'one more than there are is not', stated: [6], whole: false },
  { says: 'a second lot of dice is not', stated: [5, 1], whole: false },
])('[hb.dice.whole-roll] $says', ({ stated, whole }) => {
  expect(isWholeRoll([5], stated)).toBe(whole);
});

test('[hb.dice.whole-roll] a roll is named after the round, the figure and its own rolls of this round', () => {
  const state = scene({ figures: { n1: { at: at(10, 10), now: { rolls: 2 } }, n2: { at: at(20, 10) } }, play: (play) => (play.round = 4) });
  const label = (figure: string) => callRoll(state, { by: 'hb.combat.sequence', purpose: 'dodge', figure, pools: [] }).label;
  expect([label('n1'), label('n2')]).toEqual(['r4.n1.3', 'r4.n2.1']);
});

test('[hb.dice.whole-roll] a repeated roll has a name of its own', () => {
  const { asked } = act(lucky(), shoot, { said: [0, 'reroll', 0] });
  const labels = asked.flatMap((decision) => (decision.kind === 'roll' ? [decision.label] : []));
  expect(labels).toEqual(['r1.n1.1', 'r1.n1.1.again', 'r1.s1.1', 'r1.n1.2', 'r1.s1.2']);
});

test('[hb.dice.whole-roll] a roll of no dice asks for none and shows nothing', () => {
  const state = scene({ figures: { n1: { at: at(10, 10), skills: { luck: 1 }, values: { melee: 0 } }, s1: { at: at(12.5, 10), values: { defence: 0 } } } });
  const { asked, events } = act(state, { kind: 'melee-attack', figure: 'n1', target: 's1' });
  expect(asked).toEqual([]);
  expect(events.find(({ kind }) => kind === 'shot-settled')).toMatchObject({ attack: 0, defence: 0, lost: 0 });
});
