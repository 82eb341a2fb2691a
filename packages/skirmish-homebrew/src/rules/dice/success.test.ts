import { expect, test } from 'vitest';
import { at, scene, weapon } from '../../testing/scene.js';
import { act } from '../../testing/act.js';
import { countSuccesses } from './success.js';

const counts = (...faces: number[]): number[] => [1, 2, 3, 4, 5, 6].map((face) => faces.filter((shown) => shown === face).length);

test.each([
  { says: '4 and more succeed: 3 4 6 shows two', from: 4, faces: [3, 4, 6], successes: 2 },
  { says: '5 and more succeed: 3 4 6 shows one', from: 5, faces: [3, 4, 6], successes: 1 },
  { says: 'only 6 succeeds', from: 6, faces: [5, 6], successes: 1 },
  { says: '2 and more succeed', from: 2, faces: [1, 2], successes: 1 },
  { says: 'no dice show nothing', from: 4, faces: [], successes: 0 },
])('[hb.dice.success] $says', ({ from, faces, successes }) => {
  expect(countSuccesses(counts(...faces), from)).toBe(successes);
});

test.each([
  { says: 'a table that plays with 4', successOn: 4, lost: 2 },
  { says: 'a table that plays with 5', successOn: 5, lost: 1 },
])('[hb.dice.success] $says', ({ successOn, lost }) => {
  const gun = weapon('gun', { shots: [3] });
  const state = scene({ figures: { n1: { at: at(10, 10), weapons: [gun] }, s1: { at: at(20, 10), values: { dodge: 0 } } }, options: { successOn } });
  const { events } = act(state, { kind: 'ranged-attack', figure: 'n1', weapon: 'gun', target: 's1' }, { said: [{ counts: [counts(3, 4, 6)] }] });
  expect(events).toContainEqual(expect.objectContaining({ kind: 'life-lost', lost }));
});

