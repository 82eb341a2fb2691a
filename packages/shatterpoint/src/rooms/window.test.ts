import { choices, rest } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import { shatterpoint } from '../game.js';
import type { Effect } from '../model/effect.js';
import type { WindowFrame } from '../model/frame.js';
import type { State } from '../model/state.js';
import type { Ability, Cost } from '../model/unit.js';
import { askedIn, done, refusalOf, sceneOf, turnFrame, type Answer, type Scene } from '../testing/index.js';

const READY: Effect = { do: 'force', how: 'refresh', side: 'own', n: 1 };
const on = { at: 'turn-end', who: 'any', as: 'attacker', within: 0 } as const;
const reactive = (id: string, cost: Partial<Cost> = {}): Ability => ({ kind: 'reactive', id, name: id, cost: { of: 'force', n: 0, x: 0, ...cost }, on, when: [], effects: [READY] });
const forced = (id: string): Ability => ({ kind: 'triggered', id, name: id, on, when: [], effects: [READY] });
const use = (ability: string, x = 0): Answer => ({ kind: 'ability', unit: 'north-a', ability, character: 'north-a-1', x });
const END: Answer = { kind: 'end' };
const ending = (abilities: readonly Ability[], scene: Scene = {}): State =>
  done(sceneOf({ at: { 'north-a-1': [400, 300] }, ...scene, cards: { 'north-a': { abilities: [...abilities] } } }), END).state;

describe('what a window asks and lists', () => {
  test.each([
    { says: 'what may be used may be left', abilities: [reactive('may')], must: false, kinds: ['ability', 'pass'] },
    { says: 'what must be resolved may not', abilities: [forced('one'), forced('two'), reactive('may')], must: true, kinds: ['ability', 'ability', 'ability'] },
  ])('$says', ({ abilities, must, kinds: listed }) => {
    const state = ending(abilities);
    expect([askedIn(state), choices(shatterpoint, state, 'dense').map(({ kind }) => kind)]).toMatchObject([{ for: 'window', by: 'north', must }, listed]);
    expect(refusalOf(state, { kind: 'pass' })?.kind).toBe(must ? 'must-resolve' : undefined);
  });
  test('of a variable cost, all forces that there are', () => {
    const state = ending([reactive('may', { n: 1, x: 5 })], { sides: { north: { force: 3 } } });
    expect(choices(shatterpoint, state, 'dense').map((one) => (one.kind === 'ability' ? one.x : 'pass'))).toEqual([0, 1, 2, 'pass']);
  });
});

describe('what a window refuses', () => {
  const first = ending([reactive('may'), reactive('other'), reactive('dear', { n: 9 }), forced('must')]);
  test.each([
    { says: 'an ability that is not on the card', choice: use('none'), why: 'no-such-ability' },
    { says: 'one for which there is too little force', choice: use('dear'), why: 'too-little-force' },
    { says: 'one that has not been heard', choice: { ...use('other'), by: 'north', unit: 'north-b', character: 'north-b-1' } as Answer, why: 'no-such-ability' },
  ])('$says', ({ choice, why }) => expect(refusalOf(first, choice)?.kind).toBe(why));
  test('[sp.ability.one-reactive-per-trigger] a second reactive ability, by that rule; what has been resolved already, by another', () => {
    const { state } = done(ending([reactive('may'), reactive('other'), forced('must'), forced('more')]), use('may'), use('must'));
    // Of the two that must be resolved one is left, which comes by itself.
    expect(askedIn(state).for).not.toBe('window');
    const half = done(ending([reactive('may'), reactive('other'), forced('must'), forced('more'), forced('most')]), use('may'), use('must')).state;
    expect([refusalOf(half, use('other'))?.kind, refusalOf(half, use('must'))?.kind]).toEqual(['one-reactive', 'ability-not-now']);
  });
});

test('[sp.ability.type-reactive] a reactive ability is told as such, and counts in no train', () => {
  const { events } = done(ending([reactive('may')]), use('may'));
  expect(events.filter(({ kind }) => kind === 'spoken' || kind === 'ability-used')).toMatchObject([
    { kind: 'spoken', reactive: true, within: -1, rule: 'sp.ability.type-reactive' },
    { kind: 'ability-used', free: false, rule: 'sp.ability.type-reactive' },
  ]);
});

test('[sp.timing.ownerless] a position that waits for a rule which is not in force goes on without it', () => {
  const window: WindowFrame = { kind: 'window', at: 'turn-end', about: '', other: '', seats: [], done: [], reacted: [], rules: [3], strains: '', chain: 0 };
  const state = sceneOf({ at: { 'north-a-1': [400, 300] }, agenda: [turnFrame('north', 'north-a'), window] });
  expect(rest(shatterpoint, state).events).toMatchObject([{ kind: 'rule-applied', place: 3, name: '' }, { kind: 'done', frame: 'window' }]);
});
