import { expect, test } from 'vitest';
import { isWithinTurn } from '@regelwerk/geometry';
import { DEFAULTS } from '../../model/options.js';
import { moveOf, moving, piece } from '../../testing/moves.js';
import { part, sceneOf, type Scene } from '../../testing/scene.js';
import { bendLimit } from './hinge.js';
import { armsOf, layable, lengthOfTool, toolFor, widthOfTools } from './move.js';

const A = 'north-a-1';
const alone = (more: Scene = {}) => sceneOf({ at: { [A]: [300, 300] }, ...more });

test.each([
  { how: 'advance', tool: 'advance' },
  { how: 'reposition', tool: 'advance' },
  { how: 'dash', tool: 'dash' },
  { how: 'jump', tool: 'dash' },
  { how: 'climb', tool: 'dash' },
] as const)('[sp.measure.move-tools] the tool of $how is the $tool tool', ({ how, tool }) => {
  expect(toolFor(how)).toBe(tool);
  expect(layable(DEFAULTS, how).arms).toEqual(armsOf(tool));
});

test('[sp.measure.move-tool-lengths] straight the dash tool is 85 mm long, the advance tool 150 mm', () => expect([lengthOfTool('dash'), lengthOfTool('advance')]).toEqual([8500, 15_000]));

test.each([
  { how: 'dash', base: 40, most: 125 },
  { how: 'advance', base: 40, most: 190 },
  { how: 'dash', base: 50, most: 135 },
  { how: 'advance', base: 50, most: 200 },
] as const)('[sp.measure.move-tool-lengths] [sp.measure.base-sizes] [sp.measure.move-tool-hinge] a base of $base mm gets $most mm far with a $how, and 0.01 mm more it does not', ({ how, base, most }) => {
  const state = alone({ cards: { 'north-a': { base: base * 100 } }, options: { 'move.voluntaryDash': true } });
  expect([moving(state, moveOf(A, how, [300 + most, 300])), moving(state, moveOf(A, how, [300 + most + 0.01, 300]))]).toEqual(['allowed', 'too-far']);
});

test('[sp.measure.move-tool-hinge] bent by a right angle, the ends of the advance tool are 106.07 mm apart', () => {
  const [first, second] = armsOf('advance');
  expect([first, second, Math.round(Math.sqrt(first * first + second * second))]).toEqual([7500, 7500, 10_607]);
  // Around the corner: 20 + 75 mm along one arm, 75 + 20 mm along the other.
  const turned = (x: number) => moving(alone(), moveOf(A, 'advance', [300 + 95, 300 + x], [[1, 0], [0, 1]]));
  expect([turned(95), turned(95.01)]).toEqual(['allowed', 'too-far']);
});

test.each([
  { bend: 90, by: '90 degrees', arm: [0, 1], then: 'allowed' },
  { bend: 90, by: '95 degrees', arm: [-9, 100], then: 'bent-too-far' },
  { bend: 135, by: '95 degrees', arm: [-9, 100], then: 'allowed' },
  { bend: 135, by: '136 degrees', arm: [-100, 97], then: 'bent-too-far' },
  { bend: 180, by: '180 degrees', arm: [-1, 0], then: 'allowed' },
] as const)('[sp.measure.hinge-limit] a bend of $by where the hinge goes to $bend: $then', ({ bend, arm, then }) => {
  expect(moving(alone({ options: { 'measure.maxBend': bend } }), moveOf(A, 'advance', [395, 300], [[1, 0], arm]))).toBe(then);
  expect(isWithinTurn({ x: 1, y: 0 }, { x: arm[0], y: arm[1] }, bendLimit({ 'measure.maxBend': bend }))).toBe(then === 'allowed');
});

test('[sp.measure.hinge-limit] a tool that points nowhere is not laid', () => {
  expect([moving(alone(), moveOf(A, 'advance', [300, 300], [[0, 0], [1, 0]])), moving(alone(), moveOf(A, 'advance', [300, 300], [[1, 0], [0, 0]]))]).toEqual(['bent-too-far', 'bent-too-far']);
});

test.each([
  { says: '25.39 mm apart', gap: 25.39, width: 2540, then: 'tool-blocked' },
  { says: '25.4 mm apart', gap: 25.4, width: 2540, then: 'allowed' },
  { says: '20 mm apart, tools agreed to be 20 mm wide', gap: 20, width: 2000, then: 'allowed' },
])('[sp.measure.move-tool-width] impassable walls $says: $then', ({ gap, width, then }) => {
  const wall = (id: string, y1: number, y2: number) => part(id, [340, y1, 360, y2], { passable: 'impassable', surface: false, elevation: 1 });
  const low = 300 - width / 200;
  const state = alone({ options: { 'measure.moveToolWidth': width }, terrain: { pieces: [piece('walls', wall('w1', low - 100, low), wall('w2', low + gap, low + gap + 100))] } });
  expect([moving(state, moveOf(A, 'advance', [450, 300])), widthOfTools(state.table.options)]).toEqual([then, width]);
});
