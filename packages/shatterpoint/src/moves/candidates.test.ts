import type { Density } from '@regelwerk/core';
import { describe, expect, test } from 'vitest';
import type { ChoiceOf } from '../model/choice.js';
import type { MoveKind } from '../model/effect.js';
import type { State } from '../model/state.js';
import { piece } from '../testing/moves.js';
import { part, sceneOf, type Scene } from '../testing/scene.js';
import { moveCandidates, whyNotMove } from './move.js';

const A = 'north-a-1';
type At = readonly [number, number, string?];
/** One character at (300, 300), without objectives. Lengths are in millimetres. */
const scene = (more: Scene = {}) => sceneOf({ ...more, mission: { objectives: [], ...more.mission }, at: { [A]: [300, 300], ...more.at } });
const foes = (...at: readonly At[]) => Object.fromEntries(at.map((spot, i) => [`south-${'abcdef'[i] ?? ''}-1`, spot]));
const wall = (...box: readonly [number, number, number, number]) => piece(`wall ${box.join()}`, part(`wall ${box.join()}`, box, { passable: 'impassable', surface: false }));

const word = ({ how, to, ingress }: ChoiceOf<'move'>): string =>
  [how, to.x / 100, to.y / 100, ...(to.on === 'board' ? [] : [to.on]), ...ingress.flatMap(({ through, to: end }) => ['by', through, 'to', end.x / 100, end.y / 100, end.on])].join(' ');
/** Moves from a list, all of which are allowed. */
const listed = (state: State, how: readonly MoveKind[], density: Density = 'sparse'): readonly ChoiceOf<'move'>[] => {
  const list = moveCandidates(state, { seat: 'north', character: A, how }, density);
  for (const choice of list) expect([word(choice), whyNotMove(state, { character: A, how }, choice)]).toEqual([word(choice), undefined]);
  return list;
};
const words = (more: Scene, how: readonly MoveKind[] = ['advance'], density: Density = 'sparse') => listed(scene(more), how, density).map(word);

describe('few moves along the ground', () => {
  test.each([
    { says: 'to the two nearest enemies, and away from the nearest', at: foes([700, 300], [300, 500], [300, 800]), then: ['advance 300 383.8', 'advance 490 300', 'advance 300 110'] },
    { says: 'to one that is near, until it is engaged', at: foes([450, 420]), then: ['advance 359.27 347.42', 'advance 151.65 181.32'] },
    { says: 'to one that is far, all the way', at: foes([700, 600]), then: ['advance 452 414', 'advance 148 186'] },
    { says: 'to one that is engaged after all the way', at: foes([606.2, 300]), then: ['advance 490 300', 'advance 110 300'] },
    { says: 'to one a tick nearer', at: foes([606.19, 300]), then: ['advance 489.99 300', 'advance 110 300'] },
    { says: 'to one a tick from being engaged', at: foes([416.21, 300]), then: ['advance 300.01 300', 'advance 110 300'] },
    { says: 'engaged, only away', at: foes([416.2, 300]), then: ['dash 175 300'] },
    { says: 'three quarters of the way, where the end is taken', at: { ...foes([700, 300]), 'north-b-1': [500, 300] }, then: ['advance 442.5 300', 'advance 110 300'] },
    { says: 'half of the way, where that is taken, too', at: { ...foes([700, 300]), 'north-b-1': [500, 300], 'north-c-1': [450, 300] }, then: ['advance 395 300', 'advance 110 300'] },
    { says: 'not at all, where that is taken as well', at: { ...foes([700, 300]), 'north-b-1': [500, 300], 'north-c-1': [450, 300], 'north-d-1': [390, 300] }, then: ['advance 110 300'] },
  ] as const)('$says', ({ at, then }) => expect(words({ at: at })).toEqual(then));

  test('to the two nearest objectives', () => {
    const objectives = [{ id: 'o1', at: { x: 30_000, y: 80_000 } }, { id: 'o2', at: { x: 30_000, y: 50_000 } }, { id: 'o3', at: { x: 60_000, y: 30_000 } }];
    expect(words({ mission: { objectives } })).toEqual(['advance 300 391.1', 'advance 490 300']);
  });

  test('a wall beyond the end keeps the base from it', () => expect(words({ at: foes([700, 300]), terrain: { pieces: [wall(505, 250, 520, 350)] } })).toEqual(['advance 442.5 300', 'advance 110 300']));

  test.each([
    { says: 'on its left', box: [345, 200, 355, 305], arms: [{ x: 28_500, y: 14_250 }, { x: 5753, y: -4249 }] },
    { says: 'on its right', box: [345, 295, 355, 400], arms: [{ x: 28_500, y: -14_250 }, { x: 5753, y: 4249 }] },
    { says: 'nowhere, if it is wide', box: [345, 200, 355, 400], arms: undefined },
  ] as const)('around a wall $says', ({ box, arms }) => {
    const found = listed(scene({ at: foes([700, 300]), terrain: { pieces: [wall(...(box as readonly [number, number, number, number]))] } }), ['advance']).filter(({ to }) => to.x > 30_000);
    expect(found.map((one) => [word(one), one.arms])).toEqual(arms === undefined ? [] : [['advance 442.5 300', arms]]);
  });

  test('far around a wall, where the hinge goes so far', () => {
    const to = (bend: 90 | 135, [y1, y2]: readonly [number, number]) => words({ at: foes([700, 300]), options: { 'measure.maxBend': bend }, terrain: { pieces: [wall(345, y1, 355, y2)] } });
    for (const side of [[200, 318], [282, 400]] as const) expect([to(90, side), to(135, side)]).toEqual([['advance 110 300'], ['advance 395 300', 'advance 110 300']]);
  });

  test('only for the first kind', () => {
    expect(words({ at: foes([700, 300]) }, ['dash', 'jump'])).toEqual(['dash 425 300', 'dash 175 300']);
    expect(words({ at: foes([700, 300]) }, ['jump', 'dash'])).toEqual(['jump 425 300', 'jump 175 300']);
  });

  test('on the highest surface there', () => {
    const pieces = [piece('p', part('low', [350, 200, 700, 400], { bottom: 5000, top: 6000 }), part('high', [350, 200, 700, 400], { bottom: 9000, elevation: 2 }), part('mid', [350, 200, 700, 400], { bottom: 7000, top: 8000 }))];
    expect(words({ at: foes([700, 300]), terrain: { pieces } }, ['jump'])).toContain('jump 425 300 high');
  });
});

test('half on each of two roofs that are one, the one below its middle is named', () => {
  const roofs = (...parts: readonly ReturnType<typeof part>[]) => words({ at: foes([526.2, 300]), terrain: { pieces: [piece('p', ...parts)] } }, ['jump'])[0];
  const [left, right] = [part('left', [350, 200, 400, 400]), part('right', [400, 200, 600, 400])];
  expect([roofs(left, right), roofs(right, left)]).toEqual(['jump 410 300 right', 'jump 410 300 right']);
});

describe('few moves up', () => {
  const roof = (id: string, x: number, y: number, side = 46) => part(id, [x, y, x + side, y + side]);
  const climbs = (...parts: readonly ReturnType<typeof part>[]) => words({ terrain: { pieces: [piece('p', ...parts)] } }, ['advance', 'climb']);

  test('to the three nearest roofs, in whatever order they lie, no farther onto them than it must', () =>
    expect(climbs(roof('d', 330, 360), roof('b', 340, 250), roof('c', 277, 350), roof('a', 340, 300))).toEqual(['climb 360 320 a', 'climb 360 276 b', 'climb 300 370 c']));

  test.each([
    { says: 'narrow', small: [[325, 250, 364, 300], [325, 305, 364, 350], [260, 325, 299, 375]], box: [330, 200, 370, 245], then: 'climb 350 225 fits' },
    { says: 'short', small: [[250, 325, 300, 364], [305, 325, 350, 364], [325, 260, 375, 299]], box: [200, 330, 245, 370], then: 'climb 225 350 fits' },
  ] as const)('not to those nearer that are too $says for a base', ({ small, box, then }) => {
    const boxes = [...small, box].map(([x1, y1, x2, y2]) => [x1, y1, x2, y2] as const);
    expect(climbs(...boxes.map((one, i) => part(i === 3 ? 'fits' : `s${i}`, one)))).toEqual([then]);
  });

  test.each([
    { says: 'side by side', halves: [[340, 280, 360, 320], [360, 280, 380, 320]], then: ['climb 360 300 s0'] },
    { says: 'one above the other', halves: [[280, 340, 320, 360], [280, 360, 320, 380]], then: ['climb 300 360 s0'] },
    { says: 'a tick apart', halves: [[340, 280, 360, 320], [360.01, 280, 380, 320]], then: [] },
  ] as const)('to two surfaces that are one, each too narrow for a base, $says: $then', ({ halves, then }) => {
    expect(climbs(...halves.map(([x1, y1, x2, y2], i) => part(`s${i}`, [x1, y1, x2, y2])))).toEqual(then);
  });

  test('not to one that is too far', () => {
    expect([climbs(roof('in', 405, 280)), climbs(roof('out', 405.01, 280))]).toEqual([['climb 425 300 in'], []]);
  });

  test('not to one of its own elevation or below', () => {
    const at: Scene['at'] = { [A]: [300, 300, 'own'] };
    const parts = [roof('own', 280, 280), roof('even', 350, 280), part('high', [280, 350, 326, 396], { elevation: 2 })];
    expect(words({ at, terrain: { pieces: [piece('p', ...parts)] } }, ['climb'])).toEqual(['climb 300 370 high']);
  });
});

describe('through a point of ingress', () => {
  const ladder = (x: number, y = 300, on = 'board') => ({ id: 'foot', at: { x: x * 100, y: y * 100 }, on, to: ['top', 'loft'] });
  const tops = [{ id: 'top', at: { x: 60_000, y: 60_000 }, on: 'roof', to: ['foot'] }, { id: 'loft', at: { x: 80_000, y: 60_000 }, on: 'attic', to: ['foot'] }];
  const house = piece('house', part('roof', [500, 500, 700, 700]), part('attic', [700, 500, 900, 700], { elevation: 2 }));
  const doors = (foot: ReturnType<typeof ladder>, more: Scene = {}) => ({ ...more, terrain: { pieces: [house, ...(more.terrain?.pieces ?? [])], ingress: [foot, ...tops] } });
  const by = ['by top to 600 600 roof', 'by loft to 800 600 attic'];

  test.each([
    { says: 'from where it stands', foot: ladder(345.4), then: 'advance 300 300' },
    { says: 'from where it comes near enough', foot: ladder(345.41), then: 'advance 300.01 300' },
    { says: 'from where it just comes near enough', foot: ladder(535.4), then: 'advance 490 300' },
  ])('$says', ({ foot, then }) => expect(words(doors(foot))).toEqual(by.map((end) => `${then} ${end}`)));

  test('not from where it does not come near enough', () => expect(words(doors(ladder(535.41)))).toEqual([]));

  test('not where the tool cannot be laid', () => {
    const [south, north] = [wall(250, 250, 350, 279), wall(250, 321, 350, 350)];
    expect(words(doors(ladder(320), { terrain: { pieces: [south, north, wall(250, 279, 279, 321), wall(321, 279, 350, 321)] } }))).toEqual([]);
  });

  test('who stays lays the tool somewhere', () => expect(listed(scene(doors(ladder(320))), ['advance'])[0]?.arms).toEqual([{ x: 1, y: 0 }, { x: 1, y: 0 }]));

  test.each([
    { option: 'forbid', stays: false },
    { option: 'allow', stays: true },
  ] as const)('from where it stands, too, where a table has "$option" for moves that lead nowhere', ({ option, stays }) => {
    const options = { 'move.zeroMove': option };
    expect(words(doors(ladder(320), { options }))).toEqual(by.map((end) => `advance 300 300 ${end}`));
    const many = moveCandidates(scene(doors(ladder(320), { options })), { seat: 'north', character: A, how: ['dash'] }, 'standard').map(word);
    expect([many.includes('dash 300 300'), many.includes(`dash 300 300 ${by[0] ?? ''}`)]).toEqual([stays, true]);
  });

  test('of its own elevation, by the first kind', () => {
    const shed = piece('shed', part('shed', [325, 250, 500, 350], { elevation: 1 }));
    const up = doors({ ...ladder(400, 300, 'shed'), to: ['loft'] }, { terrain: { pieces: [shed] } });
    expect([words(up, ['jump']), words(doors(ladder(320)), ['dash', 'jump'])]).toEqual([['jump 345 300 shed'], by.map((end) => `dash 300 300 ${end}`)]);
  });

  test('many moves go on through each point', () => {
    const many = words(doors(ladder(320)), ['dash'], 'standard');
    for (const end of by) expect(many).toContain(`dash 300 300 ${end}`);
    expect(new Set(many).size).toBe(many.length);
  });
});

describe('denser lists', () => {
  const near: Scene = { at: foes([500, 300]) };

  test('hold sparser ones, and more', () => {
    // In a yard of 120 mm only a quarter of a jump fits, of which the densest list has 48 directions.
    const around = [[0, 0, 240, 900], [360, 0, 900, 900], [240, 0, 360, 240], [240, 360, 360, 900]] as const;
    const yard = scene({ terrain: { pieces: around.map(([x1, y1, x2, y2]) => wall(x1, y1, x2, y2)) } });
    const lists = (['sparse', 'standard', 'dense'] as const).map((density) => moveCandidates(yard, { seat: 'north', character: A, how: ['jump'] }, density).map(word));
    expect(lists.map(({ length }) => length)).toEqual([0, 1, 49]);
    expect(lists.map((list, i) => (lists[i - 1] ?? []).every((one) => list.includes(one)))).toEqual([true, true, true]);
  });

  test('of several kinds hold moves of each', () => {
    const kinds = moveCandidates(scene(), { seat: 'north', character: A, how: ['jump', 'dash'] }, 'standard').map(({ how }) => how);
    expect([new Set(kinds), kinds.filter((how) => how === 'dash').length]).toEqual([new Set(['jump', 'dash']), kinds.length / 2]);
  });

  test('tell who moves, for whom, and where', () => {
    const [one] = moveCandidates(scene({ ...near, play: { written: 7 } }), { seat: 'north', character: A, how: ['dash'] }, 'sparse');
    expect(one).toEqual({ kind: 'move', answers: 7, by: 'north', character: A, how: 'dash', to: { x: 38_380, y: 30_000, on: 'board' }, arms: [{ x: 8380, y: 0 }, { x: 8380, y: 0 }], ingress: [] });
    expect(moveCandidates(scene(), { seat: 'north', character: A, how: ['dash'] }, 'standard').every(({ to }) => to.on === 'board')).toBe(true);
  });
});
