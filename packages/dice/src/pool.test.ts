import { expect, test } from 'vitest';
import { d6, type Die } from './die.js';
import { addDice, capDice, checkPool, diceIn, poolSize, removeDice, swapDice } from './pool.js';
import { addRolls, checkRoll, countFaceIn, countsIn, countSymbolIn, poolOf } from './roll.js';

const pool = { red: 3, white: 2 };
const coin: Die = {
  name: 'coin',
  faces: [
    { name: 'head', weight: 1, symbols: { pip: 10 } },
    { name: '1', weight: 1, symbols: {} },
  ],
};
const dice = [d6, coin];

test.each([
  { says: 'adding', next: addDice(pool, 'red', 2), is: { red: 5, white: 2 } },
  { says: 'adding a new kind', next: addDice(pool, 'black', 1), is: { red: 3, white: 2, black: 1 } },
  { says: 'adding none of a new kind', next: addDice(pool, 'black', 0), is: pool },
  { says: 'adding less than none', next: addDice(pool, 'red', -1), is: pool },
  { says: 'removing', next: removeDice(pool, 'red', 2), is: { red: 1, white: 2 } },
  { says: 'removing the last', next: removeDice(pool, 'red', 3), is: { white: 2 } },
  { says: 'removing more than there are', next: removeDice(pool, 'red', 4), is: { white: 2 } },
  { says: 'removing less than none', next: removeDice(pool, 'red', -1), is: pool },
  { says: 'a cap below', next: capDice(pool, 'red', 2), is: { red: 2, white: 2 } },
  { says: 'a cap on the edge', next: capDice(pool, 'red', 3), is: pool },
  { says: 'a cap above', next: capDice(pool, 'red', 4), is: pool },
  { says: 'a cap of none', next: capDice(pool, 'red', 0), is: { white: 2 } },
  { says: 'an upgrade', next: swapDice(pool, 1, { from: 'white', to: 'red' }), is: { red: 4, white: 1 } },
  { says: 'more upgrades than dice', next: swapDice(pool, 3, { from: 'white', to: 'red' }), is: { red: 5 } },
  { says: 'an upgrade of a kind to itself', next: swapDice(pool, 2, { from: 'red', to: 'red' }), is: pool },
])('$says', ({ next, is }) => {
  expect(next).toEqual(is);
});

test('the pool given stays as it is', () => {
  expect(pool).toEqual({ red: 3, white: 2 });
  expect(poolSize(pool)).toBe(5);
  expect(diceIn(pool, 'constructor')).toBe(0);
});

test.each<{ says: string; input: unknown; is: object }>([
  { says: 'known dice', input: { d6: 3 }, is: { _tag: 'Right', right: { d6: 3 } } },
  { says: 'none of a kind', input: { d6: 0 }, is: { _tag: 'Right', right: {} } },
  { says: 'a thousand', input: { d6: 1000 }, is: { _tag: 'Right' } },
  { says: 'one more', input: { d6: 1001 }, is: { _tag: 'Left', left: { kind: 'not-whole', path: ['d6'] } } },
  { says: 'less than none', input: { d6: -1 }, is: { _tag: 'Left', left: { kind: 'not-whole', path: ['d6'] } } },
  { says: 'a stranger', input: { d7: 1 }, is: { _tag: 'Left', left: { kind: 'unknown-die', path: ['d7'] } } },
  { says: 'a birthright', input: { valueOf: 1 }, is: { _tag: 'Left', left: { kind: 'unknown-die' } } },
  { says: 'a list', input: [], is: { _tag: 'Left', left: { kind: 'not-a-record', path: [] } } },
])('a pool of $says', ({ input, is }) => {
  expect(checkPool(dice, input)).toMatchObject(is);
});

test.each([
  { says: 'fits', roll: { d6: [0, 0, 0, 0, 0, 2], coin: [1, 0] }, is: { _tag: 'Right' } },
  { says: 'lacks a kind', roll: { d6: [0, 0, 0, 0, 0, 2] }, is: { left: { kind: 'not-a-list', path: ['coin'] } } },
  { says: 'has a die too many', roll: { d6: [0, 0, 0, 0, 0, 2], coin: [1, 1] }, is: { left: { kind: 'wrong-total', path: ['coin'] } } },
  { says: 'has a stranger', roll: { d6: [0, 0, 0, 0, 0, 2], d7: [] }, is: { left: { kind: 'unknown-die', path: ['d7'] } } },
  { says: 'is no record', roll: 'd6', is: { left: { kind: 'not-a-record' } } },
])('a roll that $says', ({ roll, is }) => {
  expect(checkRoll(dice, { d6: 2, coin: 1 }, roll)).toMatchObject(is);
});

test('a roll may leave out a kind of which the pool has none', () => {
  expect(checkRoll(dice, { coin: 1 }, { coin: [0, 1] })).toEqual({ _tag: 'Right', right: { coin: [0, 1] } });
});

test('what lies on the table is counted over all kinds', () => {
  const roll = addRolls(dice, { d6: [1, 0, 0, 0, 0, 1] }, { coin: [1, 1] });
  expect(roll).toEqual({ d6: [1, 0, 0, 0, 0, 1], coin: [1, 1] });
  expect(countSymbolIn(dice, roll, 'pip')).toBe(17);
  expect(countFaceIn(dice, roll, '1')).toBe(2);
  expect(poolOf(dice, roll)).toEqual({ d6: 2, coin: 2 });
  expect(countsIn({}, coin)).toEqual([0, 0]);
});
