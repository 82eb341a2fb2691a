import { isLeft, top } from '@regelwerk/core';
import { expect, test } from 'vitest';
import type { Frame } from '../model/frame.js';
import { act } from '../testing/act.js';
import { at, scene } from '../testing/scene.js';
import { window } from './window.js';

const duel = scene({
  figures: {
    n1: { at: at(10, 10), skills: { luck: 1 }, values: { melee: 3 } },
    n2: { at: at(40, 40), skills: { inspiring: 1 } },
    n3: { at: at(44, 44), skills: { inspiring: 1 } },
    s1: { at: at(12.5, 10) },
  },
});
const hit = { kind: 'melee-attack', figure: 'n1', target: 's1' } as const;

test('[hb.skill.luck] the offer tells what lies: the roll, its dice and their faces, and who may repeat it', () => {
  const { asked } = act(duel, hit, { said: [2], open: 1 });
  expect(asked[1]).toMatchObject({
    kind: 'pick', by: 'north', for: 'reroll', listed: 'all', skill: 'luck', bearers: ['n1'], roller: 'n1', roll: 'r1.n1.1', dice: [3], counts: [[1, 0, 0, 0, 0, 2]],
  });
});

test.each([
  { says: 'Luck', said: [0], open: 1, answers: ['pass', 'reroll n1'] },
  { says: 'Inspiring', said: [0, 'pass' as const], open: 2, answers: ['pass', 'reroll n2', 'reroll n3'] },
])('[hb.dice.reroll-moment] the answers to an offer of $says are listed whole, and all are allowed', ({ said, open, answers }) => {
  const { state } = act(duel, hit, { said, open });
  const frame = top(state.play.agenda as readonly Frame[]);
  if (frame?.kind !== 'window') throw new Error('no offer');
  const choices = window.candidates(state, frame, 'sparse');
  expect(choices.map((choice) => (choice.kind === 'reroll' ? `reroll ${choice.figure}` : choice.kind))).toEqual(answers);
  expect(choices.some((choice) => isLeft(window.check(state, frame, choice)))).toBe(false);
});

test('[hb.dice.reroll-moment] a pass closes the offer and the next is made', () => {
  const { events } = act(duel, hit, { said: [0, 'pass', 'pass'], open: 3 });
  expect(events.flatMap((event) => (event.kind === 'reroll-offered' || event.kind === 'offer-passed' ? [`${event.kind} ${event.skill}`] : []))).toEqual([
    'reroll-offered luck', 'offer-passed luck', 'reroll-offered inspiring', 'offer-passed inspiring',
  ]);
});
