import { expect, test } from 'vitest';
import type { Frame } from '../model/frame.js';
import type { State } from '../model/state.js';
import { askedIn, done, kinds, refusalOf, settled } from '../testing/act.js';
import { sceneOf, turnFrame, type Scene } from '../testing/scene.js';
import { heal } from './heal.js';

const FRAME: Frame = { kind: 'heal', seat: 'north', character: 'north-a-1' };
const scene = (changes: Scene = {}): State =>
  sceneOf({
    agenda: [turnFrame('north', 'north-a'), FRAME],
    at: { 'north-a-1': [400, 400], 'north-b-1': [480, 400], 'south-a-1': [400, 800] },
    units: { 'north-b': { damage: 2, conditions: ['pinned', 'disarmed'] }, 'south-a': { damage: 1 } },
    ...changes,
  });

test('[sp.damage.heal] a heal effect asks whom and what, of those that can be healed', () => {
  expect(askedIn(settled(scene()))).toMatchObject({ kind: 'pick', for: 'heal', by: 'north', character: 'north-a-1', units: ['north-b'] });
  expect(heal.candidates(scene(), FRAME as never, 'dense').map((choice) => (choice.kind === 'heal' ? choice.what : choice.kind))).toEqual(['damage', 'disarmed', 'pinned', 'pass']);
});

test('[sp.damage.heal] what is healed is gone, and the effect is over', () => {
  const { state, events } = done(scene(), { kind: 'heal', unit: 'north-b', what: 'disarmed' });
  expect(kinds(events)).toEqual(['condition-lost', 'done']);
  expect(state.play.units['north-b']).toMatchObject({ damage: 2, conditions: ['pinned'] });
});

test('[sp.damage.heal] it may be declined', () => {
  const before = scene();
  expect(askedIn(settled(before)).for).toBe('heal');
  expect(kinds(done(before, { kind: 'pass' }).events)).toEqual(['done']);
});

test('[sp.damage.heal] where nothing can be healed nobody is asked', () => {
  const idle = scene({ units: {} });
  expect(heal.ask(idle, FRAME as never)).toBeUndefined();
  expect(askedIn(settled(idle)).for).toBe('act');
});

test.each([
  { says: 'an enemy is refused', choice: { kind: 'heal', unit: 'south-a', what: 'damage' }, refusal: { kind: 'wrong-target', rule: 'sp.damage.heal' } },
  { says: 'a condition that is not there', choice: { kind: 'heal', unit: 'north-b', what: 'exposed' }, refusal: { kind: 'nothing-to-heal', rule: 'sp.damage.heal' } },
  { says: 'something else is not asked for', choice: { kind: 'end' }, refusal: { kind: 'not-asked', for: 'heal' } },
] as const)('[sp.damage.heal] $says', ({ choice, refusal }) => {
  expect(refusalOf(scene(), choice)).toMatchObject(refusal);
});
