import type { Vec } from '@regelwerk/geometry';
import { describe, expect, test } from 'vitest';
import { DEFAULTS } from '../../model/options.js';
import { whyNotMove } from '../../moves/move.js';
import { sceneOf } from '../../testing/scene.js';
import { moveOf } from '../../testing/moves.js';
import { layable } from '../measure/move.js';
import { touchesOutline } from './tool-touch.js';

// A base of 40 mm at 300, 300, the tool laid to the right; by default it is 25.4 mm wide.
const A = 'north-a-1';

describe('which part of the tool is touched', () => {
  const gap = (touch: 'middle-line' | 'outline', width: number | undefined, move: ReturnType<typeof moveOf>): number => {
    const options = { 'move.toolTouch': touch, ...(width === undefined ? {} : { 'measure.moveToolWidth': width }) };
    const not = whyNotMove(sceneOf({ options, at: { [A]: [300, 300] } }), { character: A, how: [move.how] }, move);
    return not?.kind === 'too-far' ? not.gap : 0;
  };

  test.each([
    { says: 'straight ahead', how: 'advance', to: [490, 300], middle: 0, outline: 0 },
    { says: 'a tick farther', how: 'advance', to: [490.01, 300], middle: 1, outline: 1 },
    { says: 'over the corner of its end, 190.47 mm away', how: 'advance', to: [489.94, 314.19], middle: 448, outline: 0 },
    { says: 'a little farther', how: 'advance', to: [490, 314.19], middle: 453, outline: 6 },
    { says: 'over the corner of its end in a dash, 125.76 mm away', how: 'dash', to: [424.85, 315.1], middle: 495, outline: 0 },
    { says: 'beside it, over its middle line', how: 'advance', to: [380, 320], middle: 0, outline: 0 },
    { says: 'a tick farther beside it', how: 'advance', to: [380, 320.01], middle: 1, outline: 0 },
    { says: 'beside its edge', how: 'advance', to: [380, 332.7], middle: 1270, outline: 0 },
    { says: 'a tick beside its edge', how: 'advance', to: [380, 332.71], middle: 1271, outline: 1 },
    { says: 'outside of its hinge, bent by a right angle', how: 'advance', arms: [[1, 0], [0, 1]], to: [418.12, 276.88], middle: 1270, outline: 0 },
    { says: 'a little farther', how: 'advance', arms: [[1, 0], [0, 1]], to: [418.2, 276.8], middle: 1281, outline: 11 },
  ] as const)('[sp.move.tool-touch] [sp.move.tool-placement] an end $says', ({ how, to, middle, outline, ...more }) => {
    const move = moveOf(A, how, to, 'arms' in more ? more.arms : undefined);
    expect([gap('middle-line', undefined, move), gap('outline', undefined, move)]).toEqual([middle, outline]);
  });

  test.each([{ width: 1000, outline: 770 }, { width: 2540, outline: 0 }])('[sp.move.tool-touch] [sp.measure.move-tool-width] beside a tool of $width ticks', ({ width, outline }) => {
    expect(gap('outline', width, moveOf(A, 'advance', [380, 332.7]))).toBe(outline);
  });

  test.each([{ x: 530.45, not: 'spot-taken' }, { x: 530.46, not: undefined }])('[sp.move.tool-touch] over a corner of the tool, 190.46 mm away, another base at $x mm is in the way: $not', ({ x, not }) => {
    const way = { x: 17_000, y: -1270 };
    const toCorner = { ...moveOf(A, 'advance', [490.46, 300]), arms: [way, way] satisfies [Vec, Vec] };
    const state = sceneOf({ options: { 'move.toolTouch': 'outline' }, at: { [A]: [300, 300], 'south-a-1': [x, 300] } });
    expect(whyNotMove(state, { character: A, how: ['advance'] }, toCorner)?.kind).toBe(not);
  });

  test.each([{ touch: 'middle-line' }, { touch: 'outline' }] as const)('[sp.move.tool-touch] [sp.measure.move-tools] agreed is $touch, and the tool says so', ({ touch }) => {
    expect(layable({ ...DEFAULTS, 'move.toolTouch': touch }, 'advance').touch).toBe(touch);
  });

  test('[sp.move.tool-touch] unless it is agreed, the middle line counts', () => expect(touchesOutline(DEFAULTS)).toBe(false));
});
