import { expect, test } from 'vitest';
import type { Options } from '../../model/options.js';
import type { Place } from '../../model/ids.js';
import type { Mount } from '../../model/scenario.js';
import { at, cm, piece, scene } from '../../testing/scene.js';
import { figureOf, go, goOn, said, walkTo, type Step } from '../../testing/moves.js';
import { normalRange } from '../move/range.js';

const horse = (places = 1, where: Place = at(20, 20)): Mount => ({ id: 'horse', name: 'horse', sort: 'horse', range: 'usual', at: where, base: cm(2), places });
const beside = (start: Place, { ap = 20, places = 1, options = {}, riders = [] }: { ap?: number; places?: number; options?: Partial<Options>; riders?: string[] } = {}) =>
  scene({
    figures: { n1: { at: start, now: { ap } }, ...Object.fromEntries(riders.map((id) => [id, { at: at(20, 20), now: { mount: ['horse'] } }])) },
    scenario: { mounts: [horse(places)] },
    options,
    play: (play) => play.mounts['horse']?.riders.push(...riders),
  });
const rider = ({ ap = 20, options = {} }: { ap?: number; options?: Partial<Options> } = {}) =>
  scene({
    figures: { n1: { at: at(20, 20), now: { mount: ['horse'], ap } }, s1: { at: at(30, 20) } },
    scenario: { mounts: [horse()], pieces: [piece('wall', [14, 10, 15, 30], { to: 3 })] },
    options,
    play: (play) => play.mounts['horse']?.riders.push('n1'),
  });
const mount: Step = { kind: 'mount', figure: 'n1', mount: 'horse' };
const dismount = (to: Place): Step => ({ kind: 'dismount', figure: 'n1', to });
const TOUCHING = at(16.75, 20);

test('[hb.action.mount] beside its horse with 1 AP: 0 AP are left, and its range is 20 cm', () => {
  const gone = go(beside(TOUCHING, { ap: 1 }), mount);
  expect(figureOf(gone, 'n1')).toMatchObject({ ap: 0, moves: 0, moved: false, mount: ['horse'], ...at(20, 20) });
  expect(gone.state.play.mounts['horse']?.riders).toEqual(['n1']);
  expect(normalRange(gone.state, 'n1', 'walk').value).toBe(20000);
  expect(gone.events[1]).toEqual({ kind: 'figure-mounted', rule: 'hb.action.mount', figure: 'n1', mount: 'horse', at: at(20, 20) });
});

test('[hb.action.mount] a fresh figure with 2 AP mounts, and the ride is its first movement', () => {
  const gone = goOn(beside(TOUCHING, { ap: 2 }), mount, walkTo('n1', at(40, 20)));
  expect([said(gone), figureOf(gone, 'n1').ap, figureOf(gone, 'n1').moves]).toEqual(['allowed', 0, 1]);
});

test.each([
  { says: 'with 0 AP', ap: 0, then: 'too-few-ap hb.ap.no-overspend' },
  { says: 'with 1 AP', ap: 1, then: 'allowed' },
])('[hb.action.mount] a rider dismounts $says', ({ ap, then }) => {
  const gone = go(rider({ ap }), dismount(at(23.25, 20)));
  expect(said(gone)).toBe(then);
  if (then === 'allowed') {
    expect(figureOf(gone, 'n1')).toMatchObject({ ap: 0, moves: 0, mount: [], ...at(23.25, 20) });
    expect(gone.state.play.mounts['horse']).toEqual({ ...at(20, 20), riders: [] });
  }
});

test.each([
  { says: 'a mounted figure does not mount', state: rider(), step: mount, then: { kind: 'mounted', rule: 'hb.action.mount', figure: 'n1', mount: 'horse' } },
  { says: 'a figure on foot does not dismount', state: beside(TOUCHING), step: dismount(TOUCHING), then: { kind: 'not-mounted', rule: 'hb.action.mount', figure: 'n1' } },
  { says: 'with 0 AP nobody mounts', state: beside(TOUCHING, { ap: 0 }), step: mount, then: { kind: 'too-few-ap', rule: 'hb.ap.no-overspend', figure: 'n1', cost: 1, ap: 0, because: ['hb.action.mount'] } },
])('[hb.action.mount] $says', ({ state, step, then }) => {
  expect(go(state, step).refusal).toEqual(then);
});

test('a mount that nobody knows', () => {
  expect(go(beside(TOUCHING), { ...mount, mount: 'unicorn' }).refusal).toEqual({ kind: 'unknown-id', what: 'mount', id: 'unicorn' });
});

test.each([
  { says: '0.5 cm from its horse', x: 16.25, mountReach: 0, then: { kind: 'no-contact', with: 'horse', gap: 500, reach: 0 } },
  { says: 'two ticks from its horse', x: 16.748, mountReach: 0, then: undefined },
  { says: 'three ticks from its horse', x: 16.747, mountReach: 0, then: { kind: 'no-contact', with: 'horse', gap: 3, reach: 0 } },
  { says: '0.5 cm from its horse with a reach of 0.5 cm', x: 16.25, mountReach: 500, then: undefined },
  { says: '0.6 cm from its horse with a reach of 0.5 cm', x: 16.15, mountReach: 500, then: { kind: 'no-contact', with: 'horse', gap: 600, reach: 500 } },
])('[hb.action.mount-contact] a figure $says mounts', ({ x, mountReach, then }) => {
  expect(go(beside(at(x, 20), { options: { mountReach } }), mount).refusal).toEqual(then && { rule: 'hb.action.mount-contact', ...then });
});

test('[hb.action.mount-contact] a horse on another level is not touched', () => {
  const state = scene({
    figures: { n1: { at: at(16.75, 20) } },
    scenario: { mounts: [horse(1, at(20, 20, 3))], pieces: [piece('deck', [18, 10, 30, 30], { to: 3, agreed: ['enterable'] })] },
  });
  expect(go(state, mount).refusal).toMatchObject({ kind: 'no-contact', gap: 0 });
});

test.each([
  { says: 'a horse that carries a rider already', places: 1, then: { kind: 'mount-full', rule: 'hb.action.mount-contact', mount: 'horse', places: 1 } },
  { says: 'a cart with a second place', places: 2, then: undefined },
])('[hb.action.mount-contact] $says', ({ places, then }) => {
  expect(go(beside(TOUCHING, { places, riders: ['n2'] }), mount).refusal).toEqual(then);
});

test.each([
  { says: 'that touches the horse', to: at(23.25, 20), mountReach: 0, then: 'allowed' },
  { says: '1 cm away from the horse', to: at(24.25, 20), mountReach: 0, then: 'no-contact hb.action.mount-contact' },
  { says: '1 cm away with a reach of 1 cm', to: at(24.25, 20), mountReach: 1000, then: 'allowed' },
])('[hb.action.mount-contact] a rider dismounts to a spot $says', ({ to, mountReach, then }) => {
  expect(said(go(rider({ options: { mountReach } }), dismount(to)))).toBe(then);
});

test.each([
  { says: 'on the horse', to: at(23, 20), mountReach: 0, then: 'overlaps hb.terrain.safe-spot-test' },
  { says: 'in a wall', to: at(16.2, 20), mountReach: 3000, then: 'no-standing hb.terrain.safe-spot' },
  { says: 'in the air', to: at(23.25, 20, 1), mountReach: 0, then: 'no-standing hb.terrain.safe-spot' },
])('[hb.terrain.safe-spot] a rider does not dismount to a spot $says', ({ to, mountReach, then }) => {
  expect(said(go(rider({ options: { mountReach } }), dismount(to)))).toBe(then);
});

test('[hb.move.mounted] a rider of several moves them all', () => {
  const gone = go(beside(at(5, 5), { places: 2, riders: ['n2', 'n3'] }), walkTo('n2', at(30, 10)));
  expect([figureOf(gone, 'n2'), figureOf(gone, 'n3'), gone.state.play.mounts['horse']].map((where) => where?.x)).toEqual([30000, 30000, 30000]);
});
