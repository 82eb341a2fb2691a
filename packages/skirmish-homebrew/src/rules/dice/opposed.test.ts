import { atLeast, chainOdds, combineOdds, d6, expectation, fraction, mapOdds, oddsOfCounts, type Odds } from '@regelwerk/dice';
import { expect, test } from 'vitest';
import { act } from '../../testing/act.js';
import { at, scene } from '../../testing/scene.js';
import { compare, difference } from './opposed.js';
import { countSuccesses } from './success.js';

test.each([
  { says: 'four against one cost three', attack: 4, defence: 1, lost: 3 },
  { says: 'two against two cost nothing', attack: 2, defence: 2, lost: 0 },
  { says: 'one against three cost nothing', attack: 1, defence: 3, lost: 0 },
  { says: 'two against one cost one', attack: 2, defence: 1, lost: 1 },
])('[hb.dice.opposed] $says', ({ attack, defence, lost }) => {
  expect(difference(attack, defence)).toBe(lost);
  expect(compare(difference, attack, defence)).toBe(lost);
});

test.each([
  { says: 'what a host brings is used', resolution: () => 2, lost: 2 },
  { says: 'what a host brings is never below 0', resolution: () => -3, lost: 0 },
  { says: 'what a host brings is a whole number', resolution: () => 1.9, lost: 1 },
  { says: 'what a host brings is no life point where it is no number', resolution: () => NaN, lost: 0 },
])('[hb.dice.opposed] $says', ({ resolution, lost }) => {
  const state = scene({ figures: { n1: { at: at(10, 10) }, s1: { at: at(12.5, 10) } } });
  const { events } = act(state, { kind: 'melee-attack', figure: 'n1', target: 's1' }, { said: [1, 1], resolution });
  expect(events).toContainEqual(expect.objectContaining({ kind: 'shot-settled', attack: 1, defence: 1, lost }));
});

/** Successes of a pool, by our own count. */
const successes = (dice: number): Odds<number> => mapOdds(oddsOfCounts(d6, dice), (counts) => countSuccesses(counts, 4));

const lostLife = (attack: Odds<number>, defence: Odds<number>): Odds<number> =>
  combineOdds(attack, defence, (hits, blocks) => compare(difference, hits, blocks));

/** The roll, rolled again exactly when no die succeeds. */
const againIfNone = (dice: number): Odds<number> =>
  chainOdds(successes(dice), (first) => (first === 0 ? successes(dice) : { outcomes: [{ value: first, weight: 1n }], total: 1n }));

const of = (numerator: number, denominator: number) => fraction(BigInt(numerator), BigInt(denominator));

test.each([
  {
    says: '6 dice against 4',
    odds: () => lostLife(successes(6), successes(4)),
    mean: of(317, 256),
    shares: [of(193, 512), of(63, 256), of(105, 512), of(15, 128), of(45, 1024), of(5, 512), of(1, 1024)],
  },
  { says: '3 dice against 4', odds: () => lostLife(successes(3), successes(4)), mean: of(19, 64), shares: [of(99, 128), of(21, 128), of(7, 128), of(1, 128)] },
  {
    says: '4 dice against 4',
    odds: () => lostLife(successes(4), successes(4)),
    mean: of(35, 64),
    shares: [of(163, 256), of(7, 32), of(7, 64), of(1, 32), of(1, 256)],
  },
  {
    says: '4 dice against 2',
    odds: () => lostLife(successes(4), successes(2)),
    mean: of(9, 8),
    shares: [of(11, 32), of(5, 16), of(15, 64), of(3, 32), of(1, 64)],
  },
  {
    says: '4 dice against 2, rolled again exactly when no die succeeds',
    odds: () => lostLife(againIfNone(4), successes(2)),
    mean: of(153, 128),
    shares: [of(155, 512), of(85, 256), of(255, 1024), of(51, 512), of(17, 1024)],
  },
  {
    says: '5 dice against 2',
    odds: () => lostLife(successes(5), successes(2)),
    mean: of(201, 128),
    shares: [of(29, 128), of(35, 128), of(35, 128), of(21, 128), of(7, 128), of(1, 128)],
  },
])('[hb.dice.opposed] the odds of $says are exact', ({ odds: work, mean, shares }) => {
  const odds = work();
  expect(odds.outcomes.map(({ weight }) => fraction(weight, odds.total))).toEqual(shares);
  expect(odds.outcomes.map(({ value }) => value)).toEqual(shares.map((_, lost) => lost));
  expect(expectation(odds)).toEqual(mean);
});

test.each([
  { says: '2 dice', odds: () => successes(2), chance: of(3, 4) },
  { says: '2 dice, rolled again exactly when no die succeeds', odds: () => againIfNone(2), chance: of(15, 16) },
  { says: '3 dice', odds: () => successes(3), chance: of(7, 8) },
])('[hb.dice.success] the odds of at least one success with $says are exact', ({ odds, chance }) => {
  expect(atLeast(odds(), 1)).toEqual(chance);
});
