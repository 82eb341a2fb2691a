import { expect, test } from 'vitest';
import { after } from '../../testing/after.js';
import { sceneOf, type Scene } from '../../testing/scene.js';
import { rowOf } from '../../testing/track.js';
import { suffer } from './take.js';

const X = 'south-b';

const hurt = (damage: number, unit: NonNullable<Scene['units']>[string] = {}, scene: Scene = {}) => {
  const before = sceneOf({ ...scene, units: { ...scene.units, [X]: unit } });
  const events = suffer(before, X, { damage, rule: 'sp.attack.step-damage' });
  return { before, events, state: after(before, events) };
};

test.each([
  { says: '2 tokens and 3 damage make 5', before: 2, damage: 3, tokens: 5, wounded: 0 },
  { says: '7 and 1 reach the stamina of 8', before: 7, damage: 1, tokens: 8, wounded: 1 },
  { says: '6 and 1 do not', before: 6, damage: 1, tokens: 7, wounded: 0 },
  { says: '6 and 5 wound once', before: 6, damage: 5, tokens: 8, wounded: 1 },
])('[sp.damage.take] [sp.damage.wounded] $says', ({ before, damage, tokens, wounded }) => {
  expect(hurt(damage, { damage: before }).state.play.units[X]).toMatchObject({ damage: tokens, wounded });
});

test.each([
  { says: 'tokens stop at the stamina', overflow: 'discard', tokens: 8, lost: 3 },
  { says: 'with "keep" they go on', overflow: 'keep', tokens: 11, lost: 0 },
] as const)('[sp.damage.overflow] 6 and 5 at a stamina of 8: $says', ({ overflow, tokens, lost }) => {
  const { events, state } = hurt(5, { damage: 6 }, { options: { 'damage.overflow': overflow } });
  expect(events[0]).toEqual({ kind: 'damage-suffered', rule: 'sp.attack.step-damage', unit: X, damage: tokens - 6, lost });
  expect(state.play.units[X]).toMatchObject({ damage: tokens, wounded: 1 });
});

test('[sp.damage.whole-unit] two hits of 4 on two characters wound the one unit; both stay on the board', () => {
  const first = hurt(4, {}, { cards: { 'south-b': { characters: 2 } }, at: { 'south-b-1': [400, 400], 'south-b-2': [450, 400] } }).state;
  const state = after(first, suffer(first, X, { damage: 4, rule: 'sp.attack.step-damage' }));
  expect(state.play.units[X]).toMatchObject({ damage: 8, wounded: 1 });
  expect([state.play.characters['south-b-1']?.on, state.play.characters['south-b-2']?.on]).toEqual(['board', 'board']);
  expect(Object.keys(state.play.characters['south-b-1'] ?? {})).not.toContain('damage');
});

test('[sp.damage.wounded-no-damage] a wounded unit with 8 tokens suffers nothing: no token, no second wound, no momentum', () => {
  const { events } = hurt(3, { damage: 8, wounded: 1 });
  expect(events).toEqual([]);
});

test('[sp.damage.injured-full-strength] an injured unit that is not wounded suffers 8 and is wounded again', () => {
  expect(hurt(8, { injured: 1 }).state.play.units[X]).toMatchObject({ damage: 8, wounded: 1, injured: 1 });
});

test('[sp.damage.take] no damage is nothing', () => {
  expect(hurt(0, { damage: 2 }).events).toEqual([]);
});

test('[sp.damage.take] a defeated unit suffers nothing', () => {
  expect(hurt(3, { defeated: true }).events).toEqual([]);
});

test('[sp.damage.wounded] 8 suffered by a unit of stamina 9 and durability 3 do not wound: stamina is the limit of damage', () => {
  expect(hurt(8, {}, { cards: { 'south-b': { stamina: 9, durability: 3 } } }).state.play.units[X]).toMatchObject({ damage: 8, wounded: 0 });
  expect(hurt(9, {}, { cards: { 'south-b': { stamina: 9, durability: 3 } } }).state.play.units[X]).toMatchObject({ damage: 9, wounded: 1 });
});

test('[sp.damage.wounded-momentum] whose unit becomes wounded gives the opponent one momentum at once', () => {
  const { events, state } = hurt(8);
  expect(events).toContainEqual({ kind: 'momentum-gained', rule: 'sp.damage.wounded-momentum', seat: 'north', space: 7 });
  expect([rowOf(state, 'north'), rowOf(state, 'south')]).toEqual([[8, 7], [8]]);
});

test('[sp.damage.wounded-momentum] also in its own turn it is the opponent who gains', () => {
  const before = sceneOf({ play: { active: 'north' } });
  const state = after(before, suffer(before, 'north-a', { damage: 8, rule: 'sp.condition.strained' }));
  expect([rowOf(state, 'north'), rowOf(state, 'south')]).toEqual([[8], [8, 7]]);
});
