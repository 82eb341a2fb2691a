import { describe, expect, test } from 'vitest';
import { d6, faceIndex, numberDie, sidesOf, checkDie, type Die } from './die.js';
import { MOST_SIDES, symbolsOn } from './face.js';
import { chanceOf, fraction } from './chance.js';
import { oddsOfDie } from './roll-odds.js';

const face = (name: unknown, weight: unknown, symbols: unknown = {}): unknown => ({ name, weight, symbols });

const attack: Die = {
  name: 'attack',
  faces: [
    { name: 'critical', weight: 1, symbols: { success: 1 } },
    { name: 'strike', weight: 3, symbols: { success: 1 } },
    { name: 'expertise', weight: 2, symbols: {} },
    { name: 'failure', weight: 2, symbols: {} },
  ],
};
const defence: Die = {
  name: 'defence',
  faces: [
    { name: 'block', weight: 2, symbols: { success: 1 } },
    { name: 'expertise', weight: 2, symbols: {} },
    { name: 'failure', weight: 2, symbols: {} },
  ],
};

test.each([
  { says: 'attack die', die: attack, sides: 8, success: fraction(1n, 2n) },
  { says: 'defence die', die: defence, sides: 6, success: fraction(1n, 3n) },
])('[DI-04] $says: number of sides and the rule of thumb', ({ die, sides, success }) => {
  expect(sidesOf(die)).toBe(sides);
  expect(checkDie(die)).toEqual({ _tag: 'Right', right: die });
  const worth = oddsOfDie(die, (each) => symbolsOn(each, 'success'));
  expect(chanceOf(worth, (successes) => successes > 0)).toEqual(success);
});

describe('number dice', () => {
  test('a d6 has the pips 1 to 6', () => {
    expect(d6.name).toBe('d6');
    expect(d6.faces.map((each) => symbolsOn(each, 'pip'))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(numberDie(6)).toEqual({ _tag: 'Right', right: d6 });
  });

  test.each([
    { sides: 0, tag: 'Left' },
    { sides: 1, tag: 'Right' },
    { sides: 1000, tag: 'Right' },
    { sides: 1001, tag: 'Left' },
    { sides: 2.5, tag: 'Left' },
    { sides: NaN, tag: 'Left' },
  ])('a die of $sides sides: $tag', ({ sides, tag }) => {
    expect(numberDie(sides)._tag).toBe(tag);
  });
});

describe('checkDie', () => {
  test.each([
    { says: 'no record', input: 6, kind: 'not-a-record', path: [] },
    { says: 'a list', input: [], kind: 'not-a-record', path: [] },
    { says: 'nothing', input: null, kind: 'not-a-record', path: [] },
    { says: 'no name', input: { faces: [face('a', 1)] }, kind: 'not-a-name', path: ['name'] },
    { says: 'a name in capitals', input: { name: 'D', faces: [] }, kind: 'not-a-name', path: ['name'] },
    { says: 'a name too long', input: { name: 'x'.repeat(65), faces: [] }, kind: 'not-a-name', path: ['name'] },
    { says: 'no faces', input: { name: 'd' }, kind: 'not-a-list', path: ['faces'] },
    { says: 'an empty list', input: { name: 'd', faces: [] }, kind: 'wrong-length', path: ['faces'] },
    { says: 'a face of text', input: { name: 'd', faces: ['a'] }, kind: 'not-a-record', path: ['faces', 0] },
    { says: 'weight 0', input: { name: 'd', faces: [face('a', 0)] }, kind: 'not-whole', path: ['faces', 0, 'weight'] },
    { says: 'weight ½', input: { name: 'd', faces: [face('a', 0.5)] }, kind: 'not-whole', path: ['faces', 0, 'weight'] },
    { says: 'two faces of one name', input: { name: 'd', faces: [face('a', 1), face('a', 1)] }, kind: 'repeated-name', path: ['faces'] },
    { says: 'symbols missing', input: { name: 'd', faces: [face('a', 1, null)] }, kind: 'not-a-record', path: ['faces', 0, 'symbols'] },
    { says: 'a bad count', input: { name: 'd', faces: [face('a', 1, { hit: -1 })] }, kind: 'not-whole', path: ['faces', 0, 'symbols', 'hit'] },
    { says: 'a bad symbol', input: { name: 'd', faces: [face('a', 1, { 'H!': 1 })] }, kind: 'not-a-name', path: ['faces', 0, 'symbols', 'H!'] },
    { says: 'one side too many', input: { name: 'd', faces: [face('a', MOST_SIDES), face('b', 1)] }, kind: 'too-heavy', path: ['faces'] },
  ])('refuses $says, and says where', ({ input, kind, path }) => {
    expect(checkDie(input)).toMatchObject({ _tag: 'Left', left: { kind, path } });
  });

  test('accepts as many sides as there may be', () => {
    expect(checkDie({ name: 'd', faces: [face('a', MOST_SIDES)] })._tag).toBe('Right');
  });

  test('unknown fields do not survive, and a name of the prototype is no way in', () => {
    const input: unknown = JSON.parse('{"name":"d","x":1,"faces":[{"name":"a","weight":1,"symbols":{},"__proto__":{"y":1}}]}');
    expect(checkDie(input)).toEqual({
      _tag: 'Right',
      right: { name: 'd', faces: [{ name: 'a', weight: 1, symbols: {} }] },
    });
    const proto: unknown = JSON.parse('{"name":"d","faces":[{"name":"a","weight":1,"symbols":{"__proto__":1}}]}');
    expect(checkDie(proto)).toMatchObject({ left: { kind: 'not-a-name' } });
  });

  test('a symbol that every object has by birth is on no face', () => {
    expect(symbolsOn({ name: 'a', weight: 1, symbols: {} }, 'constructor')).toBe(0);
  });
});

test('a face is found by its name, or not at all', () => {
  expect(faceIndex(attack, 'strike')).toBe(1);
  expect(faceIndex(attack, 'block')).toBe(-1);
});
