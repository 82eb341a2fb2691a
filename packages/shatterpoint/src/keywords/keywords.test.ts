import { decode, isLeft } from '@regelwerk/core';
import { expect, test } from 'vitest';
import { focusDice } from '../focus.js';
import type { Keyword } from '../model/keyword.js';
import { UnitCard } from '../model/unit.js';
import { prepare, type UnitInfo } from '../prepare.js';
import { gainCondition } from '../rules/condition/duplicate.js';
import { attackFrame } from '../testing/frames.js';
import { sceneOf, tableOf, unitCard } from '../testing/scene.js';
import { hasKeyword, strengthOf } from './definition.js';
import { isImmune } from './immunity.js';
import { impactDice } from './impact.js';
import { protectedDamage } from './protection.js';
import { climbsWhileHeld, mayClimbInstead } from './scale.js';
import { sharpshooterDice } from './sharpshooter.js';
import { shrugsOff } from './steadfast.js';
import { hasTags } from './tags.js';

const unitWith = (...keywords: readonly Keyword[]): UnitInfo => prepare(tableOf({ cards: { 'north-a': { keywords: [...keywords] } } })).units['north-a'] as UnitInfo;

test('[sp.keyword.definition] a keyword on the card stands for its rule; one that does not exist is no keyword', () => {
  expect([unitWith({ keyword: 'protection' }), unitWith({ keyword: 'scale' }), unitWith()].map((unit) => hasKeyword(unit, 'protection'))).toEqual([true, false, false]);
  expect([strengthOf(unitWith({ keyword: 'impact', n: 2 }), 'impact'), strengthOf(unitWith(), 'impact')]).toEqual([2, 0]);
  expect(protectedDamage(unitWith({ keyword: 'protection' }), 3)).toBe(2);
  expect(isLeft(decode(UnitCard, unitCard('a', { keywords: [{ keyword: 'scale' }] })))).toBe(false);
  expect(isLeft(decode(UnitCard, { ...unitCard('a'), keywords: [{ keyword: 'flight' }] }))).toBe(true);
});

test('[sp.keyword.immunity] an immune unit never gets the condition, nor damage instead; others it gets', () => {
  const state = sceneOf({ cards: { 'north-a': { keywords: [{ keyword: 'immunity', condition: 'pinned' }] } } });
  const unit = prepare(state.table).units['north-a'] as UnitInfo;
  expect([isImmune(unit, 'pinned'), isImmune(unit, 'exposed')]).toEqual([true, false]);
  for (let i = 0; i < 2; i += 1) expect(gainCondition(state, 'north-a', { condition: 'pinned', pool: true })).toEqual([]);
  expect(gainCondition(state, 'north-a', { condition: 'exposed', pool: true })).toHaveLength(1);
});

test.each([
  { says: 'impact [1] adds 1 in melee', unit: unitWith({ keyword: 'impact', n: 1 }), type: 'melee', dice: 1 },
  { says: 'impact adds nothing to a ranged attack', unit: unitWith({ keyword: 'impact', n: 1 }), type: 'ranged', dice: 0 },
  { says: 'without keywords nothing is added', unit: unitWith(), type: 'melee', dice: 0 },
] as const)('[sp.keyword.impact] $says', ({ unit, type, dice }) => {
  expect([impactDice(unit, type), focusDice(unit, type)]).toEqual([dice, dice]);
});

test.each([
  { says: 'sharpshooter [2] adds 2 to a ranged attack', unit: unitWith({ keyword: 'sharpshooter', n: 2 }), type: 'ranged', dice: 2 },
  { says: 'sharpshooter adds nothing in melee', unit: unitWith({ keyword: 'sharpshooter', n: 2 }), type: 'melee', dice: 0 },
] as const)('[sp.keyword.sharpshooter] $says', ({ unit, type, dice }) => {
  expect([sharpshooterDice(unit, type), focusDice(unit, type)]).toEqual([dice, dice]);
});

test('[sp.keyword.impact] [sp.keyword.sharpshooter] a unit with both gets each where it belongs', () => {
  const unit = unitWith({ keyword: 'impact', n: 1 }, { keyword: 'sharpshooter', n: 2 });
  expect([focusDice(unit, 'melee'), focusDice(unit, 'ranged')]).toEqual([1, 2]);
});

test.each([
  { pool: 3, left: 2 },
  { pool: 1, left: 0 },
  { pool: 0, left: 0 },
])('[sp.keyword.protection] of a pool of $pool protection leaves $left', ({ pool, left }) => {
  expect([protectedDamage(unitWith({ keyword: 'protection' }), pool), protectedDamage(unitWith(), pool)]).toEqual([left, pool]);
});

test('[sp.keyword.scale] only a unit with scale climbs where it would advance or dash', () => {
  expect([mayClimbInstead(unitWith({ keyword: 'scale' })), mayClimbInstead(unitWith())]).toEqual([true, false]);
});

test.each([
  { option: 'forbid', may: false },
  { option: 'allow', may: true },
] as const)('[sp.keyword.scale-engaged] while an enemy holds it, with "$option": $may', ({ option, may }) => {
  const state = sceneOf({ options: { 'keyword.scaleWhileEngaged': option } });
  expect([climbsWhileHeld(state, unitWith({ keyword: 'scale' })), climbsWhileHeld(state, unitWith())]).toEqual([may, false]);
});

const steady = unitWith({ keyword: 'steadfast' });
test.each([
  { says: 'the first shove leaves it where it is', unit: steady, attack: { defender: 'north-a-1' }, shrugs: true },
  { says: 'the second moves it', unit: steady, attack: { defender: 'north-a-1', steadfast: true }, shrugs: false },
  { says: 'it must be the defender', unit: steady, attack: { defender: 'north-b-1' }, shrugs: false },
  { says: 'without the keyword it is moved', unit: unitWith(), attack: { defender: 'north-a-1' }, shrugs: false },
])('[sp.keyword.steadfast] $says', ({ unit, attack, shrugs }) => {
  expect(shrugsOff(unit, attackFrame(attack))).toBe(shrugs);
});

test('[sp.keyword.tags] tags are asked for and do nothing else', () => {
  const plain = prepare(tableOf()).units['north-a'] as UnitInfo;
  const tagged = prepare(tableOf({ cards: { 'north-a': { tags: ['pilot', 'droid', 'scout'] } } })).units['north-a'] as UnitInfo;
  expect([hasTags(tagged, ['pilot', 'scout']), hasTags(tagged, ['pilot', 'hunter']), hasTags(tagged, []), hasTags(plain, ['pilot'])]).toEqual([true, false, true, false]);
  expect([hasKeyword(tagged, 'scale'), focusDice(tagged, 'melee'), protectedDamage(tagged, 3)]).toEqual([false, 0, 3]);
});
