import { describe, expect, test } from 'vitest';
import type { Effect } from '../../model/effect.js';
import type { Row, Tree } from '../../model/unit.js';
import { A, dice, duel, hit, option, X, type Duel } from '../../testing/duel.js';
import { askedIn, done, kinds, part, refusalOf, settled, turnFrame } from '../../testing/index.js';
import { whyNotAttack } from '../../attacks/attack.js';
import { coverDice } from '../cover/value.js';

// Situations as they come up at tables, one by one, and what is right.

const NONE = [0, 0, 4];
const damage = (n: number): Effect => ({ do: 'damage', n, to: 'target' });
const one = (...effects: readonly Effect[]): Tree => ({ options: [{ id: 'o1', column: 1, row: 1, start: true, effects: [...effects] }], paths: [] });
const struck = (tree: Tree, scene: Duel = {}) => done(duel({ attacker: { tree }, ...scene }), hit(), dice([0, 1, 0, 5], NONE), option('o1'));
const why = (state: ReturnType<typeof duel>, type: 'melee' | 'ranged', target = X) =>
  whyNotAttack(state, { character: A, type: 'any', dice: 0 }, { kind: 'attack', answers: 0, by: 'north', character: A, type, target })?.kind;
const coverOf = (state: ReturnType<typeof duel>) => coverDice(state, { attacker: A, defender: X, type: 'ranged', fixed: 0, more: { attack: 0, defence: 0 } }).value;

test('a wounded unit is attacked in the same turn: no damage, no second wound, no momentum; the push and the condition apply', () => {
  const pinned: Effect = { do: 'condition', condition: 'pinned', to: 'target' };
  const wounded = struck(one(damage(5), pinned, { do: 'shove', to: 'target' }), { units: { 'south-a': { damage: 8, wounded: 1 } } });
  const { state, events } = done(wounded.state, { kind: 'displace', direction: { x: 0, y: 1 }, ingress: [] }, { kind: 'pass' });
  expect(state.play.units['south-a']).toMatchObject({ damage: 8, wounded: 1, conditions: ['pinned'] });
  expect(state.play.characters[X]).toMatchObject({ x: 40_000, y: 42_540 });
  expect(kinds([...wounded.events, ...events]).filter((kind) => ['damage-suffered', 'unit-wounded', 'momentum-gained'].includes(kind))).toEqual([]);
});

describe('who may shoot while engaged, 40 mm bases with centres 100 mm apart', () => {
  const other = { at: { 'south-b-1': [560, 300] as const } };

  test.each([
    { says: 'the engaged enemy is wounded: at it, and at others', scene: { units: { 'south-a': { wounded: 1, damage: 8 } } }, at: [undefined, undefined] },
    { says: 'it is not: at nobody', scene: {}, at: ['engaged', 'engaged'] },
  ])('$says', ({ scene, at }) => {
    const state = duel({ ...other, ...scene });
    expect([why(state, 'ranged'), why(state, 'ranged', 'south-b-1')]).toEqual(at);
  });

  test('centres 80 mm apart, one on a roof: no melee, but shots', () => {
    const roof = { pieces: [{ id: 'house', name: 'house', parts: [part('roof', [300, 350, 500, 500])] }] };
    const state = duel({ gap: 40, at: { [X]: [400, 380, 'roof'] }, terrain: roof });
    expect([why(state, 'melee'), why(state, 'ranged')]).toEqual(['not-engaged', undefined]);
  });
});

describe('conditions that a unit has already', () => {
  const exposed: Effect = { do: 'condition', condition: 'exposed', to: 'target' };

  test('exposed from the tree on an exposed unit: the pool grows by 1', () => {
    const tree: Tree = { options: [{ id: 'o1', column: 1, row: 1, start: true, effects: [exposed] }, { id: 'o2', column: 2, row: 1, start: false, effects: [exposed] }], paths: [['o1', 'o2']] };
    const { state } = done(duel({ attacker: { tree } }), hit(), dice([0, 2, 0, 4], NONE), option('o1'), option('o2'));
    expect(state.play.units['south-a']).toMatchObject({ damage: 1, conditions: ['exposed'] });
  });
});

describe('an attack that an effect grants with 5 dice at range', () => {
  const strike = { agenda: [turnFrame('north', 'north-a'), { kind: 'strike', seat: 'north', character: A, type: 'ranged', dice: 5 } as const], gap: 150 };

  test('a focused unit with 7 on its card rolls 5 and 1', () => {
    const { state } = done(duel({ ...strike, attacker: { ranged: { attack: 7, defence: 4, range: 4, chart: [] } }, characters: { [A]: { focus: 1 } } }), hit('ranged'));
    expect(askedIn(state)).toMatchObject({ groups: [{ die: 'attack', dice: 6 }, { die: 'defence' }] });
  });

  test('with a dash on its card it rolls none', () => {
    expect(askedIn(settled(duel({ ...strike, attacker: { ranged: { attack: 'none', defence: 4, range: 4, chart: [] } } })))).toMatchObject({ for: 'act' });
  });

  test('a bare attack does not stand in the way of a combat action', () => {
    const { state } = done(duel(strike), { kind: 'pass' });
    expect(askedIn(state)).toMatchObject({ for: 'act', actions: expect.arrayContaining(['combat']) as unknown });
  });
});

describe('cover against a shot', () => {
  const wall = (elevation: number) => ({ pieces: [{ id: 'piece', name: 'wall', parts: [part('wall', [300, 460, 500, 470], { elevation, surface: false }), part('roof', [300, 200, 500, 330])] }] });

  test.each([
    { says: 'two tokens, no terrain', hunker: 2, terrain: { pieces: [] }, on: 'board', cover: 2 },
    { says: 'a wall, no token', hunker: 0, terrain: wall(0), on: 'board', cover: 0 },
    { says: 'a wall as high as the attacker, one token', hunker: 1, terrain: wall(0), on: 'board', cover: 2 },
    { says: 'the attacker one elevation above the wall', hunker: 1, terrain: wall(0), on: 'roof', cover: 1 },
    { says: 'a wall, three tokens', hunker: 3, terrain: wall(0), on: 'board', cover: 4 },
  ])('$says: $cover', ({ hunker, terrain, on, cover }) => {
    expect(coverOf(duel({ gap: 140, terrain, at: { [A]: [400, 300, on] }, units: { 'south-a': { hunker } } }))).toBe(cover);
  });

  test('two tokens in melee, which cannot be: no cover', () => {
    const { events } = done(duel({ units: { 'south-a': { hunker: 2 } } }), hit());
    expect(events.find(({ kind }) => kind === 'pools-built')).toMatchObject({ defence: 4 });
  });
});

describe('dice and trees', () => {
  test('1 critical and 2 strikes against 3 blocks: 1 success', () => {
    expect(askedIn(done(duel(), hit(), dice([1, 2, 0, 3], [3, 0, 1])).state)).toMatchObject({ for: 'tree', successes: 1 });
  });

  test('2 criticals and 1 strike against 4 blocks: 2 successes', () => {
    expect(askedIn(done(duel(), hit(), dice([2, 1, 0, 3], [4, 0, 0])).state)).toMatchObject({ for: 'tree', successes: 2 });
  });

  test('no success, but 1 damage of the chart: the tree is left out, the pool is dealt', () => {
    const chart: Row[] = [{ from: 1, to: 0, entries: [{ kind: 'damage', damage: 1 }] }];
    const { state, events } = done(duel({ attacker: { melee: { attack: 6, defence: 4, chart } } }), hit(), dice([0, 0, 1, 5], NONE));
    expect(state.play.units['south-a']?.damage).toBe(1);
    expect(events.some((event) => event.kind === 'step-reached' && event.step === 8)).toBe(false);
  });

  test('protection and a pool of 1: no damage', () => {
    expect(struck(one(damage(1)), { cards: { 'south-a': { keywords: [{ keyword: 'protection' }] } } }).state.play.units['south-a']?.damage).toBe(0);
  });

  test.each([
    { says: 'melee', type: 'melee' as const, gap: 60, dice: 8 },
    { says: 'ranged', type: 'ranged' as const, gap: 150, dice: 6 },
  ])('focused with impact [1], $says: $dice dice', ({ type, gap, dice: n }) => {
    const { state } = done(duel({ gap, characters: { [A]: { focus: 1 } }, cards: { 'north-a': { keywords: [{ keyword: 'impact', n: 1 }] } } }), hit(type));
    expect(askedIn(state)).toMatchObject({ groups: [{ dice: n }, {}] });
    expect(state.play.characters[A]?.focus).toBe(0);
  });

  test('expertise taken from a disarmed attacker cannot be rolled again', () => {
    const { state } = done(duel({ units: { 'north-a': { conditions: ['disarmed'] } } }), hit(), dice([1, 0, 2, 3], NONE));
    expect(refusalOf(state, { kind: 'reroll', dice: [0, 0, 2, 0] })).toMatchObject({ kind: 'not-asked' });
  });
});
