import { describe, expect, test } from 'vitest';
import { atLeast, chanceOf, exactly, expectation, fraction, mostLikely, toNumber } from './chance.js';
import type { Change } from './change.js';
import type { Counts } from './counts.js';
import { d6, type Die } from './die.js';
import { both, certain, chainOdds, combineOdds, givenOdds, mapOdds, simplestOdds, weighOdds, type Odds } from './odds.js';
import { oddsOfCounts, oddsOfDie, oddsOfPool, resolveOdds } from './roll-odds.js';
import { countFaceIn, type Roll } from './roll.js';
import { sumOdds, sumOfSame } from './sum.js';

const symbolDie = (name: string, weights: Readonly<Record<string, number>>): Die => ({
  name,
  faces: Object.entries(weights).map(([face, weight]) => ({ name: face, weight, symbols: { [face]: 1 } })),
});
const attack = symbolDie('attack', { critical: 1, strike: 3, expertise: 2, failure: 2 });
const defence = symbolDie('defence', { block: 2, expertise: 2, failure: 2 });
const pips = oddsOfDie(d6, ({ symbols }) => symbols['pip'] ?? 0);

const successes = ([critical = 0, strikes = 0]: Counts, [blocks = 0]: Counts): number =>
  critical + Math.max(0, strikes - blocks);
const attackOdds = (attackers: number, defenders: number): Odds<number> =>
  combineOdds(oddsOfCounts(attack, attackers), oddsOfCounts(defence, defenders), successes);

test('[DI-10] every table of 0 to 12 attack dice against 0 to 10 defence dice adds up to one', () => {
  for (let attackers = 0; attackers <= 12; attackers++) {
    // Only critical, strike and the rest matter here, and only blocks: fewer counts, the same odds.
    const hits = mapOdds(oddsOfCounts(attack, attackers), ([critical = 0, strikes = 0]) => [critical, strikes]);
    for (let defenders = 0; defenders <= 10; defenders++) {
      const blocks = mapOdds(oddsOfCounts(defence, defenders), ([block = 0]) => [block]);
      const odds = combineOdds(hits, blocks, successes);
      expect(odds.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(odds.total);
      const chances = Array.from({ length: attackers + 2 }, (_, least) => toNumber(atLeast(odds, least)));
      expect(chances[0]).toBe(1);
      expect(chances[attackers + 1]).toBe(0);
      expect(chances.every((chance, i) => chance >= 0 && chance <= (chances[i - 1] ?? 1))).toBe(true);
      if (attackers === 0) expect(exactly(odds, 0)).toEqual(fraction(1n, 1n));
    }
  }
});

test.each([
  { attackers: 5, defenders: 3, mean: fraction(499243n, 294912n), none: fraction(1513n, 9216n) },
  { attackers: 5, defenders: 5, mean: fraction(1751945n, 1327104n), none: fraction(684005n, 2654208n) },
  { attackers: 6, defenders: 4, mean: fraction(1122415n, 589824n), none: fraction(20839n, 147456n) },
  { attackers: 8, defenders: 6, mean: fraction(4706662613n, 2038431744n), none: fraction(6645061n, 63700992n) },
])('$attackers attack dice against $defenders defence dice, as worked out elsewhere', (row) => {
  const odds = attackOdds(row.attackers, row.defenders);
  expect(expectation(odds)).toEqual(row.mean);
  expect(exactly(odds, 0)).toEqual(row.none);
});

describe('rerolls and conversions, against means worked out elsewhere', () => {
  const black = symbolDie('black', { crit: 1, hit: 3, surge: 1, blank: 3 });
  const red = symbolDie('red', { crit: 1, hit: 5, surge: 1, blank: 1 });
  const white = symbolDie('white', { crit: 1, hit: 1, surge: 1, blank: 5 });
  const dice = [red, black, white];
  const aim: Change = { kind: 'reroll', faces: ['blank', 'surge'], most: 2 };
  const surgeLast: Change = { kind: 'reroll', faces: ['blank'], most: 2 };
  const precise: Change = { kind: 'reroll', faces: ['blank'], most: 3 };
  const surge: Change = { kind: 'convert', from: 'surge', to: 'hit', most: 'all' };
  const hits = (roll: Roll): number => countFaceIn(dice, roll, 'hit') + countFaceIn(dice, roll, 'crit');

  test.each([
    { says: '4 black', pool: { black: 4 }, changes: [], mean: fraction(2n, 1n) },
    { says: '4 black, aim', pool: { black: 4 }, changes: [aim], mean: fraction(45n, 16n) },
    { says: '4 black, two aims', pool: { black: 4 }, changes: [aim, aim], mean: fraction(107n, 32n) },
    { says: '3 red, aim', pool: { red: 3 }, changes: [aim], mean: fraction(717n, 256n) },
    { says: '5 white, surge', pool: { white: 5 }, changes: [surge], mean: fraction(15n, 8n) },
    { says: '5 white, precise aim, surge', pool: { white: 5 }, changes: [precise, surge], mean: fraction(751845n, 262144n) },
    { says: '4 black 1 red, surge', pool: { black: 4, red: 1 }, changes: [surge], mean: fraction(27n, 8n) },
  ])('$says', ({ pool, changes, mean }) => {
    const odds = mapOdds(resolveOdds(dice, oddsOfPool(dice, pool), changes), hits);
    expect(expectation(odds)).toEqual(mean);
  });

  test.each([
    { says: '5 white, two aims', pool: { white: 5 }, changes: [aim, aim], mean: 2.225677 },
    { says: '4 white 1 red, aim', pool: { white: 4, red: 1 }, changes: [aim], mean: 2.364502 },
    { says: '4 white 1 red, two aims', pool: { white: 4, red: 1 }, changes: [aim, aim], mean: 2.852753 },
    { says: '4 black 1 red, aim, surge', pool: { black: 4, red: 1 }, changes: [surgeLast, surge], mean: 4.277164 },
    { says: '8 white, two aims, surge', pool: { white: 8 }, changes: [surgeLast, surgeLast, surge], mean: 4.480868 },
  ])('$says, to six places', ({ pool, changes, mean }) => {
    const odds = mapOdds(resolveOdds(dice, oddsOfPool(dice, pool), changes), hits);
    expect(toNumber(expectation(odds))).toBeCloseTo(mean, 6);
  });
});

describe('odds', () => {
  test('equal outcomes are counted together, whatever the order of their fields', () => {
    const odds = weighOdds<object>([
      { value: { a: 1, b: [0] }, weight: 1n },
      { value: { b: [-0], a: 1 }, weight: 2n },
      { value: { a: '1', b: [0] }, weight: 4n },
    ]);
    expect(odds).toMatchObject({ right: { total: 7n, outcomes: [{ weight: 3n }, { weight: 4n }] } });
  });

  test.each([
    { says: 'nothing', weights: [], kind: 'impossible' },
    { says: 'only zeros', weights: [0n], kind: 'impossible' },
    { says: 'less than never', weights: [1n, -1n], kind: 'negative-weight' },
  ])('weights of $says make no odds', ({ weights, kind }) => {
    expect(weighOdds(weights.map((weight) => ({ value: 'a', weight })))).toMatchObject({ left: { kind } });
  });

  test('what is known shifts the odds', () => {
    const even = givenOdds(pips, (pip) => pip % 2 === 0);
    expect(even._tag === 'Right' && even.right.total).toBe(3n);
    expect(even._tag === 'Right' && expectation(even.right)).toEqual(fraction(4n, 1n));
    expect(givenOdds(pips, (pip) => pip > 6)).toEqual({ _tag: 'Left', left: { kind: 'impossible' } });
  });

  test('a second die rolled only on a six', () => {
    const odds = chainOdds(pips, (pip) => (pip === 6 ? mapOdds(pips, (next) => 6 + next) : certain(pip)));
    expect(odds.total).toBe(36n);
    expect(exactly(odds, 6)).toEqual(fraction(0n, 1n));
    expect(exactly(odds, 7)).toEqual(fraction(1n, 36n));
    expect(expectation(odds)).toEqual(fraction(49n, 12n));
  });

  test('both of two dice', () => {
    const pairs = both(pips, pips);
    expect(pairs.outcomes).toHaveLength(36);
    expect(chanceOf(pairs, ([a, b]) => a === b)).toEqual(fraction(1n, 6n));
    expect(exactly(pairs, [1, 2])).toEqual(fraction(1n, 36n));
  });

  test('the smallest weights tell the same odds', () => {
    const odds = mapOdds(oddsOfCounts(d6, 2), ([ones = 0]) => ones > 0);
    expect(simplestOdds(odds).total).toBe(36n);
    expect(simplestOdds(mapOdds(pips, (pip) => pip > 3))).toMatchObject({ total: 2n, outcomes: [{ weight: 1n }, { weight: 1n }] });
  });
});

describe('sums', () => {
  test('two d6', () => {
    const sum = sumOfSame(pips, 2);
    expect(sum.outcomes.map(({ weight }) => Number(weight))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(mostLikely(sum)).toEqual([7]);
  });

  test.each([
    { says: 'none', times: 0, ways: 1n },
    { says: 'exact as doubles', times: 20, ways: 3656158440062976n },
    { says: 'beyond doubles', times: 21, ways: 21936950640377856n },
  ])('all ways of many dice are counted: $says', ({ times, ways }) => {
    const sum = sumOfSame(pips, times);
    expect(sum.total).toBe(ways);
    expect(sum.outcomes.reduce((total, { weight }) => total + weight, 0n)).toBe(ways);
    expect(sum.outcomes[0]).toEqual({ value: times, weight: 1n });
    expect(expectation(sum)).toEqual(fraction(BigInt(times) * 7n, 2n));
  });

  test.each([
    { says: 'halves', values: [0.5, 1.5], sum: [1, 2, 3] },
    { says: 'far apart', values: [0, 1e15], sum: [0, 1e15, 2e15] },
    { says: 'below zero', values: [-3, -1], sum: [-6, -4, -2] },
  ])('sums of numbers: $says', ({ values, sum }) => {
    const one = weighOdds(values.map((value) => ({ value, weight: 1n })));
    const odds = one._tag === 'Right' ? sumOdds([one.right, one.right]) : certain(NaN);
    expect(odds.outcomes).toEqual(sum.map((value, i) => ({ value, weight: [1n, 2n, 1n][i] })));
  });
});
