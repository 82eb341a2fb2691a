import { describe, expect, test } from 'vitest';
import { Choice } from '../../model/choice.js';
import { isRight, decode } from '@regelwerk/core';
import type { Modifier } from '../../model/effect.js';
import type { TerrainPart } from '../../model/mission.js';
import type { Ability } from '../../model/unit.js';
import { A, dice, duel, hit, option, X, type Duel } from '../../testing/duel.js';
import { done, part, turnFrame } from '../../testing/index.js';
import { gainHunker, hunkerAfterRest, hunkerCover, hunkerOn, loseHunker, whoBansHunker } from './hunker.js';
import { isHighEnough } from './see-through.js';
import { terrainCover } from './terrain.js';
import { coverDice } from './value.js';

const bare = { attacker: A, defender: X, fixed: 0, more: { attack: 0, defence: 0 } } as const;
const R1 = 25.4;

/** A wall that ends so many millimetres before the nearest point of the defender, who stands 200 mm north of the attacker. */
const wall = (gap: number, changes: Partial<TerrainPart> = {}, [left, right]: readonly [number, number] = [300, 500]) =>
  part('wall', [left, 480 - gap - 5, right, 480 - gap], { surface: false, elevation: 1, ...changes });
const walls = (...parts: readonly TerrainPart[]) => ({ pieces: parts.map((one, i) => ({ id: `piece-${i}`, name: 'wall', parts: [{ ...one, id: `wall-${i}` }] })) });

interface Row {
  readonly hunker?: number;
  readonly parts?: readonly TerrainPart[];
  readonly on?: string;
  readonly lineEnds?: 'any-part' | 'centres';
  readonly cards?: object;
}
const scene = ({ hunker = 1, parts = [wall(10)], on = 'board', lineEnds = 'any-part', cards = {} }: Row) =>
  duel({
    gap: 160,
    terrain: walls(...parts),
    at: { [A]: [400, 300, on] },
    options: { 'cover.lineEnds': lineEnds },
    units: { 'south-a': { hunker } },
    cards: cards,
  });
const cover = (row: Row, type: 'melee' | 'ranged' = 'ranged') => coverDice(scene(row), { ...bare, type });

describe('[sp.cover.value] cover is worth so many defence dice, against ranged attacks', () => {
  test.each([
    { says: 'cover [2] at range', hunker: 2, type: 'ranged' as const, value: 2 },
    { says: 'cover [2] in melee', hunker: 2, type: 'melee' as const, value: 0 },
    { says: 'no token', hunker: 0, type: 'ranged' as const, value: 0 },
  ])('$says: $value', ({ hunker, type, value }) => {
    expect(cover({ hunker, parts: [] }, type).value).toBe(value);
  });

  test('[sp.cover.hunker-cover] it is rolled: 4 and 2', () => {
    const { events } = done(scene({ hunker: 2, parts: [] }), hit('ranged'));
    expect(events.find(({ kind }) => kind === 'pools-built')).toMatchObject({ defence: 6, because: ['sp.attack.ranged-values', 'sp.cover.hunker-cover'] });
  });

  test('cards give cover, and look past it', () => {
    const says = (modifier: Modifier): Ability => ({ kind: 'innate', id: modifier.kind, name: modifier.kind, modifiers: [modifier] });
    const covered = { 'south-a': { abilities: [says({ kind: 'cover', n: 2 })] } };
    expect(cover({ hunker: 1, parts: [], cards: covered })).toEqual({ value: 3, because: ['sp.cover.hunker-cover', 'sp.ability.card-hooks'] });
    expect(cover({ hunker: 1, cards: { ...covered, 'north-a': { abilities: [says({ kind: 'ignore-cover' })] } } }).value).toBe(0);
  });
});

describe('[sp.cover.terrain] [sp.cover.terrain-once] [sp.cover.terrain-ranged] terrain gives [1] where all conditions are met', () => {
  test.each([
    { says: 'no token', row: { hunker: 0 }, terrain: 0, all: 0 },
    { says: 'a wall a hair beyond range 1', row: { parts: [wall(R1 + 0.01)] }, terrain: 0, all: 1 },
    { says: 'a wall lower than the attacker', row: { parts: [wall(10), part('roof', [350, 250, 450, 350], { elevation: 2 })], on: 'wall-1' }, terrain: 0, all: 1 },
  ])('[sp.cover.terrain-hunker] $says: $terrain, in all $all', ({ row, terrain, all }) => {
    expect(terrainCover(scene(row), { ...bare, type: 'ranged' })).toBe(terrain);
    expect(cover(row).value).toBe(all);
  });

  test.each([
    { says: 'a hair beyond', row: { parts: [wall(R1 + 0.01)] }, terrain: 0, all: 1 },
    { says: 'lower than the attacker', row: { parts: [wall(10), part('roof', [350, 250, 450, 350], { elevation: 2 })], on: 'wall-1' }, terrain: 0, all: 1 },
  ])('[sp.cover.terrain-near] a wall $says: $terrain, in all $all', ({ row, terrain, all }) => {
    expect(terrainCover(scene(row), { ...bare, type: 'ranged' })).toBe(terrain);
    expect(cover(row).value).toBe(all);
  });

  test.each([
    { says: 'one token', row: { hunker: 1 }, terrain: 1, all: 2 },
    { says: 'two tokens', row: { hunker: 2 }, terrain: 1, all: 3 },
    { says: 'three tokens', row: { hunker: 3 }, terrain: 1, all: 4 },
    { says: 'two walls', row: { parts: [wall(10), wall(20)] }, terrain: 1, all: 2 },
    { says: 'exactly range 1', row: { parts: [wall(R1)] }, terrain: 1, all: 2 },
    { says: 'one wall near but beside the line, one in the line but too far', row: { parts: [wall(10, {}, [300, 370]), wall(R1 + 0.01)] }, terrain: 0, all: 1 },
    { says: 'behind the defender', row: { parts: [part('wall', [300, 530, 500, 535], { surface: false })] }, terrain: 0, all: 1 },
    { says: 'as high as the attacker', row: { parts: [wall(10), part('roof', [350, 250, 450, 350])], on: 'wall-1' }, terrain: 1, all: 2 },
    { says: 'level with the board', row: { parts: [wall(10, { elevation: 0 })] }, terrain: 1, all: 2 },
  ])('[sp.cover.terrain-hunker] [sp.cover.terrain-near] [sp.cover.terrain-line] $says: $terrain, in all $all', ({ row, terrain, all }) => {
    expect(terrainCover(scene(row), { ...bare, type: 'ranged' })).toBe(terrain);
    expect(cover(row).value).toBe(all);
  });

  test('in melee it gives nothing, though a token should lie there', () => {
    expect(terrainCover(scene({}), { ...bare, type: 'melee' })).toBe(0);
    expect(cover({}, 'melee').value).toBe(0);
  });
});

test('[sp.cover.see-through-counts] a fence one can look through covers like any other part', () => {
  expect(isHighEnough({ elevation: 1 }, 1)).toBe(true);
  expect(isHighEnough({ elevation: 0 }, 1)).toBe(false);
  expect(cover({ parts: [wall(10, { sight: 'see-through' })] }).value).toBe(2);
  expect(cover({ parts: [wall(10, { sight: 'blocking' }), wall(20, { sight: 'see-through' })] }).value).toBe(2);
});

describe('[sp.cover.line-ends] between which points the line runs', () => {
  test.each([
    { says: 'into the band between the bases, not to the line of the centres', reach: [410, 500] as const, any: 2, centres: 1 },
    { says: 'over the line of the centres', reach: [395, 500] as const, any: 2, centres: 2 },
    { says: 'along the line of the centres', reach: [400, 500] as const, any: 2, centres: 1 },
    { says: 'touching the outermost line only', reach: [420, 500] as const, any: 1, centres: 1 },
    { says: 'a hair further in', reach: [419.99, 500] as const, any: 2, centres: 1 },
  ])('a wall that reaches $says', ({ reach, any, centres }) => {
    const parts = [wall(10, {}, reach)];
    expect([cover({ parts }).value, cover({ parts, lineEnds: 'centres' }).value]).toEqual([any, centres]);
  });
});

describe('[sp.cover.hunker-multiple] [sp.cover.hunker-not-condition] tokens, of which there can be several', () => {
  test('another one lies beside the first', () => {
    const state = duel({ gap: 160, units: { 'south-a': { hunker: 1 } } });
    expect(gainHunker(state, 'south-a', 1)).toEqual([{ kind: 'hunker-gained', rule: 'sp.cover.hunker-multiple', unit: 'south-a', n: 1 }]);
    expect(hunkerCover({ ...state.play.units['south-a']!, hunker: 2 })).toBe(2);
    expect(gainHunker(state, 'south-a', 0)).toEqual([]);
  });

  test('they are no condition, and cannot be named to be healed', () => {
    const state = duel({ units: { 'south-a': { hunker: 2 } } });
    expect(hunkerOn(state.play.units['south-a']!)).toBe(2);
    expect(state.play.units['south-a']?.conditions).toEqual([]);
    const heal = (what: string) => isRight(decode(Choice, { kind: 'heal', answers: 0, by: 'north', unit: 'south-a', what }));
    expect([heal('hunker'), heal('pinned'), heal('damage')]).toEqual([false, true, true]);
  });
});

test('[sp.cover.hunker-lost-activation] all of a unit\'s tokens are lost, and only its own', () => {
  const state = duel({ gap: 160, units: { 'south-a': { hunker: 3 }, 'south-b': { hunker: 3 } } });
  expect(loseHunker(state, 'south-a', 'sp.cover.hunker-lost-activation')).toEqual([{ kind: 'hunker-lost', rule: 'sp.cover.hunker-lost-activation', unit: 'south-a', n: 3 }]);
  expect(loseHunker(state, 'south-c', 'sp.cover.hunker-lost-activation')).toEqual([]);
});

describe('[sp.cover.hunker-not-engaged] who is engaged neither keeps nor gains tokens', () => {
  const pair = { cards: { 'south-a': { characters: 2 } }, at: { 'south-a-2': [800, 800] as const }, units: { 'south-a': { hunker: 2 } } };

  test('[sp.cover.hunker-lost-engaged] one character is enough, and the whole unit loses all', () => {
    expect(hunkerAfterRest(duel({ ...pair, gap: 50 }))).toEqual([{ kind: 'hunker-lost', rule: 'sp.cover.hunker-lost-engaged', unit: 'south-a', n: 2 }]);
    expect(gainHunker(duel({ ...pair, gap: 50 }), 'south-a', 1)).toEqual([]);
  });

  test('[sp.cover.hunker-lost-engaged] at once when an enemy ends a movement there, before anything else goes on', () => {
    const moving: Duel = { ...pair, gap: 110, agenda: [turnFrame('north', 'north-a'), { kind: 'move', seat: 'north', character: A, how: ['advance'] }] };
    const { state, events } = done(duel(moving), { kind: 'move', character: A, how: 'advance', to: { x: 40_000, y: 36_000, on: 'board' }, arms: [{ x: 0, y: 1 }, { x: 0, y: 1 }], ingress: [] });
    expect(events.find(({ kind }) => kind === 'hunker-lost')).toEqual({ kind: 'hunker-lost', rule: 'sp.cover.hunker-lost-engaged', unit: 'south-a', n: 2 });
    expect(state.play.units['south-a']?.hunker).toBe(0);
  });

  test('[sp.cover.hunker-lost-engaged] nobody near: they stay', () => {
    expect(hunkerAfterRest(duel({ ...pair, gap: 77 }))).toEqual([]);
    expect(whoBansHunker(duel({ ...pair, gap: 77 }), 'south-a')).toBeUndefined();
  });

  test('[sp.cover.hunker-lost-engaged] near, but one elevation higher: they stay', () => {
    const state = duel({ ...pair, gap: 50, at: { ...pair.at, [A]: [400, 300, 'roof'] }, terrain: { pieces: [{ id: 'house', name: 'house', parts: [part('roof', [300, 200, 500, 350])] }] } });
    expect(hunkerAfterRest(state)).toEqual([]);
  });

  test('[sp.cover.hunker-lost-engaged] a card may let a unit keep and gain them', () => {
    const keep: Ability = { kind: 'innate', id: 'keep', name: 'keep', modifiers: [{ kind: 'keep-hunker' }] };
    const state = duel({ ...pair, gap: 50, cards: { 'south-a': { characters: 2, abilities: [keep] } } });
    expect([hunkerAfterRest(state), gainHunker(state, 'south-a', 1).length]).toEqual([[], 1]);
  });

  test('an icon gives none to an engaged attacker', () => {
    const tree = { options: [{ id: 'o1', column: 1, row: 1, start: true, effects: [{ do: 'hunker' as const, n: 1, to: 'self' as const }] }], paths: [] };
    const { state } = done(duel({ attacker: { tree } }), hit(), dice([0, 1, 0, 5], [0, 0, 4]), option('o1'));
    expect(state.play.units['north-a']?.hunker).toBe(0);
  });
});

test.each([
  { says: 'every enemy', hunkerVsWounded: 'count-all' as const, gained: 0 },
  { says: 'only one that is not wounded', hunkerVsWounded: 'unwounded-only' as const, gained: 1 },
])('[sp.cover.hunker-wounded-enemy] $says costs a unit its tokens', ({ hunkerVsWounded, gained }) => {
  const state = duel({ options: { 'cover.hunkerVsWounded': hunkerVsWounded }, units: { 'south-a': { wounded: 1, damage: 8 } } });
  expect(gainHunker(state, 'north-a', 1)).toHaveLength(gained);
  expect(gainHunker(duel({ options: { 'cover.hunkerVsWounded': hunkerVsWounded } }), 'north-a', 1)).toHaveLength(0);
});
