import { fingerprint, isLeft, play, readState, simulate, type Either, type Fault } from '@regelwerk/core';
import { must } from '@regelwerk/core/testing';
import { describe, expect, test } from 'vitest';
import { layTable, shatterpoint, type State } from '../src/index.js';
import type { Effect, MoveKind } from '../src/model/effect.js';
import type { Frame } from '../src/model/frame.js';
import type { Ability, Stance, UnitCard } from '../src/model/unit.js';
import { checkTeam } from '../src/setup/team.js';
import { A, dice, duel, hit, X, type Duel } from '../src/testing/duel.js';
import { askedIn, done, part, sceneOf, settled, stance, tableOf, turnFrame, unitCard, type Answer, type Scene } from '../src/testing/index.js';
import { moveOf, piece } from '../src/testing/moves.js';

// What is refused: with the rule or the place, with the numbers measured, and without a trace. Lengths are in millimetres; a tick is 0.01 mm.

/** A choice as foreign JSON that answers what is asked, unless it says otherwise. */
const foreign = (state: State, choice: object): unknown => {
  const { id, by } = askedIn(state);
  return { by, answers: id, ...choice };
};
const moving = (...parameters: Parameters<typeof moveOf>): Answer => {
  const { answers: _, ...rest } = moveOf(...parameters);
  return rest;
};

interface Row {
  /** The rule that is cited and applied; none where the machine itself refuses. */
  readonly rule?: string;
  /** A rule that is cited for what another one finds. */
  readonly cites?: string;
  readonly says: string;
  readonly state: () => State;
  readonly choice: object;
  readonly refused: object;
  /** One tick less, one face less, one more force: what is legal beside it. */
  readonly legal?: object;
}

const named = <R extends { readonly rule?: string; readonly says: string }>(rows: readonly R[]): readonly (readonly [string, R])[] =>
  rows.map((row) => [`${row.rule === undefined ? '' : `[${row.rule}] `}${row.says}`, row] as const);

const refuses = (rows: readonly Row[]): void => {
  test.each(named(rows))('%s', (_name, { rule, cites = rule, state: made, choice, refused, legal }) => {
    const state = settled(made());
    const before = [JSON.stringify(state), fingerprint(state.play)];
    const answer = foreign(state, choice);
    const said = play(shatterpoint, state, answer);
    expect(isLeft(said) ? said.left : 'allowed').toMatchObject({ ...(cites === undefined ? {} : { rule: cites }), ...refused });
    expect([JSON.stringify(state), fingerprint(state.play)]).toEqual(before);
    const driven = simulate(shatterpoint, state);
    if (isLeft(said) && said.left.kind !== 'malformed') expect(driven.play(answer as never)).toEqual(said);
    expect(fingerprint(driven.state.play)).toBe(before[1]);
    if (legal !== undefined) expect(play(shatterpoint, state, foreign(state, legal))).toMatchObject({ _tag: 'Right' });
  });
};

const terrain = (...parts: readonly ReturnType<typeof part>[]): NonNullable<Scene['terrain']> => ({ pieces: [piece('p', ...parts)], ingress: [] });
const wall = (x1: number, y1: number, x2: number, y2: number) => part('wall', [x1, y1, x2, y2], { passable: 'impassable', surface: false, sight: 'blocking', elevation: 2, top: 20_000 });
const active = (id: string, changes: Partial<Extract<Ability, { kind: 'active' }>> = {}): Ability => ({
  kind: 'active', id, name: id, action: false, cost: { of: 'force', n: 1, x: 0 }, when: [], effects: [{ do: 'hunker', n: 1, to: 'self' }], ...changes,
});

describe('moves', () => {
  const moved = (how: MoveKind, scene: Scene = {}) => (): State =>
    sceneOf({ ...scene, at: { [A]: [300, 300], ...scene.at }, agenda: [turnFrame('north', 'north-a'), { kind: 'move', seat: 'north', character: A, how: [how] }] });
  const to = (how: MoveKind, x: number, y = 300, surface = 'board') => moving(A, how, [x, y, surface]);

  refuses([
    { rule: 'sp.move.tool-placement', says: 'an advance a tick too long', state: moved('advance'), choice: to('advance', 490.01), refused: { kind: 'too-far', gap: 1 }, legal: to('advance', 490) },
    { rule: 'sp.move.tool-placement', says: 'a dash a tick too long', state: moved('dash'), choice: to('dash', 425.01), refused: { kind: 'too-far', gap: 1 }, legal: to('dash', 425) },
    { rule: 'sp.move.tool-placement', says: 'an end a tick beside the tool', state: moved('advance'), choice: to('advance', 380, 320.01), refused: { kind: 'too-far', gap: 1 }, legal: to('advance', 380, 320) },
    { rule: 'sp.move.end-no-overlap', says: 'a jump that ends a tick in another base', state: moved('jump', { at: { [X]: [440, 300] } }), choice: to('jump', 400.01), refused: { kind: 'spot-taken', by: X }, legal: to('jump', 400) },
    { rule: 'sp.move.stay-on-board', says: 'an end a tick over the edge of the board', state: moved('advance', { at: { [A]: [850, 300] } }), choice: to('advance', 894.41), refused: { kind: 'off-board' }, legal: to('advance', 894.4) },
    { rule: 'sp.move.end-must-fit', says: 'an end a tick in a wall', state: moved('jump', { terrain: terrain(wall(420, 200, 430, 400)) }), choice: to('jump', 400.01), refused: { kind: 'barred', by: 'wall' }, legal: to('jump', 400) },
    { rule: 'sp.move.tool-overlap', says: 'a tool laid through a wall', state: moved('advance', { terrain: terrain(wall(350, 200, 360, 400)) }), choice: to('advance', 450), refused: { kind: 'tool-blocked', by: 'wall' } },
    { rule: 'sp.move.tool-overlap', says: 'a tool laid a tick into a wall beside it', state: moved('advance', { terrain: terrain(wall(340, 312.69, 400, 330)) }), choice: to('advance', 450), refused: { kind: 'tool-blocked', by: 'wall' } },
    { rule: 'sp.measure.hinge-limit', says: 'a tool bent by more than a right angle', state: moved('advance'), choice: moving(A, 'advance', [400, 300], [[1, 0], [-1, 100]]), refused: { kind: 'bent-too-far', most: 90 }, legal: moving(A, 'advance', [400, 300], [[1, 0], [0, 1]]) },
    { rule: 'sp.measure.hinge-limit', says: 'a tool without a direction', state: moved('advance'), choice: moving(A, 'advance', [400, 300], [[0, 0], [1, 0]]), refused: { kind: 'bent-too-far' } },
    { rule: 'sp.move.advance', says: 'an advance to a higher elevation', state: moved('advance', { terrain: terrain(part('roof', [360, 200, 500, 400])) }), choice: to('advance', 400, 300, 'roof'), refused: { kind: 'wrong-elevation', elevation: 1, most: 0 } },
    { rule: 'sp.move.end-supported', says: 'an end a tick over the edge of a roof', state: moved('jump', { terrain: terrain(part('roof', [360, 200, 500, 400])) }), choice: to('jump', 379.99, 300, 'roof'), refused: { kind: 'not-supported', on: 'roof' }, legal: to('jump', 380, 300, 'roof') },
    { says: 'an end on what is not there', state: moved('jump'), choice: to('jump', 400, 300, 'attic'), refused: { kind: 'no-such-surface', on: 'attic' } },
    { cites: 'sp.move.types', says: 'a movement that is not granted', state: moved('dash'), choice: to('jump', 400), refused: { kind: 'cannot-move-so', how: 'jump', allowed: ['dash'] } },
    { cites: 'sp.move.types', says: 'somebody else', state: moved('dash', { at: { 'north-b-1': [500, 300] } }), choice: moving('north-b-1', 'dash', [510, 300]), refused: { kind: 'not-the-unit', unit: 'north-b-1', wanted: [A] } },
  ]);

  const pushed = (how: 'push' | 'place', changes: object = {}) => (): State => {
    const frame = { kind: 'displace', how, seat: 'north', character: X, from: { x: 10_000, y: 30_000 }, range: 1, may: false, level: true, ...changes } as Frame;
    return sceneOf({ at: { [X]: [300, 300], [A]: [100, 300] }, agenda: [turnFrame('north', 'north-a'), frame] });
  };
  const placed = (x: number): Answer => ({ kind: 'place', to: { x: Math.round(x * 100), y: 30_000, on: 'board' }, ingress: [] });

  refuses([
    { rule: 'sp.displace.toward-away-limit', says: 'a push back to where it came from', state: pushed('push'), choice: { kind: 'displace', direction: { x: -1, y: 0 }, ingress: [] }, refused: { kind: 'outside-wedge' }, legal: { kind: 'displace', direction: { x: 1, y: 0 }, ingress: [] } },
    { rule: 'sp.displace.may-be', says: 'a push left out that must be', state: pushed('push'), choice: { kind: 'pass' }, refused: { kind: 'must-resolve' } },
    { rule: 'sp.displace.place', says: 'placed a tick beyond the range', state: pushed('place'), choice: placed(365.41), refused: { kind: 'out-of-range', distance: 2541, range: 2540 }, legal: placed(365.4) },
  ]);
});

describe('attacks and trees', () => {
  const NONE = [0, 0, 4];
  const shot = (scene: Duel = {}) => (): State => duel({ gap: 150, ...scene });
  const harm: Effect[] = [{ do: 'damage', n: 1, to: 'target' }];
  const options = [1, 2, 3].map((column) => ({ id: `o${column}`, column, row: 1, start: column === 1, effects: harm }));
  const inTree = (...path: readonly string[]) => (): State =>
    done(duel({ attacker: { tree: { options, paths: [['o1', 'o2'], ['o2', 'o3']] } } }), hit(), dice([4, 0, 0, 2], NONE), ...path.map((option): Answer => ({ kind: 'option', option }))).state;
  const rolling = (): State => done(duel(), hit()).state;
  const counts = (...all: readonly (readonly unknown[])[]) => ({ kind: 'roll', counts: all });

  refuses([
    { rule: 'sp.attack.ranged-target', says: 'a shot a tick beyond range 4', state: shot({ gap: 203.21 }), choice: hit('ranged'), refused: { kind: 'out-of-range', distance: 20_321, range: 20_320 } },
    { rule: 'sp.attack.melee-target', says: 'melee a tick beyond range 2', state: shot({ gap: 76.21 }), choice: hit(), refused: { kind: 'not-engaged', why: 'range', distance: 7621, range: 7620 } },
    { rule: 'sp.attack.ranged-target', says: 'a shot through a wall', state: shot({ terrain: terrain(wall(200, 400, 600, 405)) }), choice: hit('ranged'), refused: { kind: 'no-sight', target: X, by: 'wall' } },
    { rule: 'sp.attack.no-ranged-engaged', says: 'a shot while engaged', state: shot({ gap: 76.2 }), choice: hit('ranged'), refused: { kind: 'engaged', character: A, by: X }, legal: hit() },
    { rule: 'sp.attack.dash-value', says: 'a shot with a dash on the card', state: shot({ attacker: { ranged: { attack: 'none', defence: 4, range: 4, chart: [] } } }), choice: hit('ranged'), refused: { kind: 'cannot-attack-so', type: 'ranged' } },
    { rule: 'sp.attack.step-choose-target', says: 'an attack on an own character', state: shot({ at: { 'north-b-1': [400, 360] } }), choice: hit('melee', { target: 'north-b-1' }), refused: { kind: 'own-character', target: 'north-b-1' } },
    { says: 'an attack on nobody', state: shot(), choice: hit('melee', { target: 'south-z-1' }), refused: { kind: 'unknown-id', what: 'character', id: 'south-z-1' } },
    { rule: 'sp.tree.start', says: 'a tree begun in the middle', state: inTree(), choice: { kind: 'option', option: 'o2' }, refused: { kind: 'not-a-start', option: 'o2' }, legal: { kind: 'option', option: 'o1' } },
    { rule: 'sp.tree.path-direction', says: 'two columns at once without a path', state: inTree('o1'), choice: { kind: 'option', option: 'o3' }, refused: { kind: 'no-path', from: 'o1', to: 'o3', why: 'none' } },
    { rule: 'sp.tree.structure', says: 'an option that the tree has not', state: inTree('o1'), choice: { kind: 'option', option: 'o9' }, refused: { kind: 'no-such-option', option: 'o9' } },
    { says: 'a die too few', state: rolling, choice: counts([1, 2, 1, 1], NONE), refused: { kind: 'impossible-roll', group: 0, dice: 6, faces: 4, counts: [1, 2, 1, 1] }, legal: counts([1, 2, 1, 2], NONE) },
    { says: 'a die too many', state: rolling, choice: counts([1, 2, 1, 2], [0, 0, 5]), refused: { kind: 'impossible-roll', group: 1, dice: 4, faces: 3, counts: [0, 0, 5] } },
    { says: 'a face that the die has not', state: rolling, choice: counts([1, 2, 1, 2], [0, 0, 3, 1]), refused: { kind: 'impossible-roll', group: 1, faces: 3 } },
    { says: 'one roll of two', state: rolling, choice: counts([1, 2, 1, 2]), refused: { kind: 'impossible-roll', group: 1, counts: [] } },
    { says: 'fewer than no dice', state: rolling, choice: counts([-1, 2, 1, 4], NONE), refused: { kind: 'malformed', faults: [{ path: 'counts.0.0' }] } },
    { says: 'half a die', state: rolling, choice: counts([0.5, 2, 1, 2.5], NONE), refused: { kind: 'malformed', faults: [{ path: 'counts.0.0' }, { path: 'counts.0.3' }] } },
    { says: 'a seat rolls', state: rolling, choice: { ...counts([1, 2, 1, 2], NONE), by: 'north' }, refused: { kind: 'malformed' } },
  ]);

  test('a tick nearer the shot and the melee attack are legal', () => {
    const legal = [[203.2, 'ranged'], [76.2, 'melee']] as const;
    for (const [gap, type] of legal) expect(play(shatterpoint, shot({ gap })(), foreign(shot({ gap })(), hit(type)))).toMatchObject({ _tag: 'Right' });
  });

  const crossed = { options: [...options.slice(0, 2), { id: 'o4', column: 1, row: 2, start: true, effects: harm }], paths: [['o1', 'o2'], ['o4', 'o2']] as [string, string][] };
  refuses([
    {
      rule: 'sp.tree.path-direction', says: 'a path to the left', choice: { kind: 'option', option: 'o4' }, refused: { kind: 'no-path', from: 'o2', to: 'o4', why: 'left' }, legal: { kind: 'pass' },
      state: () => done(duel({ attacker: { tree: { ...crossed, options: [...crossed.options, { id: 'o5', column: 3, row: 1, start: false, effects: harm }], paths: [...crossed.paths, ['o2', 'o5']] } } }), hit(), dice([4, 0, 0, 2], NONE), { kind: 'option', option: 'o1' }, { kind: 'option', option: 'o2' }).state,
    },
    { rule: 'sp.tree.no-repeat', says: 'an option a second time', state: inTree('o1', 'o2'), choice: { kind: 'option', option: 'o2' }, refused: { kind: 'option-repeated', option: 'o2' } },
  ]);
});

describe('turns, costs and decks', () => {
  const acting = (changes: Scene = {}) => (): State => sceneOf({ ...changes, at: { [A]: [300, 300], ...changes.at } });
  const use = (ability: string, x: unknown = 0) => ({ kind: 'ability', unit: 'north-a', ability, character: A, x });
  const abilities = (list: Ability[], changes: Scene = {}) => acting({ ...changes, cards: { 'north-a': { abilities: list } } });
  const deck = (side: object, card = 'north-a') => (): State =>
    sceneOf({
      at: { [A]: [100, 100], 'north-b-1': [200, 100] }, sides: { north: { deck: { 'north-b': 1, 'north-c': 1 }, ...side } },
      agenda: [turnFrame('north', '', { step: 2, activated: '', told: true }), { kind: 'deck', seat: 'north', card, revealed: 1, how: '' }],
    });
  const act = (action: string) => ({ kind: 'action', action });
  const surge = [active('surge', { cost: { of: 'force', n: 0, x: 3 }, effects: [{ do: 'hunker', n: 'x', to: 'self' }] })];

  refuses([
    { says: 'the other seat acts', state: acting(), choice: { ...act('focus'), by: 'south' }, refused: { kind: 'not-yours', by: 'south', asked: 'north' }, legal: act('focus') },
    { says: 'a seat that nobody holds acts', state: acting(), choice: { ...act('focus'), by: 'west' }, refused: { kind: 'not-yours', by: 'west', asked: 'north' } },
    { says: 'an answer to a question of before', state: () => done(acting()(), act('focus') as Answer).state, choice: { ...act('recover'), answers: 0 }, refused: { kind: 'stale', answers: 0 }, legal: act('recover') },
    { says: 'a roll where nobody rolls', state: acting(), choice: { kind: 'roll', by: 'chance', counts: [[1, 0, 0, 0]] }, refused: { kind: 'not-yours', by: 'chance', asked: 'north' } },
    { says: 'a card where none is drawn', state: acting(), choice: { kind: 'activate', unit: 'north-a' }, refused: { kind: 'not-asked', choice: 'activate', for: 'act' } },
    { rule: 'sp.turn.action-limit', says: '[EN-07] a third action', state: acting({ agenda: [turnFrame('north', 'north-a', { actions: ['move', 'focus'], regular: 2 })] }), choice: act('combat'), refused: { kind: 'too-many-actions', taken: 2 }, legal: { kind: 'end' } },
    { rule: 'sp.turn.action-once', says: 'an action a second time', state: acting({ agenda: [turnFrame('north', 'north-a', { actions: ['move'], regular: 1 })] }), choice: act('move'), refused: { kind: 'action-taken', action: 'move' }, legal: act('combat') },
    { rule: 'sp.turn.action-take-cover', says: 'cover while engaged', state: acting({ at: { [X]: [416.2, 300] } }), choice: act('take-cover'), refused: { kind: 'engaged', character: A, by: X } },
    { rule: 'sp.force.insufficient', says: '[EN-07] an ability with too little force', state: abilities([active('drill')], { units: { 'north-a': { injured: 1 } }, sides: { north: { force: 1 } } }), choice: use('drill'), refused: { kind: 'too-little-force', cost: 2, force: 1, because: ['sp.ability.wound-surcharge'] } },
    { rule: 'sp.ability.type-active', says: 'an ability that the unit has not', state: abilities([active('drill')]), choice: use('fly'), refused: { kind: 'no-such-ability', unit: 'north-a', ability: 'fly' }, legal: use('drill') },
    { rule: 'sp.ability.surcharge-not-variable', says: '[EN-26] more force than the ability takes', state: abilities(surge), choice: use('surge', 4), refused: { kind: 'x-too-large', x: 4, most: 3 }, legal: use('surge', 3) },
    ...[-1, 0.5, '1', 1e21, NaN].map((x) => ({ says: `[EN-26] ${JSON.stringify(x)} force`, state: abilities(surge), choice: use('surge', x), refused: { kind: 'malformed', faults: [{ path: 'x' }] }, legal: use('surge', 0) })),
    { rule: 'sp.force.insufficient', says: 'the reserve without ready force', state: deck({ force: 0 }), choice: { kind: 'reserve' }, refused: { kind: 'too-little-force', cost: 1, force: 0, because: ['sp.deck.reserve-cost'] }, legal: { kind: 'activate', unit: 'north-a' } },
    { rule: 'sp.deck.reserve-max-one', says: 'a second card in reserve', state: deck({ reserve: ['north-d'] }), choice: { kind: 'reserve' }, refused: { kind: 'reserve-full', card: 'north-d' } },
    { says: 'another unit than that of the card', state: deck({}), choice: { kind: 'activate', unit: 'north-b' }, refused: { kind: 'not-the-unit', unit: 'north-b', wanted: ['north-a'] } },
    { rule: 'sp.deck.shatterpoint-any-unit', says: 'a unit of the opponent', state: deck({}, 'shatterpoint'), choice: { kind: 'activate', unit: 'south-a' }, refused: { kind: 'not-your-unit', unit: 'south-a' } },
    { says: 'a card that is not in the deck', state: deck({}, ''), choice: { kind: 'draw', by: 'chance', card: 'north-d' }, refused: { kind: 'impossible-draw', card: 'north-d' }, legal: { kind: 'draw', by: 'chance', card: 'north-b' } },
    { rule: 'sp.turn.stance-change', says: 'a stance card of one side flipped', state: acting(), choice: { kind: 'stance', unit: 'north-a', stance: 1 }, refused: { kind: 'no-second-side', unit: 'north-a' } },
    { says: 'a third side of a card', state: acting(), choice: { kind: 'stance', unit: 'north-a', stance: 2 }, refused: { kind: 'malformed', faults: [{ path: 'stance' }] } },
    { says: 'a choice of no kind', state: acting(), choice: { kind: 'win' }, refused: { kind: 'malformed' } },
    { says: 'no choice at all', state: acting(), choice: { kind: undefined }, refused: { kind: 'malformed', faults: [{ path: 'kind' }] } },
    { says: 'a choice without an end', state: acting(), choice: { kind: 'end', notes: Array.from({ length: 40 }).reduce<unknown>((inner) => [inner], 0) }, refused: { kind: 'malformed', faults: [{ path: '', expected: 'nesting of at most 32 levels' }] } },
  ]);

  test('nothing is chosen after the match', () => {
    const over = done(acting()(), { kind: 'concede', by: 'south' }).state;
    const held = fingerprint(over.play);
    expect(play(shatterpoint, over, { kind: 'end', answers: 0, by: 'north' })).toMatchObject({ _tag: 'Left', left: { kind: 'match-over' } });
    expect(fingerprint(over.play)).toBe(held);
  });
});

const faultsIn = (read: Either<readonly Fault[], unknown>): readonly Fault[] => (isLeft(read) ? read.left : []);

describe('unit cards and strike teams', () => {
  const TYPES = ['primary', 'secondary', 'support'] as const;
  const squad = (letters: string, cards: Readonly<Record<string, object>> = {}) => ({
    era: 1, units: Array.from(letters, (letter, i) => ({ ...unitCard(letter, { type: TYPES[i] ?? 'support', points: i === 0 ? 8 : 4 }), ...cards[letter] })),
  });
  const team = (cards: Readonly<Record<string, object>> = {}) => ({ name: 'team', squads: [squad('abc', cards), squad('def', cards)] });
  const card = (a: { readonly [K in keyof UnitCard]?: unknown }) => team({ a });
  const sided = (changes: { readonly [K in keyof Stance]?: unknown }) => card({ stances: [{ ...stance(), ...changes }] });
  const box = (id: string, column: number, row = 1) => ({ id, column, row, start: column === 1, effects: [{ do: 'damage', n: 1, to: 'target' }] });
  const band = (from: number, to: number) => ({ from, to, entries: [] });
  const at = (path: string): string => `squads.0.units.0.${path}`;
  const tactics = { tactics: [{ id: 't', name: 't', effects: [{ do: 'refresh' }] }] };

  const rows: readonly { readonly rule?: string; readonly cites?: string; readonly says: string; readonly input: unknown; readonly path: string }[] = [
    { says: 'no stamina', input: card({ stamina: 0 }), path: at('stamina') },
    { says: 'durability as text', input: card({ durability: '2' }), path: at('durability') },
    { says: 'half a point', input: card({ points: 4.5 }), path: at('points') },
    { says: 'points that are no number', input: card({ points: NaN }), path: at('points') },
    { says: 'nobody in the unit', input: card({ characters: 0 }), path: at('characters') },
    { cites: 'sp.measure.base-sizes', says: 'a base a tick too wide to have a whole radius', input: card({ base: 4001 }), path: at('base') },
    { says: 'no stance card', input: card({ stances: [] }), path: at('stances') },
    { says: 'a condition that the game has not', input: card({ keywords: [{ keyword: 'immunity', condition: 'sleepy' }] }), path: at('keywords.0.condition') },
    { says: 'an effect that the game has not', input: card({ abilities: [{ ...active('x'), effects: [{ do: 'win' }] }] }), path: at('abilities.0.effects.0') },
    { cites: 'sp.expertise.bands', says: 'a row that ends before it begins', input: sided({ defence: [band(3, 2)] }), path: at('stances.0.defence.0.to') },
    { cites: 'sp.expertise.row', says: 'rows that overlap', input: sided({ defence: [band(1, 2), band(2, 3)] }), path: at('stances.0.defence.1.from') },
    { rule: 'sp.tree.shape', says: 'a path of the tree to the left', input: sided({ tree: { options: [box('o1', 1), box('o2', 2), box('o3', 1, 2)], paths: [['o1', 'o2'], ['o2', 'o3']] } }), path: at('stances.0.tree.paths.1') },
    { rule: 'sp.tree.structure', says: 'a path to nowhere', input: sided({ tree: { options: [box('o1', 1)], paths: [['o1', 'o9']] } }), path: at('stances.0.tree.paths.0.1') },
    { rule: 'sp.tree.structure', says: 'an option that nobody reaches', input: sided({ tree: { options: [box('o1', 1), box('o2', 2)], paths: [] } }), path: at('stances.0.tree.options.1') },
    { cites: 'sp.ability.surcharge-not-variable', says: 'an x without a variable cost', input: card({ abilities: [active('x', { effects: [{ do: 'damage', n: 'x', to: 'target' }] })] }), path: at('abilities.0.effects.0.n') },
    { rule: 'sp.squad.cross-era-table', says: 'eras that run backwards', input: card({ eras: { from: 3, to: 1 } }), path: at('eras') },
    { rule: 'sp.squad.two-squads', says: 'one squad', input: { name: 'team', squads: [squad('abc')] }, path: 'squads' },
    { rule: 'sp.squad.strike-team', says: 'a squad of two units', input: { name: 'team', squads: [squad('ab'), squad('def')] }, path: 'squads.0.units' },
    { rule: 'sp.squad.primary-leads', says: 'two primary units', input: team({ b: { type: 'primary' } }), path: 'squads.0.units.1.type' },
    { rule: 'sp.squad.secondary-and-support', says: 'two support units', input: team({ b: { type: 'support' } }), path: 'squads.0.units.1.type' },
    { rule: 'sp.squad.points-limit', says: '9 of 8 points', input: team({ b: { points: 5 } }), path: 'squads.0.units' },
    { rule: 'sp.squad.same-era', says: 'a unit of another era', input: team({ c: { eras: { from: 2, to: 4 } } }), path: 'squads.0.units.2.eras' },
    { rule: 'sp.squad.unique-name', says: 'one person twice', input: team({ a: { unique: 'P' }, e: { unique: 'p' } }), path: 'squads.1.units.1.unique' },
    { rule: 'sp.squad.unit-name', says: 'one unit twice', input: team({ c: { name: 'Guards' }, f: { name: 'Guards' } }), path: 'squads.1.units.2.name' },
    { rule: 'sp.deck.battle-tactics-one-unit', says: 'tactics cards of two units', input: team({ b: tactics, e: tactics }), path: 'squads' },
    { says: 'a list instead of a team', input: [], path: '' },
    { says: 'nothing', input: null, path: '' },
  ];

  test('a sound team has no fault', () => expect(checkTeam(team())).toEqual([]));

  test.each(named(rows))('%s', (_name, { rule, cites = rule, input, path }) => {
    const before = JSON.stringify(input);
    const found = checkTeam(input).map((fault) => ({ rule: fault.rule, path: fault.path }));
    expect(found).toContainEqual(expect.objectContaining({ path: expect.stringContaining(path) as unknown, ...(cites === undefined ? {} : { rule: cites }) }));
    expect(JSON.stringify(input)).toBe(before);
  });

  test('[sp.squad.points-limit] how many points there may be is told', () => {
    expect(checkTeam(team({ b: { points: 5 } })).find(({ rule }) => rule === 'sp.squad.points-limit')?.expected).toMatch(/8/);
  });

  test('[sp.squad.strike-team] a table tells the same, with the seat', () => {
    const { edition: _, ...input } = tableOf();
    expect(faultsIn(layTable({ ...input, options: {}, missions: input.missions.slice(0, 1) }))).toContainEqual(expect.objectContaining({ path: 'missions', rule: 'sp.squad.strike-team' }));
    expect(faultsIn(layTable({ ...input, options: { 'measure.moveToolWidth': 1 } })).map(({ path }) => path)).toEqual(['options.measure.moveToolWidth']);
    expect(faultsIn(layTable({ ...input, options: { 'setup.deployFit': 'anywhere' } })).map(({ path }) => path)).toEqual(['options.setup.deployFit']);
  });
});

describe('keys that mean nothing', () => {
  const state = (): State => settled(sceneOf({ at: { [A]: [300, 300] } }));
  /** All keys of a value, however deep. */
  const keysOf = (value: unknown): readonly string[] =>
    typeof value !== 'object' || value === null ? [] : Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);

  test('an unknown key of a choice reaches neither the state nor an event', () => {
    const step = must(play(shatterpoint, state(), foreign(state(), { kind: 'action', action: 'focus', cheat: { damage: 99 } })));
    expect(keysOf(step)).not.toContain('cheat');
    expect(step).toEqual(must(play(shatterpoint, state(), foreign(state(), { kind: 'action', action: 'focus' }))));
    const going = done(state(), { kind: 'action', action: 'move' }).state;
    const moved = must(play(shatterpoint, going, foreign(going, { ...moving(A, 'advance', [400, 300]), to: { x: 40_000, y: 30_000, on: 'board', z: 5 } })));
    expect([moved.state.play.characters[A], keysOf(moved).includes('z')]).toEqual([{ x: 40_000, y: 30_000, on: 'board', focus: 0 }, false]);
  });

  const full = (): State => {
    const deck = (seat: string) => Object.fromEntries([...['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${seat}-${letter}`), 'shatterpoint'].map((card) => [card, 1]));
    return settled(sceneOf({ at: { [A]: [300, 300] }, sides: { north: { deck: deck('north') }, south: { deck: deck('south') } } }));
  };

  test('an unknown key of a position or a table does not either, and a house rule that there is not is told', () => {
    const position = JSON.parse(JSON.stringify(full())) as { table: Record<string, unknown>; play: { units: Record<string, object> } };
    const cheating = { ...position, table: { ...position.table, cheat: 1 }, play: { ...position.play, cheat: 1, units: { ...position.play.units, 'north-a': { ...position.play.units['north-a'], cheat: 1 } } } };
    const read = must(readState(shatterpoint, cheating));
    expect(keysOf(read)).not.toContain('cheat');
    expect(fingerprint(read)).toBe(fingerprint(full()));
    const { edition: _, ...input } = tableOf();
    expect(keysOf(must(layTable({ ...input, options: {}, cheat: 1 })))).not.toContain('cheat');
    expect(faultsIn(layTable({ ...input, options: { cheat: 1 } }))).toEqual([{ path: 'options.cheat', expected: 'one of the house rules' }]);
  });

  test.each(['__proto__', 'constructor', 'prototype', 'toJSON'])('"%s" is refused wherever it stands, and nothing is polluted', (key) => {
    const poison = (source: string): unknown => JSON.parse(source.replace('"poison"', JSON.stringify(key)));
    const at = full();
    const before = fingerprint(at.play);
    const { id } = askedIn(at);
    expect(play(shatterpoint, at, poison(`{"kind":"action","action":"focus","by":"north","answers":${id},"poison":{"cheat":1}}`))).toMatchObject({ _tag: 'Left', left: { kind: 'malformed', faults: [{ path: key, expected: 'another key' }] } });
    const units = JSON.stringify(full()).replace('"north-a":{"stance"', '"poison":{"cheat":1},"north-a":{"stance"');
    expect(faultsIn(readState(shatterpoint, poison(units)))).toMatchObject([{ path: `play.units.${key}` }]);
    const { edition: _, ...input } = tableOf();
    const table = JSON.stringify({ ...input, options: {} }).replace('"stamina"', '"poison":{"cheat":1},"stamina"');
    expect(faultsIn(layTable(poison(table)))).toMatchObject([{ path: `teams.0.squads.0.units.0.${key}` }]);
    expect(checkTeam(poison('{"name":"x","poison":{"cheat":1},"squads":[]}'))).toContainEqual({ path: key, expected: 'another key' });
    expect([fingerprint(at.play), ({} as Record<string, unknown>)['cheat']]).toEqual([before, undefined]);
  });
});
