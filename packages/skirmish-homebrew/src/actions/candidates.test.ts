import { luck } from '@regelwerk/dice';
import { expect, test } from 'vitest';
import { at, cm, edge, piece, ramp, scene, weapon } from '../testing/scene.js';
import { climb } from './climb.js';
import { dismount } from './dismount.js';
import { jump } from './jump.js';
import { mount } from './mount.js';
import { sampleWalk } from './sample-walk.js';
import { checkWalk, walk } from './walk.js';

const DENSITIES = ['sparse', 'standard', 'dense'] as const;

const village = scene({
  figures: {
    n1: { at: at(25, 26), weapons: [weapon('gun', { range: 11 })] },
    n2: { at: at(41.25, 9, 4.5) },
    n3: { at: at(38.75, 20.75) },
    n4: { at: at(4, 33), now: { mount: ['horse'] } },
    n5: { at: at(0.9, 33), now: { moves: 3 } },
    s1: { at: at(25, 5) },
    s2: { at: at(55, 55), now: { ap: 0 } },
  },
  scenario: {
    pieces: [
      piece('wall', [20, 20, 30, 20.5], { to: 1, agreed: ['small-obstacle', 'cover'] }),
      piece('roof-1', [40, 5, 48, 13], { to: 4.5, agreed: ['enterable'] }),
      piece('roof-2', [40, 17, 48, 27], { to: 4.5, agreed: ['enterable'] }),
      piece('shed', [7, 20, 10, 23], { to: 4, agreed: ['blocks-sight'] }),
    ],
    ways: [ramp('ramp', [26, 29, 32, 33], { foot: at(26, 31), head: at(32, 31, 3) })],
    climbs: [edge('ladder', [40, 20, 40, 21.5], { to: 4.5, aid: 'ladder' }), edge('slanted', [2, 2, 5, 6], { to: 4.5 })],
    mounts: [
      { id: 'horse', name: 'horse', sort: 'horse', range: 'usual', at: at(4, 33), base: cm(2), places: 1 },
      { id: 'cart', name: 'cart', sort: 'other', range: cm(12), at: at(28.25, 26), base: cm(2), places: 2 },
    ],
    deeds: [
      { id: 'pull', name: 'pull', price: 'usual', sides: [], reach: { kind: 'touching', at: at(20, 26), radius: 500 }, needs: [], test: { kind: 'none' }, times: 1, success: [], failure: [] },
      { id: 'call', name: 'call', price: 'usual', sides: [], reach: { kind: 'anywhere' }, needs: [], test: { kind: 'none' }, times: 1, success: [], failure: [] },
      { id: 'theirs', name: 'theirs', price: 'usual', sides: ['south'], reach: { kind: 'touching', at: at(23, 26), radius: 0 }, needs: [], test: { kind: 'none' }, times: 0, success: [], failure: [] },
    ],
    searchAreas: [{ id: 'cellar', name: 'cellar', area: [at(30, 40), at(36, 40), at(36, 46)].map(({ x, y }) => ({ x, y })), height: 0, needs: [], times: 1, finds: [] }],
  },
  play: (play) => play.mounts['horse']?.riders.push('n4'),
});

const ACTIONS = { walk, jump, climb, mount, dismount };

test.each(Object.entries(ACTIONS))('candidates of %s are allowed, none comes twice, and the denser lists begin with the sparser', (_, action) => {
  for (const figure of Object.keys(village.play.figures)) {
    const lists = DENSITIES.map((density) => action.candidates(village, figure, density));
    for (const list of lists) for (const choice of list) expect(action.check(village, choice as never)).toBeUndefined();
    for (const list of lists) expect(new Set(list.map((choice) => JSON.stringify(choice))).size).toBe(list.length);
    expect(lists[1]?.slice(0, lists[0]?.length)).toEqual(lists[0]);
    expect(lists[2]?.slice(0, lists[1]?.length)).toEqual(lists[1]);
  }
});

test('sparse walks are few: to the nearest task; standard ones also toward the enemy and away from it', () => {
  const ends = (density: 'sparse' | 'standard') => walk.candidates(village, 'n1', density).map(({ path }) => path);
  expect(ends('sparse')).toEqual([[at(21.75, 26)]]);
  expect(ends('standard').slice(0, 3)).toEqual([[at(21.75, 26)], [at(25, 16)], [at(25, 36)]]);
});

test('a task that is done, or not one’s own, or behind a ramp draws nobody', () => {
  const done = { table: village.table, play: { ...village.play, deeds: { ...village.play.deeds, pull: 1 } } };
  const [first] = walk.candidates(done, 'n1', 'sparse');
  expect(first?.path).toEqual([at(25, 16)]);
});

test('dense walks come just into the range of a weapon', () => {
  const paths = walk.candidates(village, 'n1', 'dense').map(({ path }) => path[0]);
  expect(paths).toContainEqual(at(25, 18.5));
});

test('nobody moves who has made three movements or has no points', () => {
  expect([walk, jump, climb].map(({ least }) => least)).toEqual([1, 1, 1]);
  for (const figure of ['n5', 's2']) for (const action of [walk, jump, climb]) expect(action.candidates(village, figure, 'dense')).toEqual([]);
});

test('jumps lead over the gap, standard ones also down, dense ones also along the ground', () => {
  expect(jump.candidates(village, 'n2', 'sparse')).toEqual([]);
  expect(jump.candidates(village, 'n2', 'standard')).toEqual([{ kind: 'jump', figure: 'n2', to: at(38.75, 9) }]);
  const near = scene({ figures: { n1: { at: at(44, 11.75, 4.5) } }, scenario: { pieces: [...village.table.scenario.pieces.map((one) => ({ ...one, agreed: [...one.agreed], footprint: [...one.footprint] }))] } });
  expect(jump.candidates(near, 'n1', 'sparse')).toEqual([{ kind: 'jump', figure: 'n1', to: at(44, 18.25, 4.5) }]);
  expect(jump.candidates(near, 'n1', 'standard')).toEqual([
    { kind: 'jump', figure: 'n1', to: at(44, 18.25, 4.5) },
    { kind: 'jump', figure: 'n1', to: at(44, 14.25) },
  ]);
  expect(jump.candidates(village, 'n1', 'dense').length).toBeGreaterThan(2);
  expect(jump.candidates(scene({ figures: { n1: { at: at(20, 20) } } }), 'n1', 'standard')).toEqual([]);
});

test('climbs lead up a ladder and down again', () => {
  expect(climb.candidates(village, 'n3', 'sparse')).toEqual([]); // others move first
  const up = climb.candidates(village, 'n3', 'standard');
  expect(up).toEqual([{ kind: 'climb', figure: 'n3', along: 'ladder', to: at(41.25, 20.75, 4.5) }]);
  const top = scene({
    figures: { n1: { at: at(41.25, 20.75, 4.5) } },
    scenario: { pieces: [piece('roof', [40, 17, 48, 27], { to: 4.5, agreed: ['enterable'] })], climbs: [edge('ladder', [40, 20, 40, 21.5], { to: 4.5, aid: 'ladder' })] },
  });
  expect(climb.candidates(top, 'n1', 'sparse')).toEqual([{ kind: 'climb', figure: 'n1', along: 'ladder', to: at(38.75, 20.75) }]);
  expect(climb.candidates(scene({ figures: { n1: { at: at(20, 20) } } }), 'n1', 'dense')).toEqual([]);
});

test('who stands beside a mount may mount it, who rides may dismount', () => {
  expect(mount.candidates(village, 'n1', 'sparse')).toEqual([{ kind: 'mount', figure: 'n1', mount: 'cart' }]);
  expect(mount.candidates(village, 'n4', 'sparse')).toEqual([]);
  expect(dismount.candidates(village, 'n4', 'sparse')).toHaveLength(2);
  expect(dismount.candidates(village, 'n4', 'standard').length).toBeGreaterThan(2);
  expect(dismount.candidates(village, 'n1', 'dense')).toEqual([]);
});

test('over a ramp to the level beyond', () => {
  const state = scene({
    figures: { n1: { at: at(24, 31) } },
    scenario: { ways: [ramp('ramp', [26, 29, 30, 33], { foot: at(26, 31), head: at(30, 31, 3) })], pieces: [piece('deck', [30, 25, 40, 40], { to: 3, agreed: ['enterable'] })] },
  });
  expect(walk.candidates(state, 'n1', 'sparse')).toContainEqual({ kind: 'walk', figure: 'n1', path: [at(26, 31), at(30, 31, 3), at(31.25, 31, 3)] });
});

test('a random walk is allowed, and the same under the same label', () => {
  const seed = luck(7);
  if (seed._tag === 'Left') return;
  const found = Array.from({ length: 40 }, (_, i) => sampleWalk(village, 'n1', { luck: seed.right, label: `walk ${i}` }));
  for (const choice of found) if (choice !== undefined) expect(checkWalk(village, choice)).toBeUndefined();
  expect(found.filter((choice) => choice !== undefined).length).toBeGreaterThan(30);
  expect(sampleWalk(village, 'n1', { luck: seed.right, label: 'walk 3' })).toEqual(found[3]);
  expect(sampleWalk(village, 's2', { luck: seed.right, label: 'walk' })).toBeUndefined();
});
