import { expect, test } from 'vitest';
import { at, scene } from '../../testing/scene.js';
import { act } from '../../testing/act.js';
import { harm, isAble, isOut, notAble } from './incapacitated.js';

const brawl = (life: number, incapacitatedAt = 0) =>
  scene({ figures: { n1: { at: at(10, 10) }, s1: { at: at(12.5, 10), now: { life } } }, options: { incapacitatedAt } });

const hit = (life: number, lost: number, incapacitatedAt = 0) =>
  act(brawl(life, incapacitatedAt), { kind: 'melee-attack', figure: 'n1', target: 's1' }, { said: [lost, 0] }).state.play.figures['s1'];

test.each([
  { says: 'at 1 LP it loses 2: 0 LP, out', life: 1, lost: 2, left: 0, able: false },
  { says: 'at 2 LP it loses 2: 0 LP, out', life: 2, lost: 2, left: 0, able: false },
  { says: 'at 2 LP it loses 1: 1 LP, able', life: 2, lost: 1, left: 1, able: true },
  { says: 'it loses nothing and stays able', life: 1, lost: 0, left: 1, able: true },
  { says: 'with "at 1" it is out at 1 LP', life: 2, lost: 1, left: 1, able: false, at: 1 },
  { says: 'with "at 1" it is able at 2 LP', life: 4, lost: 2, left: 2, able: true, at: 1 },
])('[hb.life.incapacitated] $says', ({ life, lost, left, able, at: out = 0 }) => {
  expect(hit(life, lost, out)).toMatchObject({ life: left, able });
});

test('[hb.life.incapacitated] who is out does not act, whatever AP are left', () => {
  const state = scene({ figures: { n1: { at: at(10, 10), now: { able: false, ap: 3 } }, n2: { at: at(20, 10) } } });
  expect(notAble(state, 'n1')).toEqual({ kind: 'incapacitated', rule: 'hb.life.incapacitated', figure: 'n1' });
  expect(notAble(state, 'n2')).toBeUndefined();
});

test.each([
  { says: 'able and on the table', now: {}, able: true },
  { says: 'not able', now: { able: false }, able: false },
  { says: 'off the table', now: { gone: true }, able: false },
])('[hb.life.incapacitated] who leads and inspires: $says', ({ now, able }) => {
  expect(isAble(scene({ figures: { n1: { at: at(10, 10), now } } }), 'n1')).toBe(able);
});

test('[hb.life.incapacitated] who is out already does not fall once more', () => {
  const state = brawl(1);
  expect(harm(state, { figure: 's1', life: 1, able: false }, { lost: 3, by: 'hb.dice.opposed' })).toEqual([
    { kind: 'life-lost', rule: 'hb.dice.opposed', figure: 's1', lost: 1 },
  ]);
  expect(isOut(0, state.table.options)).toBe(true);
});
