import { describe, expect, test } from 'vitest';
import { addCounts, checkCounts, countDice, countFace, countsFrom, countSymbol, facesIn, noCounts } from './counts.js';
import { d6 } from './die.js';

describe('checkCounts', () => {
  test.each([
    { says: 'three dice', counts: [1, 0, 0, 0, 0, 2], kind: undefined, path: undefined },
    { says: 'a die too few', counts: [1, 0, 0, 0, 0, 1], kind: 'wrong-total', path: [] },
    { says: 'a die too many', counts: [1, 0, 0, 0, 0, 3], kind: 'wrong-total', path: [] },
    { says: 'five faces', counts: [3, 0, 0, 0, 0], kind: 'wrong-length', path: [] },
    { says: 'seven faces', counts: [3, 0, 0, 0, 0, 0, 0], kind: 'wrong-length', path: [] },
    { says: 'less than none', counts: [4, -1, 0, 0, 0, 0], kind: 'not-whole', path: [1] },
    { says: 'half a die', counts: [2.5, 0.5, 0, 0, 0, 0], kind: 'not-whole', path: [0] },
    { says: 'text', counts: ['3', 0, 0, 0, 0, 0], kind: 'not-whole', path: [0] },
    { says: 'a hole', counts: [3, , 0, 0, 0, 0], kind: 'not-whole', path: [1] }, // eslint-disable-line no-sparse-arrays -- the hole is the case
    { says: 'no list', counts: { length: 6 }, kind: 'not-a-list', path: [] },
  ])('three d6: $says', ({ counts, kind, path }) => {
    const result = checkCounts(d6, 3, counts);
    if (kind === undefined) expect(result).toEqual({ _tag: 'Right', right: counts });
    else expect(result).toMatchObject({ _tag: 'Left', left: { kind, path } });
  });

  test('no dice show no faces', () => {
    expect(checkCounts(d6, 0, noCounts(d6))._tag).toBe('Right');
  });

  test('what is accepted is a copy, and minus zero is zero', () => {
    const counts = [3, -0, 0, 0, 0, 0];
    const result = checkCounts(d6, 3, counts);
    expect(result).toEqual({ _tag: 'Right', right: [3, 0, 0, 0, 0, 0] });
    expect(result._tag === 'Right' && result.right).not.toBe(counts);
  });
});

describe('counts', () => {
  const counts = [1, 0, 2, 0, 0, 1];

  test('dice, faces and symbols are counted', () => {
    expect(countDice(counts)).toBe(4);
    expect(countFace(d6, counts, '3')).toBe(2);
    expect(countFace(d6, counts, '7')).toBe(0);
    expect(countSymbol(d6, counts, 'pip')).toBe(1 + 3 + 3 + 6);
    expect(countSymbol(d6, counts, 'hit')).toBe(0);
    expect(addCounts(counts, [0, 1, 1, 0, 0, 0])).toEqual([1, 1, 3, 0, 0, 1]);
  });

  test('faces read off one by one are counted, and the counts read out again', () => {
    expect(countsFrom(d6, ['3', '1', '6', '3'])).toEqual({ _tag: 'Right', right: counts });
    expect(facesIn(d6, counts)).toEqual(['1', '3', '3', '6']);
    expect(countsFrom(d6, ['3', 'hit'])).toEqual({ _tag: 'Left', left: { kind: 'unknown-face', path: [1] } });
  });
});
