import { luck } from '@regelwerk/dice';
import { describe, expect, test } from 'vitest';
import { shatterpoint } from '../game.js';
import type { ChoiceOf } from '../model/choice.js';
import type { SetupFrame } from '../model/frame.js';
import type { State } from '../model/state.js';
import { around, blockedBut, roof, setting, wall, type Setting } from '../testing/pockets.js';
import { canDeploy, deployCandidates, sampleDeploy } from './deploy-choices.js';

const LEAD = 'south-a-1';
const frameOf = ({ play }: State) => play.agenda[0] as SetupFrame;
type Density = Parameters<typeof deployCandidates>[2];

const choices = (state: State, density: Density) => deployCandidates(state, frameOf(state), density);
const told = (found: readonly ChoiceOf<'deploy'>[]): readonly string[] => found.map(({ character, to }) => `${character} ${to.x} ${to.y}${to.on === 'board' ? '' : ` ${to.on}`}`);
const offered = (state: State, density: Density): readonly string[] => told(choices(state, density));

/** Only the second squad is to be deployed, and only its primary unit can begin. */
const STAND = { [LEAD]: [5000, 50_000], 'south-b-1': [15_000, 50_000], 'south-c-1': [25_000, 50_000] } as const;
const NORTH = { 'north-a-1': [5000, 80_000], 'north-b-1': [15_000, 80_000], 'north-c-1': [25_000, 80_000] } as const;
const second = (changes: Setting = {}) => setting([], { ...changes, at: { ...STAND, ...NORTH, ...changes.at } });

describe('where a squad can begin', () => {
  test('few: in the middle of the edge and at both ends, as deep as allowed', () =>
    expect(offered(second(), 'sparse')).toEqual(['south-d-1 45720 9620', 'south-d-1 2000 9620', 'south-d-1 89440 9620']));

  test('more: seven along the edge, each at the edge, too', () =>
    expect(offered(second(), 'standard')).toEqual([45_720, 31_147, 60_293, 16_574, 74_866, 2000, 89_440].flatMap((x) => [9620, 2000].map((y) => `south-d-1 ${x} ${y}`))));

  test('many: nineteen, each half-way, too', () => {
    const all = offered(second(), 'dense');
    expect(all).toHaveLength(57);
    expect(all.slice(0, 5)).toEqual(['south-d-1 45720 9620', 'south-d-1 45720 5810', 'south-d-1 45720 2000', 'south-d-1 40863 9620', 'south-d-1 40863 5810']);
    expect(all.slice(-2)).toEqual(['south-d-1 89440 5810', 'south-d-1 89440 2000']);
  });

  test.each([
    { edge: 'north', then: ['45720 81820', '2000 81820', '89440 81820'] },
    { edge: 'west', then: ['9620 45720', '9620 2000', '9620 89440'] },
    { edge: 'east', then: ['81820 45720', '81820 2000', '81820 89440'] },
  ] as const)('at the $edge edge', ({ edge, then }) => {
    const at = { [LEAD]: [30_000, 60_000], 'south-b-1': [35_000, 60_000], 'south-c-1': [40_000, 60_000], 'north-a-1': [30_000, 30_000], 'north-b-1': [35_000, 30_000], 'north-c-1': [40_000, 30_000] } as const;
    expect(offered(setting([], { edge, at }), 'sparse')).toEqual(then.map((place) => `south-d-1 ${place}`));
  });

  test('where a roof is, on it and below it', () => {
    const state = setting([roof({ x: 40_000, y: 5000, w: 10_000, h: 10_000 })], { at: { ...STAND, ...NORTH } });
    expect(offered(state, 'sparse')).toEqual(['south-d-1 45720 9620 roof', 'south-d-1 45720 9620', 'south-d-1 2000 9620', 'south-d-1 89440 9620']);
  });

  test('the first of each unit of either squad, as its player and to this decision', () => {
    const state = setting([], { cards: { 'south-a': { characters: 2 } } });
    expect(offered(state, 'sparse').map((one) => one.split(' ')[0])).toEqual([...Array.from({ length: 3 }, () => LEAD), ...Array.from({ length: 3 }, () => 'south-d-1')]);
    expect(choices(state, 'sparse')[0]).toEqual({ kind: 'deploy', answers: 0, by: 'south', character: LEAD, to: { x: 45_720, y: 9620, on: 'board' } });
  });

  test('of a finer grid, if the wanted one has none: one', () => {
    const parts = [45_720, 2000, 89_440].map((x, i) => wall(`w${i}`, [[x - 2500, 0], [x + 2500, 0], [x + 2500, 10_000], [x - 2500, 10_000]]));
    const state = setting(parts, { at: { ...STAND, ...NORTH } });
    expect(offered(state, 'sparse')).toEqual(['south-d-1 31147 9620']);
    expect(offered(state, 'standard')).toHaveLength(8);
  });

  test('nowhere, where everybody stands', () => {
    const all = Object.fromEntries(['north', 'south'].flatMap((seat, i) => ['a', 'b', 'c', 'd', 'e', 'f'].map((letter, j) => [`${seat}-${letter}-1`, [5000 + 5000 * j, 5000 + 80_000 * i] as const])));
    expect(choices(setting([], { at: all }), 'sparse')).toEqual([]);
  });

  const pocket = (spare: number) => setting(blockedBut(around(30_011, 9500, { spare })), { at: { ...STAND, ...NORTH, 'south-e-1': [80_000, 80_000], 'south-f-1': [70_000, 80_000] } });

  test.each(['sparse', 'standard', 'dense'] as const)('in the only pocket there is: %s', (density) => expect(offered(pocket(0), density)).toEqual(['south-d-1 30011 9500']));
  test('with the other primary unit, if only that one fits there', () => {
    const parts = blockedBut(around(30_011, 9500));
    const state = setting(parts, { cards: { 'south-a': { base: 4002 } }, at: { 'south-e-1': [80_000, 80_000], 'south-f-1': [70_000, 80_000] } });
    expect(offered(state, 'dense')).toEqual(['south-d-1 30011 9500']);
  });

  test('nowhere, if that is a tick too small', () => expect(offered(pocket(-1), 'dense')).toEqual([]));
  test.each([0, -1])('whether it can be, with %i ticks to spare', (spare) => expect(canDeploy(pocket(spare), 'south-d-1')).toBe(spare === 0));
});

describe('whether a squad can begin at all', () => {
  test.each(['north', 'south'])('%s, whoever is first', (seat) => expect(canDeploy(setting(), `${seat}-a-1`)).toBe(true));
});

describe('where the others can be deployed', () => {
  const begun = (changes: Setting = {}) => setting([], { lead: LEAD, ...changes, at: { [LEAD]: [40_000, 30_000], ...changes.at } });

  test('few: as far from the first one as allowed', () =>
    expect(offered(begun({ at: { 'south-c-1': [80_000, 80_000] } }), 'sparse')).toEqual(['46540 30000', '40000 36540', '33460 30000', '40000 23460'].map((place) => `south-b-1 ${place}`)));

  test('more, and many', () => expect((['standard', 'dense'] as const).map((density) => offered(begun({ at: { 'south-c-1': [80_000, 80_000] } }), density).length)).toEqual([24, 120]));

  test('each unit’s first', () => expect(new Set(offered(begun({ cards: { 'south-b': { characters: 2 } } }), 'sparse').map((one) => one.split(' ')[0]))).toEqual(new Set(['south-b-1', 'south-c-1'])));

  test.each([
    { says: 'of a finer grid, if the wanted one has none', holes: [[4624, 4624], [5106, 4085], [4001, 77]], then: [['4624 4624'], ['4624 4624'], ['5106 4085', '4624 4624']] },
    { says: 'of the finest, if only that has one', holes: [[5106, 4085], [4001, 77]], then: [['5106 4085'], ['5106 4085'], ['5106 4085']] },
    { says: 'that a search finds, if no grid has one', holes: [[4001, 77]], then: [['4001 77'], ['4001 77'], ['4001 77']] },
  ] as { says: string; holes: [number, number][]; then: string[][] }[])('a place $says; a denser list holds each sparser one', ({ holes, then }) => {
    const state = setting(blockedBut(...holes.map(([x, y]) => around(40_000 + x, 30_000 + y))), { lead: LEAD, at: { [LEAD]: [40_000, 30_000], 'south-c-1': [80_000, 80_000] } });
    expect((['sparse', 'standard', 'dense'] as const).map((density) => choices(state, density).map(({ to }) => `${to.x - 40_000} ${to.y - 30_000}`))).toEqual(then);
  });
});

describe('at random', () => {
  const drawn = (state: State, count: number) =>
    Array.from({ length: count }, (_, seed) => {
      const chance = luck(seed);
      return chance._tag === 'Left' ? undefined : sampleDeploy(state, frameOf(state), chance.right);
    }).flatMap((one) => one ?? []);
  const widthOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

  test.each([
    { edge: 'south', x: [2000, 89_440], y: [2000, 9620] },
    { edge: 'east', x: [81_820, 89_440], y: [2000, 89_440] },
  ] as const)('a squad begins anywhere in its strip at the $edge, with either primary unit', ({ edge, x, y }) => {
    const found = drawn(setting([], { edge }), 8);
    expect(found.every(({ to }) => to.x >= x[0] && to.x <= x[1] && to.y >= y[0] && to.y <= y[1] && to.on === 'board')).toBe(true);
    expect(new Set(found.map(({ character }) => character))).toEqual(new Set([LEAD, 'south-d-1']));
    expect([widthOf(found.map(({ to }) => to.x)) > (x[1] - x[0]) / 2, widthOf(found.map(({ to }) => to.y)) > (y[1] - y[0]) / 2]).toEqual([true, true]);
    expect(new Set(told(found)).size).toBe(8);
    expect(found[0]).toMatchObject({ kind: 'deploy', answers: 0, by: 'south' });
  });

  test('the others anywhere around the first one, in a corner of the board, too', () => {
    const found = drawn(setting([], { lead: LEAD, at: { [LEAD]: [2000, 89_440], 'south-c-1': [80_000, 40_000] } }), 6);
    const ways = found.map(({ to }) => [to.x - 2000, 89_440 - to.y] as const);
    const far = ways.map(([x, y]) => Math.sqrt(x * x + y * y));
    expect(far.every((one) => one >= 4000 && one <= 6540)).toBe(true);
    expect(widthOf(ways.map(([x, y]) => x - y))).toBeGreaterThan(3000);
    expect(new Set(told(found)).size).toBe(6);
  });

  test.each([
    { says: 'in any direction from the first one', x: 40_000, y: 30_000 },
    { says: 'not only to and fro along a diagonal, where the first one is as far from both edges', x: 30_000, y: 30_000 },
  ])('the others $says', ({ x, y }) => {
    const ways = drawn(setting([], { lead: LEAD, at: { [LEAD]: [x, y], 'south-c-1': [80_000, 80_000] } }), 6).map(({ to }) => [to.x - x, to.y - y] as const);
    expect(new Set(ways.map((way) => way.map((one) => one > 0).join())).size).toBeGreaterThan(2);
    expect(ways.filter(([east, north]) => east === north)).toEqual([]);
  });

  test('on any surface', () => {
    const state = setting([roof({ x: 30_000, y: 20_000, w: 20_000, h: 20_000 })], { lead: LEAD, at: { [LEAD]: [40_000, 30_000], 'south-c-1': [80_000, 80_000] } });
    expect(new Set(drawn(state, 6).map(({ to }) => to.on))).toEqual(new Set(['board', 'roof']));
  });

  test('in the only pocket, if that is all there is', () => {
    const state = setting(blockedBut(around(46_000, 30_011)), { lead: LEAD, at: { [LEAD]: [40_000, 30_000], 'south-c-1': [80_000, 80_000] } });
    expect(told(drawn(state, 1))).toEqual(['south-b-1 46000 30011']);
  });
});

test('what is offered is what the room offers', () => expect(shatterpoint.rooms.setup.candidates(setting(), frameOf(setting()), 'sparse')).toEqual(choices(setting(), 'sparse')));
