import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import type { Item } from '../../model/sheet.js';
import { act, rollsOf, verdict } from '../../testing/act.js';
import { at, bandage, scene, type Cast } from '../../testing/scene.js';

interface Ward {
  readonly items?: readonly Item[];
  readonly ap?: number;
  readonly medic?: Partial<Cast>;
  readonly patient?: Partial<Cast>;
  readonly options?: Partial<Options>;
}

/** A figure that is no medic, and beside it a comrade that has lost two. */
const ward = ({ items = [bandage('b', 1)], ap = 3, medic = {}, patient = {}, options = {} }: Ward = {}) =>
  scene({
    figures: { n1: { at: at(10, 10), items, now: { ap }, ...medic }, n2: { at: at(12.5, 10), now: { life: 2 }, ...patient } },
    options,
  });
const treat = { kind: 'treat', figure: 'n1', patient: 'n2', skill: false, items: ['b'] as string[] } as const;

test.each([
  { says: 'with 2 AP: refused', ap: 2, verdict: 'too-few-ap hb.ap.no-overspend' },
  { says: 'with 3 AP: allowed', ap: 3, verdict: 'allowed' },
])('[hb.action.treat] $says', ({ ap, verdict: expected }) => {
  expect(verdict(act(ward({ ap }), treat))).toBe(expected);
});

test.each([
  { says: 'with 3 AP 0 are left', ap: 3 },
  { says: 'with 5 AP its round is over, and 2 are lost', ap: 5 },
])('[hb.action.treat] it is an ending action: $says', ({ ap }) => {
  const played = act(ward({ ap }), treat);
  expect(played.state.play.figures['n1']).toMatchObject({ ap: 0, done: true });
  expect(played.events).toContainEqual({ kind: 'figure-done', rule: 'hb.ap.ending-action', figure: 'n1', lost: ap - 3 });
});

test('[hb.action.treat] where an ending action ends only the turn, the figure keeps its AP', () => {
  expect(act(ward({ ap: 5, options: { endingAction: 'turn' } }), treat).state.play.figures['n1']).toMatchObject({ ap: 2, done: false });
});

test('[hb.action.treat] the figure is done when the test has been rolled, not before', () => {
  const { events } = act(ward(), treat, { said: [1] });
  expect(events.map(({ kind }) => kind)).toEqual([
    'ap-spent', 'item-spent', 'treatment-begun', 'roll-called', 'dice-rolled', 'roll-settled', 'life-regained', 'figure-done', 'treatment-ended',
  ]);
});

test('[hb.action.treat] a patient that nobody knows is refused without a rule', () => {
  expect(verdict(act(ward(), { ...treat, patient: 'nobody' }))).toBe('unknown-id');
  expect(verdict(act(ward({ ap: 2 }), treat))).toContain('too-few-ap');
});

test('[hb.action.treat-test] the patient rolls: resistance 2 and Tough 1 are 3 dice, whatever the medic has', () => {
  const medic = { skills: { medic: 1 }, values: { resistance: 4 } };
  const state = ward({ medic, patient: { skills: { tough: 1 }, values: { resistance: 2 }, now: { life: 2 } } });
  const played = act(state, { ...treat, skill: true, items: [] });
  expect(rollsOf(played)).toEqual(['treatment 3']);
  expect(played.asked[0]).toMatchObject({ roller: 'n2' });
});

test('[hb.action.treat-test] a figure with resistance 2 that treats itself rolls 2 dice', () => {
  const state = ward({ medic: { values: { resistance: 2 }, items: [bandage('b', 1)], now: { life: 2 } } });
  expect(rollsOf(act(state, { ...treat, patient: 'n1' }))).toEqual(['treatment 2']);
});

test('[hb.action.treat-supplies] without Medic and without supplies: refused', () => {
  expect(act(ward({ items: [] }), { ...treat, items: [] }).refusal).toEqual({ kind: 'nothing-heals', rule: 'hb.action.treat-supplies', figure: 'n1' });
});

test.each([
  { says: 'one success: 1 LP healed', successes: 1, life: 3 },
  { says: 'two successes: 1 LP healed', successes: 2, life: 3 },
  { says: 'no success: no LP healed', successes: 0, life: 2 },
])('[hb.action.treat-supplies] an item that heals 1, $says; the item is gone and 3 AP are spent', ({ successes, life }) => {
  const { play } = act(ward(), treat, { said: [successes] }).state;
  expect(play.figures['n2']?.life).toBe(life);
  expect(play.figures['n1']).toMatchObject({ ap: 0, items: [] });
});

test('[hb.action.treat-supplies] an item heals what its profile states, and only lost points', () => {
  const { play } = act(ward({ items: [bandage('b', 3)] }), treat, { said: [1] }).state;
  expect(play.figures['n2']?.life).toBe(4);
});

test('[hb.action.treat-supplies] one of two items of a kind is used up', () => {
  expect(act(ward({ items: [bandage('b', 1), bandage('b', 1)] }), treat).state.play.figures['n1']?.items).toHaveLength(1);
});

test.each([
  { says: 'an item that the figure does not carry', items: ['c'], verdict: 'item-missing hb.action.treat-supplies' },
  { says: 'an item that is no medical one', items: ['key'], verdict: 'nothing-heals hb.action.treat-supplies' },
])('[hb.action.treat-supplies] $says is refused', ({ items, verdict: expected }) => {
  expect(verdict(act(ward({ items: [bandage('b', 1), { kind: 'thing', id: 'key', name: 'key' }] }), { ...treat, items: [...items] }))).toBe(expected);
});

test('[hb.action.treat-supplies] the skill is stated by a figure that is no medic', () => {
  expect(verdict(act(ward(), { ...treat, skill: true, items: [] }))).toBe('nothing-heals hb.action.treat-supplies');
});
