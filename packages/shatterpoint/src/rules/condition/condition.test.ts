import { decode, isLeft } from '@regelwerk/core';
import { expect, test } from 'vitest';
import type { Condition } from '../../model/effect.js';
import type { Frame } from '../../model/frame.js';
import { UnitPlay } from '../../model/play.js';
import { after } from '../../testing/after.js';
import { attackFrame } from '../../testing/frames.js';
import { sceneOf, turnFrame, type Scene } from '../../testing/scene.js';
import { rowOf } from '../../testing/track.js';
import { heal } from '../damage/heal.js';
import { barAttackExpertise, endDisarmed } from './disarmed.js';
import { gainCondition } from './duplicate.js';
import { barDefenceExpertise, endExposed } from './exposed.js';
import { conditionsOf } from './list.js';
import { hasCondition } from './on-unit.js';
import { pinnedOnStay, pinnedStops } from './pinned.js';
import { actionCounts, afterAction, afterTrigger, isStrainedNow, strainGoes, triggerCounts } from './strained.js';

const A = 'north-a';
const unitWith = (conditions: readonly Condition[], changes: Scene & { readonly damage?: number; readonly wounded?: 0 | 1 } = {}) => {
  const { damage = 0, wounded = 0, ...scene } = changes;
  return sceneOf({ ...scene, units: { [A]: { conditions: [...conditions], damage, wounded } } });
};
const goesOn = (frames: readonly Frame[]): readonly Frame[] => [turnFrame('north', A), ...frames];
const lost = (condition: Condition, rule: string) => ({ kind: 'condition-lost', rule, unit: A, condition });

test('[sp.condition.on-unit] a condition lies on the unit, whichever of its two characters got it', () => {
  const state = unitWith([], { cards: { 'north-a': { characters: 2 } } });
  const now = after(state, gainCondition(state, A, { condition: 'pinned', pool: false }));
  expect(hasCondition(now, A, 'pinned')).toBe(true);
  expect([hasCondition(now, A, 'strained'), hasCondition(now, 'north-b', 'pinned')]).toEqual([false, false]);
  // Either character is stopped by it.
  expect(pinnedStops(now, A)).toHaveLength(1);
});

test('[sp.condition.list] a unit can have the four conditions and no other', () => {
  const four: readonly Condition[] = ['strained', 'exposed', 'pinned', 'disarmed'];
  expect(conditionsOf(unitWith(four), A)).toEqual(['disarmed', 'exposed', 'pinned', 'strained']);
  expect(conditionsOf(unitWith([]), A)).toEqual([]);
  const card = sceneOf().play.units[A];
  expect(isLeft(decode(UnitPlay, { ...card, conditions: [...four] }))).toBe(false);
  expect(isLeft(decode(UnitPlay, { ...card, conditions: ['stunned'] }))).toBe(true);
});

test.each([
  { says: 'a new one is gained', has: false, pool: false, events: [{ kind: 'condition-gained', rule: 'sp.condition.on-unit', unit: A, condition: 'exposed' }] },
  { says: 'from an ability 1 damage at once instead', has: true, pool: false, events: [{ kind: 'damage-suffered', rule: 'sp.condition.duplicate', unit: A, damage: 1, lost: 0 }] },
  { says: 'from a combat tree 1 damage into the pool instead', has: true, pool: true, events: [{ kind: 'damage-pooled', rule: 'sp.condition.duplicate', damage: 1 }] },
  { says: 'a wounded unit that has it suffers nothing', has: true, pool: false, wounded: 1 as const, events: [] },
])('[sp.condition.duplicate] $says', ({ has, pool, wounded, events }) => {
  const state = unitWith(has ? ['exposed'] : [], { damage: wounded === 1 ? 8 : 2, ...(wounded === undefined ? {} : { wounded }) });
  expect(gainCondition(state, A, { condition: 'exposed', pool })).toEqual(events);
});

test('[sp.condition.duplicate] the pool grows, the unit suffers nothing before it is applied', () => {
  const state = unitWith(['exposed'], { damage: 2, agenda: goesOn([attackFrame({ attacker: 'south-a-1', defender: 'north-a-1', damage: 1 })]) });
  const now = after(state, gainCondition(state, A, { condition: 'exposed', pool: true }));
  expect(now.play.agenda[1]).toMatchObject({ damage: 2 });
  expect(now.play.units[A]).toMatchObject({ damage: 2, conditions: ['exposed'] });
});

test('[sp.condition.disarmed] expertise is taken out of the attack roll, for this attack only', () => {
  const state = unitWith(['disarmed'], { agenda: goesOn([attackFrame({ attacker: 'north-a-1', attack: [1, 2, 2, 1] })]) });
  expect(barAttackExpertise(state, A)).toEqual([{ kind: 'expertise-barred', rule: 'sp.condition.disarmed', roll: 'attack' }]);
  const barred = after(state, barAttackExpertise(state, A));
  expect(barred.play.agenda[1]).toMatchObject({ attack: [1, 2, 0, 1], expert: { attack: false, defence: true } });
  const settled = after(barred, endDisarmed(barred, A));
  expect(settled.play.units[A]?.conditions).toEqual([]);
  expect([barAttackExpertise(settled, A), endDisarmed(settled, A)]).toEqual([[], []]);
});

test('[sp.condition.exposed] expertise is taken out of the defence roll, of the first attack only', () => {
  const state = unitWith(['exposed'], { agenda: goesOn([attackFrame({ attacker: 'south-a-1', defender: 'north-a-1', defence: [1, 1, 2] })]) });
  expect(barDefenceExpertise(state, A)).toEqual([{ kind: 'expertise-barred', rule: 'sp.condition.exposed', roll: 'defence' }]);
  const barred = after(state, barDefenceExpertise(state, A));
  expect(barred.play.agenda[1]).toMatchObject({ defence: [1, 0, 2], expert: { attack: true, defence: false } });
  const settled = after(barred, endExposed(barred, A));
  expect(settled.play.units[A]?.conditions).toEqual([]);
  expect([barDefenceExpertise(settled, A), endExposed(settled, A)]).toEqual([[], []]);
});

test('[sp.condition.pinned] [sp.condition.pinned-first-character] pinned stops one character and is gone', () => {
  const state = unitWith(['pinned'], { cards: { 'north-a': { characters: 2 } } });
  const first = pinnedStops(state, A);
  expect(first).toEqual([lost('pinned', 'sp.condition.pinned')]);
  expect(pinnedStops(after(state, first), A)).toEqual([]);
});

test.each([
  { says: 'who stays does not use it up', option: 'declared-movement', left: ['pinned'] },
  { says: 'with "any-opportunity" it does', option: 'any-opportunity', left: [] },
] as const)('[sp.condition.pinned-declared] $says', ({ option, left }) => {
  const state = unitWith(['pinned'], { options: { 'condition.pinnedTrigger': option } });
  expect(after(state, pinnedOnStay(state, A)).play.units[A]?.conditions).toEqual(left);
});

test.each([
  { says: '2 damage become 5, strained is gone', damage: 2, tokens: 5, wounded: 0 },
  { says: '4 damage become 7', damage: 4, tokens: 7, wounded: 0 },
  { says: '5 damage become 8: wounded', damage: 5, tokens: 8, wounded: 1 },
])('[sp.condition.strained] $says', ({ damage, tokens, wounded }) => {
  const state = unitWith(['strained'], { damage });
  const now = after(state, afterTrigger(state, A));
  expect(now.play.units[A]).toMatchObject({ damage: tokens, wounded, conditions: [] });
  expect(rowOf(now, 'south')).toEqual(wounded === 1 ? [8, 7] : [8]);
  expect((now.play.agenda[0] as { over?: boolean }).over).toBe(wounded === 1);
});

test('[sp.condition.strained] who is not strained suffers nothing', () => {
  const state = unitWith(['pinned'], { damage: 2 });
  expect([afterTrigger(state, A), afterTrigger(state, 'south-a')]).toEqual([[], []]);
});

test('[sp.condition.strained-recover] strained that was healed meanwhile does nothing any more', () => {
  const state = unitWith(['strained'], { damage: 2 });
  const healed = after(state, [heal({ unit: A, what: 'strained' })]);
  expect(isStrainedNow(healed, A)).toBe(false);
  expect(afterTrigger(healed, A)).toEqual([]);
  expect(healed.play.units[A]).toMatchObject({ damage: 2, conditions: [] });
});

const DEED = { kind: 'deed', seat: 'north', action: 'move', unit: A, left: ['north-a-2'] } satisfies Frame;
const REST: Frame = { kind: 'rest', character: 'north-a-1', how: 'advance', told: true };
const ABILITY: Frame = { kind: 'effects', seat: 'north', from: 'ability', source: 'north-a-1', target: '', ability: 'one', list: [], times: 0, chosen: '', mark: [], x: 0 };

test.each([
  { says: 'the movement in a move action counts', option: 'once-innermost', frames: [DEED, REST], counts: true },
  { says: 'the action itself, where nothing in it did', option: 'once-innermost', frames: [DEED], counts: true },
  { says: 'with "once-outermost" the movement waits for the action', option: 'once-outermost', frames: [DEED, REST], counts: false },
  { says: 'with "once-outermost" the action counts', option: 'once-outermost', frames: [DEED], counts: true },
  { says: 'with "once-outermost" a movement by nobody’s action counts', option: 'once-outermost', frames: [REST], counts: true },
  { says: 'with "once-outermost" a movement waits for the ability', option: 'once-outermost', frames: [ABILITY, REST], counts: false },
  { says: 'with "once-outermost" a movement waits for the attack', option: 'once-outermost', frames: [attackFrame({ attacker: 'north-a-1' }), REST], counts: false },
  { says: 'with "once-outermost" an attack on it is no trigger of its own', option: 'once-outermost', frames: [attackFrame({ attacker: 'south-a-1' }), REST], counts: true },
  { says: 'with "once-outermost" it does not wait for the action of another', option: 'once-outermost', frames: [{ ...DEED, unit: 'north-b' }, REST], counts: true },
  { says: 'with "once-outermost" it does not wait for the ability of another', option: 'once-outermost', frames: [{ ...ABILITY, source: 'south-a-1' }, REST], counts: true },
  { says: 'with "once-outermost" effects of a tree are no ability', option: 'once-outermost', frames: [{ ...ABILITY, from: 'tree', ability: '' }, REST], counts: true },
] as const)('[sp.condition.strained-once] $says', ({ option, frames, counts }) => {
  const state = unitWith(['strained'], { damage: 2, options: { 'condition.strainedTriggers': option }, agenda: goesOn(frames) });
  expect(triggerCounts(state, A)).toBe(counts);
  expect(afterTrigger(state, A).length > 0).toBe(counts);
});

test('[sp.condition.strained-once] of a move action the first movement counts; the second and the end of the action do not', () => {
  const state = unitWith(['strained'], { damage: 2, agenda: goesOn([DEED, REST]) });
  const moved = after(state, afterTrigger(state, A));
  expect(moved.play.units[A]).toMatchObject({ damage: 5, conditions: [] });
  expect(afterTrigger(moved, A)).toEqual([]);
});

test.each([
  { says: 'stopped by pinned, the move action still counts', option: 'action-counts', action: 'move', counts: true },
  { says: 'with "nothing" a move action counts by its movements alone', option: 'nothing', action: 'move', counts: false },
  { says: 'with "nothing" other actions count', option: 'nothing', action: 'focus', counts: true },
] as const)('[sp.condition.strained-pinned] $says', ({ option, action, counts }) => {
  const state = unitWith(['strained', 'pinned'], { damage: 2, options: { 'condition.strainedStoppedMove': option }, agenda: goesOn([{ ...DEED, action, left: [] }]) });
  const stopped = after(state, pinnedStops(state, A));
  expect(actionCounts(stopped, action)).toBe(counts);
  expect(after(stopped, afterAction(stopped, { unit: A, action })).play.units[A]).toMatchObject(counts ? { damage: 5, conditions: [] } : { damage: 2, conditions: ['strained'] });
});

test.each([
  { says: 'it suffers nothing and loses strained', option: 'lost', left: [] },
  { says: 'with "kept" it stays strained', option: 'kept', left: ['strained'] },
] as const)('[sp.condition.strained-wounded] a wounded unit: $says', ({ option, left }) => {
  const state = unitWith(['strained'], { damage: 8, wounded: 1, options: { 'condition.strainedOnWounded': option } });
  expect(strainGoes(state, A)).toBe(option === 'lost');
  expect(after(state, afterTrigger(state, A)).play.units[A]).toMatchObject({ damage: 8, wounded: 1, conditions: left });
});

test('[sp.condition.strained-wounded] with "kept" an unwounded unit loses it as ever', () => {
  const state = unitWith(['strained'], { damage: 2, options: { 'condition.strainedOnWounded': 'kept' } });
  expect(after(state, afterTrigger(state, A)).play.units[A]).toMatchObject({ damage: 5, conditions: [] });
});
