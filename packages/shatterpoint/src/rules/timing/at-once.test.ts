import { choices, decode, fingerprint, isRight } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import { shatterpoint } from '../../game.js';
import type { Effect } from '../../model/effect.js';
import type { Event } from '../../model/event.js';
import type { SpecialRule } from '../../model/mission.js';
import { RULES_IN_FORCE } from '../../model/most.js';
import { Play } from '../../model/play.js';
import type { State } from '../../model/state.js';
import type { Ability } from '../../model/unit.js';
import { A, dice, duel, hit, X, type Duel } from '../../testing/duel.js';
import { askedIn, done, refusalOf, sceneOf, type Answer, type Scene } from '../../testing/index.js';
import { moveOf } from '../../testing/moves.js';

// A rule of the mission and strained, which belong to nobody, at one moment: who orders them, and that both orders can be played.

const READY: Effect = { do: 'force', how: 'refresh', side: 'own', n: 1 };
const bell = (at: SpecialRule['at'], effects: Effect[] = [READY], name = 'bell'): SpecialRule => ({ name, at, effects });
const RULE: Answer = { kind: 'rule', rule: 0 };
const strain = (unit: string): Answer => ({ kind: 'strain', unit });
const BLANK = dice([0, 0, 0, 6], [0, 0, 4]);
const use = (id: string, ability: string): Answer => ({ kind: 'ability', unit: id, ability, character: `${id}-1`, x: 0 });
const reactive = (id: string, at: SpecialRule['at'], effects: Effect[]): Ability => ({ kind: 'reactive', id, name: id, cost: { of: 'force', n: 0, x: 0 }, on: { at, who: 'any', as: 'attacker', within: 0 }, when: [], effects });
const drill: Ability = { kind: 'active', id: 'drill', name: 'drill', action: false, cost: { of: 'force', n: 0, x: 0 }, when: [], effects: [READY] };

/** What happened that belongs to nobody, and what speaks at a wound, in order. */
const order = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.kind === 'rule-applied') return [event.name];
    if (event.kind === 'spoken') return [event.by];
    return event.kind === 'strain-applied' || event.kind === 'damage-suffered' || event.kind === 'unit-wounded' ? [event.kind] : [];
  });

const apart = (scene: Scene): State => sceneOf({ units: { 'north-a': { damage: 2, conditions: ['strained'] } }, ...scene, at: { [A]: [300, 300], [X]: [300, 700], ...scene.at } });
const moved = (scene: Scene): State => done(apart(scene), { kind: 'action', action: 'move' }, moveOf(A, 'advance', [300, 400], [[0, 1], [0, 1]])).state;
const used = (scene: Scene): State => done(apart({ ...scene, cards: { ...scene.cards, 'north-a': { abilities: [drill, ...(scene.cards?.['north-a']?.abilities ?? [])] } } }), use('north-a', 'drill')).state;
const hitting = (scene: Duel): State => done(duel({ units: { 'north-a': { damage: 2, conditions: ['strained'] } }, ...scene }), hit(), BLANK).state;

const atMoment = (at: SpecialRule['at'], after: (scene: Scene) => State): void => {
  const both = (): State => after({ mission: { rules: [bell(at)] } });
  /** An answer that is an ability is a moment of its own. */
  const ofAnswer = at === 'ability-used' ? ['bell'] : [];

  test('the active player is asked, and both are to be had', () => {
    expect(askedIn(both())).toMatchObject({ for: 'window', by: 'north', at, must: true });
    expect(choices(shatterpoint, both(), 'sparse')).toMatchObject([{ ...RULE, by: 'north' }, { ...strain('north-a'), by: 'north' }]);
    expect([RULE, strain('north-a')].map((one) => refusalOf(both(), one))).toEqual([undefined, undefined]);
  });
  test.each([
    { first: RULE, told: ['bell', 'strain-applied', 'damage-suffered'] },
    { first: strain('north-a'), told: ['strain-applied', 'damage-suffered', 'bell'] },
  ])('$told.0 first', ({ first, told }) => {
    const { state, events } = done(both(), first);
    expect([order(events), state.play.units['north-a'], askedIn(state).for === 'window']).toMatchObject([told, { damage: 5, conditions: [] }, false]);
  });
  test.each([
    { says: 'another unit', choice: strain('south-a') },
    { says: 'a rule that is not there', choice: { kind: 'rule', rule: 1 } as const },
    { says: 'passing', choice: { kind: 'pass' } as const },
    { says: 'an ability', choice: use('north-a', 'drill') },
  ])('$says is refused', ({ choice }) => expect(refusalOf(both(), choice)).toMatchObject({ kind: 'not-asked', for: 'window' }));
  test('nobody is asked where the rule stands alone, nor where strained does', () => {
    const calm = after({ mission: { rules: [bell(at)] }, units: { 'north-a': { damage: 2 } } });
    const alone = after({ mission: { rules: [bell('turn-end')] } });
    expect([askedIn(calm).for, askedIn(alone).for].includes('window')).toBe(false);
    expect([calm.play.units['north-a']?.damage, alone.play.units['north-a']?.damage]).toEqual([2, 5]);
  });
  test('of two rules and strained each can come first, and two are asked for', () => {
    const three = after({ mission: { rules: [bell(at), bell(at, [READY], 'gong')] } });
    const then = done(three, { kind: 'rule', rule: 1 }).state;
    expect(choices(shatterpoint, then, 'dense').map(({ kind }) => kind)).toEqual(['rule', 'strain']);
    expect(order(done(then, strain('north-a')).events)).toEqual(['strain-applied', 'damage-suffered', 'bell']);
    expect(refusalOf(done(three, strain('north-a')).state, strain('north-a'))).toMatchObject({ kind: 'not-asked' });
  });
  test('[sp.timing.ownerless-rank] what is nobody’s waits for the players, or they wait for it', () => {
    const cards = { 'south-a': { abilities: [reactive('hark', at, [READY])] } };
    const asked = (rank: 'after-players' | 'before-players') => after({ cards, mission: { rules: [bell(at)] }, options: { 'timing.ownerlessRank': rank } });
    expect([askedIn(asked('after-players')).by, askedIn(asked('before-players')).by]).toEqual(['south', 'north']);
    expect(refusalOf(asked('after-players'), strain('north-a'))).toMatchObject({ kind: 'not-asked' });
    const players = done(asked('before-players'), strain('north-a')).state;
    expect([askedIn(players).by, order(done(asked('after-players'), use('south-a', 'hark'), RULE).events)]).toEqual(['south', ['south-a/hark', ...ofAnswer, 'bell', 'strain-applied', 'damage-suffered']]);
  });
  test('[sp.condition.strained-recover] who has lost strained by then is not asked', () => {
    const salve = reactive('salve', at, [{ do: 'heal', n: 1, to: 'self' }]);
    const scene = { cards: { 'north-a': { abilities: [salve] } }, mission: { rules: [bell(at)] } };
    const { state, events } = done(after(scene), use('north-a', 'salve'), { kind: 'heal', unit: 'north-a', what: 'strained' });
    expect([order(events), state.play.units['north-a'], askedIn(state).for === 'window']).toMatchObject([['north-a/salve', ...ofAnswer, 'bell'], { damage: 2, conditions: [] }, false]);
  });
  test('a wound by strained lets its moment speak before the rule comes', () => {
    const cry: Ability = { kind: 'triggered', id: 'cry', name: 'cry', on: { at: 'wounded', who: 'any', as: 'attacker', within: 0 }, when: [], effects: [READY] };
    const state = after({ cards: { 'south-a': { abilities: [cry] } }, units: { 'north-a': { damage: 7, conditions: ['strained'] } }, mission: { rules: [bell(at)] } });
    expect(order(done(state, strain('north-a')).events)).toEqual(['strain-applied', 'damage-suffered', 'unit-wounded', 'south-a/cry', 'bell']);
  });
  test('the same answers make the same position', () => {
    expect(fingerprint(done(both(), RULE).state.play)).toBe(fingerprint(done(both(), RULE).state.play));
  });
};

describe('[sp.timing.ownerless] [sp.condition.strained] after a movement', () => atMoment('moved', moved));
describe('[sp.timing.ownerless] [sp.condition.strained] after an ability', () => atMoment('ability-used', used));
describe('[sp.timing.ownerless] [sp.condition.strained] after an attack', () => atMoment('after-attack', hitting));

test('[sp.timing.ownerless] [sp.attack.step-after] in an attack in the turn of the opponent its attacker orders them', () => {
  const back = reactive('back', 'moved', [{ do: 'attack', type: 'melee', dice: 0, to: 'self' }]);
  const state = moved({ cards: { 'south-a': { abilities: [back] } }, at: { [X]: [300, 480] }, units: { 'south-a': { conditions: ['strained'] } }, mission: { rules: [bell('after-attack')] } });
  const then = done(state, use('south-a', 'back'), { kind: 'attack', character: X, target: A, type: 'melee' }, BLANK).state;
  expect([askedIn(then).by, then.play.active]).toEqual(['south', 'north']);
  expect(order(done(then, strain('south-a')).events)).toEqual(['strain-applied', 'damage-suffered', 'bell']);
});

test('[sp.timing.ownerless] [sp.condition.strained] who is strained by a rule of the mission at that moment suffers after it', () => {
  const jinx: Effect = { do: 'condition', condition: 'strained', to: { choose: 'any', within: 0, sight: false, self: true, tags: ['mark'] } };
  const state = moved({ cards: { 'north-a': { tags: ['mark'] } }, units: { 'north-a': { damage: 2 } }, mission: { rules: [bell('moved', [jinx])] } });
  expect(state.play.units['north-a']).toMatchObject({ damage: 5, conditions: [] });
});

test('[sp.condition.strained-once] where the outermost trigger counts, strained does not wait at the movement within an action', () => {
  const state = moved({ options: { 'condition.strainedTriggers': 'once-outermost' }, mission: { rules: [bell('moved')] } });
  expect([askedIn(state).for, state.play.units['north-a']?.damage]).toEqual(['act', 5]);
});

test.each([
  { option: 'once-innermost', damage: [5, 5] },
  { option: 'once-outermost', damage: [2, 5] },
] as const)('[sp.condition.strained-once] [sp.condition.strained] a pair moves, $option: $damage damage after the first and after both', ({ option, damage }) => {
  const pair: Scene = { options: { 'condition.strainedTriggers': option }, cards: { 'north-a': { characters: 2 } }, at: { 'north-a-2': [400, 300] } };
  const first = moved(pair);
  const second = done(first, moveOf('north-a-2', 'advance', [400, 400], [[0, 1], [0, 1]])).state;
  expect([first, second].map(({ play }) => play.units['north-a']?.damage)).toEqual(damage);
});

test('[sp.condition.strained] a displacement triggers nothing, so that the rule comes by itself', () => {
  const shift: Ability = { ...drill, effects: [{ do: 'place', range: 1, may: false, level: true, to: 'self' }] };
  const state = done(apart({ cards: { 'north-a': { abilities: [shift] } }, mission: { rules: [bell('displaced')] } }), use('north-a', 'drill'), { kind: 'place', to: { x: 30_000, y: 31_000, on: 'board' }, ingress: [] });
  expect(order(state.events)).toEqual(['bell', 'damage-suffered']);
});

describe('[sp.timing.ownerless] [sp.struggle.old-rules-end] as many rules at once as a table can bring', () => {
  const ALL = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'];
  const four = (card: string): SpecialRule[] => [1, 2, 3, 4].map((i) => bell('turn-end', [READY], `${card}-${i}`));
  const plan = { active: [{ objective: 'o1', symbol: 'none' as const }] };
  const cards = ALL.map((id) => ({ id, name: id, plans: [plan], rules: four(id) }));
  const won = (north: readonly string[], south: readonly string[], card: string): State =>
    sceneOf({
      at: { [A]: [300, 300] }, options: { 'struggle.oldCardRules': 'stay' }, mission: { rules: four('m'), phases: [cards, cards, cards] },
      sides: { north: { won: [...north] }, south: { won: [...south] } }, play: { struggle: { token: 0, decks: [[], [], []], phase: 3, card, plan: 0, winner: [] } },
    });
  test.each([
    { says: 'in the third struggle', scene: won(['c1'], ['c2'], 'c3'), most: 16 },
    { says: 'with as many won cards as a position can hold', scene: won(['c1', 'c2', 'c3'], ['c4', 'c5', 'c6'], 'c7'), most: RULES_IN_FORCE },
  ])('$says, $most: from the last to the first', ({ scene, most }) => {
    const places = Array.from({ length: most }, (_, i) => most - 1 - i);
    const asked = done(scene, { kind: 'end' }).state;
    expect(choices(shatterpoint, asked, 'sparse')).toHaveLength(most);
    expect([isRight(decode(Play, asked.play)), refusalOf(asked, { kind: 'rule', rule: most })?.kind]).toEqual([true, most < RULES_IN_FORCE ? 'not-asked' : 'malformed']);
    const names = order(done(asked, ...places.slice(0, -1).map((rule): Answer => ({ kind: 'rule', rule }))).events);
    expect([names[0], names.at(-1), new Set(names).size]).toEqual([most === 16 ? 'c3-4' : 'c7-4', 'm-1', most]);
  });
});
