import { describe, expect, test } from 'vitest';
import { checkCounts } from './counts.js';
import { d6, type Die } from './die.js';
import { draw, fork, luck, pickWeighted, rollCounts, rollPool, sampleFrom, shuffled, type Luck } from './luck.js';

const seeded = (seed: number | string): Luck => {
  const made = luck(seed);
  if (made._tag === 'Left') throw new Error(made.left.kind);
  return made.right;
};
const rolls = (seed: number | string, dice: number): readonly number[] =>
  Array.from({ length: dice }, (_, i) => draw(seeded(seed), 'roll', i, 1, 8));

const awkward = [0, -1, 1, 4294967296, '', 'abc', '0', '1', -0.0, Number.MAX_SAFE_INTEGER, '__proto__'] as const;

describe('seeds', () => {
  test.each(awkward.map((seed) => ({ seed })))('[DI-17] seed "$seed": 100 d8 show at least 6 faces', ({ seed }) => {
    expect(new Set(rolls(seed, 100)).size).toBeGreaterThanOrEqual(6);
  });

  test('[DI-17] different seeds never give the same first 20 rolls; no seed is cut to 32 bits', () => {
    const different = awkward.filter((seed) => !Object.is(seed, -0));
    expect(new Set(different.map((seed) => rolls(seed, 20).join())).size).toBe(different.length);
    expect(rolls(-0, 20)).toEqual(rolls(0, 20));
  });

  test.each([
    { seed: 1.5, left: { kind: 'seed-not-whole', seed: 1.5 } },
    { seed: NaN, left: { kind: 'seed-not-finite' } },
    { seed: Infinity, left: { kind: 'seed-not-finite' } },
    { seed: Number.MAX_SAFE_INTEGER + 2, left: { kind: 'seed-not-safe', seed: 9007199254740992 } },
    { seed: Number.MIN_SAFE_INTEGER - 1, left: { kind: 'seed-not-safe', seed: -9007199254740992 } },
    { seed: 'x'.repeat(1001), left: { kind: 'seed-too-long', length: 1001, most: 1000 } },
    { seed: null as unknown as string, left: { kind: 'seed-not-a-number-or-text' } },
  ])('[DI-17] seed $seed is refused by name', ({ seed, left }) => {
    expect(luck(seed)).toEqual({ _tag: 'Left', left });
  });

  test.each([
    { says: 'the greatest safe number', seed: Number.MAX_SAFE_INTEGER },
    { says: 'the least safe number', seed: Number.MIN_SAFE_INTEGER },
    { says: 'a thousand characters', seed: 'x'.repeat(1000) },
  ])('$says is a seed, and luck is plain data', ({ seed }) => {
    expect(luck(seed)).toEqual({ _tag: 'Right', right: { seed, path: [] } });
    expect(JSON.parse(JSON.stringify(fork(seeded(seed), 'a')))).toEqual({ seed, path: ['a'] });
  });
});

describe('draws', () => {
  const match = seeded('a match');

  test.each([
    { from: 1, to: 1, is: 1 },
    { from: 3, to: 2, is: 3 },
    { from: 0, to: NaN, is: 0 },
    { from: 0, to: 0.5, is: 0 },
    { from: 0, to: Infinity, is: 0 },
  ])('from $from to $to there is only $is', ({ from, to, is }) => {
    expect(draw(match, 'empty', 0, from, to)).toBe(is);
  });

  test.each([
    { says: 'below zero', from: -3, to: -1 },
    { says: 'wider than 32 bits', from: 0, to: 1e15 },
    { says: 'all safe numbers', from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER },
  ])('a range $says is kept', ({ from, to }) => {
    for (let i = 0; i < 50; i++) {
      const drawn = draw(match, 'wide', i, from, to);
      expect(drawn >= from && drawn <= to && Number.isSafeInteger(drawn)).toBe(true);
    }
  });

  test.each([
    { says: 'none', weights: [], is: [-1] },
    { says: 'no weight', weights: [0, 0], is: [-1] },
    { says: 'one with weight', weights: [0, 5, 0], is: [1] },
    { says: 'two with weight', weights: [1, 0, 3], is: [0, 2] },
  ])('of $says only what has weight is picked', ({ weights, is }) => {
    const picked = new Set(Array.from({ length: 100 }, (_, i) => pickWeighted(match, 'weights', i, weights)));
    expect([...picked].sort()).toEqual(is);
  });

  test('dice fit their pool, and each die is the draw at its own index', () => {
    const counts = rollCounts(match, 'roll-7', d6, 9);
    expect(checkCounts(d6, 9, counts)._tag).toBe('Right');
    const one = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 9; i++) one[draw(match, 'roll-7', i, 0, 5)]! += 1;
    expect(counts).toEqual(one);
    expect(rollCounts(match, 'roll-7', d6, 0)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('one die more of a kind does not change the other kinds of a pool', () => {
    const coin: Die = { name: 'coin', faces: [{ name: 'head', weight: 1, symbols: {} }, { name: 'tail', weight: 2, symbols: {} }] };
    const dice = [d6, coin];
    const few = rollPool(match, 'roll', { dice, pool: { d6: 2, coin: 9 } });
    const many = rollPool(match, 'roll', { dice, pool: { d6: 3, coin: 9 } });
    expect(many['coin']).toEqual(few['coin']);
    expect(many['d6']?.every((count, i) => count >= (few['d6']?.[i] ?? 0))).toBe(true);
  });

  test('a shuffle keeps all cards, and a smaller sample is the beginning of a greater one', () => {
    const deck = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const order = shuffled(match, 'deck', deck);
    expect([...order].sort()).toEqual(deck);
    expect(sampleFrom(match, 'deck', deck, 3)).toEqual(order.slice(0, 3));
    expect(sampleFrom(match, 'deck', deck, 9)).toEqual(order);
    expect(sampleFrom(match, 'deck', deck, -1)).toEqual([]);
    expect(deck.join('')).toBe('abcdefg');
  });
});
