import { ask, check, choices, isOver, rest } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import { shatterpoint } from '../src/game.js';
import type { State } from '../src/index.js';
import type { Effect } from '../src/model/effect.js';
import type { Event } from '../src/model/event.js';
import type { DisplaceFrame, SetupFrame } from '../src/model/frame.js';
import { isEngaged } from '../src/rules/attack/engaged.js';
import { sees } from '../src/rules/los/definition.js';
import { duel, hit } from '../src/testing/duel.js';
import { askedIn, done, kinds, MM, part, type plainMission, refusalOf, sceneOf, settled, turnFrame, type Answer, type Scene } from '../src/testing/index.js';
import { moveOf, piece } from '../src/testing/moves.js';
import { rowOf, trackScene, type Track } from '../src/testing/track.js';

// Situations that players argue about, played. All lengths are in millimetres; bases are of 40 mm unless it is said.

const [A, B, X, Y] = ['north-a-1', 'north-b-1', 'south-a-1', 'south-b-1'];
type Part = ReturnType<typeof part>;
const terrain = (...parts: readonly Part[]): NonNullable<Scene['terrain']> => ({ pieces: parts.map((one) => piece(one.id, one)) });
const standing = ({ play }: State, character: string): string => {
  const { x, y, on } = play.characters[character] ?? { x: 0, y: 0, on: '' };
  return `${String(x / MM)}, ${String(y / MM)} on ${on}`;
};
const why = (state: State, answer: Answer): string => refusalOf(state, answer)?.kind ?? 'yes';
const END: Answer = { kind: 'end' };
const MOVE: Answer = { kind: 'action', action: 'move' };
const USE: Answer = { kind: 'ability', unit: 'north-a', ability: 'go', character: A, x: 0 };
/** A unit that can use an ability for nothing. */
const able = (...effects: readonly Effect[]) => ({ abilities: [{ kind: 'active' as const, id: 'go', name: 'go', action: false, cost: { of: 'force' as const, n: 0, x: 0 }, when: [], effects: [...effects] }] });

describe('pushes', () => {
  interface Pushed extends Scene {
    readonly frame?: Partial<DisplaceFrame>;
    readonly direction?: { readonly x: number; readonly y: number };
  }
  /** South's character is pushed to the right by range 2, unless it is said otherwise. */
  const led = ({ frame = {}, direction = { x: 1, y: 0 }, ...scene }: Pushed): string => {
    const agenda = [turnFrame('north', 'north-a'), { kind: 'displace', how: 'push', seat: 'north', character: X, from: { x: 10_000, y: 30_000 }, range: 2, may: false, level: true, ...frame } as const];
    const { state, events } = done(sceneOf({ ...scene, agenda }), { kind: 'displace', direction, ingress: [] });
    const moved = events.find(({ kind }) => kind === 'displaced');
    return `${standing(state, X)}${moved?.kind === 'displaced' && moved.stopped !== '' ? ` by ${moved.stopped}` : ''}`;
  };
  const deck = (to: number): Part => part('deck', [200, 200, to, 400]);
  const bridge = part('bridge', [200, 250, 600, 350], { bottom: 9000 });

  test.each([
    { says: 'below a bridge on which somebody stands', scene: { terrain: terrain(bridge), at: { [X]: [300, 300], [Y]: [380, 300, 'bridge'] } }, then: '376.2, 300 on board' },
    { says: 'on a bridge below which somebody stands', scene: { terrain: terrain(bridge), at: { [X]: [300, 300, 'bridge'], [Y]: [380, 300] } }, then: '376.2, 300 on bridge' },
    { says: 'from beside a bridge to below it', scene: { terrain: terrain(bridge), at: { [X]: [300, 380] }, frame: { from: { x: 20_000, y: 48_000 } }, direction: { x: 1, y: -1 } }, then: '353.88, 326.12 on board' },
  ] as const)('[sp.displace.push-pull-length] [sp.displace.stop-contact] $says: the whole length', ({ scene, then }) => expect(led(scene as unknown as Pushed)).toBe(then));

  test.each([
    { says: 'off a bridge at a slant, half over its edge', scene: { terrain: terrain(bridge), at: { [X]: [300, 300, 'bridge'] }, direction: { x: 1, y: 1 } }, then: '330, 330 on bridge by bridge' },
    { says: 'over a ledge, somebody below where it ends: beside the ledge and that one', scene: { terrain: terrain(deck(330)), at: { [X]: [300, 300, 'deck'], [Y]: [440, 300] }, frame: { range: 3 } }, then: '400, 300 on board by board' },
    { says: 'over a ledge, somebody on a step below', scene: { terrain: terrain(deck(330), part('step', [330, 200, 500, 400], { elevation: 0, top: 3000 })), at: { [X]: [300, 300, 'deck'], [Y]: [390, 300, 'step'] } }, then: '350, 300 on step by step' },
    { says: 'onto a wall below that nobody can stand on', scene: { terrain: terrain(deck(330), part('wall', [350, 200, 420, 400], { elevation: 0, top: 3000, passable: 'impassable', surface: false })), at: { [X]: [300, 300, 'deck'] } }, then: '310, 300 on deck by deck' },
    { says: 'into a hedge below', scene: { terrain: terrain(deck(330), part('hedge', [350, 200, 420, 400], { elevation: 0, top: 3000, surface: false })), at: { [X]: [300, 300, 'deck'] } }, then: '376.2, 300 on board' },
    { says: 'off a crate of its own elevation, somebody on the ground beyond', scene: { terrain: terrain(part('crate', [300, 200, 420, 400], { elevation: 0, top: 3000 })), at: { [X]: [370, 300, 'crate'], [Y]: [466, 300] } }, then: '400, 300 on crate by south-b-1' },
    { says: 'over a gap that is narrower than the base', scene: { terrain: terrain(deck(330), part('far', [365, 200, 600, 400])), at: { [X]: [300, 300, 'deck'] } }, then: '310, 300 on deck by far' },
    { says: 'over a gap that is wider: into it, where it touches the far side', scene: { terrain: terrain(deck(330), part('far', [375, 200, 600, 400])), at: { [X]: [300, 300, 'deck'] } }, then: '355, 300 on board by far' },
  ] as const)('[sp.displace.ledge-landing] $says', ({ scene, then }) => expect(led(scene as unknown as Pushed)).toBe(then));

  test.each([
    { base: 40, then: '376.2, 300 on board' },
    { base: 50, then: '335, 300 on deck by deck' },
    { base: 80, then: '320, 300 on deck by deck' },
  ])('[sp.displace.ledge-partial] [sp.measure.base-sizes] a base of $base mm and a ledge at 356.2 or, for larger ones, 360', ({ base, then }) => {
    const edge = base === 40 ? 356.2 : 360;
    expect(led({ cards: { 'south-a': { base: base * MM } }, terrain: terrain(deck(edge)), at: { [X]: [300, 300, 'deck'] } })).toBe(then);
  });

  test.each([
    { says: 'a wall that it touches and is pushed along', wall: [200, 320, 500, 330], direction: { x: 1, y: 0 }, then: '376.2, 300 on board' },
    { says: 'the same wall, a hair into it', wall: [200, 320, 500, 330], direction: { x: 100, y: 1 }, then: '300, 300 on board by wall' },
    { says: 'a wall that it touches ahead', wall: [320, 250, 330, 350], direction: { x: 1, y: 0 }, then: '300, 300 on board by wall' },
  ] as const)('[sp.displace.stop-contact] [sp.displace.start-terrain] $says', ({ wall, direction, then }) => {
    expect(led({ terrain: terrain(part('wall', wall, { elevation: 2, passable: 'impassable', surface: false })), at: { [X]: [300, 300] }, direction })).toBe(then);
  });

  test.each([
    { base: 40, at: [890, 890], direction: { x: 1, y: 1 }, then: '894.4, 894.4 on board by board' },
    { base: 50, at: [889.4, 880], direction: { x: 1, y: 1 }, then: '889.4, 880 on board by board' },
    { base: 50, at: [889.4, 880], direction: { x: 0, y: 1 }, then: '889.4, 889.4 on board by board' },
  ] as const)('[sp.displace.board-edge] a base of $base mm at $at.0, $at.1 in the corner', ({ base, at: [x, y], direction, then }) => {
    expect(led({ cards: { 'south-a': { base: base * MM } }, at: { [X]: [x, y] }, frame: { from: { x: x * MM - 4000, y: y * MM - 4000 }, range: 5 }, direction })).toBe(then);
  });

  test.each([
    { says: 'straight: until it touches who pulls', direction: { x: -1, y: 0 }, scene: {}, then: '290, 300 on board by north-a-1' },
    { says: 'at a slant: it does not get past either', direction: { x: -1, y: 1 }, scene: {}, then: '288.23, 311.77 on board by north-a-1' },
    { says: 'away from a friend that it touches', direction: { x: -1, y: 0 }, scene: { at: { [Y]: [340, 300], [A]: [100, 300] } }, then: '223.8, 300 on board' },
  ] as const)('[sp.displace.push-pull-direction] [sp.displace.start-contact] a pull, $says', ({ direction, scene, then }) => {
    const at = { [X]: [300, 300], [A]: [250, 300], ...('at' in scene ? scene.at : {}) } as unknown as NonNullable<Scene['at']>;
    expect(led({ at, frame: { how: 'pull', from: { x: 25_000, y: 30_000 } }, direction })).toBe(then);
  });

  test('[sp.displace.who-directs] somebody straight above is pushed: there is no straight way, every way is as good, and whose effect it is chooses', () => {
    const agenda = [turnFrame('north', 'north-a'), { kind: 'displace', how: 'push', seat: 'north', character: X, from: { x: 30_000, y: 30_000 }, range: 1, may: true, level: true } as const];
    const state = sceneOf({ terrain: terrain(bridge), at: { [A]: [300, 300], [X]: [300, 300, 'bridge'] }, agenda });
    expect(askedIn(settled(state))).toMatchObject({ by: 'north', for: 'displace' });
    expect([{ x: -1, y: 0 }, { x: 3, y: 1 }].map((direction) => standing(done(state, { kind: 'displace', direction, ingress: [] }).state, X))).toEqual(['274.6, 300 on bridge', '324.1, 308.03 on bridge']);
  });

  test('[sp.displace.place] [sp.displace.place-elevation] [sp.displace.place-fit] placed: past a wall, onto the bridge or below it, not onto somebody, not farther than its edge reaches', () => {
    const scene = (level: boolean): State =>
      sceneOf({
        terrain: terrain(bridge, part('wall', [160, 200, 170, 400], { elevation: 3, top: 30_000, passable: 'impassable', surface: false })),
        at: { [X]: [130, 300], [Y]: [230, 300] },
        agenda: [turnFrame('north', 'north-a'), { kind: 'displace', how: 'place', seat: 'north', character: X, from: { x: 0, y: 0 }, range: 2, may: false, level }],
      });
    const to = (x: number, y: number, on: string): Answer => ({ kind: 'place', to: { x: x * MM, y: y * MM, on }, ingress: [] });
    expect([to(220, 300, 'bridge'), to(235, 340, 'board'), to(232, 325, 'board'), to(246.2, 300, 'bridge'), to(246.21, 300, 'bridge'), to(165, 300, 'board')].map((one) => why(scene(true), one))).toEqual([
      'yes', 'yes', 'spot-taken', 'yes', 'out-of-range', 'barred',
    ]);
    expect([to(220, 300, 'bridge'), to(235, 340, 'board')].map((one) => why(scene(false), one))).toEqual(['wrong-elevation', 'yes']);
  });
});

describe('moves', () => {
  const may = (parts: readonly Part[], at: NonNullable<Scene['at']>, answer: Answer, more: Scene = {}): string => why(done(sceneOf({ ...more, terrain: { ...terrain(...parts), ...more.terrain }, at }), MOVE).state, answer);
  const solid = { passable: 'impassable', surface: false, elevation: 2 } as const;
  const walls = (gap: number) => [part('w1', [330, 100, 430, 300 - gap / 2], solid), part('w2', [330, 300 + gap / 2, 430, 500], solid)];

  test.each([
    { gap: 25.38, to: [460, 300], then: 'tool-blocked' },
    { gap: 25.4, to: [460, 300], then: 'yes' },
    { gap: 39.98, to: [400, 300], then: 'barred' },
    { gap: 40, to: [400, 300], then: 'yes' },
  ] as const)('[sp.move.base-not-swept] [sp.measure.move-tool-width] walls $gap mm apart, an end at $to.0: $then', ({ gap, to: [x, y], then }) => {
    expect(may(walls(gap), { [A]: [300, 300] }, moveOf(A, 'advance', [x, y]))).toBe(then);
  });

  test('[sp.measure.move-tool-hinge] [sp.measure.hinge-limit] a corridor around a corner: the tool is bent in it, as far as the hinge goes', () => {
    const corridor = [part('in', [280, 100, 370, 280], solid), part('out', [430, 100, 440, 500], solid), part('top', [280, 320, 370, 500], solid)];
    const around = (arms: Parameters<typeof moveOf>[3]): string => may(corridor, { [A]: [300, 300] }, moveOf(A, 'advance', [400, 360], arms));
    expect([around([[1, 0], [0, 1]]), around([[1, 0], [1, 0]]), around([[1, 0], [-1, 1000]])]).toEqual(['yes', 'too-far', 'bent-too-far']);
  });

  test.each([
    { says: 'to below a bridge on which an enemy stands', at: { [A]: [150, 300], [X]: [300, 300, 'bridge'] }, to: [290, 300], then: 'yes' },
    { says: 'to below somebody on a low gantry of the same elevation', at: { [A]: [150, 300], [Y]: [300, 300, 'gantry'] }, to: [290, 300], then: 'spot-taken' },
  ] as const)('[sp.move.end-no-overlap] $says: $then', ({ at, to: [x, y], then }) => {
    const low = 'gantry' === Object.values(at)[1]?.[2];
    const parts = [low ? part('gantry', [200, 250, 600, 350], { elevation: 0, bottom: 5000, top: 6000 }) : part('bridge', [200, 250, 600, 350], { bottom: 9000 })];
    expect(may(parts, at as unknown as NonNullable<Scene['at']>, moveOf(A, 'advance', [x, y]))).toBe(then);
  });

  test('[sp.move.down-free] [sp.move.start-elevation] down two elevations at once, past a walkway or onto it, but not half', () => {
    const parts = [part('tower', [200, 200, 330, 400], { elevation: 2, top: 18_000 }), part('walk', [330, 200, 400, 400], { bottom: 8000, top: 9000 })];
    const ends = [moveOf(A, 'advance', [365, 300, 'walk']), moveOf(A, 'advance', [440, 300]), moveOf(A, 'advance', [365, 300]), moveOf(A, 'advance', [390, 300, 'walk']), moveOf(A, 'advance', [340, 300, 'walk'])];
    expect(ends.map((end) => may(parts, { [A]: [300, 300, 'tower'] }, end))).toEqual(['yes', 'yes', 'yes', 'not-supported', 'not-supported']);
  });

  test('[sp.move.zero-move] who must move and has nobody and nothing to go for is offered a move, and not to stay', () => {
    const state = sceneOf({ options: { 'move.zeroMove': 'forbid' }, at: { [A]: [300, 300] }, play: { objectives: {} }, agenda: [turnFrame('north', 'north-a'), { kind: 'move', seat: 'north', character: A, how: ['advance'] }] });
    const asked = settled(state);
    const lists = (['sparse', 'standard', 'dense'] as const).map((density) => choices(shatterpoint, asked, density));
    expect([lists[0]?.map(({ kind }) => kind), why(state, { kind: 'stay', character: A })]).toEqual([['move'], 'must-move']);
    for (const list of lists) for (const choice of list) expect(check(shatterpoint, asked, choice)).toMatchObject({ _tag: 'Right' });
    expect(lists[1]).toContainEqual(lists[0]?.[0]);
  });

  test('[sp.displace.reposition] a reposition cites its own rule, whoever holds the character', () => {
    const state = sceneOf({ at: { [A]: [300, 300], [X]: [240, 300] }, agenda: [turnFrame('north', 'north-a'), { kind: 'move', seat: 'north', character: A, how: ['reposition'] }] });
    expect(why(state, moveOf(A, 'reposition', [490, 300]))).toBe('yes');
    expect(done(state, moveOf(A, 'reposition', [490, 300])).events.find(({ kind }) => kind === 'moved')).toMatchObject({ rule: 'sp.displace.reposition', how: 'reposition' });
    expect(why(state, moveOf(A, 'reposition', [490.01, 300]))).toBe('too-far');
  });

  describe('ingress points', () => {
    const ladders = {
      ...terrain(part('shelf', [560, 270, 620, 330]), part('annex', [620, 270, 700, 330], { top: 9000 })),
      ingress: [{ id: 'l1', at: { x: 40_000, y: 30_000 }, on: 'board', to: ['l2'] }, { id: 'l2', at: { x: 60_000, y: 30_000 }, on: 'shelf', to: ['l1'] }],
    };
    const climb = (x: number, y: number, on = 'shelf') => [{ by: 'l1', through: 'l2', to: { x: x * MM, y: y * MM, on } }];
    const via = (scene: Scene, ingress: ReturnType<typeof climb>, how: 'advance' | 'dash' = 'advance'): string => {
      const state = done(sceneOf({ ...scene, terrain: ladders, at: { [A]: [300, 300], ...scene.at } }), MOVE).state;
      return why(state, { ...moveOf(A, how, [360, 300]), ingress });
    };

    test.each([
      { says: 'a free shelf', scene: {}, to: climb(590, 300), then: 'yes' },
      { says: 'somebody on all of the shelf', scene: { at: { [Y]: [590, 300, 'shelf'] } }, to: climb(590, 300), then: 'spot-taken' },
      { says: 'the annex of the same elevation instead', scene: { at: { [Y]: [585, 300, 'shelf'] } }, to: climb(640, 300, 'annex'), then: 'yes' },
      { says: 'the annex a hair too far', scene: {}, to: climb(645.41, 300, 'annex'), then: 'out-of-range' },
      { says: 'below the shelf', scene: {}, to: climb(590, 300, 'board'), then: 'wrong-elevation' },
      { says: 'half on the shelf and half on the annex', scene: {}, to: climb(610, 300), then: 'not-supported' },
    ] as const)('[sp.terrain.ingress-arrival] [sp.terrain.ingress-use] up a ladder, $says: $then', ({ scene, to, then }) => expect(via(scene as unknown as Scene, [...to])).toBe(then));

    test('[sp.terrain.ingress-use] [sp.move.engaged-advance] who is held dashes to the ladder and climbs it; that is no climb', () => {
      expect([via({ at: { [X]: [260, 300] } }, climb(590, 300)), via({ at: { [X]: [260, 300] } }, climb(590, 300), 'dash')]).toEqual(['engaged', 'yes']);
    });

    test('[sp.terrain.ingress-use] [sp.move.zero-move] who stands at the ladder takes it without a step', () => {
      const state = done(sceneOf({ terrain: ladders, at: { [A]: [380, 300] } }), MOVE).state;
      const { state: up, events } = done(state, { ...moveOf(A, 'advance', [380, 300]), ingress: climb(590, 300) });
      expect([standing(up, A), events.find(({ kind }) => kind === 'moved')]).toMatchObject(['590, 300 on shelf', { through: ['l1', 'l2'] }]);
    });
  });
});

describe('sight', () => {
  const blocking = { sight: 'blocking', surface: false } as const;
  const both = (parts: readonly Part[], at: NonNullable<Scene['at']>): readonly boolean[] => {
    const state = sceneOf({ terrain: terrain(...parts), at: { [A]: [300, 300], [X]: [500, 300], ...at } });
    return [sees(state, A, X), sees(state, X, A)];
  };

  test.each([
    { says: 'along a wall that both bases touch', parts: [part('w', [200, 320, 600, 330], blocking)], at: {}, then: [true, true] },
    { says: 'with the base against a long wall across', parts: [part('w', [320, 100, 330, 500], blocking)], at: {}, then: [false, false] },
    { says: 'along the seam of two walls that meet', parts: [part('w1', [400, 100, 420, 300], blocking), part('w2', [400, 300, 420, 500], blocking)], at: {}, then: [false, false] },
    { says: 'through the point at which two walls meet', parts: [part('w1', [380, 100, 400, 300], blocking), part('w2', [400, 300, 420, 500], blocking)], at: {}, then: [true, true] },
    { says: 'from half inside a wood', parts: [part('wood', [310, 100, 450, 500], blocking)], at: {}, then: [true, false] },
    { says: 'from outside, the base touching the wood', parts: [part('wood', [320, 100, 450, 500], blocking)], at: {}, then: [false, false] },
    { says: 'both in one wood', parts: [part('wood', [250, 100, 550, 500], blocking)], at: {}, then: [true, true] },
    { says: 'from one wood into another', parts: [part('w1', [250, 100, 350, 500], blocking), part('w2', [450, 100, 550, 500], blocking)], at: {}, then: [false, false] },
  ])('[sp.los.definition] [sp.los.own-terrain] $says: $then', ({ parts, at, then }) => expect(both(parts, at)).toEqual(then));

  test('[sp.los.own-terrain] who stands in a grove on a hill sees out of it as on the ground, and is not seen from there', () => {
    const hill = part('hill', [100, 100, 350, 500]);
    const grove = part('grove', [250, 250, 345, 350], { ...blocking, elevation: 2, bottom: 10_000, top: 20_000 });
    expect(both([hill, grove], { [A]: [300, 300, 'hill'] })).toEqual([true, false]);
    expect(both([hill, grove], { [A]: [200, 300, 'hill'] })).toEqual([false, false]);
  });

  test('[sp.los.mutual] [sp.los.own-terrain] one-way sight: who shoots out of the wood is neither engaged nor shot at', () => {
    const wood = terrain(part('wood', [100, 200, 425, 360], blocking));
    const scene = { terrain: wood, at: { [A]: [400, 320], [X]: [400, 420] } } as const;
    expect([isEngaged(sceneOf(scene), A, X), why(duel(scene), hit('ranged')), why(duel(scene), hit('melee'))]).toEqual([false, 'yes', 'not-engaged']);
    expect(why(duel({ ...scene, at: { [A]: [400, 420], [X]: [400, 320] } }), hit('ranged'))).toBe('no-sight');
  });
});

describe('objectives and control', () => {
  const walkway = part('walkway', [400, 400, 520, 520], { bottom: 9000 });
  const held = (scene: Scene & { readonly on?: string; readonly control?: string[] }): string => {
    const { on = 'board', control = [], ...rest } = scene;
    const state = sceneOf({ ...rest, terrain: terrain(walkway), at: { [A]: [850, 850], ...rest.at }, play: { turn: 7, objectives: { o1: { x: 45_720, y: 45_720, on, active: true, control, symbol: 'none', priority: false } } } });
    return done(state, END).state.play.objectives['o1']?.control[0] ?? 'nobody';
  };

  test.each([
    { says: 'a pair of north against one of south', scene: { cards: { 'north-b': { characters: 2 } }, at: { [B]: [400, 380], 'north-b-2': [500, 380], [X]: [457, 560] } }, then: 'north' },
    { says: 'only one of that pair near enough', scene: { cards: { 'north-b': { characters: 2 } }, at: { [B]: [400, 380], 'north-b-2': [700, 380], [X]: [457, 560] }, control: ['south'] }, then: 'south' },
    { says: 'the pair is wounded', scene: { cards: { 'north-b': { characters: 2 } }, at: { [B]: [400, 380], 'north-b-2': [500, 380], [X]: [457, 560] }, units: { 'north-b': { wounded: 1, damage: 8 } } }, then: 'south' },
    { says: 'the walkway lies above it: one below beats two on top', scene: { at: { [X]: [457, 360], [A]: [430, 430, 'walkway'], [B]: [490, 490, 'walkway'] } }, then: 'south' },
    { says: 'it lies on the walkway: one on top beats two below', scene: { on: 'walkway', at: { [X]: [457, 360], [Y]: [457, 560], [A]: [430, 430, 'walkway'] } }, then: 'north' },
    { says: 'a wounded one on its elevation does not keep the others from counting', scene: { at: { [X]: [457, 360], [A]: [430, 430, 'walkway'] }, units: { 'south-a': { wounded: 1, damage: 8 } } }, then: 'north' },
    { says: 'an 80 mm base at 128.9', scene: { cards: { 'south-a': { base: 80 * MM } }, at: { [X]: [457.2, 457.2 + 128.9] } }, then: 'south' },
    { says: 'an 80 mm base at 128.91', scene: { cards: { 'south-a': { base: 80 * MM } }, at: { [X]: [457.2, 457.2 + 128.91] } }, then: 'nobody' },
  ] as const)('[sp.objective.contest] [sp.objective.same-elevation-first] [sp.objective.other-elevations] $says: $then', ({ scene, then }) => expect(held(scene as unknown as Parameters<typeof held>[0])).toBe(then));

  test('[sp.objective.token-in-move] where tokens are in the way, one on the walkway stops nobody below it', () => {
    const on = (surface: string): State => {
      const state = sceneOf({ options: { 'objective.blocksMovement': true }, terrain: terrain(walkway), at: { [A]: [380, 457.2] } });
      return done({ table: state.table, play: { ...state.play, objectives: { o2: { x: 45_720, y: 45_720, on: surface, active: true, control: [], symbol: 'none', priority: false } } } }, MOVE).state;
    };
    expect(['walkway', 'board'].map((surface) => why(on(surface), moveOf(A, 'advance', [540, 457.2])))).toEqual(['yes', 'tool-blocked']);
    const pushed = (surface: string): string => {
      const { table, play } = on(surface);
      const agenda: State['play']['agenda'] = [turnFrame('north', 'north-a'), { kind: 'displace', how: 'push', seat: 'north', character: A, from: { x: 30_000, y: 45_720 }, range: 2, may: false, level: true }];
      return standing(done({ table, play: { ...play, agenda } }, { kind: 'displace', direction: { x: 1, y: 0 }, ingress: [] }).state, A);
    };
    expect(['walkway', 'board'].map(pushed)).toEqual(['456.2, 457.2 on board', '424.5, 457.2 on board']);
  });

  test('a token is stood upon, and contested from there', () => expect(held({ at: { [X]: [457.2, 457.2] } })).toBe('south'));

  test('[sp.struggle.first-turn-skip] [sp.objective.when-determined] what is controlled in the first turn moves the token in the second, for whom it is controlled by', () => {
    const state = sceneOf({ at: { [A]: [203, 500], [X]: [800, 800] }, play: { turn: 1 }, sides: { south: { deck: { 'south-a': 1 } } } });
    const first = done(state, END).state;
    expect([first.play.objectives['o1']?.control, first.play.struggle.token, rowOf(first, 'north'), rowOf(first, 'south')]).toEqual([['north'], 0, [8], [8]]);
    const second = done(first, { kind: 'activate', unit: 'south-a' }, END).state;
    expect([second.play.struggle.token, rowOf(second, 'north'), rowOf(second, 'south')]).toEqual([0, [8, 7], [8, 7]]);
  });

  test('[sp.objective.priority] [sp.struggle.priority-bonus] the priority objective of a won struggle is none of the next', () => {
    const state = trackScene({ token: -6, north: 2, active: 'north', controls: { north: 1 }, scene: { mission: { priority: 1 } } });
    const named: State = { table: state.table, play: { ...state.play, objectives: Object.fromEntries(Object.entries(state.play.objectives).map(([id, one]) => [id, { ...one, priority: id === 'o1' }])) } };
    const next = settled(named);
    expect([next.play.sides['north']?.won, Object.values(next.play.objectives).some(({ priority, control }) => priority || control.length > 0)]).toEqual([['s1'], false]);
  });
});

describe('the track', () => {
  const plan = (...ids: readonly string[]) => ({ active: ids.map((objective) => ({ objective, symbol: 'none' as const })) });
  const card = (id: string, ...plans: readonly ReturnType<typeof plan>[]) => ({ id, name: id, plans: [...plans], rules: [] });
  const phases: ReturnType<typeof plainMission>['phases'] = [[card('s1', plan('o1'))], [card('s2', plan('o1', 'o2'), plan('o3'))], [card('s3', plan('o1'))]];
  const gain = (side: 'own' | 'enemy', n: number): Effect => ({ do: 'momentum', how: 'gain', side, n });
  const lose = (side: 'own' | 'enemy', n: number): Effect => ({ do: 'momentum', how: 'lose', side, n });
  const start = (track: Omit<Track, 'active'>, ...effects: readonly Effect[]): State =>
    trackScene({ active: 'north', ...track, scene: { ...track.scene, mission: { phases }, at: { [A]: [400, 300], [X]: [400, 700] }, cards: { 'north-a': able(...effects) } } });
  const told = (events: readonly Event[]): readonly string[] => events.flatMap((one) => (one.kind === 'struggle-won' ? `won by ${one.seat}` : one.kind === 'momentum-gained' ? `${one.seat} ${String(one.space)}` : one.kind === 'token-moved' ? `to ${String(one.to)}` : []));

  test.each([
    { says: 'both without momentum, the token in the middle', track: { token: 0, north: 0, south: 0 }, then: ['north 8', 'south 8'] },
    { says: 'without momentum on its own last space: it stops there', track: { token: -8, north: 0, controls: { north: 2 } }, then: [] },
    { says: 'without momentum, the token on the last space of the other, who has none', track: { token: 8, north: 0, south: 0 }, then: ['north 8'] },
    { says: 'all eight tokens: two steps through the middle win', track: { token: 1, north: 8, controls: { north: 2 } }, then: ['to 0', 'won by north'] },
    { says: 'all eight tokens: into the middle, only the other gains', track: { token: 1, north: 8, controls: { north: 1 } }, then: ['to 0', 'south 7'] },
    { says: 'the other has all eight, the token behind: one is gained', track: { token: 0, north: 1, south: 8 }, then: ['north 7'] },
  ] as const)('[sp.struggle.score-move] $says', ({ track, then }) => expect(told(done(start(track), END).events)).toEqual(then));

  test('[sp.struggle.win-by-placement] [sp.struggle.first-win-counts] momentum of an effect wins in the middle of the turn; the turn goes on, and nothing more is laid or moved', () => {
    const { state, events } = done(start({ token: -5, north: 3, controls: { north: 2 } }, gain('own', 2), gain('enemy', 1)), USE);
    expect([told(events), askedIn(state)]).toMatchObject([['won by north'], { for: 'act', unit: 'north-a' }]);
    const { state: next, events: end } = done(state, END);
    expect([told(end), next.play.struggle.card, next.play.struggle.token, rowOf(next, 'north'), rowOf(next, 'south')]).toEqual([[], 's2', 0, [8], [8]]);
  });

  test('[sp.struggle.momentum-spend] [sp.struggle.momentum-place] three lost and four gained by one effect: the fourth would lie where the token stands', () => {
    expect(told(done(start({ token: 5, south: 3 }, lose('enemy', 3), gain('enemy', 4)), USE).events)).toEqual(['south 8', 'south 7', 'south 6', 'won by south']);
  });

  test('[sp.struggle.two-maps] who has lost chooses between the plans, though it was not its turn; the winner cannot, and no third plan exists', () => {
    const { state } = done(start({ token: 5, south: 3 }, gain('enemy', 1)), USE, END);
    expect(askedIn(state)).toMatchObject({ for: 'plan', by: 'north', card: 's2' });
    expect([why(state, { kind: 'plan', plan: 1, by: 'south' }), why(state, { kind: 'plan', plan: 2 })]).toEqual(['not-yours', 'malformed']);
    const { state: next } = done(state, { kind: 'plan', plan: 1 });
    expect([Object.entries(next.play.objectives).flatMap(([id, { active }]) => (active ? [id] : [])), next.play.active]).toEqual([['o3'], 'south']);
  });

  test('[sp.end.two-struggles] [sp.end.immediate] the opponent’s second struggle in one’s own turn ends the match in step 11: no refresh, no further turn', () => {
    const { state, events } = done(start({ token: 5, south: 3, scene: { sides: { south: { won: ['s0'], momentum: 3 }, north: { deck: {} } } } }, gain('enemy', 1)), USE, END);
    const over = ask(shatterpoint, state);
    expect(isOver(over) && over.outcome).toMatchObject({ winner: ['south'], by: 'struggles' });
    expect(kinds(events).filter((kind) => kind === 'deck-refreshed' || kind === 'turn-begun' || kind === 'struggle-revealed')).toEqual([]);
  });
});

describe('decks', () => {
  const step2 = (scene: Scene = {}): State => settled(sceneOf({ ...scene, agenda: [turnFrame('north', '', { step: 2, activated: '' })], at: { [A]: [100, 100], [B]: [300, 100], ...scene.at } }));
  const side = ({ play }: State) => play.sides['north'];
  const draw = (one: string): Answer => ({ kind: 'draw', card: one });
  const dead = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { defeated: true }]));
  const tactics = (...effects: readonly Effect[]) => ({ tactics: [{ id: 't1', name: 't1', effects: [...effects] }] });
  const north = (changes: Scene['sides'] extends Readonly<Record<string, infer S>> | undefined ? S : never): NonNullable<Scene['sides']> => ({ north: changes });

  test('[sp.deck.empty-mid-reveal] [sp.deck.defeated-card-out] a unit is reserved, and behind it lies only the card of a defeated one: the reserve is used in the same turn', () => {
    const state = step2({ units: dead('north-d'), sides: north({ top: ['north-b'], deck: {}, bottom: ['north-d'], force: 1 }) });
    const { state: then, events } = done(state, { kind: 'reserve' });
    expect([askedIn(then), side(then)?.reserve, side(then)?.used, kinds(events).includes('deck-refreshed')]).toMatchObject([{ for: 'act', unit: 'north-b' }, [], ['north-b'], false]);
  });

  test('[sp.deck.empty-mid-reveal] [sp.deck.battle-tactics-resolve] the last card is a tactics card: with a card in reserve that one acts, without one the deck is refreshed and the tactics card may come again', () => {
    const cards = { 'north-b': tactics({ do: 'hunker', n: 1, to: 'self' }) };
    const reserved = done(step2({ cards, sides: north({ deck: { 'north-b-t1': 1 }, reserve: ['north-a'] }) }), { kind: 'reveal' });
    expect([askedIn(reserved.state), kinds(reserved.events).includes('deck-refreshed')]).toMatchObject([{ for: 'act', unit: 'north-a' }, false]);
    const bare = step2({ cards, sides: north({ deck: { 'north-b-t1': 1 }, force: 0 }) });
    expect([askedIn(bare), side(bare)?.force]).toMatchObject([{ kind: 'draw', from: { 'north-a': 1, 'north-b-t1': 1, shatterpoint: 1 } }, 6]);
    expect(done(bare, draw('north-b-t1')).state.play.units['north-b']?.hunker).toBe(2);
  });

  test('[sp.deck.battle-tactics-resolve] [sp.deck.battle-tactics-defeated] a tactics card whose unit is defeated, where it is carried out, measures from nowhere: nobody is in reach of it', () => {
    const near: Effect = { do: 'damage', n: 2, to: { choose: 'enemy', within: 5, sight: false, self: false, tags: [] } };
    const any: Effect = { do: 'condition', condition: 'pinned', to: { choose: 'enemy', within: 0, sight: false, self: false, tags: [] } };
    const state = step2({ options: { 'deck.tacticsOfDefeated': 'carry-out' }, cards: { 'north-c': tactics(near, any) }, units: dead('north-c'), at: { [X]: [200, 200] }, sides: north({ top: ['north-c-t1'], deck: { 'north-a': 1, 'north-b': 1 } }) });
    expect([state.play.units['south-a']?.damage, state.play.units['south-a']?.conditions]).toEqual([0, ['pinned']]);
  });

  test('[sp.deck.shatterpoint-cycle] [sp.deck.refresh-must-reveal] [sp.force.refresh-cap] the last card is the Shatterpoint card and is replaced: the force that paid for it is ready again, and it is not among the cards that replace it', () => {
    const { state } = done(step2({ sides: north({ deck: { shatterpoint: 1 }, force: 1 }) }), { kind: 'cycle' });
    expect([side(state)?.force, Object.keys(side(state)?.deck ?? {})]).toEqual([6, ['north-a', 'north-b', 'north-c', 'north-d', 'north-e', 'north-f']]);
    const { state: then } = done(state, draw('north-c'));
    expect([Object.keys(side(then)?.deck ?? {}).includes('shatterpoint'), why(then, { kind: 'reserve' }), why(then, { kind: 'activate', unit: 'north-c' })]).toEqual([true, 'cannot-reserve', 'yes']);
  });

  test('[sp.deck.shatterpoint-cycle] [sp.deck.shatterpoint-shuffle-first] behind it lie only cards of defeated units: it comes again, and can be replaced again as long as there is force', () => {
    const state = step2({ units: dead('north-d', 'north-e'), sides: north({ top: ['shatterpoint'], deck: { 'north-d': 1, 'north-e': 1 }, force: 2 }) });
    const again = done(state, { kind: 'cycle' }, draw('north-d'), draw('shatterpoint')).state;
    expect([askedIn(again), side(again)?.force, why(again, { kind: 'reserve' }), why(again, { kind: 'cycle' })]).toMatchObject([{ for: 'revealed', card: 'shatterpoint' }, 1, 'cannot-reserve', 'yes']);
    const third = done(again, { kind: 'cycle' }).state;
    expect([side(third)?.force, why(third, { kind: 'cycle' }), why(third, { kind: 'activate', unit: 'north-d' }), why(third, { kind: 'activate', unit: 'north-a' })]).toEqual([0, 'too-little-force', 'defeated', 'yes']);
  });

  test('[sp.deck.cycle-ban-scope] after it a tactics card and then a unit: that unit acts, whatever it was', () => {
    const state = step2({ cards: { 'north-b': tactics({ do: 'hunker', n: 1, to: 'self' }) }, sides: north({ top: ['shatterpoint', 'north-b-t1'], deck: { 'north-a': 1, 'north-c': 1 }, force: 3 }) });
    const { state: then } = done(state, { kind: 'cycle' }, draw('north-a'));
    expect(refusalOf(then, { kind: 'reserve' })).toMatchObject({ kind: 'cannot-reserve', rule: 'sp.deck.cycle-ban-scope' });
  });

  test('[sp.deck.shatterpoint-reserved-unit] [sp.deck.reserve-of-defeated] [sp.deck.refresh-end-of-turn] the reserved unit acts by the Shatterpoint card and is defeated: its card goes, and the bare deck is refreshed in the same turn', () => {
    const state = step2({ units: { 'north-b': { injured: 2 } }, sides: { north: { deck: { shatterpoint: 1 }, reserve: ['north-b'], force: 0 }, south: { force: 1 } } });
    const { state: then } = done(state, { kind: 'reveal' }, { kind: 'activate', unit: 'north-b' }, END);
    expect([then.play.units['north-b']?.defeated, side(then)?.reserve, Object.keys(side(then)?.deck ?? {}), side(then)?.force, then.play.sides['south']?.force]).toEqual([
      true, [], ['north-a', 'north-c', 'north-d', 'north-e', 'north-f', 'shatterpoint'], 6, 1,
    ]);
  });

  test('[sp.deck.refresh] a tactics card that refreshes the deck stays out of it, and so does the card in reserve', () => {
    const state = step2({ cards: { 'north-b': tactics({ do: 'refresh' }) }, sides: north({ top: ['north-b-t1'], deck: {}, force: 0, used: ['north-a', 'shatterpoint'], reserve: ['north-d'] }) });
    const { state: then } = done(state, { kind: 'reveal' });
    expect([Object.keys(side(then)?.deck ?? {}), side(then)?.used, side(then)?.force]).toEqual([['north-a', 'north-b', 'north-c', 'north-e', 'north-f', 'shatterpoint'], ['north-b-t1'], 6]);
  });
});

describe('the setup', () => {
  const setupAt = (step: number, { frame = {}, ...scene }: Scene & { readonly frame?: Partial<SetupFrame> } = {}): State =>
    sceneOf({ ...scene, agenda: [{ kind: 'setup', step, rolled: [], lead: '', set: [], ...frame }], play: { turn: 0, active: '', struggle: { token: 0, decks: [['s1'], ['s2'], ['s3']], phase: 0, card: '', plan: 0, winner: [] }, ...scene.play } });

  /** One token near the first player's left corner, one in its middle distance, one beyond: no two turns of the plan are alike. */
  const mission = { objectives: [{ id: 'o1', at: { x: 20_320, y: 10_000 } }, { id: 'o2', at: { x: 45_720, y: 30_000 } }, { id: 'o3', at: { x: 71_120, y: 80_000 } }] };

  test.each([
    { edge: 'south', then: ['203.2, 100', '457.2, 300', '711.2, 800'] },
    { edge: 'north', then: ['711.2, 814.4', '457.2, 614.4', '203.2, 114.4'] },
    { edge: 'east', then: ['814.4, 203.2', '614.4, 457.2', '114.4, 711.2'] },
    { edge: 'west', then: ['100, 711.2', '300, 457.2', '800, 203.2'] },
  ] as const)('[sp.setup.card-orientation] [sp.setup.mission-card-orientation] [sp.setup.place-objectives] the plan as the first player reads it from the $edge', ({ edge, then }) => {
    const sides = { north: { edge }, south: { edge: 'south' as const } };
    const { play } = settled(setupAt(4, { mission, sides }));
    expect(Object.values(play.objectives).map(({ x, y }) => `${String(x / MM)}, ${String(y / MM)}`)).toEqual(then);
  });

  test('[sp.setup.reveal-first-struggle] [sp.setup.activate-objectives] the first struggle card cites the setup, a later one step 11', () => {
    const cited = (events: readonly Event[]) => events.flatMap((one) => (one.kind === 'struggle-revealed' || one.kind === 'plan-set' ? [one.rule] : []));
    const { table, play } = setupAt(12);
    const objectives = Object.fromEntries(Object.entries(play.objectives).map(([id, one]) => [id, { ...one, active: false }]));
    expect(cited(rest(shatterpoint, { table, play: { ...play, objectives } }).events)).toEqual(['sp.setup.reveal-first-struggle', 'sp.setup.activate-objectives']);
    const won = sceneOf({ play: { struggle: { token: 0, decks: [[], ['s2'], ['s3']], phase: 1, card: 's1', plan: 0, winner: ['north'] } } });
    expect(cited(rest(shatterpoint, won).events)).toEqual(['sp.struggle.next-card', 'sp.struggle.next-card']);
  });

  test.each([
    { says: 'a walkway above it carries it', parts: [part('walk', [420, 420, 500, 500], { bottom: 9000 })], then: 'walk' },
    { says: 'a roof, and a walkway above that', parts: [part('roof', [400, 400, 520, 520]), part('walk', [420, 420, 500, 500], { elevation: 2, bottom: 18_000, top: 19_000 })], then: 'walk' },
    { says: 'a roof, and a walkway above that is too narrow', parts: [part('roof', [400, 400, 520, 520]), part('walk', [420, 450, 500, 462], { elevation: 2, bottom: 18_000, top: 19_000 })], then: 'roof' },
    { says: 'a surface that its rim just fits', parts: [part('roof', [444.5, 444.5, 469.9, 469.9])], then: 'roof' },
  ])('[sp.setup.objective-on-terrain] [sp.setup.terrain-after-objectives] $says: it lies on $then', ({ parts, then }) => {
    const state = settled(setupAt(4, { terrain: { pieces: [piece('all', ...parts)] }, mission: { objectives: [{ id: 'o1', at: { x: 45_720, y: 45_720 } }] }, sides: { north: { edge: 'south' }, south: { edge: 'north' } } }));
    expect(state.play.objectives['o1']?.on).toBe(then);
  });

  test.each(['as-end-of-move', 'free'] as const)('[sp.setup.deploy-fit] with "%s", nobody is deployed on what carries nobody', (fit) => {
    const parts = [part('wall', [100, 800, 300, 900], { surface: false }), part('sand', [400, 800, 600, 900], { elevation: 0, top: 0 })];
    const state = setupAt(10, { options: { 'setup.deployFit': fit }, terrain: terrain(...parts) });
    const deploy = (x: number, on: string): Answer => ({ kind: 'deploy', character: A, to: { x: x * MM, y: 85_000, on } });
    expect([deploy(200, 'wall'), deploy(500, 'sand'), deploy(500, 'nothing'), deploy(500, 'board')].map((one) => why(state, one))).toEqual(['no-such-surface', 'no-such-surface', 'no-such-surface', 'yes']);
  });

  test('[sp.setup.deploy-primary] [sp.setup.deploy-rest] the edge that counts is one’s own, also where the second player has chosen a neighbouring one', () => {
    const sides = { north: { edge: 'west' }, south: { edge: 'south' } } as const;
    const west = setupAt(10, { options: { 'setup.secondPlayerEdge': 'free' }, sides });
    const to = (x: number, y: number): Answer => ({ kind: 'deploy', character: A, to: { x: x * MM, y: y * MM, on: 'board' } });
    expect([to(96.2, 800), to(96.21, 800), to(400, 96.2)].map((one) => why(west, one))).toEqual(['yes', 'out-of-range', 'out-of-range']);
  });
});
