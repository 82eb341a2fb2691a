import { expect, test } from 'vitest';
import { at, scene, type Cast } from '../../testing/scene.js';
import { rollsOf, run } from '../../testing/act.js';
import type { Options } from '../../model/options.js';
import { beginRecovery, needsRecovery } from './recovery.js';

const fallen = (life: number, { cast = {}, options = {} }: { cast?: Partial<Cast>; options?: Partial<Options> } = {}) =>
  scene({ figures: { n1: { at: at(10, 10), values: { resistance: 2 }, now: { able: false, life }, ...cast }, n2: { at: at(20, 20) } }, options });

test.each([
  { says: 'at 2 LP it makes a test', state: fallen(2), tested: ['n1'] },
  { says: 'at 1 LP it makes a test', state: fallen(1), tested: ['n1'] },
  { says: 'at 0 LP it makes none', state: fallen(0), tested: [] },
  { says: 'who is able makes none', state: fallen(2, { cast: { now: { life: 2 } } }), tested: [] },
  { says: 'who is off the table makes none', state: fallen(2, { cast: { now: { life: 2, able: false, gone: true } } }), tested: [] },
  { says: 'with "off" there is none', state: fallen(2, { options: { recovery: 'off' } }), tested: [] },
  { says: 'whoever has no more life than makes a figure fall makes none', state: fallen(2, { options: { incapacitatedAt: 2 } }), tested: [] },
  { says: 'with one life point more it does', state: fallen(3, { options: { incapacitatedAt: 2 } }), tested: ['n1'] },
])('[hb.life.recovery] $says', ({ state, tested }) => {
  expect(needsRecovery(state)).toEqual(tested);
});

test.each([
  { says: 'with one success it is able', successes: 1, able: true },
  { says: 'with two successes it is able', successes: 2, able: true },
  { says: 'without a success it stays out', successes: 0, able: false },
])('[hb.life.recovery] 2 dice are rolled; $says', ({ successes, able }) => {
  const played = run(fallen(2), beginRecovery('n1'), { said: [successes] });
  expect(rollsOf(played)).toEqual(['recovery 2']);
  expect(played.state.play.figures['n1']).toMatchObject({ able, life: 2 });
  expect(played.state.play.agenda.map(({ kind }) => kind)).toEqual(['round']);
});

test('[hb.life.recovery] it is the own roll of the figure: its Luck may repeat it', () => {
  const played = run(fallen(1, { cast: { skills: { luck: 1, tough: 1 } } }), beginRecovery('n1'), { said: [0, 'reroll', 1] });
  expect(rollsOf(played)).toEqual(['recovery 3', 'recovery 3']);
  expect(played.state.play.figures['n1']).toMatchObject({ able: true, luckUsed: true });
});
