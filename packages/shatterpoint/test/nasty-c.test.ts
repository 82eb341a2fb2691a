import { choices } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import { shatterpoint, type State } from '../src/index.js';
import type { Effect } from '../src/model/effect.js';
import type { Event } from '../src/model/event.js';
import type { Ability } from '../src/model/unit.js';
import { A, dice, duel, hit, option, X } from '../src/testing/duel.js';
import { askedIn, done, part, sceneOf, settled, stance, turnFrame, type Answer, type Scene } from '../src/testing/index.js';
import { moveOf, piece } from '../src/testing/moves.js';

// More situations for a judge: what a unit of several characters hears and does, and what a wound, a tree or a defeat changes at the
// very moment at which somebody answers to it. Each is played through the game. Bases are 40 mm wide; lengths are in millimetres.

type Heard = Extract<Ability, { kind: 'reactive' }>['on'];
const on = (at: Heard['at'], who: Heard['who'], changes: Partial<Heard> = {}): Heard => ({ at, who, as: 'attacker', within: 0, ...changes });
const active = (id: string, effects: readonly Effect[]): Ability => ({ kind: 'active', id, name: id, action: false, cost: { of: 'force', n: 0, x: 0 }, when: [], effects: [...effects] });
const reactive = (id: string, heard: Heard, changes: Partial<Extract<Ability, { kind: 'reactive' }>> = {}): Ability => ({ kind: 'reactive', id, name: id, cost: { of: 'force', n: 0, x: 0 }, on: heard, when: [], effects: [READY], ...changes });
const triggered = (id: string, heard: Heard, effects: readonly Effect[] = [READY]): Ability => ({ kind: 'triggered', id, name: id, on: heard, when: [], effects: [...effects] });
const READY: Effect = { do: 'force', how: 'refresh', side: 'own', n: 1 };

const use = (id: string, ability: string): Answer => ({ kind: 'ability', unit: id, ability, character: `${id}-1`, x: 0 });
const offered = (state: State): readonly string[] => choices(shatterpoint, state, 'dense').flatMap((one) => (one.kind === 'ability' ? [one.ability] : []));
const spoken = (events: readonly Event[]): readonly string[] => events.flatMap((event) => (event.kind === 'spoken' ? [event.by] : []));
const END: Answer = { kind: 'end' };
const HIT = [[0, 1, 0, 5], [0, 0, 4]] as const;

describe('a pair of which only the second is near', () => {
  const pair = (at: Heard['at'], { cards, ...scene }: Scene = {}): State =>
    sceneOf({ ...scene, cards: { 'north-a': { characters: 2, ...cards?.['north-a'] }, 'south-a': { abilities: [triggered('heard', on(at, 'enemy', { within: 2 }))] } }, at: { [A]: [100, 100], 'north-a-2': [400, 300], [X]: [400, 380] } });
  const ow = { cards: { 'north-a': { abilities: [active('ow', [{ do: 'damage', n: 8, to: 'self' }])] } } };

  test.each([
    { says: 'the end of its activation', at: 'activation-end', scene: {}, answer: END },
    { says: 'its defeat', at: 'defeated', scene: { units: { 'north-a': { injured: 2 } } }, answer: END },
    { says: 'its wound', at: 'wounded', scene: ow, answer: use('north-a', 'ow') },
    { says: 'its use of an ability', at: 'ability-used', scene: ow, answer: use('north-a', 'ow') },
  ] as const)('[sp.measure.within-unit] [sp.ability.type-reactive] $says is heard within range 2', ({ at, scene, answer }) => {
    expect(spoken(done(pair(at, scene as Scene), answer).events)).toEqual(['south-a/heard']);
  });
});

describe('an answer to a wound', () => {
  const wounded = (ability: Ability, momentum = 1): State =>
    done(duel({ cards: { 'north-a': { abilities: [ability] } }, units: { 'south-a': { damage: 7 } }, sides: { north: { momentum } } }), hit(), dice(...HIT), option('o1')).state;

  test.each([{ is: true, then: ['cry'] }, { is: false, then: [] }])('[sp.damage.wounded] the unit is wounded by then: where it must be, $is', ({ is, then }) => {
    const state = wounded(reactive('cry', on('wounded', 'enemy'), { when: [{ if: 'wounded', of: 'target', is }] }));
    expect(offered(state)).toEqual(then);
  });
  test.each([{ cost: 1, then: ['cry'] }, { cost: 2, then: [] }])('[sp.damage.wounded-momentum] [sp.damage.wounded] who had no momentum can pay $cost of it: $then', ({ cost, then }) => {
    const state = wounded(reactive('cry', on('wounded', 'enemy'), { cost: { of: 'momentum', n: cost, x: 0 } }), 0);
    expect([state.play.sides['north']?.momentum, offered(state)]).toEqual([1, then]);
  });
});

describe('a condition that is there already, while a combat tree is walked through', () => {
  const PINNED: Effect = { do: 'condition', condition: 'pinned', to: { choose: 'enemy', within: 3, sight: false, self: false, tags: ['hunted'] } };
  const tree = (first: Effect) => ({ options: [{ id: 'o1', column: 1, row: 1, start: true, effects: [first] }, { id: 'o2', column: 2, row: 1, start: false, effects: [{ do: 'damage' as const, n: 1 as const, to: 'target' as const }] }], paths: [['o1', 'o2'] as [string, string]] });
  const rolled = (first: Effect, abilities: Ability[], hunted: 'south-a' | 'south-b' = 'south-a'): State =>
    done(
      duel({
        cards: { 'north-a': { abilities, stances: [stance({ tree: tree(first) })] }, 'south-a': { keywords: [{ keyword: 'protection' }] }, [hunted]: { tags: ['hunted'], ...(hunted === 'south-a' ? { keywords: [{ keyword: 'protection' }] } : {}) } },
        at: { 'south-b-1': [300, 400] }, units: { [hunted]: { conditions: ['pinned'] } },
      }),
      hit(), dice([0, 2, 0, 4], [0, 0, 4]), option('o1'),
    ).state;
  const harm = ({ play }: State, unit: string): number => play.units[unit]?.damage ?? 0;
  const pool = (state: State): unknown => { const asked = askedIn(state); return 'damage' in asked ? asked.damage : undefined; };

  test('[sp.condition.duplicate] [sp.tree.icon-active] given by an ability that the tree lets the attacker use: 1 damage for the pool, of which protection takes it', () => {
    const state = done(rolled({ do: 'free-ability' }, [active('hunt', [PINNED])]), use('north-a', 'hunt')).state;
    expect([harm(state, 'south-a'), pool(state), harm(done(state, option('o2')).state, 'south-a')]).toEqual([0, 1, 1]);
  });
  test('[sp.condition.duplicate] given by an answer to a move of the tree: the same', () => {
    const state = done(rolled({ do: 'move', how: 'dash', to: 'self' }, [triggered('hunt', on('moved', 'self'), [PINNED])]), moveOf(A, 'dash', [420, 300])).state;
    expect([harm(state, 'south-a'), pool(state)]).toEqual([0, 1]);
  });
  test('[sp.condition.duplicate] for a unit that is not attacked it is dealt at once; so is damage of the ability', () => {
    const other = done(rolled({ do: 'free-ability' }, [active('hunt', [PINNED])], 'south-b'), use('north-a', 'hunt')).state;
    expect([harm(other, 'south-b'), pool(other)]).toEqual([1, 0]);
    const harmed = done(rolled({ do: 'free-ability' }, [active('hunt', [{ ...PINNED, do: 'damage', n: 2 }])]), use('north-a', 'hunt')).state;
    expect([harm(harmed, 'south-a'), pool(harmed)]).toEqual([2, 0]);
  });
});

test.each([
  { says: 'with scale', scale: true, held: false, then: ['reposition', 'climb'] },
  { says: 'with scale, while an enemy holds it', scale: true, held: true, then: ['reposition'] },
  { says: 'without', scale: false, held: false, then: ['reposition'] },
] as const)('[sp.keyword.scale] [sp.move.engaged-allowed] a reposition is an advance: $says it can be $then', ({ scale, held, then }) => {
  const tree = { options: [{ id: 'o1', column: 1, row: 1, start: true, effects: [{ do: 'move' as const, how: 'reposition' as const, to: 'self' as const }] }], paths: [] };
  const state = duel({ attacker: { tree }, cards: { 'north-a': { keywords: scale ? [{ keyword: 'scale' }] : [], stances: [stance({ tree })] } }, units: held ? {} : { 'south-a': { wounded: 1, damage: 8 } } });
  expect(askedIn(done(state, hit(), dice(...HIT), option('o1')).state)).toMatchObject({ for: 'move', how: then });
});

describe('a unit of two that must speak', () => {
  const FOE: Effect = { do: 'damage', n: 1, to: { choose: 'enemy', within: 2, sight: false, self: false, tags: [] } };
  const says = (at: 'tactics' | Heard['at'], effects: readonly Effect[], scene: Scene = {}): State => {
    const ability: Ability = at === 'tactics' ? { kind: 'tactic', id: 'must', name: 'must', when: [], effects: [...effects] } : triggered('must', on(at, 'self'), effects);
    return sceneOf({ ...scene, cards: { 'north-a': { characters: 2, abilities: [ability] } }, at: { [A]: [100, 100], 'north-a-2': [400, 300], [X]: [400, 380] } });
  };
  const second: Answer = { kind: 'ability', unit: 'north-a', ability: 'must', character: 'north-a-2', x: 0 };
  const harm = ({ play }: State): number | undefined => play.units['south-a']?.damage;

  test('[sp.turn.start-tactics] [sp.measure.effect-source] [sp.timing.own-order] its player says which of them does: only the second is near', () => {
    const state = settled(says('tactics', [FOE], { agenda: [turnFrame('north', 'north-a', { step: 4 })] }));
    expect(askedIn(state)).toMatchObject({ for: 'window', at: 'tactics', must: true });
    expect([use('north-a', 'must'), second].map((choice) => harm(done(state, choice).state))).toEqual([0, 1]);
  });
  test('[sp.ability.type-innate] [sp.timing.own-order] so at the end of its activation', () => {
    const { state } = done(says('activation-end', [FOE]), END);
    expect([askedIn(state).for, choices(shatterpoint, state, 'dense').map((one) => 'character' in one && one.character), harm(done(state, second).state)]).toEqual(['window', [A, 'north-a-2'], 1]);
  });
  test.each([
    { says: 'what is for all of the unit', effects: [{ do: 'hunker', n: 1, to: 'self' }, { do: 'condition', condition: 'exposed', to: 'self' }, READY], asked: 'revealed' },
    { says: 'a heal of one of them', effects: [{ do: 'heal', n: 1, to: 'self' }], asked: 'window' },
    { says: 'an enemy anywhere', effects: [{ ...FOE, to: { choose: 'enemy', within: 0, sight: false, self: false, tags: [] } }], asked: 'revealed' },
    { says: 'an enemy in sight', effects: [{ ...FOE, to: { choose: 'enemy', within: 0, sight: true, self: false, tags: [] } }], asked: 'window' },
    { says: 'a friend but itself', effects: [{ ...FOE, to: { choose: 'own', within: 0, sight: false, self: false, tags: [] } }], asked: 'window' },
    { says: 'a push of an enemy anywhere', effects: [{ do: 'push', range: 1, may: true, to: { choose: 'enemy', within: 0, sight: false, self: false, tags: [] } }], asked: 'window' },
  ] as const)('[sp.timing.own-order] $says: asked is $asked', ({ effects, asked }) => {
    expect(askedIn(done(says('activation-end', effects as unknown as readonly Effect[], { sides: { south: { deck: { 'south-a': 1 } } } }), END).state).for).toBe(asked);
  });
  test('[sp.timing.own-order] [sp.ability.type-innate] who moves itself speaks of its move, unasked', () => {
    const { state, events } = done(says('moved', [FOE]), { kind: 'action', action: 'move' }, moveOf('north-a-2', 'dash', [400, 310], [[0, 1], [0, 1]]));
    expect([spoken(events), harm(state)]).toEqual([['north-a/must'], 1]);
  });
});

test.each([
  { says: 'near and in sight', within: 2, sight: true, wall: false, then: 1 },
  { says: 'a range too far', within: 1, sight: false, wall: false, then: 0 },
  { says: 'near, but nobody sees it', within: 2, sight: true, wall: true, then: 0 },
  { says: 'near, behind a wall that does not matter', within: 2, sight: false, wall: true, then: 1 },
])('[sp.measure.effect-source] [sp.deck.battle-tactics-resolve] a tactics card of a unit of two is measured from either: of the second an enemy is $says', ({ within, sight, wall, then }) => {
  const effects: Effect[] = [{ do: 'damage', n: 1, to: { choose: 'enemy', within, sight, self: false, tags: [] } }];
  const terrain = wall ? { pieces: [piece('w', part('wall', [200, 335, 600, 345], { sight: 'blocking', surface: false }))] } : {};
  const state = settled(
    sceneOf({
      terrain, cards: { 'north-b': { characters: 2, tactics: [{ id: 't', name: 't', effects }] } }, at: { [A]: [800, 800], 'north-b-1': [100, 100], 'north-b-2': [400, 300], [X]: [400, 380] },
      sides: { north: { top: ['north-b-t'], deck: { 'north-a': 1, 'north-b': 1 } } }, agenda: [turnFrame('north', '', { step: 2, activated: '' })],
    }),
  );
  expect(state.play.units['south-a']?.damage).toBe(then);
});
