import { chanceOf, expectation, quantile, toNumber, variance, type Fraction } from '../chance.js';
import { oddsIn, type Label, type Spread } from './spread.js';

/**
 * A number with where it comes from. Plain JSON: `exact` is a fraction in lowest terms, where nothing was rounded;
 * `between` holds the true value in 999 of 1000 simulations.
 */
export interface Answer {
  readonly value: number;
  readonly label: Label;
  readonly exact?: string;
  readonly between?: readonly [number, number];
}

/** As many standard deviations around a simulated number as it takes to be right in 999 of 1000 cases. */
const SURE = 3.2905;

const fractional = (fraction: Fraction, label: Label): Answer => ({
  value: toNumber(fraction),
  label,
  exact: fraction.denominator === 1n ? `${fraction.numerator}` : `${fraction.numerator}/${fraction.denominator}`,
});

const weightsOf = <A>({ outcomes, total }: Spread<A>): readonly (readonly [A, number])[] =>
  outcomes.map(({ value, weight }) => [value, Number(weight) / Number(total)]);

/** Wilson's interval: does not leave the range from zero to one, and is right at its ends. */
const wilson = (share: number, runs: number): readonly [number, number] => {
  const square = (SURE * SURE) / runs;
  const middle = (share + square / 2) / (1 + square);
  const half = (SURE / (1 + square)) * Math.sqrt((share * (1 - share)) / runs + square / (4 * runs));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};

/** How likely it is that the outcome passes a test. */
export const shareOf = <A>(spread: Spread<A>, test: (value: A) => boolean): Answer => {
  const odds = oddsIn(spread);
  const { label } = spread;
  if (odds !== undefined) return fractional(chanceOf(odds, test), label);
  const value = weightsOf(spread).reduce((sum, [outcome, weight]) => (test(outcome) ? sum + weight : sum), 0);
  return label.kind === 'exact' ? { value, label } : { value, label, between: wilson(value, label.runs) };
};

/** How likely this number or a greater one is. */
export const shareAtLeast = (spread: Spread<number>, least: number): Answer => shareOf(spread, (value) => value >= least);

/** How likely exactly this number is. */
export const shareExactly = (spread: Spread<number>, wanted: number): Answer => shareOf(spread, (value) => value === wanted);

const momentsOf = (spread: Spread<number>): { readonly mean: number; readonly variance: number; readonly fourth: number } => {
  const weights = weightsOf(spread);
  const around = (middle: number, power: number): number =>
    weights.reduce((sum, [value, weight]) => {
      let distance = 1;
      for (let i = 0; i < power; i++) distance *= value - middle;
      return sum + weight * distance;
    }, 0);
  const mean = around(0, 1);
  return { mean, variance: around(mean, 2), fourth: around(mean, 4) };
};

/** The mean. */
export const meanOf = (spread: Spread<number>): Answer => {
  const odds = oddsIn(spread);
  const { label } = spread;
  if (odds !== undefined) return fractional(expectation(odds), label);
  const { mean: value, variance: square } = momentsOf(spread);
  if (label.kind === 'exact') return { value, label };
  const half = SURE * Math.sqrt(square / label.runs);
  return { value, label, between: [value - half, value + half] };
};

/** The mean of the squared distance from the mean. */
export const varianceOf = (spread: Spread<number>): Answer => {
  const odds = oddsIn(spread);
  const { label } = spread;
  if (odds !== undefined) return fractional(variance(odds), label);
  const { variance: value, fourth } = momentsOf(spread);
  if (label.kind === 'exact') return { value, label };
  const half = SURE * Math.sqrt(Math.max(0, fourth - value * value) / label.runs);
  return { value, label, between: [Math.max(0, value - half), value + half] };
};

/**
 * The smallest number that is reached or stayed below in at least this share of cases; a half gives the median.
 * @param share - from 0 to 1, in steps of a millionth
 */
export const quantileOf = (spread: Spread<number>, share: number): number => {
  const odds = oddsIn(spread);
  if (odds !== undefined) return quantile(odds, { numerator: BigInt(Math.round(share * 1e6)), denominator: 1_000_000n });
  let sum = 0;
  const weights = weightsOf(spread);
  const found = weights.find(([, weight]) => (sum += weight) >= share - 1e-12);
  return (found ?? weights[weights.length - 1])?.[0] ?? NaN;
};

/** One number that can come out: how likely it is, and how likely at least as much. */
export interface Line {
  readonly value: number;
  readonly exactly: Answer;
  readonly atLeast: Answer;
}

/** All that one usually asks about a number. Plain JSON. */
export interface Summary {
  readonly label: Label;
  readonly mean: Answer;
  readonly variance: Answer;
  /** The numbers below or at which a twentieth, a quarter, a half, three quarters and all but a twentieth of the cases lie. */
  readonly quantiles: Readonly<Record<'5' | '25' | '50' | '75' | '95', number>>;
  readonly lines: readonly Line[];
}

/** Sums up the odds of a number. */
export const summaryOf = (spread: Spread<number>): Summary => ({
  label: spread.label,
  mean: meanOf(spread),
  variance: varianceOf(spread),
  quantiles: Object.fromEntries([5, 25, 50, 75, 95].map((percent) => [percent, quantileOf(spread, percent / 100)])) as Summary['quantiles'],
  lines: spread.outcomes.map(({ value }) => ({
    value,
    exactly: shareExactly(spread, value),
    atLeast: shareAtLeast(spread, value),
  })),
});
