import { expect, test } from 'vitest';
import { healCandidates, healUnit, whyNotHeal } from '../../heals.js';
import type { ChoiceOf } from '../../model/choice.js';
import { after } from '../../testing/after.js';
import { part, sceneOf, type Scene } from '../../testing/scene.js';
import { unseen } from './heal.js';

const healing = (unit: string, what: ChoiceOf<'heal'>['what']): ChoiceOf<'heal'> => ({ kind: 'heal', answers: 0, by: 'north', unit, what });
/** `north-a` may heal; `north-b` stands so far from it, in millimetres from edge to edge. */
const beside = (gap: number, scene: Scene = {}) =>
  sceneOf({ at: { 'north-a-1': [400, 400], 'north-b-1': [440 + gap, 400], 'south-a-1': [400, 450] }, units: { 'north-b': { damage: 2, conditions: ['strained'] }, 'south-a': { damage: 3 } }, ...scene });

test('[sp.damage.heal] one damage or one condition goes, not both', () => {
  const state = sceneOf({ at: { 'north-a-1': [400, 400] }, units: { 'north-a': { damage: 2, conditions: ['exposed'] } } });
  expect(healCandidates(state, { seat: 'north', character: 'north-a-1' }).map(({ unit, what }) => [unit, what])).toEqual([['north-a', 'damage'], ['north-a', 'exposed']]);
  expect(after(state, healUnit(state, healing('north-a', 'damage'))).play.units['north-a']).toMatchObject({ damage: 1, conditions: ['exposed'] });
  expect(after(state, healUnit(state, healing('north-a', 'exposed'))).play.units['north-a']).toMatchObject({ damage: 2, conditions: [] });
});

test.each([
  { says: 'an ally at range 2 exactly', gap: 76.2, unit: 'north-b', what: 'damage', why: undefined },
  { says: 'an ally a hundredth of a millimetre beyond', gap: 76.21, unit: 'north-b', what: 'damage', why: { kind: 'out-of-range', rule: 'sp.damage.heal', distance: 7621, range: 7620 } },
  { says: 'a condition that it does not have', gap: 50, unit: 'north-b', what: 'pinned', why: { kind: 'nothing-to-heal', rule: 'sp.damage.heal', unit: 'north-b', what: 'pinned' } },
  { says: 'no damage on the own unit', gap: 50, unit: 'north-a', what: 'damage', why: { kind: 'nothing-to-heal', rule: 'sp.damage.heal', unit: 'north-a', what: 'damage' } },
  { says: 'an enemy', gap: 50, unit: 'south-a', what: 'damage', why: { kind: 'wrong-target', rule: 'sp.damage.heal', target: 'south-a', why: 'side' } },
  { says: 'a unit that is not there', gap: 50, unit: 'north-z', what: 'damage', why: { kind: 'unknown-id', what: 'unit', id: 'north-z' } },
] as const)('[sp.damage.heal] $says', ({ gap, unit, what, why }) => {
  const state = beside(gap);
  // Whatever the id, the rule itself runs, too.
  expect(whyNotHeal(state, 'north-a-1', healing('north-b', 'strained'))).toEqual(gap > 76.2 ? { kind: 'out-of-range', rule: 'sp.damage.heal', distance: 7621, range: 7620 } : undefined);
  expect(whyNotHeal(state, 'north-a-1', healing(unit, what))).toEqual(why);
});

test('[sp.damage.heal] [sp.damage.heal-sight] of a unit of two, one in sight is enough, and the nearer one is measured', () => {
  const wall = { id: 'wall', name: 'wall', parts: [part('w', [350, 440, 450, 450], { sight: 'blocking', elevation: 2 })] };
  const pair = (gap: number) => beside(gap, {
    cards: { 'north-b': { characters: 2 } }, at: { 'north-a-1': [400, 400], 'north-b-1': [440 + gap, 400], 'north-b-2': [400, 600] },
    terrain: { pieces: [wall] }, options: { 'damage.healNeedsSight': true },
  });
  expect(whyNotHeal(pair(50), 'north-a-1', healing('north-b', 'damage'))).toBeUndefined();
  expect(whyNotHeal(pair(100), 'north-a-1', healing('north-b', 'damage'))).toMatchObject({ kind: 'out-of-range', distance: 10_000 });
});

test('[sp.damage.heal] a defeated unit cannot be healed', () => {
  const state = beside(50, { units: { 'north-b': { defeated: true, damage: 2 } } });
  expect(whyNotHeal(state, 'north-a-1', healing('north-b', 'damage'))).toEqual({ kind: 'defeated', rule: 'sp.damage.heal', unit: 'north-b' });
});

test('[sp.damage.wounded-no-heal] a wounded ally: the condition may go, damage may not', () => {
  const state = beside(50, { units: { 'north-b': { damage: 8, wounded: 1, conditions: ['strained'] } } });
  expect(healCandidates(state, { seat: 'north', character: 'north-a-1' }).map(({ what }) => what)).toEqual(['strained']);
  expect(whyNotHeal(state, 'north-a-1', healing('north-b', 'damage'))).toEqual({ kind: 'nothing-to-heal', rule: 'sp.damage.wounded-no-heal', unit: 'north-b', what: 'damage' });
  expect(whyNotHeal(state, 'north-a-1', healing('north-b', 'pinned'))).toEqual({ kind: 'nothing-to-heal', rule: 'sp.damage.heal', unit: 'north-b', what: 'pinned' });
});

test.each([
  { says: 'an ally behind a wall is healed', needs: false, gap: 50, wall: true, refused: false },
  { says: 'where sight is needed it is not', needs: true, gap: 50, wall: true, refused: true },
  { says: 'where sight is needed and nothing stands between, it is', needs: true, gap: 50, wall: false, refused: false },
])('[sp.damage.heal-sight] $says', ({ needs, gap, wall, refused }) => {
  const pieces = wall ? [{ id: 'wall', name: 'wall', parts: [part('w', [440, 300, 450, 500], { sight: 'blocking', elevation: 2 })] }] : [];
  const state = beside(gap, { options: { 'damage.healNeedsSight': needs }, terrain: { pieces } });
  expect(whyNotHeal(state, 'north-a-1', healing('north-b', 'damage'))).toEqual(refused ? { kind: 'no-sight', rule: 'sp.damage.heal-sight', target: 'north-b', by: '' } : undefined);
  expect(unseen.rule).toBe('sp.damage.heal-sight');
});
