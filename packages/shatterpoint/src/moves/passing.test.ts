import { expect, test } from 'vitest';
import { moveOf } from '../testing/moves.js';
import { sceneOf } from '../testing/scene.js';
import { passing } from './passing.js';

const [A, FOE] = ['north-a-1', 'south-a-1'];

// Bases of 40 mm engage each other up to 116.2 mm apart. The hinge lies 95 mm from where it starts, at (300, 300).
test.each([
  { says: 'straight, past it', option: 'path', foe: [355, 190], to: [410, 300], arms: [[1, 0], [1, 0]], then: ['south-a'] },
  { says: 'straight, out of its reach', option: 'path', foe: [355, 183.79], to: [410, 300], arms: [[1, 0], [1, 0]], then: [] },
  { says: 'straight, past it, where only the end counts', option: 'rest-only', foe: [355, 190], to: [410, 300], arms: [[1, 0], [1, 0]], then: [] },
  { says: 'around a corner, out of its reach', option: 'path', foe: [275, 417], to: [395, 395], arms: [[1, 0], [0, 1]], then: [] },
  { says: 'around a corner, past it', option: 'path', foe: [490, 250], to: [395, 395], arms: [[1, 0], [0, 1]], then: ['south-a'] },
] as const)('a move $says, where the way counts by "$option": $then', ({ option, foe, to, arms, then }) => {
  const state = sceneOf({ options: { 'engage.during': option }, units: { 'south-a': { hunker: 1 } }, at: { [A]: [300, 300], [FOE]: foe } });
  expect(passing(state, moveOf(A, 'advance', to, arms)).flatMap((event) => (event.kind === 'hunker-lost' ? [event.unit] : []))).toEqual(then);
});
