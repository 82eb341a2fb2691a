import { luck, type Luck } from '@regelwerk/dice';
import { describe, expect, test } from 'vitest';
import type { MoveKind } from '../model/effect.js';
import { piece } from '../testing/moves.js';
import { part, sceneOf, type Scene } from '../testing/scene.js';
import { sampleMove, whyNotMove } from './move.js';

const A = 'north-a-1';
const seeded = (seed: number): Luck => {
  const made = luck(seed);
  return made._tag === 'Right' ? made.right : { seed: 0, path: [] };
};
const scene = (more: Scene = {}) => sceneOf({ ...more, at: { [A]: [300, 300], ...more.at } });
const KINDS: readonly MoveKind[] = ['advance', 'dash', 'jump'];
const sampled = (state: ReturnType<typeof scene>, seeds: number, how = KINDS) =>
  Array.from({ length: seeds }, (_, seed) => sampleMove(state, { seat: 'north', character: A, how }, seeded(seed)));

test('the same luck gives the same move, and each character its own', () => {
  const state = scene({ at: { 'north-b-1': [300, 300] }, play: { written: 7 } });
  const one = (character: string) => sampleMove(state, { seat: 'north', character, how: ['dash'] }, seeded(1));
  expect(one(A)).toEqual({ kind: 'move', answers: 7, by: 'north', character: A, how: 'dash', to: { x: 25_925, y: 30_288, on: 'board' }, arms: [{ x: -32_593, y: -3384 }, { x: -24_180, y: -22_114 }], ingress: [] });
  expect(one('north-b-1')?.to).not.toEqual(one(A)?.to);
});

test('of every kind that it may make, each allowed', () => {
  const state = scene();
  const found = sampled(state, 18);
  expect(found.map((choice) => choice && whyNotMove(state, { character: A, how: KINDS }, choice))).toEqual(found.map(() => undefined));
  expect(new Set(found.map((choice) => choice?.how))).toEqual(new Set(KINDS));
});

test('none of no kind, and none where no base fits', () => {
  const box = part('box', [0, 0, 900, 900], { passable: 'impassable', surface: false });
  expect([sampled(scene(), 1, []), sampled(scene({ terrain: { pieces: [piece('p', box)] } }), 1, ['dash'])]).toEqual([[undefined], [undefined]]);
});

const roof = piece('house', part('roof', [500, 500, 700, 700], { bottom: 9000 }));
const top = { id: 'top', at: { x: 60_000, y: 60_000 }, on: 'roof', to: ['foot'] };

test('now and then through a point of ingress', () => {
  const feet = [200, 250, 300, 350, 400].flatMap((x) => [200, 250, 300, 350, 400].map((y) => ({ id: `foot ${x} ${y}`, at: { x: x * 100, y: y * 100 }, on: 'board', to: ['top'] })));
  const state = scene({ terrain: { pieces: [roof], ingress: [...feet, top] } });
  const found = sampled(state, 8, ['dash']);
  expect(found.map((choice) => choice && whyNotMove(state, { character: A, how: ['dash'] }, choice))).toEqual(found.map(() => undefined));
  expect(new Set(found.map((choice) => choice?.ingress.map(({ through }) => through).join()))).toEqual(new Set(['', 'top']));
});

describe('where the table wants it to move', () => {
  /** Walls on all sides of a base: it can only stay where it is. */
  const yard = [[0, 0, 280, 900], [320, 0, 900, 900], [280, 0, 320, 280], [280, 320, 320, 900]] as const;
  const walls = yard.map(([x1, y1, x2, y2], i) => piece(`w${i}`, part(`w${i}`, [x1, y1, x2, y2], { passable: 'impassable', surface: false })));
  const options = { 'move.zeroMove': 'forbid' } as const;

  test('not to where it stands', () => {
    expect(sampled(scene({ options, terrain: { pieces: walls } }), 1, ['jump'])).toEqual([undefined]);
    expect(sampled(scene({ options }), 1, ['jump'])).not.toEqual([undefined]);
    expect(sampled(scene({ terrain: { pieces: walls } }), 1, ['jump'])[0]?.to).toEqual({ x: 30_000, y: 30_000, on: 'board' });
  });

  test('unless it goes on from there', () => {
    const ingress = [{ id: 'foot', at: { x: 30_000, y: 30_000 }, on: 'board', to: ['top'] }, top];
    const found = sampled(scene({ options, terrain: { pieces: [...walls, roof], ingress } }), 2, ['jump']);
    expect(found.map((choice) => choice?.ingress.length)).toEqual([undefined, 1]);
  });
});
