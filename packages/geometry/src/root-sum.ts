// Sums of square roots times fractions, and the whole number just above them. Doubles settle almost every sum; one that
// comes too near a whole number is done again in fixed point with 96 binary places, where only a true whole number is that near.
import type { Ticks } from './units.js';

/** √square · num / den, `den` positive. */
export interface Term {
  readonly square: number;
  readonly num: number;
  readonly den: number;
}

const PLACES = 96n;
const UNIT = 1n << PLACES;
/** Beyond every error of the fixed-point sums, far below every difference that whole coordinates make. */
const HAIR = 1n << 24n;
const DOUBT = 1 / 65_536;

const bigRoot = (value: bigint): bigint => {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
};

const fixed = ({ square, num, den }: Term): bigint => {
  const [size, part] = [BigInt(Math.abs(num)), BigInt(den)];
  const root = bigRoot(((BigInt(square) * size * size) << (2n * PLACES)) / (part * part));
  return num < 0 ? -root : root;
};

const fixedSum = (terms: readonly Term[]): bigint => terms.reduce((sum, term) => sum + fixed(term), 0n);

/** No root of a whole number below 2^50 comes so near another whole number that a double takes it for one. */
const isWholeTerm = ({ num, den }: Term, root: number): boolean => num === den && Number.isInteger(root);

/** The sum of terms, rounded up to a whole number, once. Not negative. */
export const ceilSum = (terms: readonly Term[]): Ticks => {
  let [whole, rest] = [0, 0];
  for (const term of terms) {
    const root = Math.sqrt(term.square);
    if (isWholeTerm(term, root)) whole += root;
    else rest += (root * term.num) / term.den;
  }
  if (Math.abs(rest - Math.round(rest)) > DOUBT) return whole + Math.ceil(rest);
  if (terms.every((term) => isWholeTerm(term, Math.sqrt(term.square)))) return whole;
  return Number((fixedSum(terms) - HAIR + UNIT) >> PLACES);
};

/** The sign of the sum of terms. */
export const signOfSum = (terms: readonly Term[]): -1 | 0 | 1 => {
  const sum = terms.reduce((total, { square, num, den }) => total + (Math.sqrt(square) * num) / den, 0);
  if (Math.abs(sum) > DOUBT) return sum < 0 ? -1 : 1;
  const exact = fixedSum(terms);
  return exact > HAIR ? 1 : exact < -HAIR ? -1 : 0;
};
