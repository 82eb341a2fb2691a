import { ask, isOver, rest, see } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import { attackOf, turnOf } from '../src/agenda.js';
import { layTable, shatterpoint, type Event, type State } from '../src/index.js';
import type { Effect, MoveKind } from '../src/model/effect.js';
import type { DeckFrame, Frame } from '../src/model/frame.js';
import type { Ability, Row, Tree, UnitCard } from '../src/model/unit.js';
import { isEngaged } from '../src/rules/attack/engaged.js';
import { halve } from '../src/rules/ability/round-up.js';
import { mayMeasureWith } from '../src/rules/measure/tools-only.js';
import { A, combat, dice, duel, hit, option, X, type Duel } from '../src/testing/duel.js';
import { askedIn, done, kinds, part, plainMission, refusalOf, sceneOf, settled, stance, tableOf, turnFrame, unitCard, type Answer, type Scene } from '../src/testing/index.js';
import { moveOf, piece } from '../src/testing/moves.js';
import { rowOf, trackScene, type Track } from '../src/testing/track.js';
import { checkTeam } from '../src/setup/team.js';

// The questions that players of this game ask, by their numbers, with how sure the answer is: H high, M medium, L low.
// Each is played through the game in a situation of its own. Bases are 40 mm wide unless it is said; lengths are in millimetres.

interface Question {
  readonly rules: string;
  readonly n: number;
  readonly sure: 'H' | 'M' | 'L';
  readonly says: string;
  readonly found: () => unknown;
  readonly then: unknown;
}

const questions = (rows: readonly Question[]): void => {
  test.each(rows.map((row) => [`${row.rules} [case ${row.n}] (${row.sure}) ${row.says}`, row] as const))('%s', (_name, { found, then }) => {
    expect(found()).toEqual(then);
  });
};

const why = (state: State, answer: Answer): string => refusalOf(state, answer)?.kind ?? 'yes';
const unit = (state: State, id: string) => state.play.units[id];
const place = (state: State, id: string): string => {
  const { x = 0, y = 0, on = '' } = state.play.characters[id] ?? {};
  return `${x / 100}, ${y / 100} on ${on}`;
};
const solid = { passable: 'impassable', surface: false } as const;
const terrain = (...parts: readonly ReturnType<typeof part>[]) => ({ pieces: [piece('p', ...parts)] });

const MOVE: Answer = { kind: 'action', action: 'move' };
const COMBAT: Answer = { kind: 'action', action: 'combat' };
const FOCUS: Answer = { kind: 'action', action: 'focus' };
const END: Answer = { kind: 'end' };
const PASS: Answer = { kind: 'pass' };
const NONE = [0, 0, 4];
const pushing = (direction: { readonly x: number; readonly y: number }): Answer => ({ kind: 'displace', direction, ingress: [] });
const use = (id: string, ability: string, x = 0): Answer => ({ kind: 'ability', unit: id, ability, character: `${id}-1`, x });

const damage = (n: number): Effect => ({ do: 'damage', n, to: 'target' });
const condition = (name: 'exposed' | 'pinned'): Effect => ({ do: 'condition', condition: name, to: 'target' });
const SHOVE: Effect = { do: 'shove', to: 'target' };
const HUNKER: Effect = { do: 'hunker', n: 1, to: 'self' };
const READY: Effect = { do: 'force', how: 'refresh', side: 'own', n: 1 };

/** A tree of options in a row. */
const rowOfOptions = (...options: readonly (readonly Effect[])[]): Tree => ({
  options: options.map((effects, i) => ({ id: `o${i + 1}`, column: i + 1, row: 1, start: i === 0, effects: [...effects] })),
  paths: options.slice(1).map((_, i) => [`o${i + 1}`, `o${i + 2}`]),
});
const active = (id: string, effects: readonly Effect[], changes: Partial<Extract<Ability, { kind: 'active' }>> = {}): Ability => ({
  kind: 'active', id, name: id, action: false, cost: { of: 'force', n: 0, x: 0 }, when: [], effects: [...effects], ...changes,
});
type Heard = Extract<Ability, { kind: 'reactive' }>['on'];
const on = (at: Heard['at'], who: Heard['who'], as: Heard['as'] = 'attacker'): Heard => ({ at, who, as, within: 0 });
const reactive = (id: string, heard: Heard, n = 0): Ability => ({ kind: 'reactive', id, name: id, cost: { of: 'force', n, x: 0 }, on: heard, when: [], effects: [READY] });
const identity = (id: string, heard: Heard): Ability => ({ kind: 'identity', id, name: id, on: heard, when: [], effects: [READY] });
const spokenIn = (events: readonly Event[]): readonly string[] => events.flatMap((event) => (event.kind === 'spoken' ? [event.by] : []));

describe('pushes and moves', () => {
  /** Where a push of the enemy to the right ends. */
  const pushed = (parts: readonly ReturnType<typeof part>[], at: Scene['at']): string => {
    const frame: Frame = { kind: 'displace', how: 'push', seat: 'north', character: X, from: { x: 10_000, y: 30_000 }, range: 2, may: false, level: true };
    return place(done(sceneOf({ terrain: terrain(...parts), at: { ...at }, agenda: [turnFrame('north', 'north-a'), frame] }), pushing({ x: 1, y: 0 })).state, X);
  };
  const moving = (scene: Scene): State => done(sceneOf({ ...scene, at: { [A]: [300, 300], ...scene.at } }), MOVE).state;
  const may = (scene: Scene, how: MoveKind, to: readonly [number, number, string?], ingress: ReturnType<typeof moveOf>['ingress'] = []): string =>
    why(moving(scene), { ...moveOf(A, how, to), ingress });
  const granted = (how: MoveKind): readonly Frame[] => [turnFrame('north', 'north-a'), { kind: 'move', seat: 'north', character: A, how: [how] }];
  const roof = part('roof', [100, 200, 330, 400]);
  const held = { at: { [A]: [300, 300], [X]: [200, 300] } } as const;
  const ladders: Scene['terrain'] = {
    ...terrain(part('top', [550, 200, 700, 400])),
    ingress: [{ id: 'l1', at: { x: 40_000, y: 30_000 }, on: 'board', to: ['l2'] }, { id: 'l2', at: { x: 60_000, y: 30_000 }, on: 'top', to: ['l1'] }],
  };

  questions([
    { rules: '[sp.displace.ledge-landing]', n: 1, sure: 'H', says: 'pushed off a roof onto the walkway below, not the ground under it', found: () => pushed([roof, part('walkway', [340, 200, 500, 400], { elevation: 0, bottom: 5000, top: 6000 })], { [X]: [305, 300, 'roof'] }), then: '381.2, 300 on walkway' },
    { rules: '[sp.displace.edge-stop]', n: 2, sure: 'H', says: 'pushed off a ledge half over somebody below: back to where it was fully carried', found: () => pushed([part('roof', [100, 200, 354.2, 400])], { [X]: [300, 300, 'roof'], 'south-b-1': [411.2, 300] }), then: '334.2, 300 on roof' },
    { rules: '[sp.displace.ledge-partial]', n: 3, sure: 'H', says: 'a sliver still on the ledge: it stays up at the last place that carries it', found: () => pushed([part('roof', [100, 200, 357, 400])], { [X]: [300, 300, 'roof'] }), then: '337, 300 on roof' },
    { rules: '[sp.move.cross-gap]', n: 4, sure: 'H', says: 'an advance over a gap from tower to tower of one elevation', found: () => may({ terrain: terrain(part('t1', [250, 250, 350, 350]), part('t2', [450, 250, 550, 350])), at: { [A]: [330, 300, 't1'] } }, 'advance', [470, 300, 't2']), then: 'yes' },
    { rules: '[sp.move.end-must-fit]', n: 5, sure: 'H', says: 'an end in a gap of 35 mm, and in one of 40 mm', found: () => [35, 40].map((gap) => may({ terrain: terrain(part('w1', [360, 100, 440, 300 - gap / 2], solid), part('w2', [360, 300 + gap / 2, 440, 500], solid)) }, 'advance', [400, 300])), then: ['barred', 'yes'] },
    { rules: '[sp.move.end-supported]', n: 6, sure: 'H', says: 'an end on a crate smaller than the base', found: () => refusalOf(sceneOf({ terrain: terrain(part('crate', [380, 285, 410, 315], { elevation: 0, top: 3000 })), at: { [A]: [300, 300] }, agenda: granted('jump') }), moveOf(A, 'jump', [395, 300, 'crate'])), then: expect.objectContaining({ kind: 'not-supported', on: 'crate' }) },
    { rules: '[sp.move.end-supported]', n: 7, sure: 'H', says: 'an end half on a step of another elevation', found: () => why(sceneOf({ terrain: terrain(part('step', [400, 200, 500, 400])), at: { [A]: [300, 300] }, agenda: granted('jump') }), moveOf(A, 'jump', [400, 300, 'step'])), then: 'not-supported' },
    { rules: '[sp.measure.tool-set] [sp.measure.different-kinds]', n: 8, sure: 'H', says: 'a dash tool and a range 3 tool at once, two range tools at once', found: () => [['dash', 'range-3'], ['range-2', 'range-3']].map((tools) => mayMeasureWith(tools)), then: [true, false] },
    { rules: '[sp.terrain.ingress-apart]', n: 9, sure: 'H', says: 'two linked ladders 200 mm apart are a pair', found: () => place(done(moving({ terrain: ladders }), { ...moveOf(A, 'advance', [380, 300]), ingress: [{ by: 'l1', through: 'l2', to: { x: 60_000, y: 30_000, on: 'top' } }] }).state, A), then: '600, 300 on top' },
    { rules: '[sp.move.engaged-advance]', n: 16, sure: 'H', says: 'engaged, an advance is a dash of at most 125 mm', found: () => [may(held, 'advance', [400, 300]), may(held, 'dash', [425, 300]), may(held, 'dash', [425.01, 300])], then: ['engaged', 'yes', 'too-far'] },
    { rules: '[sp.move.engaged-no-climb] [sp.move.engaged-allowed]', n: 17, sure: 'H', says: 'engaged: no climb, but a jump and a whole reposition', found: () => [may(held, 'climb', [400, 300]), why(sceneOf({ ...held, agenda: granted('jump') }), moveOf(A, 'jump', [400, 300])), why(sceneOf({ ...held, agenda: granted('reposition') }), moveOf(A, 'reposition', [490, 300]))], then: ['engaged', 'yes', 'yes'] },
    { rules: '[sp.attack.engaged]', n: 18, sure: 'M', says: 'enemies 116.2 mm apart are engaged, 116.3 mm apart they are not', found: () => [116.2, 116.3].map((mm) => isEngaged(sceneOf({ at: { [A]: [300, 300], [X]: [300 + mm, 300] } }), A, X)), then: [true, false] },
    { rules: '[sp.cover.hunker-lost-engaged]', n: 18, sure: 'M', says: 'coming to rest 116.2 mm from an enemy costs it its hunker token, 116.3 mm do not', found: () => [116.2, 116.3].map((mm) => unit(done(moving({ at: { [X]: [300 + mm, 420] }, units: { 'south-a': { hunker: 1 } } }), moveOf(A, 'advance', [300, 420], [[0, 1], [0, 1]])).state, 'south-a')?.hunker), then: [0, 1] },
    { rules: '[sp.attack.engaged] [sp.attack.melee-target]', n: 19, sure: 'H', says: '80 mm apart on two elevations: no melee, but a shot', found: () => ['melee', 'ranged'].map((type) => why(duel({ gap: 40, at: { [X]: [400, 380, 'roof'] }, terrain: terrain(part('roof', [300, 350, 500, 500])) }), hit(type as 'melee'))), then: ['not-engaged', 'yes'] },
  ]);

  test('[sp.condition.pinned] [sp.condition.pinned-first-character] [case 20] (H) a pinned pair moves: the first stays, pinned is gone, the second moves', () => {
    const pair = sceneOf({ cards: { 'north-a': { characters: 2 } }, at: { [A]: [200, 300], 'north-a-2': [300, 300] }, units: { 'north-a': { conditions: ['pinned'] } } });
    const { state } = done(pair, MOVE, moveOf(A, 'advance', [200, 330], [[0, 1], [0, 1]]), moveOf('north-a-2', 'advance', [300, 330], [[0, 1], [0, 1]]));
    expect([place(state, A), place(state, 'north-a-2'), unit(state, 'north-a')?.conditions]).toEqual(['200, 300 on board', '300, 330 on board', []]);
  });

  test('[sp.move.multi-character-kinds] [case 48] (H) of a pair one advances and the other climbs', () => {
    const pair = sceneOf({ cards: { 'north-a': { characters: 2 } }, at: { [A]: [200, 300], 'north-a-2': [300, 300] }, terrain: terrain(part('box', [280, 360, 500, 500])) });
    const { state } = done(pair, MOVE, moveOf(A, 'advance', [200, 330], [[0, 1], [0, 1]]), moveOf('north-a-2', 'climb', [310, 390, 'box'], [[0, 1], [0, 1]]));
    expect([place(state, A), place(state, 'north-a-2'), turnOf(state)?.regular]).toEqual(['200, 330 on board', '310, 390 on box', 1]);
  });
});

describe('wounded units', () => {
  const struck = (effects: readonly Effect[], scene: Duel) => done(duel({ attacker: { tree: rowOfOptions(effects) }, ...scene }), hit(), dice([0, 1, 0, 5], NONE), option('o1'));
  const wounded = { wounded: 1, damage: 8 };

  test('[sp.damage.wounded-attackable] [sp.damage.wounded-no-damage] [case 10] (H) a wounded unit is attacked: no damage, but the condition and the shove', () => {
    const { state } = done(struck([damage(2), condition('pinned'), SHOVE], { units: { 'south-a': wounded } }).state, pushing({ x: 0, y: 1 }), PASS);
    expect(unit(state, 'south-a')).toMatchObject({ damage: 8, wounded: 1, conditions: ['pinned'] });
    expect(place(state, X)).toBe('400, 425.4 on board');
  });

  test('[sp.displace.push-pull-length] [case 11] (H) an ability pushes a wounded unit', () => {
    const shoving = active('gust', [{ do: 'push', range: 1, may: false, to: { choose: 'enemy', within: 3, sight: false, self: false, tags: [] } }]);
    const state = sceneOf({ cards: { 'north-a': { abilities: [shoving] } }, at: { [A]: [300, 300], [X]: [400, 300] }, units: { 'south-a': wounded } });
    const used = done(state, use('north-a', 'gust')).state;
    const chosen = askedIn(used).for === 'target' ? done(used, { kind: 'target', character: X }).state : used;
    expect(place(done(chosen, pushing({ x: 1, y: 0 })).state, X)).toBe('425.4, 300 on board');
  });

  test('[sp.ability.wounded-may-use] [sp.ability.wound-surcharge] [case 12] (H) a wounded unit reacts, for 1 force more; its identity and its innate ability are in force', () => {
    const tough: Ability = { kind: 'innate', id: 'tough', name: 'tough', modifiers: [{ kind: 'dice', roll: 'defence', type: 'any', n: 1 }] };
    const abilities = [{ ...reactive('duck', on('moved', 'enemy'), 1), effects: [HUNKER] } as Ability, identity('calm', on('moved', 'enemy')), tough];
    const scene = (changes: Scene = {}) => sceneOf({ cards: { 'south-a': { abilities } }, at: { [A]: [300, 300], [X]: [300, 700] }, units: { 'south-a': wounded }, sides: { south: { force: 3 } }, ...changes });
    const moved = done(scene(), MOVE, moveOf(A, 'advance', [300, 330], [[0, 1], [0, 1]]));
    const { state, events } = done(moved.state, use('south-a', 'duck'));
    expect([spokenIn([...moved.events, ...events]), state.play.sides['south']?.force, unit(state, 'south-a')?.hunker]).toEqual([['south-a/duck', 'south-a/calm'], 2, 1]);
    const shot = done(scene({ at: { [A]: [300, 300], [X]: [300, 400] }, agenda: combat() }), hit());
    expect(shot.events.find(({ kind }) => kind === 'pools-built')).toMatchObject({ defence: 5 });
  });

  test('[sp.ability.wound-surcharge] [case 12] (H) with 1 ready force the reaction for 1 is not offered', () => {
    const state = sceneOf({ cards: { 'south-a': { abilities: [reactive('duck', on('moved', 'enemy'), 1)] } }, at: { [A]: [300, 300], [X]: [300, 700] }, units: { 'south-a': wounded }, sides: { south: { force: 1 } } });
    expect(askedIn(done(state, MOVE, moveOf(A, 'advance', [300, 330], [[0, 1], [0, 1]])).state)).toMatchObject({ for: 'act', by: 'north' });
  });

  test.each([
    { says: 'wounded: at it and at others', units: { 'south-a': wounded }, then: ['yes', 'yes'] },
    { says: 'not wounded: at nobody', units: {}, then: ['engaged', 'engaged'] },
  ].map((row, i) => ({ ...row, n: 14 + i })))('[sp.attack.no-ranged-engaged] [sp.damage.wounded-no-lock] [case $n] (H) a shot with an enemy 100 mm away that is $says', ({ units, then }) => {
    const state = duel({ at: { 'south-b-1': [560, 300] }, units });
    expect([why(state, hit('ranged')), why(state, hit('ranged', { target: 'south-b-1' }))]).toEqual(then);
  });

  test('[sp.damage.wounded-no-heal] [case 49] (M) an attack wounds whose defender has a heal in its chart: damage first, then nothing but a condition can go', () => {
    const chart: Row[] = [{ from: 1, to: 0, entries: [{ kind: 'effect', effect: { do: 'heal', n: 1, to: 'self' } }] }];
    const { state } = done(duel({ attacker: { tree: rowOfOptions([damage(8)]) }, defender: { defence: chart }, units: { 'south-a': { conditions: ['pinned'] } } }), hit(), dice([1, 0, 0, 5], [0, 1, 3]), option('o1'));
    expect([unit(state, 'south-a')?.wounded, askedIn(state).for]).toEqual([1, 'heal']);
    expect(refusalOf(state, { kind: 'heal', unit: 'south-a', what: 'damage' })).toMatchObject({ kind: 'nothing-to-heal', rule: 'sp.damage.wounded-no-heal' });
    expect(unit(done(state, { kind: 'heal', unit: 'south-a', what: 'pinned' }).state, 'south-a')).toMatchObject({ damage: 8, wounded: 1, conditions: [] });
  });

  test('[sp.damage.wounded-ends-activation] [case 50] (H) strained wounds the active unit: momentum for the opponent, the end of the activation, the steps of the end of the turn; it is not injured yet', () => {
    const { state, events } = done(sceneOf({ at: { [A]: [300, 300] }, units: { 'north-a': { damage: 5, conditions: ['strained'] } } }), FOCUS);
    expect(unit(state, 'north-a')).toMatchObject({ damage: 8, wounded: 1, injured: 0 });
    expect(events.filter((event) => event.kind === 'momentum-gained' && event.rule === 'sp.damage.wounded-momentum')).toMatchObject([{ seat: 'south', space: 7 }]);
    expect(events.flatMap((event) => (event.kind === 'step-reached' ? [event.step] : []))).toEqual(expect.arrayContaining([8, 9, 10, 11, 12]));
    expect(state.play.active).toBe('south');
  });

  test.each([{ option: 'skip', hunker: 0 }, { option: 'resolve', hunker: 1 }] as const)('[sp.turn.forced-end-effects] [case 50] (H) the effects of the end of such an activation, with $option', ({ option: forced, hunker }) => {
    const bell: Ability = { kind: 'triggered', id: 'bell', name: 'bell', on: on('activation-end', 'self'), when: [], effects: [HUNKER] };
    const state = sceneOf({ options: { 'turn.endEffectsOnForcedEnd': forced }, cards: { 'north-a': { abilities: [bell] } }, at: { [A]: [300, 300] }, units: { 'north-a': { damage: 5, conditions: ['strained'] } } });
    expect(unit(done(state, FOCUS).state, 'north-a')?.hunker).toBe(hunker);
  });

  test('[sp.damage.defeat-check] [sp.damage.defeat-only-own-activation] [case 65] (H) one that would have its last injured token: wounded in the enemy turn, it acts once more, and is then defeated', () => {
    const state = duel({ attacker: { tree: rowOfOptions([damage(8)]) }, units: { 'south-a': { injured: 1 } }, sides: { south: { deck: { 'south-a': 1 } } } });
    const enemyTurn = done(state, hit(), dice([1, 0, 0, 5], NONE), option('o1'), END).state;
    expect(unit(enemyTurn, 'south-a')).toMatchObject({ defeated: false });
    const acts = askedIn(enemyTurn).for === 'act' ? enemyTurn : done(enemyTurn, { kind: 'activate', unit: 'south-a' }).state;
    expect([unit(acts, 'south-a'), askedIn(acts)]).toMatchObject([{ wounded: 0, injured: 2, damage: 0, defeated: false }, { for: 'act', unit: 'south-a' }]);
    const over = done(acts, FOCUS, END).state;
    expect([unit(over, 'south-a')?.defeated, over.play.characters[X]?.on]).toEqual([true, '']);
  });
});

describe('conditions', () => {
  const worn = { 'north-a': { damage: 2, conditions: ['strained' as const] } };
  const alone = (changes: Scene = {}) => sceneOf({ at: { [A]: [300, 300] }, units: worn, ...changes });
  const twice = (name: 'exposed' | 'pinned', ...taken: readonly string[]) =>
    attackOf(done(duel({ attacker: { tree: rowOfOptions([condition(name)], [condition(name)], [damage(1)]) } }), hit(), dice([3, 0, 0, 3], NONE), ...taken.map(option)).state)?.damage;
  const taunt = active('taunt', [{ do: 'condition', condition: 'exposed', to: { choose: 'enemy', within: 2, sight: false, self: false, tags: [] } }]);

  questions([
    { rules: '[sp.condition.strained-recover]', n: 21, sure: 'H', says: 'strained is what recover removes: no damage', found: () => unit(done(alone(), { kind: 'action', action: 'recover' }, { kind: 'heal', unit: 'north-a', what: 'strained' }).state, 'north-a'), then: expect.objectContaining({ damage: 2, conditions: [] }) },
    { rules: '[sp.condition.strained]', n: 22, sure: 'H', says: 'strained and focus: 3 damage after it, strained is gone', found: () => unit(done(alone(), FOCUS).state, 'north-a'), then: expect.objectContaining({ damage: 5, conditions: [] }) },
    {
      rules: '[sp.displace.not-movement]', n: 23, sure: 'M', says: 'strained and pushed by the enemy: nothing, strained stays',
      found: () => unit(done(alone({ agenda: [turnFrame('north', 'north-a'), { kind: 'displace', how: 'push', seat: 'south', character: A, from: { x: 20_000, y: 30_000 }, range: 1, may: false, level: true }] }), pushing({ x: 1, y: 0 })).state, 'north-a'),
      then: expect.objectContaining({ damage: 2, conditions: ['strained'] }),
    },
    { rules: '[sp.condition.duplicate]', n: 24, sure: 'H', says: 'exposed twice, from the tree: the pool grows by 1', found: () => [twice('exposed', 'o1'), twice('exposed', 'o1', 'o2')], then: [0, 1] },
    {
      rules: '[sp.condition.duplicate]', n: 25, sure: 'H', says: 'exposed twice, from an ability: 1 damage at once',
      found: () => {
        const used = done(duel({ agenda: [turnFrame('north', 'north-a')], cards: { 'north-a': { abilities: [taunt] } }, units: { 'south-a': { conditions: ['exposed'] } } }), use('north-a', 'taunt')).state;
        return unit(askedIn(used).for === 'target' ? done(used, { kind: 'target', character: X }).state : used, 'south-a');
      },
      then: expect.objectContaining({ damage: 1, conditions: ['exposed'] }),
    },
  ]);

  test('[sp.condition.exposed] [case 26] (H) an exposed pair: the first defence roll has no expertise, the second has', () => {
    const defence: Row[] = [{ from: 1, to: 0, entries: [{ kind: 'add', face: 'block' }] }];
    const pairs = duel({
      agenda: combat([A, 'north-a-2']), defender: { defence }, cards: { 'north-a': { characters: 2 }, 'south-a': { characters: 2 } },
      at: { 'north-a-2': [500, 300], 'south-a-2': [500, 400] }, units: { 'south-a': { conditions: ['exposed'] } },
    });
    const rolls = dice([0, 1, 0, 5], [0, 2, 2]);
    const first = done(pairs, hit(), rolls);
    const second = done(first.state, option('o1'), hit('melee', { character: 'north-a-2', target: 'south-a-2' }), rolls);
    const found = [...first.events, ...second.events].flatMap((event) => (event.kind === 'result-determined' ? [event.cancelled] : []));
    expect([found, unit(second.state, 'south-a')?.conditions]).toEqual([[0, 1], []]);
  });

  test.each([{ says: 'disarmed: they are gone before', conditions: ['disarmed' as const], asked: 'tree' }, { says: 'not disarmed: it may', conditions: [], asked: 'reroll' }])('[sp.condition.disarmed] [case 27] (H) 2 expertise and a reroll, $says', ({ conditions, asked }) => {
    const again: Ability = { kind: 'triggered', id: 'again', name: 'again', on: on('modify-attack', 'self'), when: [], effects: [{ do: 'reroll', roll: 'attack', n: 2, faces: ['expertise'] }] };
    const { state } = done(duel({ cards: { 'north-a': { abilities: [again] } }, units: { 'north-a': { conditions } } }), hit(), dice([1, 0, 2, 3], NONE));
    expect(askedIn(state).for).toBe(asked);
  });
});

describe('actions and attacks', () => {
  const strike: Duel = { agenda: [turnFrame('north', 'north-a'), { kind: 'strike', seat: 'north', character: A, type: 'ranged', dice: 5 }], gap: 150, characters: { [A]: { focus: 1 } } };
  const ranged = (attack: number | 'none') => ({ ranged: { attack, defence: 4, range: 4, chart: [] } });
  const granting = (effect: Effect) => duel({ agenda: [turnFrame('north', 'north-a')], cards: { 'north-a': { abilities: [active('urge', [effect])] } } });

  test('[sp.turn.extra-action-no-repeat] [case 28] (H) after a combat action that an ability has given, none as a normal action', () => {
    const { state } = done(granting({ do: 'action', action: 'combat', to: 'self' }), use('north-a', 'urge'), { kind: 'stay', character: A });
    expect(refusalOf(state, COMBAT)).toMatchObject({ kind: 'action-taken', action: 'combat' });
  });

  test('[sp.turn.granted-attack-no-action] [case 29] (M) after a bare attack that an ability has given, a combat action', () => {
    const used = done(granting({ do: 'attack', type: 'melee', dice: 3, to: 'self' }), use('north-a', 'urge'), hit(), dice([0, 0, 0, 3], NONE)).state;
    expect([askedIn(used).for, why(used, COMBAT)]).toEqual(['act', 'yes']);
  });

  questions([
    { rules: '[sp.attack.fixed-dice-attack]', n: 30, sure: 'H', says: '"5 dice ranged", focused, 7 on the card: 5 and 1', found: () => askedIn(done(duel({ ...strike, attacker: ranged(7) }), hit('ranged')).state), then: expect.objectContaining({ groups: [expect.objectContaining({ dice: 6 }), expect.anything()] }) },
    { rules: '[sp.attack.dash-value]', n: 31, sure: 'H', says: '"5 dice ranged" with a dash on the card: no attack', found: () => askedIn(settled(duel({ ...strike, attacker: ranged('none') }))).for, then: 'act' },
    { rules: '[sp.attack.dash-value]', n: 31, sure: 'H', says: 'a dash on the card in a combat action', found: () => why(duel({ gap: 150, attacker: ranged('none') }), hit('ranged')), then: 'cannot-attack-so' },
  ]);

  const healing = active('rally', [HUNKER], { cost: { of: 'force', n: 2, x: 0 } });
  const freeing = (scene: Duel = {}) => duel({ attacker: { tree: rowOfOptions([{ do: 'free-ability' }]) }, cards: { 'north-a': { abilities: [healing] } }, units: { 'north-a': { injured: 1 } }, sides: { north: { force: 0 } }, at: { [X]: [400, 460] }, gap: 120, ...scene });
  const taken = (state: State) => done(state, hit('ranged'), dice([1, 0, 0, 4], NONE), option('o1')).state;

  test('[sp.tree.icon-active] [sp.tree.free-ability-no-surcharge] [case 32] (H) an active icon, one injured token, an ability for 2: nothing is paid', () => {
    const state = taken(freeing());
    expect(askedIn(state)).toMatchObject({ for: 'free-ability', unit: 'north-a' });
    const after = done(state, use('north-a', 'rally')).state;
    expect([after.play.sides['north']?.force, unit(after, 'north-a')?.hunker]).toEqual([0, 1]);
    expect(why(freeing({ agenda: [turnFrame('north', 'north-a')] }), use('north-a', 'rally'))).toBe('too-little-force');
  });

  test.each([
    { option: 'spends-action', asked: 'act' },
    { option: 'free', asked: 'free-ability' },
  ] as const)('[sp.tree.active-icon-action] [case 32] (H) an ability marked as an action by an active icon after two actions, with $option', ({ option: agreed, asked }) => {
    const abilities = [{ ...healing, action: true } as Ability];
    const state = freeing({ options: { 'tree.activeIconActionAbility': agreed }, cards: { 'north-a': { abilities } }, agenda: [turnFrame('north', 'north-a', { actions: ['focus', 'combat'], regular: 2 }), ...combat().slice(1)] });
    expect(askedIn(taken(state)).for).toBe(asked);
  });

  test('[sp.tree.icon-active] [case 33] (H) an active icon in an attack made in the turn of the opponent: nothing', () => {
    const state = freeing({ agenda: [turnFrame('south', 'south-b'), { kind: 'strike', seat: 'north', character: A, type: 'ranged', dice: 0 }], play: { active: 'south' }, at: { [X]: [400, 460], 'south-b-1': [800, 800] } });
    expect(askedIn(taken(state))).toMatchObject({ for: 'act', unit: 'south-b' });
  });

  test('[sp.attack.step-result] [sp.attack.block-not-critical] [case 40] (H) 1 critical and 2 strikes against 3 blocks: 1 success', () => {
    expect(done(duel(), hit(), dice([1, 2, 0, 3], [3, 0, 1])).events.find(({ kind }) => kind === 'result-determined')).toMatchObject({ successes: 1, cancelled: 2 });
  });

  test('[sp.attack.step-damage] [case 41] (H) no success, 1 damage of the chart: the tree is left out, the pool of 1 is dealt', () => {
    const chart: Row[] = [{ from: 1, to: 0, entries: [{ kind: 'damage', damage: 1 }] }];
    const { state, events } = done(duel({ attacker: { melee: { attack: 6, defence: 4, chart } } }), hit(), dice([0, 0, 1, 5], NONE));
    expect([unit(state, 'south-a')?.damage, kinds(events).includes('option-taken'), askedIn(state).for]).toEqual([1, false, 'act']);
  });

  test('[sp.tree.end] [case 42] (H) 4 successes, and no path after three options: 1 is lost', () => {
    const { state, events } = done(duel({ attacker: { tree: rowOfOptions([damage(1)], [damage(1)], [damage(1)]) } }), hit(), dice([4, 0, 0, 2], NONE), option('o1'), option('o2'), option('o3'));
    expect([events.find(({ kind }) => kind === 'successes-lost'), unit(state, 'south-a')?.damage]).toEqual([expect.objectContaining({ successes: 1 }), 3]);
  });

  const steadfast = (scene: Duel = {}): State => duel({ attacker: { tree: rowOfOptions([SHOVE], [SHOVE]) }, cards: { 'south-a': { keywords: [{ keyword: 'steadfast' }] } }, ...scene });

  test('[sp.keyword.steadfast] [case 43] (H) of two shoves the first does not move a steadfast defender, the second does', () => {
    const first = done(steadfast(), hit(), dice([2, 0, 0, 4], NONE), option('o1')).state;
    expect([place(first, X), askedIn(first)]).toMatchObject(['400, 400 on board', { for: 'displace', how: 'pull', character: A }]);
    expect(place(done(first, PASS, option('o2'), pushing({ x: 0, y: 1 })).state, X)).toBe('400, 425.4 on board');
  });

  test.each([{ option: 'allow', asked: { for: 'displace', how: 'pull' } }, { option: 'forbid', asked: { for: 'tree' } }] as const)('[sp.tree.pull-without-push] [case 43] (H) the pull after a shove that was shrugged off, with $option', ({ option: agreed, asked }) => {
    expect(askedIn(done(steadfast({ options: { 'tree.pullWithoutPush': agreed } }), hit(), dice([2, 0, 0, 4], NONE), option('o1')).state)).toMatchObject(asked);
  });

  test('[sp.displace.push-pull-length] [case 44] (H) an ability pushes a steadfast character', () => {
    const gust = active('gust', [{ do: 'push', range: 1, may: false, to: { choose: 'enemy', within: 3, sight: false, self: false, tags: [] } }]);
    const used = done(steadfast({ agenda: [turnFrame('north', 'north-a')], cards: { 'north-a': { abilities: [gust] }, 'south-a': { keywords: [{ keyword: 'steadfast' }] } } }), use('north-a', 'gust')).state;
    const chosen = askedIn(used).for === 'target' ? done(used, { kind: 'target', character: X }).state : used;
    expect(place(done(chosen, pushing({ x: 0, y: 1 })).state, X)).toBe('400, 425.4 on board');
  });

  test('[sp.keyword.protection] [case 45] (H) protection and a pool of 1: no damage', () => {
    const state = duel({ attacker: { tree: rowOfOptions([damage(1)]) }, cards: { 'south-a': { keywords: [{ keyword: 'protection' }] } } });
    expect(unit(done(state, hit(), dice([1, 0, 0, 5], NONE), option('o1')).state, 'south-a')?.damage).toBe(0);
  });

  test.each([{ type: 'melee', gap: 60, more: 2 }, { type: 'ranged', gap: 150, more: 1 }] as const)('[sp.keyword.impact] [case 46] (H) focused with impact [1], $type: $more dice more', ({ type, gap, more }) => {
    const state = duel({ gap, characters: { [A]: { focus: 1 } }, cards: { 'north-a': { keywords: [{ keyword: 'impact', n: 1 }] } } });
    expect(askedIn(done(state, hit(type)).state)).toMatchObject({ groups: [{ dice: (type === 'melee' ? 6 : 5) + more }, {}] });
  });

  test('[sp.attack.per-character] [case 47] (H) of a pair one attacks in melee and one shoots, in one combat action', () => {
    const pair = duel({ agenda: combat([A, 'north-a-2']), cards: { 'north-a': { characters: 2 } }, at: { 'north-a-2': [700, 300], 'south-b-1': [700, 500] } });
    const first = done(pair, hit(), dice([0, 0, 0, 6], NONE)).state;
    const second = done(first, hit('ranged', { character: 'north-a-2', target: 'south-b-1' }));
    expect([askedIn(second.state), turnOf(second.state)?.regular]).toMatchObject([{ kind: 'roll', groups: [{ dice: 5 }, { dice: 4 }] }, 1]);
  });
});

describe('cover', () => {
  const wall = terrain(part('wall', [300, 460, 500, 470], { elevation: 0, surface: false }), part('roof', [300, 200, 500, 330]));
  const pool = (scene: Duel, type: 'melee' | 'ranged' = 'ranged'): unknown => done(duel(scene), hit(type)).events.find(({ kind }) => kind === 'pools-built');
  const defence = (n: number): unknown => expect.objectContaining({ defence: n });
  const behind = (hunker: number, standing = 'board') => pool({ gap: 140, terrain: wall, at: { [A]: [400, 300, standing] }, units: { 'south-a': { hunker } } });

  questions([
    { rules: '[sp.cover.hunker-cover]', n: 34, sure: 'H', says: 'two hunker tokens, no terrain, a shot: 2 dice more', found: () => pool({ gap: 140, units: { 'south-a': { hunker: 2 } } }), then: defence(6) },
    { rules: '[sp.cover.terrain-hunker]', n: 35, sure: 'H', says: 'behind a wall, no hunker token: no cover', found: () => behind(0), then: defence(4) },
    { rules: '[sp.cover.terrain-hunker] [sp.cover.terrain-near] [sp.cover.terrain-line]', n: 36, sure: 'H', says: 'behind a wall as high as the attacker, one token: 2 dice more', found: () => behind(1), then: defence(6) },
    { rules: '[sp.cover.terrain-near]', n: 37, sure: 'H', says: 'the attacker stands one elevation above the wall: 1 die more', found: () => behind(1, 'roof'), then: defence(5) },
    { rules: '[sp.cover.value]', n: 38, sure: 'H', says: 'two tokens in melee: no cover', found: () => pool({ units: { 'south-a': { hunker: 2 } } }, 'melee'), then: defence(4) },
    { rules: '[sp.turn.action-take-cover]', n: 38, sure: 'H', says: 'nor can an engaged unit have them', found: () => refusalOf(duel({ agenda: [turnFrame('north', 'north-a')] }), { kind: 'action', action: 'take-cover' }), then: { kind: 'engaged', rule: 'sp.turn.action-take-cover', character: A, by: X } },
  ]);

  test('[sp.cover.hunker-lost-engaged] [case 39] (H) an enemy comes to one of a hunkered pair: the whole unit loses all tokens at once', () => {
    const state = sceneOf({ cards: { 'south-a': { characters: 2 } }, at: { [A]: [300, 300], [X]: [300, 500], 'south-a-2': [700, 800] }, units: { 'south-a': { hunker: 2 } } });
    const { state: then, events } = done(state, MOVE, moveOf(A, 'advance', [300, 400], [[0, 1], [0, 1]]));
    expect([unit(then, 'south-a')?.hunker, events.find(({ kind }) => kind === 'hunker-lost')]).toEqual([0, { kind: 'hunker-lost', rule: 'sp.cover.hunker-lost-engaged', unit: 'south-a', n: 2 }]);
    expect(askedIn(then).for).toBe('act');
  });
});

describe('control', () => {
  const gantry = terrain(part('deck', [150, 380, 260, 540], { bottom: 9_000, top: 10_000 }));
  /** Who controls the one active objective at the end of a turn of south. */
  const controller = (at: Readonly<Record<string, readonly [number, number, string?]>>, { lies = 'board', control = [], units = {} }: { lies?: string; control?: string[]; units?: NonNullable<Scene['units']> } = {}): string | undefined => {
    const objectives = { o1: { x: 20_320, y: 45_720, on: lies, active: true, control, symbol: 'none' as const, priority: false } };
    return settled(sceneOf({ terrain: gantry, at, units, agenda: [turnFrame('south', '', { activated: 'south-a', step: 9 })], play: { active: 'south', objectives } })).play.objectives['o1']?.control[0];
  };
  const both = { 'south-a-1': [100, 457], 'north-a-1': [300, 457] } as const;

  questions([
    { rules: '[sp.objective.same-elevation-first]', n: 51, sure: 'H', says: 'an objective on E1 with one of south there, two of north on E0', found: () => controller({ 'south-a-1': [203, 457, 'deck'], 'north-a-1': [100, 457], 'north-b-1': [300, 457] }, { lies: 'deck' }), then: 'south' },
    { rules: '[sp.objective.other-elevations]', n: 52, sure: 'H', says: 'nobody on its elevation, two of south and one of north above', found: () => controller({ 'south-a-1': [180, 420, 'deck'], 'south-b-1': [230, 420, 'deck'], 'north-a-1': [203, 500, 'deck'] }), then: 'south' },
    { rules: '[sp.objective.tie]', n: 53, sure: 'H', says: 'one against one on its elevation, another of south above: unchanged', found: () => [['north'], []].map((control) => controller({ ...both, 'south-b-1': [203, 457, 'deck'] }, { control })), then: ['north', undefined] },
    { rules: '[sp.objective.control-persists]', n: 54, sure: 'H', says: 'its player has walked away, nobody comes: still controlled', found: () => controller({ 'south-a-1': [800, 800] }, { control: ['south'] }), then: 'south' },
    { rules: '[sp.damage.wounded-no-contest]', n: 55, sure: 'H', says: 'the only contester is wounded, an enemy is near: the enemy controls it', found: () => [0, 1].map((wounded) => controller(both, { control: ['south'], units: { 'south-a': { wounded, damage: 8 * wounded } } })), then: ['south', 'north'] },
  ]);
});

describe('the struggle', () => {
  const scored = (track: Track) => {
    const { state, events } = rest(shatterpoint, trackScene({ ...track, scene: { agenda: [turnFrame('south', '', { activated: 'south-a', step: 9 })], ...track.scene } }));
    const won = events.find((event) => event.kind === 'struggle-won');
    return won === undefined ? { token: state.play.struggle.token, south: rowOf(state, 'south'), north: rowOf(state, 'north') } : `won by ${won.seat}`;
  };
  const FULL = [8, 7, 6, 5, 4, 3, 2, 1];

  questions([
    { rules: '[sp.struggle.first-turn-skip]', n: 56, sure: 'H', says: 'two objectives controlled at the end of the first turn: nothing moves', found: () => scored({ token: 0, controls: { south: 2 }, scene: { play: { turn: 1 } } }), then: { token: 0, south: [8], north: [8] } },
    { rules: '[sp.struggle.score-move] [sp.struggle.momentum-behind]', n: 57, sure: 'H', says: 'token at -3, two controlled, three momentum: -1, and one on 5', found: () => scored({ token: -3, south: 3, controls: { south: 2 } }), then: { token: -1, south: [8, 7, 6, 5], north: [8] } },
    { rules: '[sp.struggle.win-by-move]', n: 58, sure: 'H', says: 'token at 4, three momentum, two controlled: it reaches 6, won', found: () => scored({ token: 4, south: 3, controls: { south: 2 } }), then: 'won by south' },
    { rules: '[sp.struggle.win-by-move]', n: 58, sure: 'H', says: 'with one controlled it stops on 5', found: () => scored({ token: 4, south: 3, controls: { south: 1 } }), then: { token: 5, south: [8, 7, 6], north: [8] } },
    { rules: '[sp.struggle.full-track] [sp.struggle.zero-move]', n: 60, sure: 'H', says: 'token at 0, eight momentum each, nothing controlled: it goes on', found: () => [true, false].map((judged) => scored({ token: 0, south: 8, north: 8, scene: { options: { 'struggle.judgeOnZeroMove': judged } } })), then: [{ token: 0, south: FULL, north: FULL }, { token: 0, south: FULL, north: FULL }] },
  ]);

  test('[sp.struggle.win-by-placement] [case 59] (H) token at 5, three momentum, an enemy is wounded: won at once', () => {
    const start = duel({
      attacker: { tree: rowOfOptions([damage(8)]) }, sides: { north: { momentum: 1 }, south: { momentum: 3 } }, cards: { 'south-a': { stances: [stance({ tree: rowOfOptions([damage(8)]) })] } },
      agenda: [turnFrame('south', 'south-a', { actions: ['combat'], regular: 1 }), { kind: 'deed', seat: 'south', action: 'combat', unit: 'south-a', left: [X] }],
      play: { active: 'south', struggle: { token: 5, decks: [[], ['s2'], ['s3']], phase: 1, card: 's1', plan: 0, winner: [] } },
    });
    const { state } = done(start, hit('melee', { character: X, target: A }), dice([1, 0, 0, 5], NONE), option('o1'));
    expect([state.play.struggle.winner, rowOf(state, 'south'), askedIn(state).for]).toEqual([['south'], [8, 7, 6], 'act']);
  });

  const late = (limit: number): State => {
    const plans = [{ active: ['o1', 'o2'].map((objective) => ({ objective, symbol: 'none' as const })) }, { active: [{ objective: 'o3', symbol: 'none' as const }] }];
    const card = (id: string) => ({ id, name: id, plans, rules: [] });
    const state = sceneOf({
      options: { 'tournament.timeLimit': limit }, mission: { ...plainMission(), phases: [[card('s1')], [card('s2')], [card('s3')]] },
      agenda: [turnFrame('south', '', { activated: 'south-a', step: 9 })], at: { 'north-a-1': [100, 100], 'south-b-1': [457, 457] }, units: { 'north-a': { injured: 1 } },
      sides: { north: { won: ['s1'] }, south: { momentum: 4 } },
      play: { active: 'south', struggle: { token: 4, decks: [[], [], ['s3']], phase: 2, card: 's2', plan: 0, winner: [] } },
    });
    return settled({ table: state.table, play: { ...state.play, objectives: { ...state.play.objectives, o1: { ...state.play.objectives['o1']!, control: ['south'] } } } });
  };

  test('[sp.end.tournament-time] [case 71] (H) the time is up while the third struggle is set up: no objective is controlled, the second tie-break decides', () => {
    expect(askedIn(late(5))).toMatchObject({ for: 'plan', by: 'north' });
    const { state } = done(late(5), { kind: 'plan', plan: 0 });
    expect(Object.values(state.play.objectives).flatMap(({ control }) => control)).toEqual([]);
    const over = ask(shatterpoint, state);
    expect(isOver(over) && over.outcome).toEqual({ winner: ['south'], by: 'time', struggles: { north: 1, south: 1 }, turns: 5 });
  });

  test('[sp.struggle.two-maps] [case 71] (H) without a limit of time its plan is chosen and the match goes on', () => {
    const state = late(0);
    expect(askedIn(state)).toMatchObject({ for: 'plan', by: 'north', card: 's3' });
    expect(done(state, { kind: 'plan', plan: 0 }).state.play.turn).toBe(6);
  });
});

describe('order decks', () => {
  const all = (...cards: string[]): Record<string, number> => Object.fromEntries(cards.map((card) => [card, 1]));
  const step2 = (north: NonNullable<Scene['sides']>[string], { frame = {}, ...scene }: Scene & { readonly frame?: Partial<DeckFrame> } = {}): State =>
    sceneOf({
      ...scene, at: { [A]: [100, 100], 'north-b-1': [200, 100] }, sides: { north },
      agenda: [turnFrame('north', '', { step: 2, activated: '', told: true }), { kind: 'deck', seat: 'north', card: '', revealed: 0, how: '', ...frame }],
    });
  const draw = (card: string): Answer => ({ kind: 'draw', card });
  const activate = (id: string): Answer => ({ kind: 'activate', unit: id });
  const RESERVE: Answer = { kind: 'reserve' };
  const shown = (scene: Scene = {}): State => settled(step2({ deck: all('north-b', 'north-c'), used: ['north-a'], force: 3 }, { frame: { card: 'shatterpoint', revealed: 1 }, ...scene }));

  test('[sp.deck.shatterpoint-wounded] [case 13] (H) the Shatterpoint card activates a wounded unit, which turns injured first', () => {
    const { state } = done(shown({ units: { 'north-a': { wounded: 1, damage: 8 } } }), activate('north-a'));
    expect([unit(state, 'north-a'), askedIn(state)]).toMatchObject([{ wounded: 0, injured: 1, damage: 0 }, { for: 'act', unit: 'north-a' }]);
  });

  test('[sp.deck.reserve-max-one] [case 61] (H) with a card in reserve a revealed one cannot go there', () => {
    const { state } = done(step2({ deck: all('north-a', 'north-b', 'north-c'), reserve: ['north-d'], force: 3 }), { kind: 'reveal' }, draw('north-a'));
    expect(refusalOf(state, RESERVE)).toMatchObject({ kind: 'reserve-full', rule: 'sp.deck.reserve-max-one', card: 'north-d' });
    expect(turnOf(done(state, activate('north-a')).state)?.unit).toBe('north-a');
  });

  test('[sp.deck.reserve-forced] [case 62] (H) an empty deck, a card in reserve: its unit must act', () => {
    const state = settled(step2({ deck: {}, reserve: ['north-a'], force: 1 }));
    expect([turnOf(state)?.unit, askedIn(state).for, state.play.sides['north']]).toMatchObject(['north-a', 'act', { force: 1, reserve: [], deck: {} }]);
  });

  test('[sp.deck.shatterpoint-no-reserve] [sp.deck.shatterpoint-cycle] [case 63] (H) the Shatterpoint card does not go into reserve; for 1 force it is shuffled back', () => {
    expect(refusalOf(shown(), RESERVE)).toMatchObject({ kind: 'cannot-reserve', why: 'shatterpoint' });
    const { state } = done(shown(), { kind: 'cycle' }, draw('north-b'));
    expect(state.play.sides['north']).toMatchObject({ force: 2, reserve: [], deck: all('north-c', 'shatterpoint') });
  });

  test('[sp.deck.shatterpoint-cycle-no-reserve] [case 64] (H) the card after it must act', () => {
    const { state } = done(shown(), { kind: 'cycle' }, draw('north-b'));
    expect(refusalOf(state, RESERVE)).toMatchObject({ kind: 'cannot-reserve', rule: 'sp.deck.shatterpoint-cycle-no-reserve', why: 'cycled' });
    expect(turnOf(done(state, activate('north-b')).state)?.unit).toBe('north-b');
  });

  test('[sp.setup.order-deck-no-peek] [sp.setup.order-deck] [case 68] (H) nobody sees the order of a deck, its owner neither', () => {
    const state = settled(sceneOf({ agenda: [{ kind: 'setup', step: 7, rolled: [], lead: '', set: [] }], play: { turn: 0, active: '' } }));
    const seen = ['north', 'south', 'spectator'].map((who) => see(shatterpoint, state, who).play.sides['north']);
    for (const side of seen) expect(side).toMatchObject({ top: [], bottom: [], deck: all('north-a', 'north-b', 'north-c', 'north-d', 'north-e', 'north-f', 'shatterpoint') });
  });
});

describe('reactions', () => {
  const abilities = (id: string) => ({ abilities: [reactive(`${id}1`, on('after-attack', 'any')), reactive(`${id}2`, on('after-attack', 'any')), reactive(`${id}3`, on('moved', 'any'))] });
  const cards = { 'north-a': abilities('n'), 'south-a': abilities('s') };
  /** Who is asked in windows, one after another, each of whom uses the first ability that is named. */
  const heard = (state: State, ...uses: readonly Answer[]): readonly string[] => {
    const asked: string[] = [];
    let now = state;
    for (const answer of uses) {
      const decision = askedIn(now);
      asked.push(decision.for === 'window' && 'by' in decision ? decision.by : decision.for);
      now = done(now, answer).state;
    }
    return [...asked, askedIn(now).for];
  };
  const attacked = (seat: 'north' | 'south'): State => {
    const [attacker, target] = seat === 'north' ? [A, X] : [X, A];
    const state = duel({ cards, agenda: [turnFrame('north', 'north-a'), { kind: 'strike', seat, character: attacker, type: 'melee', dice: 0 }] });
    return done(state, hit('melee', { character: attacker, target }), dice([0, 0, 0, 6], NONE)).state;
  };

  questions([
    { rules: '[sp.timing.attacker-first] [sp.ability.type-reactive]', n: 66, sure: 'H', says: 'both react to an attack: each once, the attacker first', found: () => [heard(attacked('north'), use('north-a', 'n2'), use('south-a', 's1')), heard(attacked('south'), use('south-a', 's2'), use('north-a', 'n1'))], then: [['north', 'south', 'act'], ['south', 'north', 'act']] },
    { rules: '[sp.timing.active-first] [sp.ability.type-reactive]', n: 66, sure: 'H', says: 'both react to a move: the active player first', found: () => heard(done(duel({ cards, agenda: [turnFrame('north', 'north-a')], gap: 300 }), MOVE, moveOf(A, 'advance', [400, 330], [[0, 1], [0, 1]])).state, use('north-a', 'n3'), use('south-a', 's3')), then: ['north', 'south', 'act'] },
    {
      rules: '[sp.ability.one-reactive-per-trigger]', n: 66, sure: 'H', says: 'a second reactive ability of one player, two of whose effects are still to come',
      found: () => refusalOf(done(duel({ cards: { 'north-a': { abilities: [...abilities('n').abilities, identity('i1', on('after-attack', 'any')), identity('i2', on('after-attack', 'any'))] } } }), hit(), dice([0, 0, 0, 6], NONE), use('north-a', 'n1')).state, use('north-a', 'n2')),
      then: { kind: 'one-reactive', rule: 'sp.ability.one-reactive-per-trigger', seat: 'north' },
    },
  ]);

  test('[sp.ability.identity-passive] [case 67] (H) an identity and a reactive ability on one trigger: both', () => {
    const both = { 'south-a': { abilities: [reactive('s1', on('after-attack', 'any')), identity('who', on('after-attack', 'any'))] } };
    const first = done(duel({ cards: both }), hit(), dice([0, 0, 0, 6], NONE));
    const { events } = done(first.state, use('south-a', 's1'));
    expect(spokenIn([...first.events, ...events])).toEqual(['south-a/s1', 'south-a/who']);
    const other = done(first.state, use('south-a', 'who'), use('south-a', 's1'));
    expect(spokenIn(other.events)).toEqual(['south-a/who', 'south-a/s1']);
  });
});

describe('setup, strike teams, numbers', () => {
  test('[sp.setup.choose-mission] [case 69] (H) the first player may choose the mission set of the opponent', () => {
    const state = sceneOf({ agenda: [{ kind: 'setup', step: 3, rolled: [], lead: '', set: [] }], play: { turn: 0, mission: [], active: '' } });
    expect(askedIn(settled(state))).toMatchObject({ for: 'mission', by: 'north' });
    expect(done(state, { kind: 'mission', mission: 1 }).state.play.mission).toEqual([1]);
  });

  const housed = (parts: readonly ReturnType<typeof part>[]) => {
    const { edition: _, ...input } = tableOf({ terrain: terrain(...parts) });
    return layTable({ ...input, options: {} });
  };
  const balcony = part('balcony', [400, 400, 520, 520], { elevation: 1, top: 10_000 });
  const ledge = part('ledge', [430, 430, 480, 480], { elevation: 2, bottom: 10_000, top: 20_000 });

  test('[sp.setup.objective-on-terrain] [case 70] (H) an objective where terrain shall stand: on the highest surface that carries it', () => {
    const on70 = [[balcony, ledge], [balcony]].map((parts) => {
      const state = sceneOf({ terrain: terrain(...parts), agenda: [{ kind: 'setup', step: 6, rolled: [], lead: '', set: [] }], play: { turn: 0, active: '' } });
      return settled(state).play.objectives['o2']?.on;
    });
    expect(on70).toEqual(['ledge', 'balcony']);
  });

  test('[sp.setup.terrain-blocked-by-objective] [case 70] (H) where none carries it the terrain cannot stand', () => {
    expect(housed([balcony])).toMatchObject({ _tag: 'Right' });
    expect(housed([part('mast', [450, 450, 465, 465], { surface: false, top: 10_000 })])).toMatchObject({ _tag: 'Left', left: expect.arrayContaining([expect.objectContaining({ path: 'terrain.pieces.0', rule: 'sp.setup.terrain-blocked-by-objective' })]) as unknown });
  });

  const TYPES = ['primary', 'secondary', 'support'] as const;
  const squad = (letters: string, era: number, cards: Readonly<Record<string, Partial<UnitCard>>> = {}) => ({
    era, units: Array.from(letters, (letter, i) => unitCard(letter, { type: TYPES[i] ?? 'support', points: i === 0 ? 8 : 4, eras: { from: era, to: era }, ...cards[letter] })),
  });
  const faults = (one: ReturnType<typeof squad>, other = squad('def', 1)): readonly (string | undefined)[] => checkTeam({ name: 'team', squads: [one, other] }).map(({ rule }) => rule);

  questions([
    { rules: '[sp.squad.cross-era]', n: 72, sure: 'H', says: 'a unit of eras 1 to 3 in a squad of era 2, and in one of era 4', found: () => [2, 4].map((era) => faults(squad('abc', era, { c: { eras: { from: 1, to: 3 } } }))), then: [[], ['sp.squad.same-era']] },
    { rules: '[sp.squad.unique-name]', n: 73, sure: 'H', says: 'the young and the old version of one person in the two squads', found: () => faults(squad('abc', 1, { a: { name: 'P, young', unique: 'P' } }), squad('def', 1, { e: { name: 'P, old', unique: 'P' } })), then: ['sp.squad.unique-name'] },
    { rules: '[sp.ability.round-up]', n: 74, sure: 'H', says: 'half of 5 is 3', found: () => halve(5), then: 3 },
    {
      rules: '[sp.ability.round-up]', n: 74, sure: 'H', says: 'half of 5 force spent makes 3 tokens',
      found: () => unit(done(sceneOf({ at: { [A]: [300, 300] }, cards: { 'north-a': { abilities: [active('dig', [{ do: 'hunker', n: 'half-x', to: 'self' }], { cost: { of: 'force', n: 0, x: 5 } })] } } }), use('north-a', 'dig', 5)).state, 'north-a')?.hunker,
      then: 3,
    },
  ]);
});
