import { describe, expect, test } from 'vitest';
import { fingerprint } from '@regelwerk/core';
import type { Effect } from '../../model/effect.js';
import type { Ability } from '../../model/unit.js';
import { askedIn, done, sceneOf, settled, turnFrame, type Scene } from '../../testing/index.js';
import { seatsInOrder } from '../../windows.js';
import { activeFirst } from './active-first.js';
import { attackerFirst } from './attacker-first.js';
import { mustChoose } from './own-order.js';
import { ordererOf, ownerlessAt } from './ownerless.js';
import { ownerlessNow } from './ownerless-rank.js';
import { tellRoll } from './random-sources.js';

const READY: Effect = { do: 'force', how: 'refresh', side: 'own', n: 1 };
const ends = (id: string): Ability => ({ kind: 'triggered', id, name: id, on: { at: 'turn-end', who: 'any', as: 'attacker', within: 0 }, when: [], effects: [READY] });
const rule = (name: string) => ({ name, at: 'turn-end' as const, effects: [READY] });
const AT = { 'north-a-1': [400, 300], 'south-a-1': [400, 800] } as const;
const spoken = (scene: Scene, ...answers: Parameters<typeof done>[1][]) =>
  done(sceneOf({ at: AT, ...scene }), { kind: 'end' }, ...answers).events.flatMap((event) => (event.kind === 'spoken' ? [event.by] : event.kind === 'rule-applied' ? [event.name] : []));
const both = { cards: { 'north-a': { abilities: [ends('n')] }, 'south-a': { abilities: [ends('s')] } } };

test('[sp.timing.active-first] the active player resolves first', () => {
  expect(spoken(both)).toEqual(['north-a/n', 'south-a/s']);
  const other = sceneOf({ at: AT, ...both, play: { active: 'south' }, agenda: [turnFrame('south', 'south-a')] });
  expect(done(other, { kind: 'end' }).events.flatMap((event) => (event.kind === 'spoken' ? [event.by] : []))).toEqual(['south-a/s', 'north-a/n']);
  expect(activeFirst(other)).toEqual(['south', 'north']);
});

test.each([
  { says: 'the last turn’s player is still named', play: { active: 'south', first: ['north'] }, order: ['south', 'north'] },
  { says: 'nobody has acted yet: who begins', play: { active: '', first: ['south'] }, order: ['south', 'north'] },
  { says: 'nor is it known who begins: the seats as they are', play: { active: '', first: [] }, order: ['north', 'south'] },
] as const)('[sp.timing.active-first] $says', ({ play, order }) => {
  expect(activeFirst(sceneOf({ play: play as never }))).toEqual(order);
});

test('[sp.timing.attacker-first] during an attack its attacker, whoever is active', () => {
  const attack = {
    kind: 'attack', seat: 'south', step: 3, told: 0, type: 'melee', attacker: 'south-a-1', defender: 'north-a-1', fixed: 0, pools: { attack: 0, defence: 0 }, more: { attack: 0, defence: 0 },
    attack: [0, 0, 0, 0], defence: [0, 0, 0], expert: { attack: true, defence: true }, successes: 0, damage: 0, path: [], later: [], steadfast: false,
  } as const;
  const state = sceneOf({ at: AT, agenda: [turnFrame('north', 'north-a'), attack as never] });
  expect(attackerFirst(state, attack as never)).toEqual(['south', 'north']);
  expect(seatsInOrder(state)).toEqual(['south', 'north']);
});

describe('[sp.timing.ownerless] [sp.timing.ownerless-rank]', () => {
  test.each([
    { option: 'after-players', order: ['north-a/n', 'south-a/s', 'bell'] },
    { option: 'before-players', order: ['bell', 'north-a/n', 'south-a/s'] },
  ] as const)('$option', ({ option, order }) => {
    expect(spoken({ ...both, mission: { rules: [rule('bell')] }, options: { 'timing.ownerlessRank': option } })).toEqual(order);
    expect(ownerlessNow(sceneOf({ options: { 'timing.ownerlessRank': option } }), true)).toBe(option === 'before-players');
  });
  test('of two rules of the mission the active player says which comes first', () => {
    const scene = { mission: { rules: [rule('bell'), rule('gong')] } };
    const { state } = done(sceneOf({ at: AT, ...scene }), { kind: 'end' });
    expect(askedIn(state)).toMatchObject({ for: 'window', by: 'north', must: true });
    expect(spoken(scene, { kind: 'rule', rule: 1 })).toEqual(['gong', 'bell']);
    expect([ordererOf(state), ownerlessAt(state, 'turn-end'), ownerlessAt(state, 'moved'), ownerlessNow(state, false)]).toEqual(['north', [0, 1], [], true]);
  });
});

describe('[sp.timing.ownerless] a rule of the mission does not start itself again', () => {
  const window = (at: string) => ({ kind: 'window', at, about: '', other: '', tags: [], used: [], rules: [], passed: [] });
  const effects = (from: string) => ({ kind: 'effects', seat: 'north', from, mark: 0, source: '', target: '', list: [], x: 0 });
  test.each([
    { says: 'while its effects are carried out', above: [window('turn-end'), effects('mission')], spoken: [] },
    { says: 'unless it spoke at another moment', above: [window('moved'), effects('mission')], spoken: [0] },
    { says: 'unless an ability spoke', above: [window('turn-end'), effects('ability')], spoken: [0] },
    { says: 'unless something else lies between', above: [window('turn-end'), turnFrame('north', 'north-a'), effects('mission')], spoken: [0] },
    { says: 'unless its effects lie beneath the moment', above: [effects('mission'), window('turn-end')], spoken: [0] },
    { says: 'unless nothing is carried out yet', above: [window('turn-end')], spoken: [0] },
    { says: 'while it lies deep beneath', above: [window('turn-end'), effects('mission'), window('moved'), effects('ability')], spoken: [] },
  ])('$says', ({ above, spoken: places }) => {
    const state = sceneOf({ at: AT, mission: { rules: [rule('bell')] }, agenda: [turnFrame('north', 'north-a'), ...(above as never[])] });
    expect(ownerlessAt(state, 'turn-end')).toEqual(places);
  });
});

describe('[sp.timing.own-order]', () => {
  const two = { cards: { 'north-a': { abilities: [ends('e1'), ends('e2')] } } };
  test('a player orders the own effects', () => {
    expect(spoken(two, { kind: 'ability', unit: 'north-a', ability: 'e2', character: 'north-a-1', x: 0 })).toEqual(['north-a/e2', 'north-a/e1']);
  });
  test.each([[0, 0, false], [1, 0, false], [2, 0, true], [0, 1, true], [1, 1, true]] as const)('%i that must and %i that may: asked %s', (must, may, asked) => expect(mustChoose(must, may)).toBe(asked));
});

describe('[sp.timing.random-sources]', () => {
  test('the same choices and answers make the same state', () => {
    const scene = sceneOf({ at: AT, sides: { south: { deck: { 'south-a': 1, 'south-b': 1 } } } });
    const play = () => done(scene, { kind: 'action', action: 'focus' }, { kind: 'end' }, { kind: 'draw', card: 'south-b', by: 'chance' }).state;
    expect(fingerprint(play().play)).toBe(fingerprint(play().play));
    expect(tellRoll('first-player-north-0', [[1, 2, 1, 1]])).toMatchObject({ kind: 'dice-rolled', counts: [[1, 2, 1, 1]] });
  });
  test('no order of unknown cards stands in a state', () => {
    const one = settled(sceneOf({ at: AT, sides: { north: { deck: { 'north-b': 1, 'north-c': 1 } } } }));
    const other = settled(sceneOf({ at: AT, sides: { north: { deck: { 'north-c': 1, 'north-b': 1 } } } }));
    expect(fingerprint(one.play)).toBe(fingerprint(other.play));
    expect(tellRoll('x', []).rule).toBe('sp.timing.random-sources');
  });
});
