import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import type { Scenario } from '../../model/scenario.js';
import { at, cm, edge, piece, ramp, scene } from '../../testing/scene.js';
import { climbTo, go, jumpTo, said, walkTo } from '../../testing/moves.js';

const START = at(20, 20);
const alone = (scenario: Partial<Scenario> = {}, options: Partial<Options> = {}) => scene({ figures: { n1: { at: START } }, scenario, options });
const sloped = (length: number, rise: number): Partial<Scenario> => ({
  ways: [ramp('ramp', [20, 15, 20 + length, 25], { foot: START, head: at(20 + length, 20, rise) })],
  pieces: [piece('deck', [20 + length, 15, 40, 25], { to: rise, agreed: ['enterable'] })],
});

test.each([
  { says: '6 cm and after a bend 4 cm', bend: 6, rest: 4, then: 'allowed' },
  { says: '6 cm and after a bend 4.1 cm', bend: 6, rest: 4.1, then: 'too-far hb.move.range-normal' },
])('[hb.move.path-length] $says', ({ bend, rest, then }) => {
  expect(said(go(alone(), walkTo('n1', at(20 + bend, 20), at(20 + bend, 20 + rest))))).toBe(then);
});

test.each([
  { says: '8 cm long and 6 cm high: 10.0 cm', long: 8, high: 6, pathLength: 'surface', then: 'allowed' },
  { says: '8.4 cm long and 6.3 cm high: 10.5 cm', long: 8.4, high: 6.3, pathLength: 'surface', then: 'too-far hb.move.range-normal' },
  { says: 'as seen from above 8.4 cm', long: 8.4, high: 6.3, pathLength: 'flat', then: 'allowed' },
  { says: 'as seen from above 10.1 cm', long: 10.1, high: 6.3, pathLength: 'flat', then: 'too-far hb.move.range-normal' },
] as const)('[hb.move.path-length] a ramp $says', ({ long, high, pathLength, then }) => {
  const state = scene({
    figures: { n1: { at: START, base: 0 } },
    scenario: sloped(long, high),
    options: { pathLength },
  });
  expect(said(go(state, walkTo('n1', at(20 + long, 20, high))))).toBe(then);
});

test('[hb.move.path-length] the way is told as long as it is along the slope', () => {
  const gone = go(scene({ figures: { n1: { at: START, base: 0 } }, scenario: sloped(4, 3) }), walkTo('n1', at(24, 20, 3), at(26, 20, 3)));
  expect(gone.events[1]).toMatchObject({ kind: 'figure-moved', length: cm(7) });
});

const crowd = (seat: 'north' | 'south', x: number, y: number, { options = {}, gone = false, able = true }: { options?: Partial<Options>; gone?: boolean; able?: boolean } = {}) =>
  scene({ figures: { n1: { at: START }, b: { at: at(x, y), seat, now: { gone, able } } }, options });
const past = walkTo('n1', at(28, 20));

test.each([
  { says: 'a comrade across the way', seat: 'north', passBases: 'none', then: 'way-blocked hb.move.path-free' },
  { says: 'a comrade with "own"', seat: 'north', passBases: 'own', then: 'allowed' },
  { says: 'an enemy with "own"', seat: 'south', passBases: 'own', then: 'way-blocked hb.move.path-free' },
  { says: 'an enemy with "all"', seat: 'south', passBases: 'all', then: 'allowed' },
] as const)('[hb.move.path-free] $says', ({ seat, passBases, then }) => {
  expect(said(go(crowd(seat, 24, 20, { options: { passBases } }), past))).toBe(then);
});

test.each([
  { says: 'in contact all along', y: 22.5, then: 'allowed' },
  { says: 'one tick nearer', y: 22.499, then: 'way-blocked hb.move.path-free' },
  { says: 'off the table for good', y: 20, gone: true, then: 'allowed' },
  { says: 'incapacitated', y: 20, able: false, then: 'way-blocked hb.move.path-free' },
])('[hb.move.path-free] past a base, $says', ({ y, then, ...how }) => {
  expect(said(go(crowd('south', 24, y, how), past))).toBe(then);
});

test('[hb.move.path-free] a base that it overlaps where it starts does not hold it', () => {
  expect(said(go(crowd('south', 21, 20), past))).toBe('allowed');
});

test.each([
  { says: 'the same level', z: 2.999, then: 'way-blocked hb.move.path-free' },
  { says: 'another level', z: 3, then: 'allowed' },
])('[hb.move.path-free] a base above the way on $says', ({ z, then }) => {
  const state = scene({
    figures: { n1: { at: START }, s1: { at: at(24, 20, z) } },
    scenario: { pieces: [piece('bridge', [22, 10, 26, 30], { from: z - 0.1, to: z, agreed: ['enterable', 'open'] })] },
  });
  expect(said(go(state, past))).toBe(then);
});

test('[hb.move.path-free] a ridden mount is in the way with its own base, and of its rider’s side', () => {
  const mounts: Scenario['mounts'] = [{ id: 'cart', name: 'cart', sort: 'other', range: cm(8), at: at(24, 20), base: cm(3), places: 2 }];
  const state = (passBases: Options['passBases'], y: number) =>
    scene({
      figures: { n1: { at: at(20, y) }, n2: { at: at(24, 20), now: { mount: ['cart'] } } },
      scenario: { mounts },
      options: { passBases },
      play: (play) => play.mounts['cart']?.riders.push('n2'),
    });
  const cross = (y: number) => walkTo('n1', at(29, y));
  expect(said(go(state('none', 24.25), cross(24.25)))).toBe('allowed');
  expect(said(go(state('none', 24.249), cross(24.249)))).toBe('way-blocked hb.move.path-free');
  expect(said(go(state('own', 24.249), cross(24.249)))).toBe('allowed');
});

test('[hb.move.path-free] a mount without a rider is nobody’s', () => {
  const mounts: Scenario['mounts'] = [{ id: 'cart', name: 'cart', sort: 'other', range: cm(8), at: at(24, 20), base: cm(2), places: 1 }];
  expect(said(go(alone({ mounts }, { passBases: 'own' }), past))).toBe('way-blocked hb.move.path-free');
});

const wall = piece('wall', [24, 10, 25, 30], { to: 5, agreed: ['blocks-sight'] });
const water = piece('water', [24, 10, 25, 30], {});

test.each([
  { says: 'a house wall lies across', scenario: { pieces: [wall] }, then: { rule: 'hb.move.path-free', why: 'wall', by: 'wall', leg: 0 } },
  { says: 'a platform lies across', scenario: { pieces: [piece('deck', [24, 10, 25, 30], { to: 1, agreed: ['enterable'] })] }, then: { rule: 'hb.move.path-free', why: 'wall', by: 'deck' } },
  { says: 'an area that may not be entered', scenario: { pieces: [water] }, then: { rule: 'hb.move.path-free', why: 'not-enterable', by: 'water' } },
  { says: 'the solid below a ramp', scenario: sloped(8, 6), start: at(26, 12), to: at(26, 19), then: { rule: 'hb.move.path-free', why: 'wall', by: 'ramp' } },
  { says: 'the table ends', scenario: {}, start: at(55, 20), to: at(60.001, 20), then: { rule: 'hb.move.path-free', why: 'edge-of-table', by: '' } },
])('[hb.move.path-free] refused: $says', ({ scenario, start = START, to = at(28, 20), then }) => {
  expect(go(scene({ figures: { n1: { at: start } }, scenario }), walkTo('n1', to)).refusal).toMatchObject({ kind: 'way-blocked', ...then });
});

test.each([
  { says: 'around a wall over a bend', path: [at(23, 20), at(23, 25)], pieces: [piece('wall', [25, 10, 26, 30], { to: 5, agreed: ['blocks-sight'] })], then: 'allowed' },
  { says: 'along the face of a wall', path: [at(20, 27)], pieces: [piece('wall', [20, 10, 21, 25], { to: 5, agreed: ['blocks-sight'] })], then: 'allowed' },
  { says: 'through a wood', path: [at(28, 20)], pieces: [piece('wood', [22, 10, 26, 30], { to: 6, agreed: ['open', 'blocks-sight'] })], then: 'allowed' },
  { says: 'below a floating deck', path: [at(28, 20)], pieces: [piece('deck', [22, 10, 26, 30], { from: 4, to: 5, agreed: ['enterable'] })], then: 'allowed' },
] as const)('[hb.move.path-free] allowed: $says', ({ path, pieces, then }) => {
  const gone = go(alone({ pieces: [...pieces] }), walkTo('n1', ...path));
  expect(said(gone)).toBe(then);
});

const roofs = (gap: number): Partial<Scenario> => ({
  pieces: [
    piece('west', [15, 15, 24, 25], { to: 4.5, agreed: ['enterable'] }),
    piece('east', [24 + gap, 15, 34, 25], { to: 4.5, agreed: ['enterable'] }),
    piece('low', [15, 25, 24, 30], { to: 3, agreed: ['enterable'] }),
  ],
  climbs: [edge('face', [15, 15, 15, 25], { to: 4.5 })],
});
const onRoof = (gap: number) => scene({ figures: { n1: { at: at(18, 20, 4.5), skills: { fast: 1 } } }, scenario: roofs(gap) });

test.each([
  { says: 'roofs that meet', gap: 0, to: at(27, 20, 4.5), then: undefined },
  { says: 'a gap of one tick', gap: 0.001, to: at(27, 20, 4.5), then: { why: 'gap', rule: 'hb.move.path-free' } },
  { says: 'a drop without stairs', gap: 0, to: at(18, 28, 3), then: { why: 'level', rule: 'hb.move.path-free' } },
  { says: 'off the roof to the ground', gap: 0, to: at(12, 20), then: { why: 'level', rule: 'hb.move.path-free' } },
  { says: 'into the air beside the roof', gap: 0, to: at(12, 20, 4.5), then: { why: 'gap', rule: 'hb.move.path-free' } },
])('[hb.move.path-free] over a roof edge: $says', ({ gap, to, then }) => {
  const { refusal } = go(onRoof(gap), walkTo('n1', to));
  expect(refusal).toEqual(then === undefined ? undefined : { kind: 'way-blocked', by: '', leg: 0, ...then });
});

test('[hb.move.path-free] where no walk leads, a jump or a climb may', () => {
  const state = scene({ figures: { n1: { at: at(22.75, 20, 4.5) }, n2: { at: at(16.25, 20, 4.5) } }, scenario: roofs(2) });
  expect(said(go(state, walkTo('n1', at(27.25, 20, 4.5))))).toBe('way-blocked hb.move.path-free');
  expect(said(go(state, jumpTo('n1', at(27.25, 20, 4.5))))).toBe('allowed');
  expect(said(go(state, climbTo('n2', 'face', at(13.75, 20))))).toBe('allowed');
});

test.each([
  { says: 'from its foot', path: [at(20, 20), at(28, 20, 6), at(30, 20, 6)], then: 'allowed' },
  { says: 'back down', start: at(30, 20, 6), path: [at(28, 20, 6), at(20, 20), at(18, 20)], then: 'allowed' },
  { says: 'level across it', start: at(24, 18, 3), path: [at(24, 22, 3)], then: 'allowed' },
  { says: 'from its side', start: at(24, 12), path: [at(24, 20, 3)], then: 'way-blocked hb.move.path-free' },
  { says: 'one tick off its plane', path: [at(20, 20), at(28, 20, 6.001), at(30, 20, 6.001)], then: 'way-blocked hb.move.path-free' },
  { says: 'two ticks off its plane', path: [at(20, 20), at(24, 20, 3.002)], then: 'way-blocked hb.move.path-free' },
  { says: 'a corner cut beside it', path: [at(20, 20), at(24, 14, 3)], then: 'way-blocked hb.move.path-free' },
])('[hb.move.path-free] a ramp, $says', ({ start = at(18, 20), path, then }) => {
  const state = scene({ figures: { n1: { at: start, skills: { fast: 1 } } }, scenario: sloped(8, 6) });
  expect(said(go(state, walkTo('n1', ...path)))).toBe(then);
});

test('[hb.move.path-free] a wall on a ramp bars it', () => {
  const scenario = sloped(8, 6);
  const state = scene({
    figures: { n1: { at: START } },
    scenario: { ...scenario, pieces: [...(scenario.pieces ?? []), piece('gate', [23, 15, 23.5, 25], { from: 1, to: 5 })] },
  });
  expect(said(go(state, walkTo('n1', at(26, 20, 4.5))))).toBe('way-blocked hb.terrain.small-obstacle-agreed');
});
