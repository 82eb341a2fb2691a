import { expect, test } from 'vitest';
import type { Choice, ChoiceOf } from '../../model/choice.js';
import { sayChoice, saySeat, tell } from '../index.js';

type Made = { readonly [K in Choice['kind']]: readonly Omit<ChoiceOf<K>, 'kind' | 'answers' | 'by'>[] };

const to = { x: 25000, y: 17000, z: 4500 };
const figure = 'n1';

/** A choice of every kind: a kind that is missing does not compile. */
const MADE: Made = {
  allot: [{ ap: { n1: 6, n2: 6 } }],
  swap: [{ leader: 'n1', cards: [] }, { leader: 'n1', cards: ['c1', 'c2'] }],
  walk: [{ figure, path: [to, { x: 1, y: 2, z: 0 }] }],
  jump: [{ figure, to }],
  climb: [{ figure, along: 'ladder', to }],
  aim: [{ figure }],
  'ranged-attack': [{ figure, weapon: 'repeater', target: 's1' }],
  'melee-attack': [{ figure, target: 's1' }],
  treat: [{ figure, patient: 'n2', skill: true, items: [] }, { figure, patient: 'n2', skill: false, items: ['bandage'] }, { figure, patient: 'n2', skill: false, items: [] }],
  reload: [{ figure, weapon: 'repeater' }],
  mount: [{ figure, mount: 'mule' }],
  dismount: [{ figure, to }],
  perform: [{ figure, deed: 'lever' }],
  align: [{ figure, weapon: 'swivel-gun', target: 's1' }],
  fire: [{ figure, weapon: 'swivel-gun', target: 's1' }],
  search: [{ figure, area: 'loft' }],
  pass: [{}],
  reroll: [{ figure, skill: 'luck', roll: 'r1.n1.1', dice: [2] }, { figure, skill: 'inspiring', roll: 'r1.n1.1', dice: [2] }],
  roll: [{ counts: [[1, 0, 2, 0, 0, 0]] }],
  draw: [{ card: 'c1' }],
};

const CHOICES = Object.entries(MADE).flatMap(([kind, all]) => all.map((one) => ({ kind, answers: 1, by: 'north', ...one }) as Choice));

test.each(CHOICES.map((choice) => [choice.kind, choice] as const))('a choice %s is said in both languages, and told', (_, choice) => {
  for (const text of [sayChoice(choice, 'en'), sayChoice(choice, 'de'), tell.choice(choice)]) {
    expect(text).not.toBe('');
    expect(text).not.toMatch(/undefined|NaN|null|\[object/);
  }
});

test('places are said in centimetres, with the height where there is one', () => {
  const walk = CHOICES.find(({ kind }) => kind === 'walk') as Choice;
  expect(sayChoice(walk, 'en')).toBe('n1: walk to (25 | 17, 4.5 cm up), (0 | 0)');
  expect(sayChoice(walk, 'de')).toBe('n1: gehen nach (25 | 17, 4,5 cm hoch), (0 | 0)');
  expect(tell.choice(walk)).toBe('walk n1 to (25, 17, 4.5) (0.001, 0.002)');
});

test('seats have names in both languages; unknown ones keep theirs', () => {
  expect([saySeat('north', 'de'), saySeat('north', 'en'), saySeat('red', 'de')]).toEqual(['Nord', 'North', 'Red']);
});
