import { expect, test } from 'vitest';
import { atLeast, atMost, chanceOf, exactly, expectation, fraction, mostLikely, quantile, toNumber, variance } from './chance.js';
import { d6 } from './die.js';
import { certain, mapOdds } from './odds.js';
import { oddsOfDie } from './roll-odds.js';
import { sumOfSame } from './sum.js';

const pips = oddsOfDie(d6, ({ symbols }) => symbols['pip'] ?? 0);
const two = sumOfSame(pips, 2);
const part = (numerator: number, denominator: number): unknown => fraction(BigInt(numerator), BigInt(denominator));

test.each([
  { says: 'at least 0', chance: atLeast(pips, 0), is: part(1, 1) },
  { says: 'at least 1', chance: atLeast(pips, 1), is: part(1, 1) },
  { says: 'at least 2', chance: atLeast(pips, 2), is: part(5, 6) },
  { says: 'at least 6', chance: atLeast(pips, 6), is: part(1, 6) },
  { says: 'at least 7', chance: atLeast(pips, 7), is: part(0, 1) },
  { says: 'at most 0', chance: atMost(pips, 0), is: part(0, 1) },
  { says: 'at most 1', chance: atMost(pips, 1), is: part(1, 6) },
  { says: 'at most 6', chance: atMost(pips, 6), is: part(1, 1) },
  { says: 'exactly 7 of two', chance: exactly(two, 7), is: part(1, 6) },
  { says: 'exactly 13 of two', chance: exactly(two, 13), is: part(0, 1) },
  { says: 'even', chance: chanceOf(pips, (pip) => pip % 2 === 0), is: part(1, 2) },
  { says: 'mean', chance: expectation(pips), is: part(7, 2) },
  { says: 'variance', chance: variance(pips), is: part(35, 12) },
  { says: 'variance of two', chance: variance(two), is: part(35, 6) },
  { says: 'variance of what is certain', chance: variance(certain(3)), is: part(0, 1) },
  { says: 'mean below zero', chance: expectation(mapOdds(pips, (pip) => -pip)), is: part(-7, 2) },
  { says: 'mean of quarters', chance: expectation(mapOdds(pips, (pip) => pip / 4)), is: part(7, 8) },
  { says: 'mean of what is endless', chance: expectation(mapOdds(pips, (pip) => (pip === 6 ? Infinity : pip))), is: { numerator: 1n, denominator: 0n } },
  { says: 'mean of no numbers', chance: expectation(mapOdds(pips, () => NaN)), is: { numerator: 0n, denominator: 0n } },
])('$says', ({ chance, is }) => {
  expect(chance).toEqual(is);
});

test.each([
  { share: fraction(0n, 1n), is: 1 },
  { share: fraction(1n, 6n), is: 1 },
  { share: fraction(17n, 100n), is: 2 },
  { share: fraction(1n, 2n), is: 3 },
  { share: fraction(51n, 100n), is: 4 },
  { share: fraction(1n, 1n), is: 6 },
  { share: fraction(2n, 1n), is: 6 },
])('quantile $share.numerator/$share.denominator of a d6 is $is', ({ share, is }) => {
  expect(quantile(pips, share)).toBe(is);
});

test('the most likely outcomes are all named', () => {
  expect(mostLikely(pips)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(mostLikely(two)).toEqual([7]);
});

test('fractions are in lowest terms, their sign above', () => {
  expect(fraction(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n });
  expect(fraction(0n, -4n)).toEqual({ numerator: 0n, denominator: 1n });
});

test.each([
  { says: 'a third', of: fraction(1n, 3n), is: 1 / 3 },
  { says: 'less than nothing', of: fraction(-2n, 3n), is: -2 / 3 },
  { says: 'nothing', of: fraction(0n, 7n), is: 0 },
  { says: 'both beyond every double', of: { numerator: 3n << 2000n, denominator: 7n << 2000n }, is: 3 / 7 },
  { says: 'too great', of: fraction(1n << 2000n, 1n), is: Infinity },
  { says: 'too small', of: fraction(1n, 1n << 2000n), is: 0 },
  { says: 'small', of: fraction(1n, 1n << 1000n), is: 2 ** -1000 },
  { says: 'rounded at the last bit', of: fraction((1n << 54n) + 3n, 1n << 54n), is: 1 + 2 ** -52 },
  { says: 'endless', of: { numerator: -1n, denominator: 0n }, is: -Infinity },
  { says: 'no number', of: { numerator: 0n, denominator: 0n }, is: NaN },
])('as a double: $says', ({ of, is }) => {
  expect(toNumber(of)).toBe(is);
});
