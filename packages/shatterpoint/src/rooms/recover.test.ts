import { expect, test } from 'vitest';
import type { Frame } from '../model/frame.js';
import type { UnitPlay } from '../model/play.js';
import type { State } from '../model/state.js';
import { askedIn, done, kinds, refusalOf, settled } from '../testing/act.js';
import { sceneOf, turnFrame } from '../testing/scene.js';
import { recover } from './recover.js';

const FRAME: Frame = { kind: 'recover', seat: 'north', unit: 'north-a' };
const scene = (conditions: UnitPlay['conditions']): State =>
  sceneOf({ agenda: [turnFrame('north', 'north-a'), FRAME], at: { 'north-a-1': [400, 400] }, units: { 'north-a': { conditions, injured: 1 } } });

test('of two conditions the one goes that is named', () => {
  expect(askedIn(settled(scene(['strained', 'pinned'])))).toMatchObject({ for: 'recover', by: 'north', unit: 'north-a', conditions: ['pinned', 'strained'] });
  expect(recover.candidates(scene(['strained', 'pinned']), FRAME as never, 'dense')).toHaveLength(2);
  const { state, events } = done(scene(['strained', 'pinned']), { kind: 'condition', condition: 'strained' });
  expect(kinds(events)).toEqual(['condition-lost', 'done']);
  expect(state.play.units['north-a']?.conditions).toEqual(['pinned']);
});

test.each([
  { says: 'a single one goes unasked', conditions: ['pinned'] as UnitPlay['conditions'] },
  { says: 'none, and nobody is asked', conditions: [] },
])('$says', ({ conditions }) => {
  const state = settled(scene(conditions));
  expect(askedIn(state).for).toBe('act');
  expect(state.play.units['north-a']?.conditions).toEqual([]);
});

test('one that it does not have, and something else, are refused', () => {
  expect(refusalOf(scene(['strained', 'pinned']), { kind: 'condition', condition: 'exposed' })).toEqual({ kind: 'no-such-condition', rule: 'sp.turn.start-recover-choice', condition: 'exposed' });
  expect(refusalOf(scene(['strained', 'pinned']), { kind: 'end' })).toMatchObject({ kind: 'not-asked', for: 'recover' });
});
