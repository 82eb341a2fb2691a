import { keyOf } from './key.js';
import type { Odds } from './odds.js';

/** An exact share, in lowest terms and with a positive denominator; what is endless or no number has denominator 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

/** A fraction in lowest terms. */
export const fraction = (numerator: bigint, denominator: bigint): Fraction => {
  const shared = gcd(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return shared === 0n
    ? { numerator: 0n, denominator: 0n }
    : { numerator: numerator / shared, denominator: denominator / shared };
};

/** The exact fraction that a double is. */
const exact = (number: number): Fraction => {
  if (Number.isNaN(number)) return { numerator: 0n, denominator: 0n };
  if (!Number.isFinite(number)) return { numerator: number > 0 ? 1n : -1n, denominator: 0n };
  let whole = number;
  let denominator = 1n;
  for (; !Number.isInteger(whole); whole *= 2) denominator *= 2n;
  return fraction(BigInt(whole), denominator);
};

/** Not in lowest terms: means add many, and reduce once. */
const plus = (a: Fraction, b: Fraction): Fraction =>
  a.denominator === b.denominator && a.denominator !== 0n
    ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
    : {
        numerator: a.numerator * b.denominator + b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      };

const bitsOf = (whole: bigint): number => whole.toString(16).length * 4;

/** The double nearest to a fraction: for the edge, where people look at it. */
export const toNumber = ({ numerator, denominator }: Fraction): number => {
  if (denominator === 0n) return Number(numerator) / 0;
  if (numerator < 0n) return -toNumber({ numerator: -numerator, denominator });
  // Both may exceed every double: a quotient of at least 64 bits is rounded instead, its last bit telling of a rest.
  const shift = Math.max(0, bitsOf(denominator) - bitsOf(numerator) + 72);
  const scaled = numerator << BigInt(shift);
  const quotient = scaled / denominator;
  let number = Number(scaled % denominator === 0n ? quotient : quotient | 1n);
  for (let rest = shift; rest > 0; rest -= 512) number /= Number(1n << BigInt(Math.min(rest, 512)));
  return number;
};

/** How likely it is that the outcome passes a test. */
export const chanceOf = <A>(odds: Odds<A>, test: (value: A) => boolean): Fraction =>
  fraction(
    odds.outcomes.reduce((sum, { value, weight }) => (test(value) ? sum + weight : sum), 0n),
    odds.total,
  );

/** How likely exactly this outcome is. */
export const exactly = <A>(odds: Odds<A>, wanted: A): Fraction => {
  const key = keyOf(wanted);
  return chanceOf(odds, (value) => Object.is(keyOf(value), key) || value === wanted);
};

/** How likely this number or a greater one is. */
export const atLeast = (odds: Odds<number>, least: number): Fraction => chanceOf(odds, (value) => value >= least);

/** How likely this number or a smaller one is. */
export const atMost = (odds: Odds<number>, most: number): Fraction => chanceOf(odds, (value) => value <= most);

const meanOf = (odds: Odds<number>, power: 1 | 2): Fraction => {
  const sum = odds.outcomes.reduce(
    (before, { value, weight }) => {
      const { numerator, denominator } = exact(value);
      return plus(
        before,
        power === 1
          ? { numerator: numerator * weight, denominator: denominator * odds.total }
          : { numerator: numerator * numerator * weight, denominator: denominator * denominator * odds.total },
      );
    },
    { numerator: 0n, denominator: odds.total },
  );
  return fraction(sum.numerator, sum.denominator);
};

/** The mean. */
export const expectation = (odds: Odds<number>): Fraction => meanOf(odds, 1);

/** The mean of the squared distance from the mean. */
export const variance = (odds: Odds<number>): Fraction => {
  const { numerator, denominator } = expectation(odds);
  const squared = { numerator: -numerator * numerator, denominator: denominator * denominator };
  const sum = plus(meanOf(odds, 2), squared);
  return fraction(sum.numerator, sum.denominator);
};

/**
 * The smallest number that is reached or stayed below in at least this share of cases; a half gives the median.
 * @param share - a share above one counts as one
 */
export const quantile = (odds: Odds<number>, share: Fraction): number => {
  let weight = 0n;
  let reached = NaN;
  for (const outcome of odds.outcomes) {
    weight += outcome.weight;
    reached = outcome.value;
    if (weight * share.denominator >= share.numerator * odds.total) return reached;
  }
  return reached;
};

/** The most likely outcomes: several, if they are equally likely. */
export const mostLikely = <A>(odds: Odds<A>): readonly A[] => {
  const most = odds.outcomes.reduce((high, { weight }) => (weight > high ? weight : high), 0n);
  return odds.outcomes.filter(({ weight }) => weight === most).map(({ value }) => value);
};
