import { describe, expect, test } from 'vitest';
import { baseOf } from '../rules/measure/base.js';
import { piece } from '../testing/moves.js';
import { part, sceneOf } from '../testing/scene.js';
import { shiftsFrom } from './shifts.js';

const A = 'north-a-1';
type Box = readonly [number, number, number, number];

/** The shifts of a character at (300, 300) by a point at its feet to one at (600, 600) on a surface, or, from a surface, to the board. */
const shifts = (parts: readonly ReturnType<typeof part>[], { from = 'board', to = 'roof', others = {} }: { readonly from?: string; readonly to?: string; readonly others?: Record<string, readonly [number, number, string?]> } = {}) => {
  const ingress = [{ id: 'a', at: { x: 30_000, y: 30_000 }, on: from, to: ['b'] }, { id: 'b', at: { x: 60_000, y: 60_000 }, on: to, to: ['a'] }];
  const state = sceneOf({ cards: { 'south-b': { base: 1000 } }, terrain: { pieces: [piece('p', ...parts)], ingress }, at: { [A]: [300, 300, from], ...others } });
  return shiftsFrom(state, { character: A, base: baseOf(state, A), on: from });
};
const at = (x: number, y: number, on: string) => [{ by: 'a', through: 'b', to: { x: Math.round(x * 100), y: Math.round(y * 100), on } }];

describe('a shift leads to the point, or half-way to the farthest place next to it', () => {
  test.each([[0, 0], [1, 0], [0, 1], [-1, 0], [0, -1], [1, 1], [-1, 1], [-1, -1], [1, -1]])('where the surface has room at %d, %d', (dx, dy) => {
    const [x, y] = [600 + dx * 22.7, 600 + dy * 22.7];
    expect(shifts([part('roof', [Math.floor(x - 20), Math.floor(y - 20), Math.ceil(x + 20), Math.ceil(y + 20)])])).toEqual(at(x, y, 'roof'));
  });

  test('the first of these that is free', () => {
    const roof = [part('roof', [500, 500, 700, 700])];
    expect(shifts(roof)).toEqual(at(600, 600, 'roof'));
    expect(shifts(roof, { others: { 'south-a-1': [580, 600, 'roof'] } })).toEqual(at(622.7, 600, 'roof'));
    // A small base on the point leaves room only aslant of it.
    expect(shifts(roof, { others: { 'south-b-1': [600, 600, 'roof'] } })).toEqual(at(622.7, 622.7, 'roof'));
  });

  test('half on each of two roofs that are one, onto the one below its middle', () => {
    const [left, right] = [part('left', [500, 500, 595, 700]), part('right', [595, 500, 700, 700])];
    expect([shifts([left, right], { to: 'right' }), shifts([right, left], { to: 'right' })]).toEqual([at(600, 600, 'right'), at(600, 600, 'right')]);
  });

  test('nowhere, if there is no room', () => expect(shifts([part('roof', [581, 581, 619, 619])])).toEqual([]));
});

describe('to the elevation of the point', () => {
  const roof = part('roof', [200, 200, 400, 400]);
  const over = (box: Box, changes: Parameters<typeof part>[2]) => part('over', box, { bottom: 5000, top: 6000, ...changes });
  const below = (...parts: readonly ReturnType<typeof part>[]) => shifts([roof, ...parts], { from: 'roof', to: 'board' });

  test('down to the board', () => expect(below()).toEqual(at(600, 600, 'board')));
  test('not onto what is higher', () => expect(below(over([500, 500, 700, 700], { elevation: 2 }))).toEqual(at(600, 600, 'board')));
  test('onto what is as high, before the board', () => expect(below(over([500, 500, 700, 700], { elevation: 0 }))).toEqual(at(600, 600, 'over')));
  test('not onto what is none', () => expect(below(over([500, 500, 700, 700], { elevation: 0, surface: false }))).toEqual(at(600, 600, 'board')));
});

test('without points there are no shifts', () => {
  const state = sceneOf({ at: { [A]: [300, 300] } });
  expect(shiftsFrom(state, { character: A, base: baseOf(state, A), on: 'board' })).toEqual([]);
});
