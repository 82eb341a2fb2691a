import { describe, expect, test } from 'vitest';
import { checkChange, type Change } from './change.js';
import type { Die } from './die.js';
import { resolve, resolveWith } from './resolve.js';

const kind = (name: string, weights: readonly number[]): Die => ({
  name,
  faces: ['crit', 'hit', 'surge', 'blank'].map((face, i) => ({ name: face, weight: weights[i] ?? 1, symbols: {} })),
});
const red = kind('red', [1, 5, 1, 1]);
const white = kind('white', [1, 1, 1, 5]);
const save: Die = {
  name: 'save',
  faces: [
    { name: 'block', weight: 3, symbols: {} },
    { name: 'surge', weight: 1, symbols: {} },
    { name: 'none', weight: 2, symbols: {} },
  ],
};
const dice = [red, white, save];
const roll = { red: [0, 1, 1, 1], white: [1, 1, 1, 2], save: [2, 1, 0] };

const settled = (change: Change): unknown => resolve(dice, roll, [change]);

test.each<{ says: string; change: Change; is: object }>([
  { says: 'one surge to hit, first kind first', change: { kind: 'convert', from: 'surge', to: 'hit', most: 1 }, is: { red: [0, 2, 0, 1] } },
  { says: 'two surges to hits', change: { kind: 'convert', from: 'surge', to: 'hit', most: 2 }, is: { red: [0, 2, 0, 1], white: [1, 2, 0, 2] } },
  { says: 'all surges to hits: a save has no hit', change: { kind: 'convert', from: 'surge', to: 'hit', most: 'all' }, is: { red: [0, 2, 0, 1], white: [1, 2, 0, 2] } },
  { says: 'surges to blocks', change: { kind: 'convert', from: 'surge', to: 'block', most: 'all' }, is: { save: [3, 0, 0] } },
  { says: 'no dice at most', change: { kind: 'convert', from: 'surge', to: 'hit', most: 0 }, is: {} },
  { says: 'a face to itself', change: { kind: 'convert', from: 'hit', to: 'hit', most: 'all' }, is: {} },
  { says: 'an unknown face', change: { kind: 'convert', from: 'star', to: 'hit', most: 'all' }, is: {} },
  { says: 'two dice more', change: { kind: 'add', die: 'white', face: 'hit', dice: 2 }, is: { white: [1, 3, 1, 2] } },
  { says: 'a die nobody knows', change: { kind: 'add', die: 'black', face: 'hit', dice: 2 }, is: {} },
  { says: 'a face the die has not', change: { kind: 'add', die: 'save', face: 'hit', dice: 2 }, is: {} },
  { says: 'blanks first, then surges', change: { kind: 'remove', faces: ['blank', 'surge'], most: 4 }, is: { red: [0, 1, 0, 0], white: [1, 1, 1, 0] } },
  { says: 'a face named twice counts once', change: { kind: 'remove', faces: ['hit', 'hit'], most: 3 }, is: { red: [0, 0, 1, 1], white: [1, 0, 1, 2] } },
  { says: 'two blocks cancel two hits', change: { kind: 'cancel', faces: ['hit', 'crit'], by: ['block'] }, is: { red: [0, 0, 1, 1], white: [1, 0, 1, 2], save: [0, 1, 0] } },
  { says: 'more that cancels than there is', change: { kind: 'cancel', faces: ['crit'], by: ['block'] }, is: { white: [0, 1, 1, 2], save: [1, 1, 0] } },
  { says: 'nothing that cancels', change: { kind: 'cancel', faces: ['crit'], by: ['none'] }, is: {} },
])('$says', ({ change, is }) => {
  expect(settled(change)).toEqual({ kind: 'settled', roll: { ...roll, ...is } });
});

describe('rerolls', () => {
  const aim: Change = { kind: 'reroll', faces: ['blank'], most: 2 };
  const surge: Change = { kind: 'convert', from: 'surge', to: 'hit', most: 'all' };

  test('wait for chance, and say what is to be rolled and what follows', () => {
    expect(resolve(dice, roll, [aim, surge])).toEqual({
      kind: 'to-roll',
      kept: { red: [0, 1, 1, 0], white: [1, 1, 1, 1], save: [2, 1, 0] },
      pool: { red: 1, white: 1 },
      rest: [surge],
    });
  });

  test('go on when the dice have fallen', () => {
    const asked: unknown[] = [];
    const chance = (pool: unknown): { red: number[]; white: number[] } => {
      asked.push(pool);
      return { red: [0, 0, 1, 0], white: [0, 0, 0, 1] };
    };
    expect(resolveWith(dice, roll, { changes: [aim, surge], chance })).toEqual({
      red: [0, 3, 0, 0],
      white: [1, 2, 0, 2],
      save: [2, 1, 0],
    });
    expect(asked).toEqual([{ red: 1, white: 1 }]);
  });

  test('take the first kind of dice first, whatever the face', () => {
    const two: Change = { kind: 'reroll', faces: ['blank', 'surge'], most: 3 };
    expect(resolve(dice, roll, [two])).toMatchObject({ pool: { red: 2, white: 1 } });
  });

  test('ask for nothing if no die shows the face', () => {
    const none: Change = { kind: 'reroll', faces: ['none'], most: 'all' };
    expect(settled(none)).toEqual({ kind: 'settled', roll });
  });

  test('the roll given stays as it is, and a kind left out counts as none', () => {
    expect(roll.red).toEqual([0, 1, 1, 1]);
    expect(resolve([red], {}, [])).toEqual({ kind: 'settled', roll: { red: [0, 0, 0, 0] } });
  });
});

describe('checkChange', () => {
  test.each([
    { says: 'no record', input: [], kind: 'not-a-record', path: [] },
    { says: 'no kind', input: {}, kind: 'unknown-kind', path: ['kind'] },
    { says: 'a kind by birth', input: { kind: 'toString' }, kind: 'unknown-kind', path: ['kind'] },
    { says: 'a face nobody has', input: { kind: 'reroll', faces: ['hit', 'star'], most: 1 }, kind: 'unknown-face', path: ['faces', 1] },
    { says: 'no faces', input: { kind: 'remove', faces: [], most: 1 }, kind: 'wrong-length', path: ['faces'] },
    { says: 'no number', input: { kind: 'remove', faces: ['hit'], most: 'some' }, kind: 'not-whole', path: ['most'] },
    { says: 'less than none', input: { kind: 'convert', from: 'hit', to: 'crit', most: -1 }, kind: 'not-whole', path: ['most'] },
    { says: 'no goal', input: { kind: 'convert', from: 'hit', most: 1 }, kind: 'unknown-face', path: ['to'] },
    { says: 'an unknown source', input: { kind: 'convert', from: 'star', to: 'hit', most: 1 }, kind: 'unknown-face', path: ['from'] },
    { says: 'an unknown die', input: { kind: 'add', die: 'blue', face: 'hit', dice: 1 }, kind: 'unknown-die', path: ['die'] },
    { says: 'a face of another die', input: { kind: 'add', die: 'save', face: 'hit', dice: 1 }, kind: 'unknown-face', path: ['face'] },
    { says: 'half a die', input: { kind: 'add', die: 'red', face: 'hit', dice: 0.5 }, kind: 'not-whole', path: ['dice'] },
    { says: 'nothing that cancels', input: { kind: 'cancel', faces: ['hit'] }, kind: 'not-a-list', path: ['by'] },
    { says: 'nothing to cancel', input: { kind: 'cancel', by: ['hit'] }, kind: 'not-a-list', path: ['faces'] },
  ])('refuses $says, and says where', ({ input, kind: fault, path }) => {
    expect(checkChange(dice, input)).toMatchObject({ _tag: 'Left', left: { kind: fault, path } });
  });

  test('unknown fields do not survive', () => {
    const change = { kind: 'reroll', faces: ['hit'], most: 'all' };
    expect(checkChange(dice, { ...change, also: 1 })).toEqual({ _tag: 'Right', right: change });
  });
});
