import { describe, expect, test } from 'vitest';
import { turnOf } from '../src/agenda.js';
import type { State } from '../src/index.js';
import type { Effect } from '../src/model/effect.js';
import type { Entry, UnitCard } from '../src/model/unit.js';
import { beginEffects } from '../src/resolve.js';
import { after } from '../src/testing/after.js';
import { askedIn, done, kinds, refusalOf, sceneOf, settled, stance, turnFrame, type Answer, type Scene } from '../src/testing/index.js';
import { rowOf } from '../src/testing/track.js';

// What players ask about damage, conditions and keywords, played through the game itself. North acts with `north-a`; `south-b` is hit.

const A = 'north-a';
const X = 'south-b';
const tree = (...effects: readonly (readonly Effect[])[]) => ({
  options: effects.map((list, i) => ({ id: `o${i + 1}`, column: i + 1, row: 2, start: i === 0, effects: [...list] })),
  paths: effects.slice(1).map((_, i): [string, string] => [`o${i + 1}`, `o${i + 2}`]),
});
const condition = (name: 'exposed' | 'strained'): Effect => ({ do: 'condition', condition: name, to: 'target' });
const harm = (n: number): Effect => ({ do: 'damage', n, to: 'target' });
const SHOVE: Effect = { do: 'shove', to: 'target' };

const card = (changes: { readonly tree?: ReturnType<typeof tree>; readonly chart?: readonly Entry[]; readonly defence?: readonly Entry[] } & Partial<UnitCard> = {}): Partial<UnitCard> => {
  const { tree: options, chart, defence, ...rest } = changes;
  const row = (entries: readonly Entry[] | undefined) => (entries === undefined ? [] : [{ from: 1, to: 0, entries: [...entries] }]);
  return {
    ...rest,
    stances: [
      stance({
        ...(options === undefined ? {} : { tree: options }),
        melee: { attack: 6, defence: 4, chart: row(chart) },
        ranged: { attack: 5, defence: 4, range: 4, chart: row(chart) },
        defence: row(defence),
      }),
    ],
  };
};
const duel = (scene: Scene = {}): State => sceneOf({ ...scene, at: { 'north-a-1': [400, 400], 'south-b-1': [400, 460], ...scene.at } });

const MELEE = [{ kind: 'action', action: 'combat' }, { kind: 'attack', character: 'north-a-1', type: 'melee', target: 'south-b-1' }] as const;
/** A roll of so many criticals and expertise for the attacker, blocks and expertise for the defender; all others fail. */
const roll = (critical: number, { expertise = 0, shield = 0, dice = 6, expert = 0 } = {}): Answer => ({
  kind: 'roll', by: 'chance', counts: [[critical, 0, expertise, dice - critical - expertise], [shield, expert, 4 - shield - expert]],
});
const option = (id: string): Answer => ({ kind: 'option', option: id });
const move = (character: string, x: number, y: number): Answer => ({ kind: 'move', character, how: 'advance', to: { x, y, on: 'board' }, arms: [{ x: 0, y: 1 }, { x: 0, y: 1 }], ingress: [] });

describe('conditions', () => {
  test('[sp.condition.pinned] a pinned unit of two moves: the first stays where it is, the second moves', () => {
    const state = sceneOf({ cards: { 'north-a': { characters: 2 } }, at: { 'north-a-1': [200, 300], 'north-a-2': [300, 300] }, units: { [A]: { conditions: ['pinned'] } } });
    const { state: then } = done(state, { kind: 'action', action: 'move' }, move('north-a-1', 20_000, 33_000), move('north-a-2', 30_000, 33_000));
    expect([then.play.characters['north-a-1'], then.play.characters['north-a-2']]).toMatchObject([{ x: 20_000, y: 30_000 }, { x: 30_000, y: 33_000 }]);
    expect(then.play.units[A]?.conditions).toEqual([]);
    expect(turnOf(then)?.actions).toEqual(['move']);
  });

  test('[sp.condition.pinned] a character that stays does not use it up', () => {
    const state = sceneOf({ cards: { 'north-a': { characters: 2 } }, at: { 'north-a-1': [200, 300], 'north-a-2': [300, 300] }, units: { [A]: { conditions: ['pinned'] } } });
    const stays = done(state, { kind: 'action', action: 'move' }, { kind: 'stay', character: 'north-a-1' }).state;
    expect(stays.play.units[A]?.conditions).toEqual(['pinned']);
    const stopped = done(stays, move('north-a-2', 30_000, 33_000)).state;
    expect(stopped.play.characters['north-a-2']).toMatchObject({ x: 30_000, y: 30_000 });
    expect(stopped.play.units[A]?.conditions).toEqual([]);
  });

  test('[sp.condition.strained-recover] a strained unit recovers and removes strained: no damage', () => {
    const state = duel({ units: { [A]: { damage: 2, conditions: ['strained'] } } });
    const { state: then } = done(state, { kind: 'action', action: 'recover' }, { kind: 'heal', unit: A, what: 'strained' });
    expect(then.play.units[A]).toMatchObject({ damage: 2, conditions: [] });
  });

  test('[sp.condition.strained-recover] a strained unit recovers and removes damage: 3 damage follow', () => {
    const state = duel({ units: { [A]: { damage: 2, conditions: ['strained'] } } });
    const { state: then } = done(state, { kind: 'action', action: 'recover' }, { kind: 'heal', unit: A, what: 'damage' });
    expect(then.play.units[A]).toMatchObject({ damage: 4, conditions: [] });
  });

  test('[sp.condition.strained] a strained unit focuses: 3 damage afterwards, strained is gone', () => {
    const { state: then } = done(duel({ units: { [A]: { damage: 2, conditions: ['strained'] } } }), { kind: 'action', action: 'focus' });
    expect(then.play.units[A]).toMatchObject({ damage: 5, conditions: [] });
    expect(then.play.characters['north-a-1']?.focus).toBe(1);
  });

  test('[sp.condition.strained] of two moving characters the first brings the 3 damage, the second none', () => {
    const state = sceneOf({ cards: { 'north-a': { characters: 2 } }, at: { 'north-a-1': [200, 300], 'north-a-2': [300, 300] }, units: { [A]: { damage: 2, conditions: ['strained'] } } });
    const first = done(state, { kind: 'action', action: 'move' }, move('north-a-1', 20_000, 33_000)).state;
    expect(first.play.units[A]).toMatchObject({ damage: 5, conditions: [] });
    expect(done(first, move('north-a-2', 30_000, 33_000)).state.play.units[A]).toMatchObject({ damage: 5, conditions: [] });
  });

  test('[sp.condition.strained-pinned] pinned and strained: not moved, neither is left, 3 damage', () => {
    const state = duel({ units: { [A]: { damage: 2, conditions: ['strained', 'pinned'] } }, at: { 'north-a-1': [200, 300] } });
    const { state: then } = done(state, { kind: 'action', action: 'move' }, move('north-a-1', 20_000, 33_000));
    expect(then.play.characters['north-a-1']).toMatchObject({ x: 20_000, y: 30_000 });
    expect(then.play.units[A]).toMatchObject({ damage: 5, conditions: [] });
  });

  test('a strained and pinned unit is pushed by the enemy: it moves, both stay', () => {
    const push = { kind: 'displace', how: 'push', seat: 'south', character: 'north-a-1', from: { x: 40_000, y: 46_000 }, range: 1, may: false, level: true } as const;
    const state = duel({ units: { [A]: { conditions: ['strained', 'pinned'] } }, at: { 'south-b-1': [400, 460] }, agenda: [turnFrame('north', A), push] });
    const { state: then } = done(state, { kind: 'displace', direction: { x: 0, y: -1 }, ingress: [] });
    expect(then.play.characters['north-a-1']).toMatchObject({ x: 40_000, y: 37_460 });
    expect(then.play.units[A]).toMatchObject({ damage: 0, conditions: ['strained', 'pinned'] });
  });

  test('[sp.condition.duplicate] what the tree gives twice goes into the pool', () => {
    const state = duel({ cards: { 'north-a': card({ tree: tree([condition('strained'), harm(1)]) }) }, units: { [X]: { conditions: ['strained'] } } });
    const { state: then, events } = done(state, ...MELEE, roll(1), option('o1'));
    expect(events).toContainEqual({ kind: 'damage-pooled', rule: 'sp.condition.duplicate', damage: 1 });
    expect(then.play.units[X]).toMatchObject({ damage: 2, conditions: ['strained'] });
  });

  test('[sp.condition.duplicate] what an ability gives twice is 1 damage at once', () => {
    const state = duel({ units: { [X]: { conditions: ['exposed'] } } });
    const begun = after(state, [beginEffects({ seat: 'north', from: 'ability', source: 'north-a-1', target: 'south-b-1', list: [condition('exposed')], rule: 'sp.ability.type-active' })]);
    expect(settled(begun).play.units[X]).toMatchObject({ damage: 1, conditions: ['exposed'] });
  });
});

describe('damage', () => {
  test('[sp.damage.take] no success is left, but a point from the chart: the tree is skipped, the pool is dealt', () => {
    const state = duel({ cards: { 'north-a': card({ chart: [{ kind: 'damage', damage: 1 }] }) } });
    const { state: then, events } = done(state, ...MELEE, roll(0, { expertise: 1 }));
    expect(kinds(events)).not.toContain('option-taken');
    expect(then.play.units[X]).toMatchObject({ damage: 1 });
  });

  test('[sp.damage.wounded-no-damage] [SP-09] a second attack on a wounded unit: no token, no wound, no momentum; push and condition apply', () => {
    const state = duel({ cards: { 'north-a': card({ tree: tree([harm(5), condition('exposed'), SHOVE]) }) }, units: { [X]: { damage: 8, wounded: 1 } } });
    const { state: then } = done(state, ...MELEE, roll(1), option('o1'), { kind: 'displace', direction: { x: 0, y: 1 }, ingress: [] }, { kind: 'pass' });
    expect(then.play.units[X]).toMatchObject({ damage: 8, wounded: 1, conditions: ['exposed'] });
    expect(then.play.characters['south-b-1']).toMatchObject({ y: 48_540 });
    expect(rowOf(then, 'north')).toEqual([8]);
  });

  test('[sp.damage.wounded-no-heal] an attack wounds, the defender’s chart had a heal: damage stays, a condition could go', () => {
    const heal: Entry = { kind: 'effect', effect: { do: 'heal', n: 1, to: 'self' } };
    const state = duel({
      cards: { 'north-a': card({ tree: tree([harm(8)]) }), 'south-b': card({ defence: [heal] }) },
      units: { [X]: { conditions: ['pinned'] } },
    });
    const { state: then } = done(state, ...MELEE, roll(1, { expert: 1 }), option('o1'));
    expect(then.play.units[X]).toMatchObject({ damage: 8, wounded: 1 });
    expect(askedIn(then)).toMatchObject({ for: 'heal', by: 'south', units: [X] });
    expect(refusalOf(then, { kind: 'heal', unit: X, what: 'damage' })).toMatchObject({ kind: 'nothing-to-heal', rule: 'sp.damage.wounded-no-heal' });
    expect(done(then, { kind: 'heal', unit: X, what: 'pinned' }).state.play.units[X]).toMatchObject({ damage: 8, conditions: [] });
  });

  test('[sp.damage.wounded-ends-activation] strained wounds the active unit: the opponent gains momentum, the activation ends, it is not injured yet', () => {
    const { state: then, events } = done(duel({ units: { [A]: { damage: 5, conditions: ['strained'] } } }), { kind: 'action', action: 'focus' });
    expect(then.play.units[A]).toMatchObject({ damage: 8, wounded: 1, injured: 0, defeated: false });
    expect(kinds(events).indexOf('activation-ended')).toBeGreaterThan(kinds(events).indexOf('activation-cut'));
    expect(events).toContainEqual({ kind: 'momentum-gained', rule: 'sp.damage.wounded-momentum', seat: 'south', space: 7 });
    expect([then.play.turn, then.play.active]).toEqual([6, 'south']);
  });

  test('[sp.damage.wounded-ends-activation] [SP-23] a reaction to its move wounds the active unit: no second action; 1 injured token of durability 2 is no defeat', () => {
    const shot = {
      kind: 'reactive' as const, id: 'shot', name: 'shot', cost: { of: 'force' as const, n: 0, x: 0 }, when: [],
      on: { at: 'moved' as const, who: 'enemy' as const, as: 'defender' as const, within: 0 }, effects: [harm(1)],
    };
    const state = duel({ cards: { 'south-b': card({ abilities: [shot] }) }, units: { [A]: { damage: 7, injured: 1 } }, at: { 'north-a-1': [200, 300], 'south-b-1': [200, 700] } });
    const moved = done(state, { kind: 'action', action: 'move' }, move('north-a-1', 20_000, 33_000)).state;
    expect(askedIn(moved)).toMatchObject({ for: 'window', by: 'south', at: 'moved' });
    const { state: then } = done(moved, { kind: 'ability', unit: X, ability: 'shot', character: 'south-b-1', x: 0 });
    expect(then.play.units[A]).toMatchObject({ damage: 8, wounded: 1, injured: 1, defeated: false });
    expect(then.play.characters['north-a-1']?.on).toBe('board');
    expect([then.play.turn, turnOf(then)?.seat]).toEqual([6, 'south']);
  });

  test('[sp.damage.wounded-during-attack] a unit of two wounded by a reaction to its first attack does not make the second', () => {
    const thorns = {
      kind: 'reactive' as const, id: 'thorns', name: 'thorns', cost: { of: 'force' as const, n: 0, x: 0 }, when: [],
      on: { at: 'after-attack' as const, who: 'enemy' as const, as: 'attacker' as const, within: 0 }, effects: [harm(1)],
    };
    const state = duel({
      cards: { 'north-a': card({ characters: 2, tree: tree([harm(1)]) }), 'south-b': card({ abilities: [thorns] }) },
      at: { 'north-a-2': [340, 460] },
      units: { [A]: { damage: 7 } },
    });
    const attacked = done(state, ...MELEE, roll(1), option('o1')).state;
    expect(askedIn(attacked)).toMatchObject({ for: 'window', by: 'south', at: 'after-attack' });
    const { state: then, events } = done(attacked, { kind: 'ability', unit: X, ability: 'thorns', character: 'south-b-1', x: 0 });
    expect(then.play.units[A]).toMatchObject({ wounded: 1 });
    expect(events.filter(({ kind }) => kind === 'attack-declared')).toEqual([]);
    expect([then.play.turn, then.play.units[X]?.damage]).toEqual([6, 1]);
  });

  test('[sp.damage.defeat-check] the last wounded token turns at the start of its own activation; it acts, and then it is defeated', () => {
    const state = duel({ cards: { 'north-a': { durability: 1 } }, units: { [A]: { damage: 8, wounded: 1 } }, agenda: [turnFrame('north', A, { step: 4 })] });
    const acts = settled(state);
    expect(acts.play.units[A]).toMatchObject({ damage: 0, wounded: 0, injured: 1, defeated: false });
    expect(askedIn(acts)).toMatchObject({ for: 'act', unit: A });
    const { state: then } = done(acts, { kind: 'action', action: 'focus' }, { kind: 'end' });
    expect(then.play.units[A]?.defeated).toBe(true);
    expect(then.play.characters['north-a-1']?.on).toBe('');
  });

  test('[sp.damage.wounded] [IM-14] 3 damage do not wound a unit of stamina 9 and durability 3', () => {
    const state = duel({ cards: { 'north-a': card({ tree: tree([harm(3)]) }), 'south-b': { stamina: 9, durability: 3 } }, units: { [X]: { damage: 5 } } });
    const once = done(state, ...MELEE, roll(1), option('o1')).state;
    expect(once.play.units[X]).toMatchObject({ damage: 8, wounded: 0 });
    const again = duel({ cards: { 'north-a': card({ tree: tree([harm(3)]) }), 'south-b': { stamina: 9, durability: 3 } }, units: { [X]: { damage: 6 } } });
    expect(done(again, ...MELEE, roll(1), option('o1')).state.play.units[X]).toMatchObject({ damage: 9, wounded: 1 });
  });
});

describe('keywords', () => {
  const steadfast = (): State => duel({ cards: { 'north-a': card({ tree: tree([SHOVE], [SHOVE]) }), 'south-b': { keywords: [{ keyword: 'steadfast' }] } } });

  test('[sp.keyword.steadfast] of two shoves the first does not move the defender, the second does', () => {
    const { state: first, events } = done(steadfast(), ...MELEE, roll(2), option('o1'));
    expect(events).toContainEqual({ kind: 'shove-shrugged-off', rule: 'sp.keyword.steadfast', character: 'south-b-1' });
    expect(askedIn(first)).toMatchObject({ for: 'displace', how: 'pull', character: 'north-a-1' });
    const { state: second } = done(first, { kind: 'pass' }, option('o2'), { kind: 'displace', direction: { x: 0, y: 1 }, ingress: [] });
    expect(second.play.characters['south-b-1']).toMatchObject({ y: 48_540 });
  });

  test('[sp.keyword.steadfast] an ability pushes it', () => {
    expect(done(steadfast(), ...MELEE, roll(1), option('o1')).state.play.characters['south-b-1']).toMatchObject({ y: 46_000 });
    const push: Effect = { do: 'push', range: 1, may: false, to: 'target' };
    const begun = after(steadfast(), [beginEffects({ seat: 'north', from: 'ability', source: 'north-a-1', target: 'south-b-1', list: [push], rule: 'sp.ability.type-active' })]);
    expect(done(begun, { kind: 'displace', direction: { x: 0, y: 1 }, ingress: [] }).state.play.characters['south-b-1']).toMatchObject({ y: 48_540 });
  });

  test.each([
    { pool: 1, dealt: 0 },
    { pool: 3, dealt: 2 },
  ])('[sp.keyword.protection] a pool of $pool: $dealt damage', ({ pool, dealt }) => {
    const state = duel({ cards: { 'north-a': card({ tree: tree([harm(pool)]) }), 'south-b': { keywords: [{ keyword: 'protection' }] } } });
    expect(done(state, ...MELEE, roll(1), option('o1')).state.play.units[X]).toMatchObject({ damage: dealt });
  });

  test.each([
    { says: 'in melee 6, 1 and 1', type: 'melee', far: 460, dice: 8 },
    { says: 'ranged 5 and 1', type: 'ranged', far: 600, dice: 6 },
  ] as const)('[sp.keyword.impact] focus with impact [1], $says', ({ type, far, dice }) => {
    const state = duel({ cards: { 'north-a': card({ keywords: [{ keyword: 'impact', n: 1 }] }) }, at: { 'south-b-1': [400, far] } });
    const rolling = done(state, { kind: 'action', action: 'focus' }, { kind: 'action', action: 'combat' }, { kind: 'attack', character: 'north-a-1', type, target: 'south-b-1' }).state;
    expect(askedIn(rolling)).toMatchObject({ kind: 'roll', groups: [{ die: 'attack', dice }, { die: 'defence' }] });
  });

  test('[sp.keyword.sharpshooter] sharpshooter [2], ranged: 5 dice, and 1 and 2 more when focused', () => {
    const state = duel({ cards: { 'north-a': card({ keywords: [{ keyword: 'sharpshooter', n: 2 }] }) }, at: { 'south-b-1': [400, 600] } });
    const shoot = [{ kind: 'action', action: 'combat' }, { kind: 'attack', character: 'north-a-1', type: 'ranged', target: 'south-b-1' }] as const;
    expect(askedIn(done(state, ...shoot).state)).toMatchObject({ kind: 'roll', groups: [{ die: 'attack', dice: 5 }, { die: 'defence' }] });
    expect(askedIn(done(state, { kind: 'action', action: 'focus' }, ...shoot).state)).toMatchObject({ kind: 'roll', groups: [{ die: 'attack', dice: 8 }, { die: 'defence' }] });
  });
});
