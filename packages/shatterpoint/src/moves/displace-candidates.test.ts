import { luck, type Luck } from '@regelwerk/dice';
import { describe, expect, test } from 'vitest';
import type { DisplaceFrame } from '../model/frame.js';
import type { State } from '../model/state.js';
import { piece } from '../testing/moves.js';
import { part, sceneOf, type Scene } from '../testing/scene.js';
import { directionCandidates, placeCandidates, sampleDisplacement } from './displace-candidates.js';
import { whyNotDirection, whyNotSpotOfPlace } from './displacing.js';

const FOE = 'south-a-1';
const frame = (changes: Partial<DisplaceFrame> = {}): DisplaceFrame => ({ kind: 'displace', how: 'push', seat: 'north', character: FOE, from: { x: 20_000, y: 30_000 }, range: 2, may: false, level: true, ...changes });
/** The enemy at (300, 300), what displaces it at (200, 300), all in millimetres. */
const scene = (more: Scene = {}) => sceneOf({ ...more, mission: { objectives: [] }, at: { [FOE]: [300, 300], ...more.at } });
const seeded = (seed: number): Luck => {
  const made = luck(seed);
  return made._tag === 'Right' ? made.right : { seed: 0, path: [] };
};

const directions = (state: State, changes: Partial<DisplaceFrame> = {}, density: 'sparse' | 'standard' | 'dense' = 'sparse') => {
  const list = directionCandidates(state, frame(changes), density);
  for (const choice of list) expect(whyNotDirection(state, frame(changes), choice)).toBeUndefined();
  return list.map(({ direction: { x, y } }) => [x, y]);
};

describe('directions of pushes and pulls', () => {
  test.each([
    { says: 'a push: straight, and both edges of the wedge', changes: {}, options: {}, then: [[10_000, 0], [10_000, 10_000], [10_000, -10_000]] },
    { says: 'a pull: the other way', changes: { how: 'pull' }, options: {}, then: [[-10_000, 0], [-10_000, -10_000], [-10_000, 10_000]] },
    { says: 'a push without a wedge', changes: {}, options: { 'displace.wedge': 'straight-only' }, then: [[10_000, 0]] },
    { says: 'a push that nobody directs', changes: {}, options: { 'displace.director': 'straight' }, then: [[10_000, 0]] },
    { says: 'a push from above it', changes: { from: { x: 30_000, y: 40_000 } }, options: { 'displace.wedge': 'straight-only' }, then: [[0, -10_000]] },
    { says: 'a push from its own place', changes: { from: { x: 30_000, y: 30_000 } }, options: {}, then: [[1, 0], [0, 1], [-1, 0], [0, -1]] },
    { says: 'the same without a wedge', changes: { from: { x: 30_000, y: 30_000 } }, options: { 'displace.wedge': 'straight-only' }, then: [[1, 0], [0, 1], [-1, 0], [0, -1]] },
  ] as const)('$says', ({ changes, options, then }) => {
    expect(directions(scene({ options }), changes)).toEqual(then);
    // Only in a wedge there are more directions than these.
    const isWedge = then.length === 3;
    expect(directions(scene({ options }), changes, 'standard').length > then.length).toBe(isWedge);
  });

  test('of a pull that must end nearer, those that do', () => {
    const pull = { how: 'pull', from: { x: 26_200, y: 30_000 } } as const;
    expect(directions(scene(), pull)).toEqual([[-3800, 0], [-3800, -3800], [-3800, 3800]]);
    expect(directions(scene({ options: { 'displace.towardMustShrink': true } }), pull)).toEqual([]);
    expect(directions(scene({ options: { 'displace.towardMustShrink': true } }), { ...pull, from: { x: 26_100, y: 30_000 } })).toEqual([[-3900, 0]]);
  });

  test('tell whose they are', () =>
    expect(directionCandidates(scene({ play: { written: 7 } }), frame(), 'sparse')[0]).toEqual({ kind: 'displace', answers: 7, by: 'north', direction: { x: 10_000, y: 0 }, ingress: [] }));
});

describe('spots of placings', () => {
  const roof = part('roof', [330, 200, 460, 400]);
  const placed = (changes: Partial<DisplaceFrame>, more: Scene = {}) => placeCandidates(scene(more), frame({ how: 'place', range: 1, ...changes }), 'sparse');

  test('all the way, where it stands, and next to enemies, on every elevation that is allowed', () => {
    const at = (list: ReturnType<typeof placed>) => list.map(({ to: { x, y, on } }) => [x / 100, y / 100, on]);
    expect(at(placed({}, { at: { 'north-a-1': [300, 340] } }))).toEqual([
      [300, 300, 'board'], [365.4, 300, 'board'], [346.24, 346.24, 'board'], [253.76, 346.24, 'board'], [234.6, 300, 'board'], [253.76, 253.76, 'board'], [300, 234.6, 'board'], [346.24, 253.76, 'board'],
    ]);
    const up = (level: boolean) => at(placed({ level }, { terrain: { pieces: [piece('p', roof)] } })).filter(([, , on]) => on === 'roof');
    expect([up(true), up(false)]).toEqual([[[365.4, 300, 'roof']], []]);
  });

  test('are allowed, and tell whose they are', () => {
    const state = scene({ play: { written: 7 } });
    const list = placeCandidates(state, frame({ how: 'place' }), 'standard');
    for (const choice of list) expect(whyNotSpotOfPlace(state, frame({ how: 'place' }), choice)).toBeUndefined();
    expect(list[0]).toEqual({ kind: 'place', answers: 7, by: 'north', to: { x: 30_000, y: 30_000, on: 'board' }, ingress: [] });
  });
});

describe('random displacements', () => {
  test('the same luck gives the same one, and each character its own', () => {
    const state = scene({ play: { written: 7 }, at: { 'south-b-1': [300, 300] } });
    const first = (how: DisplaceFrame['how'], character = FOE) => sampleDisplacement(state, frame({ how, character }), seeded(1));
    const one = { answers: 7, by: 'north', ingress: [] };
    expect([first('push'), first('pull'), first('place')]).toEqual([
      { ...one, kind: 'displace', direction: { x: 25_159, y: -20_995 } },
      { ...one, kind: 'displace', direction: { x: -32_375, y: -5059 } },
      { ...one, kind: 'place', to: { x: 25_075, y: 26_316, on: 'board' } },
    ]);
    expect(first('push', 'south-b-1')).not.toEqual(first('push'));
  });

  test.each(['push', 'pull', 'place'] as const)('a %s is allowed, and not always the same', (how) => {
    const state = scene();
    const found = Array.from({ length: 12 }, (_, seed) => sampleDisplacement(state, frame({ how }), seeded(seed)));
    const why = found.map((choice) => (choice?.kind === 'place' ? whyNotSpotOfPlace(state, frame({ how }), choice) : choice && whyNotDirection(state, frame({ how }), choice)));
    expect(why).toEqual(found.map(() => undefined));
    expect(found.every((choice) => choice?.kind === (how === 'place' ? 'place' : 'displace'))).toBe(true);
    expect(new Set(found.map((choice) => JSON.stringify(choice))).size).toBeGreaterThan(6);
  });

  test('where only the straight way is allowed, it is that; where none is, none', () => {
    const straight = scene({ options: { 'displace.wedge': 'straight-only' } });
    expect(sampleDisplacement(straight, frame({ from: { x: 20_000, y: 20_001 } }), seeded(1))).toMatchObject({ direction: { x: 10_000, y: 9999 } });
    const shrink = scene({ options: { 'displace.towardMustShrink': true } });
    expect(sampleDisplacement(shrink, frame({ how: 'pull', from: { x: 29_900, y: 30_000 } }), seeded(1))).toBeUndefined();
  });
});
