import { rest } from '@regelwerk/core';
import { expect, test } from 'vitest';
import { turnOf } from '../../agenda.js';
import { shatterpoint } from '../../game.js';
import type { Frame } from '../../model/frame.js';
import { after } from '../../testing/after.js';
import { sceneOf, turnFrame } from '../../testing/scene.js';
import { heldBy } from '../attack/engaged.js';
import { gainCondition } from '../condition/duplicate.js';
import { contestersAt } from '../objective/contest.js';
import { whyNotHealed } from './heal.js';
import { suffer } from './take.js';
import { becomeWounded, cutActivation } from './wounded.js';
import { isAffected } from './wounded-attackable.js';
import { stopsAttack } from './wounded-during-attack.js';
import { isCutOff } from './wounded-ends-activation.js';
import { holdsEnemies } from './wounded-no-lock.js';
import { mayContest } from './wounded-no-contest.js';
import { canBeHeld } from './wounded-still-restricted.js';

test('[sp.damage.wounded-ends-activation] the active unit that becomes wounded ends its activation; another one does not', () => {
  const state = sceneOf({ units: { 'north-a': { damage: 7, injured: 1 } } });
  const own = after(state, suffer(state, 'north-a', { damage: 1, rule: 'sp.damage.take' }));
  expect(turnOf(own)?.over).toBe(true);
  // The wounded token does not count toward defeat: 1 injured token, durability 2.
  expect(own.play.units['north-a']).toMatchObject({ wounded: 1, injured: 1, defeated: false });
  const other = after(state, suffer(state, 'north-b', { damage: 8, rule: 'sp.damage.take' }));
  expect(turnOf(other)?.over).toBe(false);
  expect(cutActivation(state, 'south-a')).toEqual([]);
});

test.each([
  { also: '', at: 'activation-start', step: 5, over: true, agreed: 'skip', then: [] },
  { also: '', at: 'activation-start', step: 5, over: true, agreed: 'resolve', then: [] },
  { also: '', at: 'activation-start', step: 5, over: false, agreed: 'skip', then: ['north-a/own', 'south-a/other', 'rule'] },
  { also: '[sp.turn.forced-end-effects]', at: 'activation-end', step: 6, over: true, agreed: 'skip', then: [] },
  { also: '[sp.turn.forced-end-effects]', at: 'activation-end', step: 6, over: true, agreed: 'resolve', then: ['north-a/own', 'south-a/other', 'rule'] },
  { also: '', at: 'turn-end', step: 8, over: true, agreed: 'skip', then: ['north-a/own', 'south-a/other', 'rule'] },
] as const)('[sp.damage.wounded-ends-activation] $also what is still to be said at $at, if it is cut ($over), with $agreed: $then', ({ at, step, over, agreed, then }) => {
  const says = (id: string) => ({ kind: 'triggered' as const, id, name: id, on: { at, who: 'any' as const, as: 'attacker' as const, within: 0 }, when: [], effects: [{ do: 'force' as const, how: 'refresh' as const, side: 'own' as const, n: 1 }] });
  const window: Frame = { kind: 'window', at, about: 'north-a-1', other: '', seats: ['north', 'south'], done: [], reacted: [], rules: [0], strains: '', chain: 0 };
  const state = sceneOf({
    options: { 'turn.endEffectsOnForcedEnd': agreed },
    mission: { rules: [{ name: 'rule', at, effects: [{ do: 'force', how: 'refresh', side: 'own', n: 1 }] }] },
    cards: { 'north-a': { abilities: [says('own')] }, 'south-a': { abilities: [says('other')] } },
    at: { 'north-a-1': [200, 200], 'south-a-1': [700, 700] },
    agenda: [turnFrame('north', 'north-a', { step, over, told: true }), window],
  });
  const { events } = rest(shatterpoint, state);
  expect(events.flatMap((event) => (event.kind === 'spoken' ? [event.by] : event.kind === 'rule-applied' ? [event.name] : []))).toEqual(then);
  expect(isCutOff(state, at)).toBe(then.length === 0);
});

test.each([{ over: true, then: [] }, { over: false, then: ['north-a/first', 'north-a/second'] }])('[sp.damage.wounded-ends-activation] the tactics of a unit, if its activation is cut ($over)', ({ over, then }) => {
  const tactic = (id: string) => ({ kind: 'tactic' as const, id, name: id, when: [], effects: [{ do: 'force' as const, how: 'refresh' as const, side: 'own' as const, n: 1 }] });
  const window: Frame = { kind: 'window', at: 'tactics', about: 'north-a-1', other: '', seats: ['north', 'south'], done: ['north-a/first'], reacted: [], rules: [], strains: '', chain: 0 };
  const scene = { cards: { 'north-a': { abilities: [tactic('first'), tactic('second')] } }, at: { 'north-a-1': [200, 200] as const } };
  const spoken = (done: string[]) => rest(shatterpoint, sceneOf({ ...scene, agenda: [turnFrame('north', 'north-a', { step: 4, over, told: true }), { ...window, done }] })).events.flatMap((event) => (event.kind === 'spoken' ? [event.by] : []));
  expect([...spoken(['north-a/second']), ...spoken(['north-a/first'])]).toEqual(then);
});

test('[sp.damage.wounded] after its activation the unit that was active is a unit like any other', () => {
  const state = sceneOf({ agenda: [turnFrame('north', '', { activated: 'north-a', step: 8 })] });
  expect(becomeWounded(state, 'north-a').map(({ kind }) => kind)).toEqual(['unit-wounded', 'momentum-gained']);
});

test('[sp.damage.wounded] abilities that wait for it speak last', () => {
  const identity = {
    kind: 'identity' as const, id: 'gloat', name: 'gloat', when: [],
    on: { at: 'wounded' as const, who: 'enemy' as const, as: 'defender' as const, within: 0 },
    effects: [{ do: 'force' as const, how: 'refresh' as const, side: 'own' as const, n: 1 }],
  };
  const scene = { cards: { 'north-a': { abilities: [identity] } }, at: { 'north-a-1': [200, 200] as const, 'south-b-1': [700, 700] as const } };
  const events = becomeWounded(sceneOf(scene), 'south-b');
  expect(events.map(({ kind }) => kind)).toEqual(['unit-wounded', 'momentum-gained', 'begun']);
  expect(events[2]).toMatchObject({ frame: { kind: 'window', at: 'wounded', about: 'south-b-1' } });
  // Also where the struggle is won already and nobody gains momentum; but not where the wound ends the match.
  const struggle = (token: number, winner: string[]) => ({ struggle: { token, winner, decks: [[], ['s2'], ['s3']], phase: 1, card: 's1', plan: 0 } });
  const won = sceneOf({ ...scene, play: struggle(0, ['south']) });
  expect(becomeWounded(won, 'south-b').map(({ kind }) => kind)).toEqual(['unit-wounded', 'begun']);
  const last = sceneOf({ ...scene, options: { 'end.moment': 'at-once' }, sides: { north: { won: ['s0'] } }, play: struggle(-7, []) });
  expect(becomeWounded(last, 'south-b')).toMatchObject([{ kind: 'unit-wounded' }, { kind: 'struggle-won', seat: 'north' }, { kind: 'begun', frame: { kind: 'struggle' } }]);
});

test.each([
  { says: 'momentum for the wound pays for it', token: 0, speaks: true },
  { says: 'a wound that wins the struggle brings none', token: -7, speaks: false },
])('[sp.damage.wounded] an ability that waits for it costs one momentum more than there was: $says', ({ token, speaks }) => {
  const answer = {
    kind: 'reactive' as const, id: 'answer', name: 'answer', when: [], cost: { of: 'momentum' as const, n: 2, x: 0 },
    on: { at: 'wounded' as const, who: 'enemy' as const, as: 'defender' as const, within: 0 }, effects: [],
  };
  const state = sceneOf({
    cards: { 'north-a': { abilities: [answer] } }, at: { 'north-a-1': [200, 200], 'south-b-1': [700, 700] },
    play: { struggle: { token, winner: [], decks: [[], ['s2'], ['s3']], phase: 1, card: 's1', plan: 0 } },
  });
  expect(becomeWounded(state, 'south-b').some(({ kind }) => kind === 'begun')).toBe(speaks);
});

test.each([
  { says: 'the attack that is running is finished', option: 'finish-current-attack', over: true, stops: false },
  { says: 'with "stop-attack" it stops', option: 'stop-attack', over: true, stops: true },
  { says: 'with "stop-attack" nothing stops that was not cut', option: 'stop-attack', over: false, stops: false },
] as const)('[sp.damage.wounded-during-attack] $says', ({ option, over, stops }) => {
  const state = sceneOf({ options: { 'damage.selfWoundedMidAttack': option }, agenda: [turnFrame('north', 'north-a', { over })] });
  expect([stopsAttack(state, 'north-a'), stopsAttack(state, 'south-a')]).toEqual([stops, false]);
});

test('[sp.damage.wounded-no-contest] two characters of a wounded unit do not contest, one of an unwounded unit does', () => {
  const state = sceneOf({
    cards: { 'north-c': { characters: 2 } },
    units: { 'north-c': { wounded: 1, damage: 8 } },
    at: { 'north-c-1': [440, 457], 'north-c-2': [480, 457], 'south-b-1': [457, 500] },
  });
  expect([mayContest(state, 'north-c'), mayContest(state, 'south-b')]).toEqual([false, true]);
  expect(contestersAt(state, { x: 45_720, y: 45_720 })).toEqual(['south-b-1']);
});

test.each([
  { says: 'a wounded enemy holds nobody', wounded: ['south-b'], held: [] },
  { says: 'of a wounded and an unwounded one only the latter holds', wounded: ['south-b'], c: true, held: ['south-c-1'] },
  { says: 'an unwounded one holds', wounded: [], held: ['south-b-1'] },
])('[sp.damage.wounded-no-lock] $says', ({ wounded, c = false, held }) => {
  const state = sceneOf({
    units: Object.fromEntries(wounded.map((id) => [id, { wounded: 1, damage: 8 }])),
    at: { 'north-a-1': [400, 400], 'south-b-1': [480, 400], ...(c ? { 'south-c-1': [400, 480] } : {}) },
  });
  expect(heldBy(state, 'north-a-1')).toEqual(held);
  expect(holdsEnemies(state, 'south-b')).toBe(wounded.length === 0);
});

test.each([
  { says: 'a wounded unit is held like any other', option: 'restricted', held: ['north-a-1'] },
  { says: 'with "free" it is not', option: 'free', held: [] },
] as const)('[sp.damage.wounded-still-restricted] $says; who faces it is free', ({ option, held }) => {
  const state = sceneOf({
    options: { 'engage.woundedSelf': option },
    units: { 'south-b': { wounded: 1, damage: 8 } },
    at: { 'north-a-1': [400, 400], 'south-b-1': [480, 400] },
  });
  expect(heldBy(state, 'south-b-1')).toEqual(held);
  expect(heldBy(state, 'north-a-1')).toEqual([]);
  expect(canBeHeld(state, 'north-a')).toBe(true);
});

test('[sp.damage.wounded-attackable] a wounded unit suffers no damage but gets conditions; a defeated one gets nothing', () => {
  const state = sceneOf({ units: { 'south-b': { wounded: 1, damage: 8 }, 'south-c': { defeated: true } } });
  expect([isAffected(state, 'south-b'), isAffected(state, 'south-c')]).toEqual([true, false]);
  expect(suffer(state, 'south-b', { damage: 2, rule: 'sp.attack.step-damage' })).toEqual([]);
  expect(gainCondition(state, 'south-b', { condition: 'pinned', pool: true })).toEqual([{ kind: 'condition-gained', rule: 'sp.condition.on-unit', unit: 'south-b', condition: 'pinned' }]);
  expect(gainCondition(state, 'south-c', { condition: 'pinned', pool: true })).toEqual([]);
});

test('[sp.damage.wounded-no-heal] damage stays on a wounded unit; a condition can be healed', () => {
  const state = sceneOf({ units: { 'north-a': { wounded: 1, damage: 8, conditions: ['pinned'] } }, at: { 'north-a-1': [400, 400] } });
  expect(whyNotHealed(state, 'north-a-1', { unit: 'north-a', what: 'damage' })).toEqual({ kind: 'nothing-to-heal', rule: 'sp.damage.wounded-no-heal', unit: 'north-a', what: 'damage' });
  expect(whyNotHealed(state, 'north-a-1', { unit: 'north-a', what: 'pinned' })).toBeUndefined();
});
