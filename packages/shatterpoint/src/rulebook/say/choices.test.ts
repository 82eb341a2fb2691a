import { expect, test } from 'vitest';
import type { Choice, ChoiceOf } from '../../model/choice.js';
import { sayChoice, saySeat, tell } from '../index.js';

type Made = { readonly [K in Choice['kind']]: readonly Omit<ChoiceOf<K>, 'kind' | 'answers' | 'by'>[] };

const to = { x: 20_320, y: 45_701, on: 'west-deck' };
const unit = 'north-a';
const character = 'north-a-1';
const ingress = [{ by: 'foot', through: 'head', to }];
const arms: ChoiceOf<'move'>['arms'] = [{ x: 1, y: 0 }, { x: 0, y: 1 }];

/** A choice of every kind: a kind that is missing does not compile. */
const MADE: Made = {
  edge: (['north', 'east', 'south', 'west'] as const).map((edge) => ({ edge })),
  mission: [{ mission: 1 }],
  deploy: [{ character, to }],
  stance: [{ unit, stance: 0 }],
  plan: [{ plan: 1 }],
  reveal: [{}],
  'take-reserve': [{}],
  activate: [{ unit }],
  reserve: [{}],
  cycle: [{}],
  action: (['move', 'combat', 'focus', 'recover', 'take-cover'] as const).map((action) => ({ action })),
  ability: [{ unit, ability: 'brace', character, x: 0 }, { unit, ability: 'plot-the-course', character, x: 2 }],
  rule: [{ rule: 0 }],
  strain: [{ unit }],
  end: [{}],
  move: [
    { character, how: 'advance', to: { ...to, on: 'board' }, arms, ingress: [] },
    { character, how: 'climb', to, arms, ingress },
  ],
  stay: [{ character }],
  displace: [{ direction: { x: 3, y: -4 }, ingress: [] }, { direction: { x: 3, y: -4 }, ingress }],
  place: [{ to, ingress: [] }, { to, ingress }],
  attack: [{ character, type: 'melee', target: 'south-a-1' }, { character, type: 'ranged', target: 'south-a-1' }],
  option: [{ option: 'c' }],
  reroll: [{ dice: [0, 0, 1, 2] }, { dice: [0, 0, 0] }],
  heal: [{ unit, what: 'damage' }, { unit, what: 'pinned' }],
  condition: [{ condition: 'exposed' }],
  target: [{ character }],
  card: [{ card: 'shatterpoint' }],
  pass: [{}],
  concede: [{}],
  roll: [{ counts: [[1, 2, 0, 0], [0, 3, 1]] }],
  draw: [{ card: 'north-a' }],
};

const CHOICES = Object.entries(MADE).flatMap(([kind, all]) => all.map((one) => ({ kind, answers: 1, by: 'north', ...one }) as Choice));

test.each(CHOICES.map((choice) => [choice.kind, choice] as const))('a choice %s is said in both languages, and told', (_, choice) => {
  const texts = [sayChoice(choice, 'en'), sayChoice(choice, 'de'), tell.choice(choice)];
  for (const text of texts) {
    expect(text).not.toMatch(/undefined|NaN|null|\[object|^$/);
  }
  expect(texts[0]).not.toBe(texts[1]);
});

test('places are said in millimetres, with the terrain they are on', () => {
  const [flat, up] = CHOICES.filter(({ kind }) => kind === 'move') as [Choice, Choice];
  expect(sayChoice(flat, 'en')).toBe('north-a-1: advance to (203.2 | 457.01)');
  expect(sayChoice(up, 'de')).toBe('north-a-1: Klettern nach (203,2 | 457,01) auf „west-deck“, dann durch „foot“ nach (203,2 | 457,01) auf „west-deck“');
  expect(tell.choice(up)).toBe('climb north-a-1 to (203.2, 457.01, west-deck) and by head to (203.2, 457.01, west-deck)');
});

test('dice are said by their faces', () => {
  const roll = CHOICES.find(({ kind }) => kind === 'roll') as Choice;
  expect(sayChoice(roll, 'en')).toBe('roll 1 critical, 2 strikes against 3 expertise, 1 failure');
  expect(sayChoice(roll, 'de')).toBe('1 Kritisch, 2 Treffer gegen 3 Kompetenz, 1 Fehlschlag werfen');
});

test('seats have names in both languages; unknown ones keep theirs', () => {
  expect([saySeat('north', 'de'), saySeat('north', 'en'), saySeat('red', 'de')]).toEqual(['Nord', 'North', 'Red']);
});
