import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atLeast, expectation, fraction, toNumber, variance } from './chance.js';
import { keyOf } from './key.js';
import { combineOdds, givenOdds, mapOdds, weighOdds, type Odds } from './odds.js';
import { countsIn } from './roll.js';
import { oddsOfCounts, oddsOfDie, oddsOfPool, resolveOdds } from './roll-odds.js';
import { sumOdds, sumOfSame } from './sum.js';
import { arbitraryChange, arbitraryDice, arbitraryDie, arbitraryPool } from './testing/arbitraries.js';
import { bruteOdds, type Share } from './testing/brute.js';

const shares = <A>(list: readonly Share<A>[]): unknown =>
  Object.fromEntries(list.map(({ value, share }) => [String(keyOf(value)), share]));
const sharesOf = <A>({ outcomes, total }: Odds<A>): unknown =>
  shares(outcomes.map(({ value, weight }) => ({ value, share: fraction(weight, total) })));

const arbitraryOdds = (): fc.Arbitrary<Odds<number>> =>
  fc
    .array(fc.record({ value: fc.integer({ min: -9, max: 99 }), weight: fc.bigInt(1n, 1n << 40n) }), { minLength: 1, maxLength: 6 })
    .map((outcomes) => weighOdds(outcomes))
    .map((made) => (made._tag === 'Right' ? made.right : { outcomes: [], total: 0n }));

/** Pools whose rolls and rerolls can be counted one by one in a blink. */
const arbitraryCase = arbitraryDice().chain((dice) =>
  fc.record({
    dice: fc.constant(dice),
    pool: arbitraryPool(dice, dice.length === 1 ? 3 : 1),
    changes: fc
      .array(arbitraryChange(dice), { maxLength: 3 })
      .filter((list) => list.filter(({ kind }) => kind === 'reroll').length < 2),
  }),
);

describe('against every roll, one by one', () => {
  test('the odds of a pool and of its changes are what counting finds', () => {
    fc.assert(
      fc.property(arbitraryCase, ({ dice, pool, changes }) => {
        const quick = resolveOdds(dice, oddsOfPool(dice, pool), changes);
        const slow = bruteOdds(dice, pool, { changes, worth: (roll) => roll });
        expect(sharesOf(quick)).toEqual(shares(slow));
      }),
    );
  });

  test('the odds of the counts of one kind are what counting finds', () => {
    fc.assert(
      fc.property(arbitraryDie(), fc.integer({ min: 0, max: 4 }), (die, dice) => {
        const slow = bruteOdds([die], { die: dice }, { changes: [], worth: (roll) => countsIn(roll, die) });
        expect(sharesOf(oddsOfCounts(die, dice))).toEqual(shares(slow));
      }),
    );
  });

  test('a sum of dice is the sum over their counts', () => {
    fc.assert(
      fc.property(arbitraryDie(), fc.integer({ min: 0, max: 6 }), (die, dice) => {
        const worths = die.faces.map(({ symbols }) => symbols['hit'] ?? 0);
        const counted = mapOdds(oddsOfCounts(die, dice), (counts) =>
          counts.reduce((sum, count, i) => sum + count * (worths[i] ?? 0), 0),
        );
        expect(sumOfSame(oddsOfDie(die, ({ symbols }) => symbols['hit'] ?? 0), dice)).toEqual(counted);
      }),
    );
  });
});

describe('laws', () => {
  test('a sum does not depend on the order, and is the same as all pairs', () => {
    fc.assert(
      fc.property(arbitraryOdds(), arbitraryOdds(), (one, other) => {
        const sum = sumOdds([one, other]);
        expect(sum).toEqual(sumOdds([other, one]));
        expect(sum).toEqual(combineOdds(one, other, (a, b) => a + b));
      }),
    );
  });

  test('means add up, and so do variances of what is independent', () => {
    fc.assert(
      fc.property(arbitraryOdds(), arbitraryOdds(), (one, other) => {
        const sum = sumOdds([one, other]);
        const added = (of: typeof expectation): unknown => {
          const [a, b] = [of(one), of(other)];
          return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
        };
        expect(expectation(sum)).toEqual(added(expectation));
        expect(variance(sum)).toEqual(added(variance));
      }),
    );
  });

  test('weights add up to the total, none is zero, no outcome stands twice, numbers ascend', () => {
    fc.assert(
      fc.property(arbitraryOdds(), (odds) => {
        const mapped = mapOdds(odds, (value) => value % 5);
        expect(mapped.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(odds.total);
        expect(mapped.outcomes.every(({ weight }) => weight > 0n)).toBe(true);
        expect(mapped.outcomes.every(({ value }, i, all) => i === 0 || (all[i - 1]?.value ?? NaN) < value)).toBe(true);
      }),
    );
  });

  test('to reach more is never likelier', () => {
    fc.assert(
      fc.property(arbitraryOdds(), fc.integer({ min: -10, max: 100 }), (odds, least) => {
        expect(toNumber(atLeast(odds, least + 1))).toBeLessThanOrEqual(toNumber(atLeast(odds, least)));
      }),
    );
  });

  test('a case and its contrary make the whole', () => {
    fc.assert(
      fc.property(arbitraryOdds(), (odds) => {
        const weight = (test: (value: number) => boolean): bigint => {
          const given = givenOdds(odds, test);
          return given._tag === 'Right' ? given.right.total : 0n;
        };
        expect(weight((value) => value > 20) + weight((value) => value <= 20)).toBe(odds.total);
      }),
    );
  });
});
