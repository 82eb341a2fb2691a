import { expect, test } from 'vitest';
import { whyNoReroll } from '../../rooms/window.js';
import { act } from '../../testing/act.js';
import { at, scene, weapon, type Cast } from '../../testing/scene.js';
import type { Options } from '../../model/options.js';
import { offersOf } from './reroll-moment.js';

const fight = (options: Partial<Options> = {}, { n1 = {}, n2 = {} }: { n1?: Partial<Cast>; n2?: Partial<Cast> } = {}) =>
  scene({
    figures: {
      n1: { at: at(10, 10), skills: { luck: 1 }, weapons: [weapon('gun', {})], ...n1 },
      n2: { at: at(40, 40), skills: { inspiring: 1 }, ...n2 },
      s1: { at: at(20, 10) },
    },
    options,
  });

const shoot = { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' } as const;

test.each([
  { says: 'Luck is offered first, then Inspiring', rerollOrder: 'luck-first' as const, order: ['luck', 'inspiring'] },
  { says: 'with "inspiring-first" Inspiring is offered first', rerollOrder: 'inspiring-first' as const, order: ['inspiring', 'luck'] },
])('[hb.dice.reroll-moment] $says', ({ rerollOrder, order }) => {
  const state = fight({ rerollOrder });
  expect(offersOf(state, 'n1')).toEqual(order);
  const { asked } = act(state, shoot);
  expect(asked.slice(0, 4).map((decision) => ('skill' in decision ? decision.skill : decision.for))).toEqual(['ranged-attack', ...order, 'dodge']);
});

test('[hb.dice.reroll-moment] a reroll that was used ends the offers', () => {
  const { asked } = act(fight(), shoot, { said: [0, 'reroll', 0, 0] });
  expect(asked.map((decision) => ('skill' in decision ? decision.skill : decision.for))).toEqual(['ranged-attack', 'luck', 'ranged-attack', 'dodge']);
});

test('[hb.dice.reroll-moment] nothing is offered to a side that has neither skill', () => {
  expect(offersOf(fight(), 's1')).toEqual([]);
});

test.each([
  { says: 'no Luck is offered that was used this round', n1: { now: { luckUsed: true } }, offers: ['inspiring'] },
  { says: 'no Inspiring is offered whose bearer is out', n2: { now: { able: false } }, offers: ['luck'] },
  { says: 'no Inspiring is offered whose bearer is off the table', n2: { now: { gone: true } }, offers: ['luck'] },
  { says: 'the Luck of a roller that is out is offered', n1: { now: { able: false } }, offers: ['luck', 'inspiring'] },
])('[hb.dice.reroll-moment] $says', ({ offers, ...casts }) => {
  expect(offersOf(fight({}, casts), 'n1')).toEqual(offers);
});

test('[hb.dice.reroll-moment] when the dodge lies, the attack roll is not repeated any more', () => {
  const { state } = act(fight(), shoot, { open: 4 });
  const reroll = { kind: 'reroll', answers: 0, by: 'north', skill: 'luck', figure: 'n1', roll: 'r1.n1.1', dice: [2] as number[] } as const;
  expect(whyNoReroll(state, 'north', reroll)).toEqual({
    kind: 'reroll-not-now',
    rule: 'hb.dice.reroll-moment',
    roll: 'r1.n1.1',
  });
});

test('[hb.dice.reroll-moment] a skill that is not offered now is refused', () => {
  const { refusal } = act(fight(), shoot, { said: [0, { reroll: { skill: 'inspiring', figure: 'n2' } }] });
  expect(refusal).toEqual({ kind: 'reroll-not-now', rule: 'hb.dice.reroll-moment', roll: 'r1.n1.1' });
});

test('[hb.dice.reroll-moment] another roll than the one that lies is refused', () => {
  const { refusal } = act(fight(), shoot, { said: [0, { reroll: { roll: 'r1.n1.9' } }] });
  expect(refusal).toEqual({ kind: 'reroll-not-now', rule: 'hb.dice.reroll-moment', roll: 'r1.n1.9' });
});
