import { expect, test } from 'vitest';
import type { Scenario } from '../model/scenario.js';
import type { Place } from '../model/ids.js';
import { at, cm, piece, ramp, scene } from '../testing/scene.js';
import { go, jumpTo, said, walkTo } from '../testing/moves.js';
import { gapBetween, inContact, baseOf, otherBases, touching } from './bases.js';
import { heightOn, slopeOf } from './slope.js';
import { spotRefusal } from './spot.js';

const walk = (scenario: Partial<Scenario>, start: Place, ...path: Place[]) => said(go(scene({ figures: { n1: { at: start, base: 0.5 } }, scenario }), walkTo('n1', ...path)));
const L_SHAPE = { ...piece('roof', [10, 10, 30, 30], { to: 4, agreed: ['enterable'] }), footprint: [[10, 10], [30, 10], [30, 14], [14, 14], [14, 30], [10, 30]].map(([x = 0, y = 0]) => ({ x: cm(x), y: cm(y) })) };

test.each([
  { says: 'along one arm', start: at(12, 20, 4), path: [at(12, 12, 4)], then: 'allowed' },
  { says: 'around the corner', start: at(12, 16, 4), path: [at(12, 12, 4), at(16, 12, 4)], then: 'allowed' },
  { says: 'across the notch', start: at(12, 17, 4), path: [at(17, 12, 4)], then: 'way-blocked hb.move.path-free' },
])('[hb.move.path-free] a roof with a notch, $says', ({ start, path, then }) => {
  expect(walk({ pieces: [L_SHAPE] }, start, ...path)).toBe(then);
});

test('[hb.move.path-free] a level way leads over water that may not be entered, and is stood on', () => {
  const water = piece('water', [20, 10, 30, 30], {});
  const planks = ramp('planks', [19, 18, 31, 22], { foot: at(19, 20), head: at(31, 20) });
  expect(walk({ pieces: [water] }, at(18, 20), at(25, 20))).toBe('way-blocked hb.move.path-free');
  expect(walk({ pieces: [water], ways: [planks] }, at(19, 20), at(25, 20))).toBe('allowed');
  expect(walk({ pieces: [water], ways: [planks] }, at(19, 20), at(25, 21.6))).toBe('no-standing hb.terrain.safe-spot-test');
});

test('[hb.move.path-free] stairs above stairs are two ways', () => {
  const ways = [
    ramp('lower', [20, 18, 24, 22], { foot: at(20, 20), head: at(24, 20, 3) }),
    ramp('upper', [20, 18, 24, 22], { foot: at(24, 20, 3), head: at(20, 20, 6) }),
  ];
  expect(walk({ ways }, at(20, 20), at(24, 20, 3), at(22, 20, 4.5))).toBe('allowed');
});

test('[hb.terrain.safe-spot] a low block that is enterable too is crossed by a walk and stood on after a jump', () => {
  const block = piece('block', [20, 15, 24, 25], { to: 1, agreed: ['enterable', 'small-obstacle'] });
  const state = scene({ figures: { n1: { at: at(18, 20) } }, scenario: { pieces: [block] } });
  expect(said(go(state, walkTo('n1', at(26, 20))))).toBe('allowed');
  expect(said(go(state, jumpTo('n1', at(22, 20, 1))))).toBe('allowed');
});

test.each([
  { says: 'at its foot', x: 20, z: 0 },
  { says: 'half-way', x: 24, z: 3 },
  { says: 'at its head', x: 28, z: 6 },
  { says: 'before its foot', x: 19, z: 0 },
  { says: 'beyond its head', x: 29, z: 6 },
  { says: 'between two ticks', x: 20.001, z: 0.001 },
])('the height of a slope $says', ({ x, z }) => {
  expect(heightOn(slopeOf(ramp('ramp', [20, 15, 28, 25], { foot: at(20, 20), head: at(28, 20, 6) })), at(x, 17))).toBe(cm(z));
});

const crowd = scene({
  figures: { n1: { at: at(10, 10) }, n2: { at: at(12.5, 10) }, n3: { at: at(20, 20), now: { mount: ['cart'] } }, n4: { at: at(1, 1), now: { gone: true } }, s1: { at: at(14, 13), base: 2 } },
  scenario: { mounts: [{ id: 'cart', name: 'cart', sort: 'other', range: cm(9), at: at(20, 20), base: cm(3), places: 1 }] },
  play: (play) => play.mounts['cart']?.riders.push('n3'),
});

test('whose bases are on the table', () => {
  expect(otherBases(crowd, 'n1').map(({ id, seat, disc }) => [id, seat, disc.radius])).toEqual([['n2', 'north', 1250], ['s1', 'south', 2000], ['cart', 'north', 3000]]);
  expect(otherBases(crowd, 'n3').map(({ id }) => id)).toEqual(['n1', 'n2', 's1']);
  expect(baseOf(crowd, 'n3').disc).toEqual({ kind: 'disc', center: { x: 20000, y: 20000 }, radius: 3000 });
});

test('gaps and contact', () => {
  expect([gapBetween(crowd, 'n1', 'n2'), touching(crowd, ['n1', 'n2'])]).toEqual([0, true]);
  expect([gapBetween(crowd, 'n1', 's1'), touching(crowd, ['n1', 's1'])]).toEqual([1750, false]);
  const [one, other] = [baseOf(crowd, 'n1'), baseOf(crowd, 's1')];
  expect([1747, 1748].map((reach) => inContact(crowd, [one, other], reach))).toEqual([false, true]);
  expect([2999, 3000].map((z) => inContact(crowd, [one, { ...baseOf(crowd, 'n2'), z }]))).toEqual([true, false]);
});

test('where a figure stands safely, and where not', () => {
  expect(spotRefusal(crowd, 'n1', at(10, 10))).toBeUndefined();
  expect(spotRefusal(crowd, 'n1', at(10, 11, 3))).toMatchObject({ kind: 'no-standing', why: 'no-surface' });
  expect(spotRefusal(crowd, 'n1', at(11, 10))).toMatchObject({ kind: 'overlaps', figure: 'n2' });
});
