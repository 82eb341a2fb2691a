import { describe, expect, test } from 'vitest';
import type { Effect, To } from '../model/effect.js';
import type { EffectsFrame, Frame } from '../model/frame.js';
import { kinds, sceneOf, turnFrame, type Scene } from '../testing/index.js';
import { moveCard, movableCards, rerollable, takeUp, whyNotReroll } from './answers.js';
import { carryOut, ruleOf, timesOf } from './carry-out.js';
import { chooserOf, isOfOne, targetsOf, whomOf, whyNotTarget } from './whom.js';

const AT = { 'north-a-1': [400, 300], 'south-a-1': [400, 380], 'south-b-1': [400, 800] } as const;
const scene = (changes: Scene = {}) => sceneOf({ at: AT, ...changes });
const frame = (changes: Partial<EffectsFrame> = {}): EffectsFrame => ({
  kind: 'effects', seat: 'north', from: 'ability', source: 'north-a-1', target: 'south-a-1', ability: '', list: [], times: 0, chosen: '', mark: [], x: 0, ...changes,
});
const attack = (changes: object = {}): Frame => ({
  kind: 'attack', seat: 'north', step: 8, told: 0, type: 'melee', attacker: 'north-a-1', defender: 'south-a-1', fixed: 0, pools: { attack: 4, defence: 3 }, more: { attack: 0, defence: 0 },
  attack: [0, 2, 1, 1], defence: [1, 0, 2], expert: { attack: true, defence: true }, successes: 0, damage: 0, path: [], later: [], steadfast: false, ...changes,
}) as never;
const attacking = (changes: Scene = {}, at: object = {}) => scene({ agenda: [turnFrame('north', 'north-a'), attack(at)], ...changes });
const due = (state: ReturnType<typeof scene>, effect: Effect, changes: { readonly frame?: Partial<EffectsFrame>; readonly character?: string; readonly times?: number } = {}) =>
  carryOut({ state, frame: frame({ list: [effect], ...changes.frame }), effect, character: changes.character ?? 'south-a-1', times: changes.times ?? 1 });

type Chooser = Exclude<To, string>;
const chooser = (changes: Partial<Chooser> = {}): Chooser => ({ choose: 'any', within: 0, sight: false, self: true, tags: [], ...changes });

describe('whom an effect may concern', () => {
  const wrong = (target: string, why: string) => ({ kind: 'wrong-target', rule: 'sp.measure.effect-source', target, why });
  test.each([
    { says: 'anybody', character: 'south-b-1', by: {}, refused: undefined },
    { says: 'nobody by that name', character: 'south-z-9', by: {}, refused: { kind: 'unknown-id', what: 'character', id: 'south-z-9' } },
    { says: 'one off the board', character: 'south-c-1', by: {}, refused: wrong('south-c-1', 'off-board') },
    { says: 'an own one', character: 'north-a-1', by: { choose: 'own' }, refused: undefined },
    { says: 'an enemy where it must be own', character: 'south-a-1', by: { choose: 'own' }, refused: wrong('south-a-1', 'side') },
    { says: 'an enemy', character: 'south-a-1', by: { choose: 'enemy' }, refused: undefined },
    { says: 'an own one where it must be an enemy', character: 'north-a-1', by: { choose: 'enemy' }, refused: wrong('north-a-1', 'side') },
    { says: 'itself, if it may', character: 'north-a-1', by: { self: true }, refused: undefined },
    { says: 'itself, if it may not', character: 'north-a-1', by: { self: false }, refused: wrong('north-a-1', 'self') },
    { says: 'another, where it may not choose itself', character: 'south-a-1', by: { self: false }, refused: undefined },
    { says: 'one with the tag', character: 'south-a-1', by: { tags: ['pilot'] }, refused: undefined },
    { says: 'one without one of the tags', character: 'south-a-1', by: { tags: ['pilot', 'scout'] }, refused: wrong('south-a-1', 'tags') },
    { says: 'one within range', character: 'south-a-1', by: { within: 2 }, refused: undefined },
    { says: 'one that is too far away', character: 'south-b-1', by: { within: 2 }, refused: { kind: 'out-of-range', rule: 'sp.measure.effect-source', distance: 46_000, range: 7620 } },
  ] as const)('$says', ({ character, by, refused }) => {
    const state = scene({ cards: { 'south-a': { tags: ['pilot'] } } });
    const found = whyNotTarget(state, frame(), { chooser: chooser(by as Partial<Chooser>), character });
    expect(found).toEqual(refused);
  });

  const wall = { pieces: [{ id: 'w', parts: [{ id: 'w1', footprint: [{ x: 35_000, y: 33_500 }, { x: 45_000, y: 33_500 }, { x: 45_000, y: 34_500 }, { x: 35_000, y: 34_500 }], elevation: 1, bottom: 0, top: 20_000, passable: 'impassable', sight: 'blocking', surface: false }] }] };
  test.each([
    { says: 'who must be seen and is hidden', terrain: wall, sight: true, refused: { kind: 'no-sight', rule: 'sp.los.definition', target: 'south-a-1', by: 'w1' } },
    { says: 'who need not be seen', terrain: wall, sight: false, refused: undefined },
    { says: 'who must be seen and is', terrain: {}, sight: true, refused: undefined },
  ])('$says', ({ terrain, sight, refused }) => {
    const found = whyNotTarget(scene({ terrain: terrain as never }), frame(), { chooser: chooser({ sight }), character: 'south-a-1' });
    if (refused === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(refused);
  });

  test.each([
    { says: 'a card sees with either character of its unit', from: 'tactics', refused: undefined },
    { says: 'an ability with the one that uses it', from: 'ability', refused: { kind: 'no-sight', rule: 'sp.los.definition', target: 'south-a-1', by: 'w1' } },
  ] as const)('from a unit of two, one of whom sees: $says', ({ from, refused }) => {
    const state = scene({ terrain: wall as never, cards: { 'north-a': { characters: 2 } }, at: { ...AT, 'north-a-2': [600, 380] } });
    expect(whyNotTarget(state, frame({ from }), { chooser: chooser({ sight: true }), character: 'south-a-1' })).toEqual(refused);
  });

  test.each([
    { says: 'a rule of the mission has no place to measure from', from: 'mission', by: { within: 1, sight: true }, refused: undefined },
    { says: 'a card without its unit reaches nobody within a range', from: 'ability', by: { within: 1 }, refused: wrong('south-b-1', 'off-board') },
    { says: 'nor in sight', from: 'tactics', by: { sight: true }, refused: wrong('south-b-1', 'off-board') },
    { says: 'but anybody anywhere', from: 'ability', by: {}, refused: undefined },
  ] as const)('without a source: $says', ({ from, by, refused }) => {
    expect(whyNotTarget(scene(), frame({ from, source: '' }), { chooser: chooser(by), character: 'south-b-1' })).toEqual(refused);
  });

  test('all that can be chosen, and whether there is a choice at all', () => {
    expect(targetsOf(scene(), frame(), chooser({ choose: 'enemy' }))).toEqual(['south-a-1', 'south-b-1']);
    expect(targetsOf(scene(), frame(), chooser({ choose: 'enemy', within: 2 }))).toEqual(['south-a-1']);
    expect(chooserOf({ do: 'damage', n: 1, to: 'target' })).toBeUndefined();
    expect(chooserOf({ do: 'momentum', how: 'gain', side: 'own', n: 1 })).toBeUndefined();
    expect(chooserOf(undefined)).toBeUndefined();
    expect(chooserOf({ do: 'damage', n: 1, to: chooser() })).toEqual(chooser());
  });

  test.each([
    { to: 'self', whom: 'north-a-1' },
    { to: 'target', whom: 'south-a-1' },
    { to: chooser(), whom: 'south-b-1' },
  ] as const)('the effect concerns $whom', ({ to, whom }) => {
    expect(whomOf(scene(), frame({ chosen: 'south-b-1' }), to)).toBe(whom);
    expect(whomOf(scene({ at: { 'north-c-1': [100, 100] } }), frame({ chosen: 'south-b-1' }), to)).toBe('');
  });
});

test.each([
  { says: 'a heal of itself', effect: { do: 'heal', n: 1, to: 'self' }, one: true },
  { says: 'a heal of the target', effect: { do: 'heal', n: 1, to: 'target' }, one: false },
  { says: 'tokens of its unit', effect: { do: 'hunker', n: 1, to: 'self' }, one: false },
  { says: 'a push of the target', effect: { do: 'push', range: 1, may: true, to: 'target' }, one: true },
  { says: 'force, which is for nobody', effect: { do: 'force', how: 'refresh', side: 'own', n: 1 }, one: false },
  { says: 'who is within a range', effect: { do: 'damage', n: 1, to: chooser({ within: 1 }) }, one: true },
  { says: 'who is in sight', effect: { do: 'damage', n: 1, to: chooser({ sight: true }) }, one: true },
  { says: 'an enemy anywhere', effect: { do: 'damage', n: 1, to: chooser({ choose: 'enemy', self: false }) }, one: false },
  { says: 'anybody else', effect: { do: 'damage', n: 1, to: chooser({ self: false }) }, one: true },
  { says: 'anybody', effect: { do: 'damage', n: 1, to: chooser() }, one: false },
] as const)('which of a unit causes it makes a difference to $says: $one', ({ effect, one }) => expect(isOfOne(effect as Effect)).toBe(one));

describe('dice to roll again', () => {
  const reroll = { do: 'reroll', roll: 'attack', n: 2, faces: ['strike', 'failure'] } as never;
  test('only dice with the faces that are named, and that are there', () => {
    expect(rerollable(attacking(), { ...(reroll as object), faces: ['strike'] } as never)).toBe(2);
    expect(rerollable(scene(), { ...(reroll as object), faces: ['critical', 'strike'] } as never)).toBe(0);
  });
  const strikes = { do: 'reroll', roll: 'attack', n: 2, faces: ['strike'] } as never;
  const rule = 'sp.attack.modify-attack-roll';
  test.each([
    { dice: [0, 2, 0, 0], most: 2, refused: undefined },
    { dice: [0, 2, 0, 0], most: 1, refused: { kind: 'wrong-dice', rule, dice: [0, 2, 0, 0], most: 1 } },
    { dice: [0, 3, 0, 0], most: 4, refused: { kind: 'wrong-dice', rule, dice: [0, 3, 0, 0], most: 4 } },
    { dice: [0, 1, 1, 0], most: 4, refused: { kind: 'wrong-dice', rule, dice: [0, 1, 1, 0], most: 4 } },
    { dice: [0, 0, 0, 0, 1], most: 4, refused: { kind: 'wrong-dice', rule, dice: [0, 0, 0, 0, 1], most: 4 } },
  ])('$dice of at most $most', ({ dice, most, refused }) => expect(whyNotReroll(attacking(), { effect: strikes, most }, dice)).toEqual(refused));
  test('the defender’s dice are refused by the defender’s rule', () => {
    const effect = { do: 'reroll', roll: 'defence', n: 1, faces: ['failure'] } as never;
    expect(whyNotReroll(attacking(), { effect, most: 1 }, [1, 0, 0])).toEqual({ kind: 'wrong-dice', rule: 'sp.attack.modify-defence-roll', dice: [1, 0, 0], most: 1 });
    expect(whyNotReroll(attacking(), { effect, most: 1 }, [0, 0, 1])).toBeUndefined();
  });
  test('every way to take some of them up', () => {
    expect(takeUp(attacking(), strikes, 2)).toEqual([[0, 1, 0, 0], [0, 2, 0, 0]]);
    expect(takeUp(attacking(), strikes, 1)).toEqual([[0, 1, 0, 0]]);
    expect(takeUp(scene(), strikes, 2)).toEqual([]);
    expect(takeUp(attacking(), reroll, 2)).toEqual([[0, 0, 0, 1], [0, 1, 0, 0], [0, 1, 0, 1], [0, 2, 0, 0]]);
  });
});

describe('cards that go back', () => {
  test('each used card once; the one that is named goes where the effect says', () => {
    expect(movableCards(scene({ sides: { north: { used: ['north-b', 'north-c', 'north-b'] } } }), 'north')).toEqual(['north-b', 'north-c']);
    expect(movableCards(scene(), 'north')).toEqual([]);
    for (const how of ['top', 'bottom'] as const) expect(moveCard(frame({ list: [{ do: 'deck', how } as never] }), 'north-b')).toEqual({ kind: 'card-moved', rule: 'sp.ability.card-hooks', seat: 'north', card: 'north-b', to: how });
  });
});

test.each([
  ['tree', 'sp.tree.directed-personal'],
  ['chart', 'sp.expertise.effects-after'],
  ['tactics', 'sp.deck.battle-tactics-resolve'],
  ['ability', 'sp.ability.effect-order'],
  ['mission', 'sp.ability.effect-order'],
] as const)('effects of a %s happen under %s', (from, rule) => expect(ruleOf({ from })).toBe(rule));

describe('how often an effect is begun', () => {
  test.each([
    { effect: { do: 'shove', to: 'target' }, x: 0, begin: 2, each: 1 },
    { effect: { do: 'heal', n: 3, to: 'self' }, x: 0, begin: 3, each: 1 },
    { effect: { do: 'heal', n: 0, to: 'self' }, x: 0, begin: 0, each: 1 },
    { effect: { do: 'momentum', how: 'gain', side: 'own', n: 2 }, x: 0, begin: 2, each: 1 },
    { effect: { do: 'damage', n: 3, to: 'target' }, x: 0, begin: 1, each: 3 },
    { effect: { do: 'damage', n: 'x', to: 'target' }, x: 2, begin: 1, each: 2 },
    { effect: { do: 'damage', n: 'x', to: 'target' }, x: 0, begin: 0, each: 0 },
    { effect: { do: 'dice', roll: 'attack', n: -1 }, x: 0, begin: 1, each: 1 },
    { effect: { do: 'push', range: 2, may: false, to: 'target' }, x: 0, begin: 1, each: 1 },
  ] as const)('$effect.do of $each: $begin times', ({ effect, x, begin, each }) => expect(timesOf(effect as Effect, x)).toEqual({ begin, each }));
});

describe('what effects cause', () => {
  test('damage fills the pool of the attack if a tree deals it to the defender’s unit, and is suffered at once otherwise', () => {
    const effect: Effect = { do: 'damage', n: 2, to: 'target' };
    expect(kinds(due(attacking(), effect, { frame: { from: 'tree' }, times: 2 }))).toEqual(['damage-pooled']);
    expect(kinds(due(attacking(), effect, { frame: { from: 'tree' }, times: 2, character: 'south-b-1' }))).toEqual(['damage-suffered']);
    expect(due(attacking(), effect, { times: 2 })).toMatchObject([{ kind: 'damage-suffered', unit: 'south-a', damage: 2 }]);
    expect(kinds(due(scene(), effect, { frame: { from: 'tree' }, times: 2 }))).toEqual(['damage-suffered']);
  });

  test.each([
    { do: 'push', target: 'south-a-1', character: 'south-a-1', from: { x: 40_000, y: 30_000 }, level: true },
    { do: 'pull', target: 'south-a-1', character: 'north-a-1', from: { x: 40_000, y: 38_000 }, level: true },
    { do: 'place', target: 'south-a-1', character: 'south-a-1', from: { x: 40_000, y: 30_000 }, level: false },
    { do: 'push', target: '', character: 'north-a-1', from: { x: 40_000, y: 30_000 }, level: true },
  ] as const)('$do of $character is measured from the other of the two', ({ do: how, target, character, from, level }) => {
    const effect = { do: how, range: 2, may: true, to: 'target', ...(how === 'place' ? { level } : {}) } as Effect;
    expect(due(scene(), effect, { frame: { target }, character })).toEqual([
      { kind: 'begun', rule: 'sp.displace.types', frame: { kind: 'displace', how, seat: 'north', character, from, range: 2, may: true, level } },
    ]);
  });

  test.each(['push', 'pull', 'place'] as const)('%s of who cannot be moved by enemies: nothing', (how) => {
    const cards = { 'south-a': { abilities: [{ kind: 'innate', id: 'i', name: 'i', modifiers: [{ kind: 'cannot', what: 'be-moved' }] }] } } as const;
    const effect = { do: how, range: 2, may: true, to: 'target', level: true } as Effect;
    expect(due(scene({ cards: cards as never }), effect)).toEqual([]);
    expect(kinds(due(scene({ cards: cards as never }), effect, { frame: { seat: 'south' } }))).toEqual(['begun']);
    expect(kinds(due(scene({ cards: cards as never }), { do: 'damage', n: 1, to: 'target' }))).toEqual(['damage-suffered']);
  });

  test.each([
    { effect: { do: 'force', how: 'spend', side: 'enemy', n: 3 }, south: { force: 2 }, event: { kind: 'force-spent', seat: 'south', force: 2, because: [] } },
    { effect: { do: 'force', how: 'spend', side: 'enemy', n: 3 }, south: { force: 6 }, event: { kind: 'force-spent', seat: 'south', force: 3 } },
    { effect: { do: 'force', how: 'refresh', side: 'own', n: 3 }, south: {}, event: { kind: 'force-readied', seat: 'north', force: 3 } },
    { effect: { do: 'momentum', how: 'lose', side: 'enemy', n: 1 }, south: { momentum: 2 }, event: { kind: 'momentum-lost', seat: 'south' } },
    { effect: { do: 'momentum', how: 'gain', side: 'own', n: 1 }, south: {}, event: { kind: 'momentum-gained', seat: 'north' } },
  ] as const)('$effect.do $effect.how', ({ effect, south, event }) => {
    const state = scene({ sides: { south, north: { force: 1, pool: 6 } } });
    expect(due(state, effect as Effect, { times: effect.n })).toMatchObject([event]);
  });
  test('who has no momentum loses none', () => expect(due(scene({ sides: { south: { momentum: 0 } } }), { do: 'momentum', how: 'lose', side: 'enemy', n: 1 })).toEqual([]));

  test.each([
    { from: 'strike', into: 'critical', times: 3, events: [{ kind: 'dice-turned', rule: 'sp.attack.modify-attack-roll', roll: 'attack', from: 'strike', into: 'critical', n: 2 }] },
    { from: 'strike', into: 'critical', times: 1, events: [{ kind: 'dice-turned', rule: 'sp.attack.modify-attack-roll', roll: 'attack', from: 'strike', into: 'critical', n: 1 }] },
    { from: 'critical', into: 'strike', times: 1, events: [] },
    { from: 'strike', into: 'block', times: 1, events: [] },
  ] as const)('$times of $from turned into $into', ({ times, events, ...effect }) => {
    expect(due(attacking(), { do: 'turn', roll: 'attack', n: 1, ...effect }, { times })).toEqual(events);
    expect(due(scene(), { do: 'turn', roll: 'attack', n: 1, ...effect }, { times })).toEqual([]);
  });

  test('dice are added to rolls and pools during an attack only', () => {
    const add = { do: 'add', roll: 'defence', face: 'block', n: 2 } as Effect;
    const dice = { do: 'dice', roll: 'attack', n: -1 } as Effect;
    expect(due(attacking(), add, { times: 2 })).toEqual([{ kind: 'dice-added', rule: 'sp.attack.modify-defence-roll', roll: 'defence', face: 'block', n: 2 }]);
    expect(due(attacking({}, { step: 3 }), dice)).toEqual([{ kind: 'pool-changed', rule: 'sp.attack.step-attack-pool', roll: 'attack', n: -1 }]);
    expect([...due(scene(), add), ...due(scene(), dice)]).toEqual([]);
  });
  test.each([4, 6, 8])('a pool that has been built has its size: step %i', (step) => expect(due(attacking({}, { step }), { do: 'dice', roll: 'attack', n: 1 })).toEqual([]));

  test('healing, hunker tokens and moves of a tree are told as icons; those of others are begun or gained', () => {
    const tree = { frame: { from: 'tree' as const }, character: 'north-a-1' };
    const plain = { character: 'north-a-1' };
    const heal: Effect = { do: 'heal', n: 1, to: 'self' };
    expect(due(attacking(), heal, plain)).toEqual([{ kind: 'begun', rule: 'sp.damage.heal', frame: { kind: 'heal', seat: 'north', character: 'north-a-1' } }]);
    expect(due(attacking(), heal, tree)).not.toEqual(due(attacking(), heal, plain));
  });

  test.each([
    { says: 'for a character that is there', effect: { do: 'damage', n: 1, to: 'self' }, character: 'north-a-1', source: 'north-a-1', events: ['damage-suffered'] },
    { says: 'for nobody', effect: { do: 'damage', n: 1, to: 'self' }, character: '', source: 'north-a-1', events: [] },
    { says: 'from a source that has left the board', effect: { do: 'shove', to: 'target' }, character: 'south-a-1', source: 'north-b-1', events: [] },
    { says: 'from a source that needs no place', effect: { do: 'force', how: 'refresh', side: 'own', n: 1 }, character: '', source: '', events: ['force-readied'] },
    { says: 'of an ability without a unit to use it', effect: { do: 'free-ability' }, character: '', source: '', events: [] },
  ] as const)('$says', ({ effect, character, source, events }) => {
    const state = scene({ sides: { north: { force: 1 } } });
    expect(kinds(due(state, effect as Effect, { frame: { source }, character, times: effect.do === 'shove' ? 2 : 1 }))).toEqual(events);
  });

  test('what waits for an answer causes nothing by itself', () => {
    expect(due(scene(), { do: 'deck', how: 'top' } as never, { character: '' })).toEqual([]);
  });

  test('a priority objective is drawn with one defence die, under a label of its own', () => {
    const state = scene();
    expect(due(state, { do: 'priority' }, { character: '' })).toEqual([
      { kind: 'begun', rule: 'sp.objective.priority', frame: { kind: 'roll', purpose: 'priority', seat: 'north', label: `priority-${String(state.play.written)}`, pools: [{ die: 'defence', dice: 1 }] } },
    ]);
  });
});
