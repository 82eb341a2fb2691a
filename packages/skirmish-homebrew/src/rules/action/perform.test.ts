import { expect, test } from 'vitest';
import type { Deed } from '../../model/deed.js';
import { act, rollsOf, verdict } from '../../testing/act.js';
import { at, cm, scene, type Cast } from '../../testing/scene.js';

const lever: Deed = {
  id: 'lever', name: 'lever', price: 'usual', sides: [], reach: { kind: 'touching', at: at(12, 10), radius: cm(0.75) }, needs: [], test: { kind: 'none' },
  times: 0, success: [], failure: [],
};
const room = (deed: Partial<Deed> | undefined, n1: Partial<Cast> = {}, done = 0) =>
  scene({
    figures: { n1: { at: at(10, 10), ...n1 }, s1: { at: at(50, 50) } },
    scenario: { deeds: deed === undefined ? [] : [{ ...lever, ...deed }] },
    play: (play) => {
      if (deed !== undefined) play.deeds['lever'] = done;
    },
  });
const perform = (state: ReturnType<typeof room>, said: number[] = [], id = 'lever') => act(state, { kind: 'perform', figure: 'n1', deed: id }, { said });

test.each([
  { says: 'without a price of its own, 2 AP: allowed', price: 'usual' as const, ap: 2, verdict: 'allowed' },
  { says: 'without a price of its own, 1 AP: refused', price: 'usual' as const, ap: 1, verdict: 'too-few-ap hb.ap.no-overspend' },
  { says: 'the scenario sets 4 AP, a figure with 3: refused', price: 4, ap: 3, verdict: 'too-few-ap hb.ap.no-overspend' },
  { says: 'the scenario sets 4 AP, a figure with 4: allowed', price: 4, ap: 4, verdict: 'allowed' },
  { says: 'the scenario sets 0 AP, a figure with 0: allowed', price: 0, ap: 0, verdict: 'allowed' },
])('[hb.action.perform] $says', ({ price, ap, verdict: expected }) => {
  const played = perform(room({ price }, { now: { ap } }));
  expect(verdict(played)).toBe(expected);
  if (expected === 'allowed') expect(played.state.play.figures['n1']).toMatchObject({ ap: 0, done: false });
});

test.each([
  { says: 'touching the lever', x: 10, verdict: 'allowed' },
  { says: 'standing over it', x: 11, verdict: 'allowed' },
  { says: 'three ticks away', x: 9.997, verdict: 'no-contact hb.action.perform-scenario' },
  { says: '3 cm away', x: 7, verdict: 'no-contact hb.action.perform-scenario' },
  { says: 'anywhere, where the scenario says so', x: 7, reach: { kind: 'anywhere' as const }, verdict: 'allowed' },
])('[hb.action.perform-scenario] base contact: $says', ({ x, reach, verdict: expected }) => {
  expect(verdict(perform(room(reach === undefined ? {} : { reach }, { at: at(x, 10) })))).toBe(expected);
});

test('[hb.action.perform-scenario] a lever on another level is not touched', () => {
  expect(verdict(perform(room({}, { at: at(10, 10, 5) })))).toBe('no-contact hb.action.perform-scenario');
});

test('[hb.action.perform-scenario] a scenario that demands no deed', () => {
  expect(perform(room(undefined)).refusal).toEqual({ kind: 'no-such-action', rule: 'hb.action.perform-scenario', action: 'perform' });
});

test('[hb.action.perform-scenario] another deed than the scenario demands is refused without a rule', () => {
  expect(verdict(perform(room({}), [], 'door'))).toBe('unknown-id');
});

test.each([
  { says: 'a deed of the other side', deed: { sides: ['south'] }, verdict: 'not-your-task hb.action.perform-scenario' },
  { says: 'a deed of its own side', deed: { sides: ['north'] }, verdict: 'allowed' },
  { says: 'a deed that needs a key, without it', deed: { needs: ['key'] }, verdict: 'item-missing hb.action.perform-scenario' },
  { says: 'a deed that needs a key, with it', deed: { needs: ['key'] }, items: true, verdict: 'allowed' },
  { says: 'a deed for once that has been done', deed: { times: 1 }, done: 1, verdict: 'used-up hb.action.perform-scenario' },
  { says: 'a deed for twice that has been done once', deed: { times: 2 }, done: 1, verdict: 'allowed' },
  { says: 'a deed without limit that has been done often', deed: { times: 0 }, done: 9, verdict: 'allowed' },
])('[hb.action.perform-scenario] $says', ({ deed, items = false, done = 0, verdict: expected }) => {
  expect(verdict(perform(room(deed, items ? { items: [{ kind: 'thing', id: 'key', name: 'key' }] } : {}, done)))).toBe(expected);
});

const door: Partial<Deed> = {
  test: { kind: 'dice', dice: 3, successes: 2 },
  success: [{ kind: 'points', points: 2 }],
  failure: [{ kind: 'life', lost: 1 }],
};

test('[hb.action.perform-scenario] the scenario demands a test with 3 dice: the AP are paid, 3 dice are asked for', () => {
  const played = act(room(door, { now: { ap: 3 } }), { kind: 'perform', figure: 'n1', deed: 'lever' }, { open: 0 });
  expect(rollsOf(played)).toEqual(['deed 3']);
  expect(played.state.play.figures['n1']?.ap).toBe(1);
});

test.each([
  { says: 'two of two successes: it is done', successes: 2, points: 2, life: 4, done: 1 },
  { says: 'one of two successes: it has failed', successes: 1, points: 0, life: 3, done: 0 },
])('[hb.action.perform-scenario] $says, with what follows', ({ successes, points, life, done }) => {
  const { play } = perform(room(door), [successes]).state;
  expect([play.sides['north']?.points, play.figures['n1']?.life, play.deeds['lever']]).toEqual([points, life, done]);
  expect(play.agenda).toHaveLength(1);
});

test('[hb.action.perform-scenario] the figure that performs a deed rolls: its Luck may repeat it', () => {
  expect(rollsOf(act(room(door, { skills: { luck: 1 } }), { kind: 'perform', figure: 'n1', deed: 'lever' }, { said: [0, 'reroll', 2] }))).toEqual(['deed 3', 'deed 3']);
});

test('[hb.action.perform-scenario] what follows from a deed happens in the scenario’s order', () => {
  const { events, state } = perform(
    room({
      success: [
        { kind: 'note', text: 'a door opens' },
        { kind: 'item', item: 'map', name: 'map' },
        { kind: 'points', points: 3 },
        { kind: 'life', lost: 3 },
        { kind: 'life', lost: 3 },
        { kind: 'leave-table' },
        { kind: 'win' },
      ],
    }),
  );
  expect(events.map(({ kind }) => kind)).toEqual([
    'ap-spent', 'deed-done', 'noted', 'item-gained', 'points-scored', 'life-lost', 'life-lost', 'figure-incapacitated', 'table-left', 'winner-named',
  ]);
  expect(new Set(events.slice(1).map(({ rule }) => rule))).toEqual(new Set(['hb.action.perform-scenario', 'hb.life.incapacitated']));
  expect(state.play.figures['n1']).toMatchObject({ life: 0, able: false, gone: true, items: [{ kind: 'thing', id: 'map', name: 'map' }] });
  expect([state.play.sides['north']?.points, state.play.winner, state.play.deeds['lever']]).toEqual([3, ['north'], 1]);
});
