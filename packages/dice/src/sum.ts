import { certain, combineOdds, type Odds, type Outcome } from './odds.js';
import { bigints, doubles, EXACT, type Arithmetic, type Row } from './whole.js';

/** Sums stay exact as doubles, and rows stay short, while outcomes are whole and not too far apart. */
const isDense = ({ outcomes }: Odds<number>): boolean => {
  const first = outcomes[0]?.value ?? 0;
  const last = outcomes[outcomes.length - 1]?.value ?? 0;
  return (
    Math.abs(first) <= 1e12 &&
    Math.abs(last) <= 1e12 &&
    last - first < 64 * outcomes.length &&
    outcomes.every(({ value }) => Number.isInteger(value))
  );
};

const rowOf = <W>({ outcomes }: Odds<number>, { zeros, from }: Arithmetic<W>): Row<W> => {
  const first = outcomes[0]?.value ?? 0;
  const row = zeros((outcomes[outcomes.length - 1]?.value ?? 0) - first + 1);
  for (const { value, weight } of outcomes) row[value - first] = from(weight);
  return row;
};

const convolve = <W>(a: Row<W>, b: Row<W>, { zeros, add, multiply, isZero }: Arithmetic<W>): Row<W> => {
  const row = zeros(a.length + b.length - 1);
  for (let j = 0; j < b.length; j++) {
    const weight = b[j] as W;
    if (isZero(weight)) continue;
    for (let i = 0; i < a.length; i++) row[i + j] = add(row[i + j] as W, multiply(a[i] as W, weight));
  }
  return row;
};

const sumDense = <W>(list: readonly Odds<number>[], total: bigint, arithmetic: Arithmetic<W>): Odds<number> => {
  let row = arithmetic.zeros(1);
  row[0] = arithmetic.one;
  let first = 0;
  for (const odds of list) {
    row = convolve(row, rowOf(odds, arithmetic), arithmetic);
    first += odds.outcomes[0]?.value ?? 0;
  }
  const outcomes: Outcome<number>[] = [];
  for (let i = 0; i < row.length; i++) {
    const weight = row[i] as W;
    if (!arithmetic.isZero(weight)) outcomes.push({ value: first + i, weight: arithmetic.weigh(weight) });
  }
  return { outcomes, total };
};

/** Odds of the sum of numbers that do not depend on each other; of none at all, zero. */
export const sumOdds = (list: readonly Odds<number>[]): Odds<number> => {
  if (!list.every(isDense)) return list.reduce((a, b) => combineOdds(a, b, (x, y) => x + y), certain(0));
  const total = list.reduce((product, odds) => product * odds.total, 1n);
  return total <= EXACT ? sumDense(list, total, doubles) : sumDense(list, total, bigints);
};

/** Odds of the sum of several numbers with the same odds. */
export const sumOfSame = (odds: Odds<number>, times: number): Odds<number> =>
  sumOdds(Array.from({ length: Math.max(0, times) }, () => odds));
