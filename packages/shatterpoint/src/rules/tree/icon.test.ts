import { describe, expect, test } from 'vitest';
import { attackOf } from '../../agenda.js';
import type { Effect } from '../../model/effect.js';
import type { Ability, Cost, Tree } from '../../model/unit.js';
import { A, attackFrame, dice, duel, hit, option, X, type Duel } from '../../testing/duel.js';
import { askedIn, done, MM, part, refusalOf, settled, turnFrame } from '../../testing/index.js';
import { waivesAction } from './active-icon-action.js';
import { poolDamage } from './damage-at-once.js';
import { costToPay } from './free-ability-no-surcharge.js';
import { iconActive, iconCondition, iconDamage, iconHeal, iconHunker, iconMove } from './icon.js';
import { mayPullAfter } from './pull-without-push.js';
import { pullAfterShove, pushOfShove } from './shove.js';

const damage = (n: number): Effect => ({ do: 'damage', n, to: 'target' });
const SHOVE: Effect = { do: 'shove', to: 'target' };
/** A tree of options in a row, one after another. */
const rowOf = (...options: readonly (readonly Effect[])[]): Tree => ({
  options: options.map((effects, i) => ({ id: `o${i + 1}`, column: i + 1, row: 1, start: i === 0, effects: [...effects] })),
  paths: options.slice(1).map((_, i) => [`o${i + 1}`, `o${i + 2}`]),
});
const walking = (tree: Tree, scene: Duel = {}, type: 'melee' | 'ranged' = 'melee') => {
  const n = tree.options.length;
  return done(duel({ ...scene, attacker: { tree, ...scene.attacker } }), hit(type), dice([0, n, 0, (type === 'melee' ? 6 : 5) - n], [0, 0, 4])).state;
};
const at = { seat: 'north', character: A } as const;

describe('[sp.tree.damage-at-once] damage is in the pool before the next option is chosen', () => {
  test('1 of expertise, then 2, then 1', () => {
    const chart = [{ from: 1, to: 0, entries: [{ kind: 'damage' as const, damage: 1 }] }];
    const tree = rowOf([damage(2)], [damage(1)], [damage(1)]);
    const rolled = done(duel({ attacker: { tree, melee: { attack: 6, defence: 4, chart } } }), hit(), dice([0, 3, 1, 2], [0, 0, 4]));
    const read = [[], ['o1'], ['o1', 'o2']].map((path) => attackOf(done(rolled.state, ...path.map(option)).state)?.damage);
    expect(read).toEqual([1, 3, 4]);
    expect(poolDamage(2)).toEqual({ kind: 'damage-pooled', rule: 'sp.tree.damage-at-once', damage: 2 });
  });

  test('nobody is wounded by it before the pool is dealt', () => {
    const { state } = done(walking(rowOf([damage(4)], [damage(1)]), { cards: { 'south-a': { stamina: 3 } } }), option('o1'));
    expect(attackOf(state)).toMatchObject({ damage: 4 });
    expect(poolDamage(4)).toMatchObject({ damage: 4 });
    expect(state.play.units['south-a']).toMatchObject({ damage: 0, wounded: 0 });
  });
});

test('[sp.tree.icon-damage] three icons on a pool of 1', () => {
  expect(iconDamage(3)).toMatchObject({ kind: 'damage-pooled', damage: 3 });
  expect(attackOf(done(walking(rowOf([damage(1)], [damage(3)], [damage(1)])), option('o1'), option('o2')).state)).toMatchObject({ damage: 4 });
});

describe('[sp.tree.icon-condition] the defender\'s unit gets the condition at once', () => {
  const exposed: Effect = { do: 'condition', condition: 'exposed', to: 'target' };

  test('one that it has not', () => {
    const { state } = done(walking(rowOf([exposed], [damage(1)])), option('o1'));
    expect(state.play.units['south-a']?.conditions).toEqual(['exposed']);
    expect(iconCondition(duel(), { seat: 'north', character: X }, 'exposed')).toMatchObject([{ kind: 'condition-gained', unit: 'south-a' }]);
  });

  test('one that it has: 1 damage more in the pool', () => {
    const pinned: Effect = { do: 'condition', condition: 'pinned', to: 'target' };
    const { state } = done(walking(rowOf([damage(2), pinned], [damage(1)]), { units: { 'south-a': { conditions: ['pinned'] } } }), option('o1'));
    expect(attackOf(state)).toMatchObject({ damage: 3 });
    expect(state.play.units['south-a']?.conditions).toEqual(['pinned']);
    expect(iconCondition(duel({ units: { 'south-a': { conditions: ['pinned'] } } }), { seat: 'north', character: X }, 'pinned')).toMatchObject([{ kind: 'damage-pooled', damage: 1 }]);
  });
});

describe('[sp.tree.icon-move] the attacker may move before the next option', () => {
  test.each([
    { says: 'an advance of an engaged attacker is a dash', how: 'advance' as const, allowed: ['dash'] },
    { says: 'it cannot climb', how: 'climb' as const, allowed: undefined },
    { says: 'it can jump', how: 'jump' as const, allowed: ['jump'] },
    { says: 'a reposition is a whole advance', how: 'reposition' as const, allowed: ['reposition'] },
  ])('$says', ({ how, allowed }) => {
    const { state } = done(walking(rowOf([{ do: 'move', how, to: 'self' }], [damage(1)])), option('o1'));
    expect(askedIn(state)).toMatchObject(allowed === undefined ? { for: 'tree' } : { for: 'move', character: A, how: allowed });
    expect(iconMove(duel(), at, how).map((event) => (event.kind === 'begun' && event.frame.kind === 'move' ? event.frame.how : []))).toEqual(allowed === undefined ? [] : [allowed]);
  });
});

test('[sp.tree.icon-heal] two icons heal twice', () => {
  expect(iconHeal(at)).toMatchObject({ kind: 'begun', frame: { kind: 'heal', character: A } });
  const { state } = done(walking(rowOf([{ do: 'heal', n: 2, to: 'self' }]), { units: { 'north-a': { damage: 2 } } }), option('o1'));
  const heal = { kind: 'heal', unit: 'north-a', what: 'damage' } as const;
  expect(done(state, heal, heal).state.play.units['north-a']?.damage).toBe(0);
});

describe('[sp.tree.icon-hunker] a token for the attacker\'s unit', () => {
  const tree = rowOf([{ do: 'hunker', n: 1, to: 'self' }]);

  test.each([
    { says: 'not engaged', scene: { gap: 150 }, type: 'ranged' as const, hunker: 1 },
    { says: 'engaged', scene: { gap: 60 }, type: 'melee' as const, hunker: 0 },
  ])('$says: $hunker', ({ scene, type, hunker }) => {
    expect(done(walking(tree, scene, type), option('o1')).state.play.units['north-a']?.hunker).toBe(hunker);
    expect(iconHunker(duel(scene), at, 1)).toHaveLength(hunker);
  });
});

describe('an active ability for no force', () => {
  const ability = (action: boolean, cost: Cost = { of: 'force', n: 2, x: 0 }): Ability => ({ kind: 'active', id: 'cheer', name: 'cheer', action, cost, when: [], effects: [{ do: 'hunker', n: 1, to: 'self' }] });
  const scene = (action = false): Duel => ({ gap: 150, sides: { north: { force: 0 } }, units: { 'north-a': { injured: 1 } }, cards: { 'north-a': { abilities: [ability(action)] } } });
  const tree = rowOf([{ do: 'free-ability' }]);
  const use = { kind: 'ability', unit: 'north-a', ability: 'cheer', character: A, x: 0 } as const;

  test('[sp.tree.icon-active] [sp.tree.free-ability-no-surcharge] with no force at all, with a wound behind it, in the own activation', () => {
    const one = scene();
    const taken = done(walking(tree, { ...one, cards: { 'north-a': { ...one.cards?.['north-a'], stances: duel({ attacker: { tree } }).table.teams[0]!.squads[0]!.units[0]!.stances as never } } }, 'ranged'), option('o1'));
    expect(askedIn(taken.state)).toMatchObject({ for: 'free-ability', unit: 'north-a' });
    expect(done(taken.state, use).state.play.units['north-a']).toMatchObject({ hunker: 1, used: ['cheer'] });
    expect(costToPay(ability(false), true)).toBeUndefined();
    expect(iconActive(duel(one), at)).toMatchObject([{ kind: 'begun', frame: { kind: 'free', unit: 'north-a' } }]);
  });

  test('[sp.tree.free-ability-no-surcharge] outside the tree it costs 3', () => {
    expect(refusalOf(duel({ ...scene(), sides: { north: { force: 2 } }, agenda: [turnFrame('north', 'north-a')] }), use)).toMatchObject({ kind: 'too-little-force', cost: 3, force: 2 });
    expect(costToPay(ability(false), false)).toEqual({ of: 'force', n: 2, x: 0 });
    const hunker = { of: 'hunker', n: 1, x: 0 } as const;
    for (const free of [true, false]) expect(costToPay(ability(false, hunker), free)).toEqual(hunker);
    expect(costToPay(ability(false), true)).toBeUndefined();
  });

  test('[sp.tree.icon-active] in an attack that is made in another unit\'s activation it does nothing', () => {
    const other = duel({ ...scene(), agenda: [turnFrame('south', 'south-a'), attackFrame({ step: 8, successes: 1, type: 'ranged' })], play: { active: 'south' } });
    expect(iconActive(other, at)).toEqual([]);
  });

  test.each([
    { says: 'an action must be left for an ability that is one', option: 'spends-action' as const, spends: true },
    { says: 'the table may waive it', option: 'free' as const, spends: false },
  ])('[sp.tree.active-icon-action] $says', ({ option: value, spends }) => {
    const state = duel({ ...scene(true), options: { 'tree.activeIconActionAbility': value } });
    expect([waivesAction(state, true), waivesAction(state, false)]).toEqual([!spends, false]);
    const spent = duel({ ...scene(true), options: { 'tree.activeIconActionAbility': value }, agenda: [turnFrame('north', 'north-a', { actions: ['move', 'combat'], regular: 2 }), { kind: 'free', seat: 'north', unit: 'north-a' }] });
    expect(askedIn(settled(spent))).toMatchObject({ for: spends ? 'act' : 'free-ability' });
  });
});

describe('[sp.tree.shove] [sp.tree.shove-optional] [sp.tree.pull-without-push] a push, then a pull after it', () => {
  const tree = rowOf([SHOVE], [damage(1)]);
  const away = { kind: 'displace' as const, direction: { x: 0, y: 1 }, ingress: [] };
  const place = (state: ReturnType<typeof duel>, id: string) => [(state.play.characters[id]?.x ?? 0) / MM, (state.play.characters[id]?.y ?? 0) / MM];

  test('100 mm apart: 125.4 after the push, 100 after the pull', () => {
    const pushed = done(walking(tree), option('o1'), away);
    expect(place(pushed.state, X)).toEqual([400, 425.4]);
    const pulled = done(pushed.state, away);
    expect(place(pulled.state, A)).toEqual([400, 325.4]);
  });

  test('a wall at the defender\'s back: it does not move, and the attacker may still follow', () => {
    const wall = part('wall', [300, 420, 500, 430], { surface: false, passable: 'impassable' });
    const scene = { terrain: { pieces: [{ id: 'piece', name: 'wall', parts: [wall] }] } };
    const pushed = done(walking(tree, scene), option('o1'), away);
    expect(place(pushed.state, X)).toEqual([400, 400]);
    expect(askedIn(pushed.state)).toMatchObject({ for: 'displace', character: A, how: 'pull' });
    const never = done(walking(tree, { ...scene, options: { 'tree.pullWithoutPush': 'forbid' } }), option('o1'), away);
    expect(askedIn(never.state)).toMatchObject({ for: 'tree' });
  });

  test('each half can be declined, and costs nothing else', () => {
    const both = rowOf([damage(1), SHOVE], [damage(1)]);
    const stayed = done(walking(both), option('o1'), { kind: 'pass' }, { kind: 'pass' });
    expect(place(stayed.state, X)).toEqual([400, 400]);
    expect(attackOf(stayed.state)).toMatchObject({ damage: 1, successes: 1 });
    expect(place(done(walking(both), option('o1'), away, { kind: 'pass' }).state, A)).toEqual([400, 300]);
  });

  test('the first shove on the way does not move a steadfast defender, the second one does', () => {
    const twice = rowOf([SHOVE], [SHOVE]);
    const first = done(walking(twice, { cards: { 'south-a': { keywords: [{ keyword: 'steadfast' }] } } }), option('o1'));
    expect(first.events.some(({ kind }) => kind === 'shove-shrugged-off')).toBe(true);
    expect(askedIn(first.state)).toMatchObject({ for: 'displace', character: A, how: 'pull' });
    const second = done(first.state, away, option('o2'));
    expect(place(first.state, X)).toEqual([400, 400]);
    expect(askedIn(second.state)).toMatchObject({ for: 'displace', character: X, how: 'push' });
  });

  test('what the two halves put on the agenda', () => {
    const frame = { kind: 'effects', seat: 'north', from: 'tree', source: A, target: X, ability: '', list: [SHOVE], times: 1, chosen: '', mark: [40_000, 40_000], x: 0 } as const;
    const state = duel();
    const half = { kind: 'displace', seat: 'north', range: 1, may: true, level: true };
    expect(pushOfShove(state, frame, X)).toMatchObject([{ frame: { ...half, how: 'push', character: X, from: { x: 40_000, y: 30_000 } } }]);
    expect(pullAfterShove(state, frame, X)).toMatchObject([{ frame: { ...half, how: 'pull', character: A, from: { x: 40_000, y: 40_000 } } }]);
    const forbid = { options: { 'tree.pullWithoutPush': 'forbid' } } as const;
    expect([duel(forbid), duel({ ...forbid, gap: 70 }), duel({ ...forbid, at: { [X]: [410, 400] } })].map((one) => mayPullAfter(one, frame, X))).toEqual([false, true, true]);
  });
});

test.each([
  { says: 'steadfast in the tree', from: 'tree', keywords: [{ keyword: 'steadfast' }], cannot: [], events: ['shove-shrugged-off'] },
  { says: 'steadfast, but the shove is of a chart', from: 'chart', keywords: [{ keyword: 'steadfast' }], cannot: [], events: ['begun'] },
  { says: 'who cannot be moved', from: 'tree', keywords: [], cannot: [{ kind: 'cannot', what: 'be-moved' }], events: [] },
  { says: 'who cannot climb', from: 'tree', keywords: [], cannot: [{ kind: 'cannot', what: 'climb' }], events: ['begun'] },
] as const)('[sp.tree.shove] the first half of a shove against $says', ({ from, keywords, cannot, events }) => {
  const abilities: Ability[] = [{ kind: 'innate', id: 'firm', name: 'firm', modifiers: [...cannot] }];
  const state = duel({ agenda: [turnFrame('north', 'north-a'), attackFrame({ step: 8 })], cards: { 'south-a': { keywords: [...keywords], abilities } } });
  const frame = { kind: 'effects', seat: 'north', from, source: A, target: X, ability: '', list: [SHOVE], times: 1, chosen: '', mark: [], x: 0 } as const;
  expect(pushOfShove(state, frame, X).map(({ kind }) => kind)).toEqual(events);
});
