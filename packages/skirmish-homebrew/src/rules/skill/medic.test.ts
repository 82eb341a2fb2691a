import { expect, test } from 'vitest';
import type { Item } from '../../model/sheet.js';
import type { State } from '../../model/state.js';
import { act, rollsOf, verdict } from '../../testing/act.js';
import { at, bandage, scene, type Cast } from '../../testing/scene.js';
import { prepare } from '../../prepare.js';
import { medicHeals } from './medic-heal.js';
import { cannotTreat } from './medic-incapacitated.js';
import { notOne } from './medic-choose.js';
import { needsNoSupplies } from './medic-no-supplies.js';

interface Ward {
  readonly medic?: number;
  readonly items?: readonly Item[];
  readonly ap?: number;
  readonly patient?: Partial<Cast>;
  readonly self?: Partial<Cast['now'] & object>;
}

/** A medic, and beside it a comrade at 1 of 4 LP. */
const ward = ({ medic = 0, items = [], ap = 4, patient = {}, self = {} }: Ward): State =>
  scene({
    figures: {
      n1: { at: at(10, 10), skills: medic > 0 ? { medic } : {}, items, now: { ap, ...self } },
      n2: { at: at(12.5, 10), now: { life: 1 }, ...patient },
      s1: { at: at(10, 12.5), now: { life: 2 } },
    },
  });

const treat = { kind: 'treat', figure: 'n1', patient: 'n2', skill: true, items: [] as string[] } as const;
const lifeOf = (state: State, figure = 'n2') => state.play.figures[figure]?.life;

test('[hb.skill.medic-no-supplies] a medic without supplies treats for 3 AP; the resistance of the patient is rolled', () => {
  const played = act(ward({ medic: 1, ap: 3 }), treat, { said: [1] });
  expect(rollsOf(played)).toEqual(['treatment 2']);
  expect(played.state.play.figures['n1']).toMatchObject({ ap: 0, done: true });
});

test('[hb.skill.medic-no-supplies] with 2 AP it does not', () => {
  const state = ward({ medic: 1, ap: 2 });
  expect(needsNoSupplies(prepare(state.table).profiles['n1']!)).toBe(true);
  expect(verdict(act(state, treat))).toBe('too-few-ap hb.ap.no-overspend');
});

test('[hb.skill.medic-no-supplies] a figure that is no medic needs supplies', () => {
  expect(verdict(act(ward({ ap: 3 }), treat))).toBe('nothing-heals hb.action.treat-supplies');
});

test.each([
  { says: 'Medic 3, two lost, one success: two come back', medic: 3, life: 2, successes: 1, after: 4 },
  { says: 'Medic 2, three lost, four successes: two come back', medic: 2, life: 1, successes: 4, after: 3 },
  { says: 'Medic 1, three lost, one success: one comes back', medic: 1, life: 1, successes: 1, after: 2 },
  { says: 'Medic 3, three lost, one success: three come back', medic: 3, life: 1, successes: 1, after: 4 },
])('[hb.skill.medic-heal] $says', ({ medic, life, successes, after }) => {
  const state = ward({ medic, patient: { values: { resistance: 4 }, now: { life } } });
  expect(lifeOf(act(state, treat, { said: [successes] }).state)).toBe(after);
});

test('[hb.skill.medic-heal] who has lost nothing gets nothing back', () => {
  const played = act(ward({ medic: 2, patient: { now: { life: 4 } } }), treat, { said: [1] });
  expect(lifeOf(played.state)).toBe(4);
  expect(played.events.some(({ kind }) => kind === 'life-regained')).toBe(false);
  expect(medicHeals(prepare(played.state.table).profiles['n1']!)).toBe(2);
});

test('[hb.skill.medic-no-success] Medic 3 with 4 AP, the patient at 2 LP, no success: no effect, and its round is over', () => {
  const played = act(ward({ medic: 3, patient: { now: { life: 2 } } }), treat, { said: [0] });
  expect(lifeOf(played.state)).toBe(2);
  expect(played.events).toContainEqual({ kind: 'treatment-failed', rule: 'hb.skill.medic-no-success', medic: 'n1', patient: 'n2' });
  expect(played.state.play.figures['n1']).toMatchObject({ ap: 0, done: true });
});

test.each([
  { says: 'bases touching', x: 12.5, verdict: 'allowed' },
  { says: 'half a centimetre away', x: 13, verdict: 'no-contact hb.skill.medic-contact' },
  { says: 'off the table', x: 12.5, gone: true, verdict: 'off-table hb.skill.medic-contact' },
])('[hb.skill.medic-contact] $says', ({ x, gone = false, verdict: expected }) => {
  const state = ward({ medic: 1, items: [bandage('b', 1)], patient: { at: at(x, 10), now: { life: 1, gone } } });
  expect(verdict(act(state, treat))).toBe(expected);
  expect(verdict(act(state, { ...treat, skill: false, items: ['b'] }))).toBe(expected);
});

test('[hb.skill.medic-contact] on another level bases do not touch', () => {
  expect(verdict(act(ward({ medic: 1, patient: { at: at(12.5, 10, 5), now: { life: 1 } } }), treat))).toBe('no-contact hb.skill.medic-contact');
});

test('[hb.skill.medic-contact] an able medic at 2 of 4 LP treats itself', () => {
  const played = act(ward({ medic: 1, self: { life: 2 } }), { ...treat, patient: 'n1' }, { said: [1] });
  expect(lifeOf(played.state, 'n1')).toBe(3);
});

test('[hb.skill.medic-contact] the texts do not keep anybody from treating an enemy', () => {
  expect(verdict(act(ward({ medic: 1 }), { ...treat, patient: 's1' }))).toBe('allowed');
});

test('[hb.skill.medic-incapacitated] a patient at 0 LP is healed by two and stays out', () => {
  const state = ward({ medic: 2, patient: { now: { life: 0, able: false } } });
  const treated = act(state, treat, { said: [1] }).state;
  expect(treated.play.figures['n2']).toMatchObject({ life: 2, able: false });
  expect(cannotTreat(treated, 'n2')).toEqual({ kind: 'incapacitated', rule: 'hb.skill.medic-incapacitated', figure: 'n2' });
});

test('[hb.skill.medic-incapacitated] a medic that is out treats nobody, an able one does', () => {
  expect(cannotTreat(ward({ medic: 1, self: { able: false } }), 'n1')?.kind).toBe('incapacitated');
  expect(cannotTreat(ward({ medic: 1 }), 'n1')).toBeUndefined();
});

test.each([
  { says: 'the item is chosen: it heals 2 and is gone', choice: { skill: false, items: ['b'] }, life: 3, items: 0 },
  { says: 'the skill is chosen: it heals 1 and the item is kept', choice: { skill: true, items: [] as string[] }, life: 2, items: 1 },
])('[hb.skill.medic-choose] $says', ({ choice, life, items }) => {
  const { state } = act(ward({ medic: 1, items: [bandage('b', 2)] }), { ...treat, ...choice }, { said: [1] });
  expect(lifeOf(state)).toBe(life);
  expect(state.play.figures['n1']?.items).toHaveLength(items);
});

test.each([
  { says: 'skill and item together', skill: true, items: ['b'], stated: 2 },
  { says: 'two items together', skill: false, items: ['b', 'c'], stated: 2 },
  { says: 'nothing at all', skill: false, items: [], stated: 0 },
])('[hb.skill.medic-choose] $says are refused', ({ skill, items, stated }) => {
  const state = ward({ medic: 1, items: [bandage('b', 2), bandage('c', 1)] });
  expect(act(state, { ...treat, skill, items: [...items] }).refusal).toEqual({ kind: 'choose-one', rule: 'hb.skill.medic-choose', stated });
});

test('[hb.skill.medic-choose] when the test lies, nothing but the reroll is open', () => {
  const state = ward({ medic: 1, items: [bandage('b', 2)], patient: { skills: { luck: 1 }, now: { life: 1 } } });
  const played = act(state, treat, { said: [0, { reroll: { kind: 'treat', skill: 'item' } as never }] });
  expect(played.refusal).toMatchObject({ kind: 'not-asked', choice: 'treat' });
  expect(notOne({ skill: true, items: [] })).toBeUndefined();
});
