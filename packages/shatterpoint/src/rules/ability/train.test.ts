import { choices, rest } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import { shatterpoint } from '../../game.js';
import type { Effect } from '../../model/effect.js';
import type { Event } from '../../model/event.js';
import type { Frame, WindowFrame } from '../../model/frame.js';
import type { SpecialRule } from '../../model/mission.js';
import { CHAIN } from '../../model/most.js';
import type { State } from '../../model/state.js';
import type { Moment } from '../../model/trigger.js';
import type { Ability } from '../../model/unit.js';
import { offersAt } from '../../speak.js';
import { attackFrame } from '../../testing/duel.js';
import { askedIn, done, sceneOf, settled, turnFrame, type Answer, type Scene } from '../../testing/index.js';
import { ownerlessAt } from '../timing/ownerless.js';
import { isSpent, trainOf } from './type-innate.js';

// Abilities that must be resolved and answer one another: how long they go on, and that they come to an end.

const push: Effect = { do: 'push', range: 1, may: false, to: 'target' };
const forced = (id: string, kind: 'triggered' | 'identity' = 'triggered', effects: Effect[] = [push]): Ability => ({ kind, id, name: id, on: { at: 'displaced', who: 'any', as: 'attacker', within: 0 }, when: [], effects });
const shove: Ability = { kind: 'active', id: 'shove', name: 'shove', action: false, cost: { of: 'force', n: 0, x: 0 }, when: [], effects: [{ do: 'push', range: 1, may: false, to: { choose: 'enemy', within: 0, sight: false, self: false, tags: [] } }] };
const SHOVE: Answer = { kind: 'ability', unit: 'north-a', ability: 'shove', character: 'north-a-1', x: 0 };
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** So many forced pushes on each side, one on a unit, and a push that sets them going. */
const crowd = (each: number, scene: Scene = {}): State => {
  const cards = Object.fromEntries((['north', 'south'] as const).flatMap((seat) => LETTERS.slice(0, each).map((letter) => [`${seat}-${letter}`, { abilities: [...(seat === 'north' && letter === 'a' ? [shove] : []), forced('answer')] }])));
  const at = Object.fromEntries((['north', 'south'] as const).flatMap((seat, row) => LETTERS.slice(0, each).map((letter, i) => [`${seat}-${letter}-1`, [150 + i * 120, row === 0 ? 300 : 600] as const])));
  return sceneOf({ options: { 'displace.director': 'straight' }, ...scene, cards, at: { ...at, ...scene.at } });
};

/** All that happens until its player may act again; wherever somebody is asked, the first answer. */
const playedOn = (begun: { readonly state: State; readonly events: readonly Event[] }): { readonly state: State; readonly events: readonly Event[] } => {
  let { state, events } = begun;
  for (let i = 0; i < 5000 && askedIn(state).for !== 'act'; i += 1) {
    const [first] = choices(shatterpoint, state, 'sparse');
    const next = done(state, first as Answer);
    state = next.state;
    events = [...events, ...next.events];
  }
  return { state, events };
};
const played = (scene: State) => playedOn(done(scene, SHOVE));

const answers = (events: readonly Event[]): number => events.filter(({ kind }) => kind === 'spoken').length;
const nested = (events: readonly Event[]): number => events.filter((event) => event.kind === 'spoken' && event.within >= 0).length;

describe('[sp.ability.type-innate] pushes that must answer pushes', () => {
  test.each([
    { each: 1, says: 'two answer each other as often as each is free to', all: 3 },
    { each: 2, says: 'four do so in every order', all: 31 },
  ])('$says: $all answers', ({ each, all }) => expect(answers(played(crowd(each)).events)).toBe(all));
  test.each([{ each: 4 }, { each: 6 }])('$each on each side come to an end: after thirty answers to answers only those to the first push are left', ({ each }) => {
    const { state, events } = played(crowd(each));
    expect(askedIn(state)).toMatchObject({ for: 'act', by: 'north' });
    expect([nested(events), answers(events)]).toEqual([CHAIN, CHAIN + 2 * each]);
  });
  test('the next push finds them all again', () => {
    const { state } = played(crowd(4, { cards: {} }));
    const again = settled({ ...state, play: { ...state.play, units: { ...state.play.units, 'north-a': { ...(state.play.units['north-a'] as State['play']['units'][string]), used: [] } } } });
    expect(nested(played(again).events)).toBe(CHAIN);
  });
});

const effects = (changes: Partial<Extract<Frame, { kind: 'effects' }>>): Frame => ({ kind: 'effects', seat: 'north', from: 'ability', source: 'north-a-1', target: '', ability: 'answer', list: [], times: 0, chosen: '', mark: [], x: 0, ...changes });
const window = (chain: number, at: Moment = 'displaced'): WindowFrame => ({ kind: 'window', at, about: '', other: '', seats: [], done: [], reacted: [], rules: [], strains: '', chain });
const bell: SpecialRule = { name: 'bell', at: 'displaced', effects: [push] };
const tactic: Ability = { kind: 'tactic', id: 'drill', name: 'drill', when: [], effects: [push] };
const react: Ability = { ...forced('parry'), kind: 'reactive', cost: { of: 'force', n: 0, x: 0 } } as Ability;
const lying = (...above: readonly Frame[]): State =>
  sceneOf({
    at: { 'north-a-1': [300, 300], 'south-a-1': [300, 600] },
    mission: { rules: [bell] },
    cards: { 'north-a': { abilities: [forced('answer'), forced('creed', 'identity'), tactic, react, shove] }, 'south-a': { abilities: [forced('answer'), react] } },
    agenda: [turnFrame('north', 'north-a'), ...above],
  });

test.each([
  { says: 'nothing goes on', above: [], train: -1 },
  { says: 'an ability that a player uses', above: [window(0), effects({ ability: 'parry' })], train: -1 },
  { says: 'an active ability', above: [effects({ ability: 'shove' })], train: -1 },
  { says: 'effects of a tree', above: [window(0), effects({ ability: 'parry' }), attackFrame(), effects({ from: 'tree', ability: '' })], train: -1 },
  { says: 'a moment at which nothing is carried out yet', above: [window(0)], train: -1 },
  { says: 'a triggered ability', above: [window(0), effects({})], train: 1 },
  { says: 'an identity ability', above: [window(0), effects({ ability: 'creed' })], train: 1 },
  { says: 'a tactic ability', above: [window(0), effects({ ability: 'drill' })], train: 1 },
  { says: 'a rule of the mission', above: [window(0), effects({ from: 'mission', source: '', ability: '' })], train: 1 },
  { says: 'the first of several', above: [window(0), effects({ ability: 'parry' }), window(0), effects({}), window(0), effects({ ability: 'creed' })], train: 3 },
])('[sp.ability.type-innate] in whose train things happen: $says', ({ above, train }) => expect(trainOf(lying(...above))).toBe(train));

test.each([
  { chain: CHAIN - 1, above: [effects({ ability: 'creed' }), window(CHAIN)], spent: false },
  { chain: CHAIN, above: [effects({ ability: 'creed' }), window(0)], spent: true },
  { chain: CHAIN, above: [effects({ ability: 'parry' }), window(CHAIN)], spent: false },
])('[sp.ability.type-innate] [sp.timing.ownerless] after $chain answers in its train a moment is spent: $spent', ({ chain, above, spent }) => {
  const state = lying(window(chain, 'moved'), ...above);
  const offers = offersAt(state, { at: 'displaced', about: 'south-b-1', other: '' }).map(({ by }) => by);
  expect(isSpent(state)).toBe(spent);
  expect(offers.filter((by) => by.endsWith('answer'))).toEqual(spent ? [] : ['north-a/answer', 'south-a/answer']);
  expect(offers).toEqual(expect.arrayContaining(['south-a/parry']));
  expect(ownerlessAt(state, 'displaced')).toEqual(spent ? [] : [0]);
});

test.each([
  { before: 27, spoken: 3, windows: 2 },
  { before: 28, spoken: 2, windows: 1 },
  { before: 29, spoken: 1, windows: 1 },
  { before: 30, spoken: 0, windows: 0 },
  { before: 31, spoken: 0, windows: 0 },
])('[sp.ability.type-innate] the thirtieth answer to answers is given, no moment is announced for a thirty-first: $before so far, $spoken more', ({ before, spoken, windows }) => {
  const cards = { 'north-a': { abilities: [forced('answer')] }, 'south-a': { abilities: [forced('answer')] }, 'south-b': { abilities: [forced('answer')] } };
  const at = { 'north-a-1': [300, 300], 'south-a-1': [300, 600], 'south-b-1': [600, 600] } as const;
  // An answer of the north pushes one of the south, whom two answer; one of them pushes it again, and so on.
  const agenda = [turnFrame('north', 'north-a'), window(before), effects({ list: [push], target: 'south-a-1' })];
  const { events } = playedOn(rest(shatterpoint, sceneOf({ at, cards, agenda, options: { 'displace.director': 'straight' } })));
  const within = events.filter((event) => event.kind === 'spoken' && event.within === 1);
  const announced = events.filter((event) => event.kind === 'begun' && event.frame.kind === 'window');
  expect([within.length, announced.length]).toEqual([spoken, windows]);
});

test('[sp.timing.ownerless] rules of the mission count in the train, those that were due before its end are carried out', () => {
  const { state, events } = played(crowd(4, { mission: { rules: [bell, { ...bell, name: 'gong' }] } }));
  expect(askedIn(state).for).toBe('act');
  const counted = events.filter((event) => (event.kind === 'spoken' || event.kind === 'rule-applied') && event.within >= 0);
  expect(counted.length).toBeGreaterThan(CHAIN);
  expect(counted.slice(CHAIN).every(({ kind }) => kind === 'rule-applied')).toBe(true);
});
