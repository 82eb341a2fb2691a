import { expect, test } from 'vitest';
import { BOARD, NONE } from '../model/ids.js';
import { sceneOf } from '../testing/scene.js';
import { enemiesFor, interestsFor, objectivesFor } from './goals.js';

// A base of 40 mm, enemies of 50 mm, tokens of 25.4 mm: from middle to middle, range 2 is 121.2 mm to an enemy and 108.9 mm to a token.
const A = 'north-a-1';
const token = (x: number, changes: object = {}) => ({ x: x * 100, y: 10_000, on: BOARD, active: true, control: [], symbol: 'none' as const, priority: false, ...changes });
const far = token(900);
const near = token(300);
const state = sceneOf({
  cards: { 'south-a': { base: 5000 }, 'south-b': { base: 5000 }, 'south-c': { base: 5000 } },
  mission: { objectives: ['o1', 'o2', 'o3', 'o4'].map((id) => ({ id, at: { x: 0, y: 0 } })) },
  at: { [A]: [100, 100], 'north-b-1': [150, 100], 'south-a-1': [800, 100], 'south-b-1': [400, 100], 'south-c-1': [600, 100] },
  play: { objectives: { o1: far, o2: token(110, { active: false }), o3: token(120, { on: NONE }), o4: near } },
});

test('the nearest enemies on the board, and how near one must be to engage each', () => {
  const at = (id: string) => state.play.characters[id];
  expect(enemiesFor(state, A, 2)).toEqual([{ at: at('south-b-1'), within: 12_120 }, { at: at('south-c-1'), within: 12_120 }]);
  expect(enemiesFor(state, A, 9)).toHaveLength(3);
});

test('the nearest active objectives on the board, and how near one must be to contest each', () => {
  expect(objectivesFor(state, A, 2)).toEqual([{ at: near, within: 10_890 }, { at: far, within: 10_890 }]);
  expect(objectivesFor(state, A, 1)).toEqual([{ at: near, within: 10_890 }]);
});

test('what is of interest is to touch and to engage enemies, and to contest objectives', () => {
  const disc = (x: number, radius: number) => ({ kind: 'disc', center: { x: x * 100, y: 10_000 }, radius });
  expect(interestsFor(state, A)).toEqual([
    ...[800, 400, 600].map((x) => ({ shape: disc(x, 2500), touch: true, ranges: [7620] })),
    ...[900, 300].map((x) => ({ shape: disc(x, 1270), touch: false, ranges: [7620] })),
  ]);
});
