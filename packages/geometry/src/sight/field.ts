// What needs quotients is written once, over numbers of any kind: doubles look quickly, fractions of big integers decide.
import { bigOf, bigRoot } from '../exact.js';
import { type Sign, signOf } from '../predicate.js';

/** The operations of a kind of numbers. */
export interface Field<N> {
  /** A double as such a number: to a 2^16th of a tick. */
  readonly of: (value: number) => N;
  readonly add: (a: N, b: N) => N;
  readonly sub: (a: N, b: N) => N;
  readonly mul: (a: N, b: N) => N;
  readonly div: (a: N, b: N) => N;
  /** The root, or a little less than it: exact where it is one of these numbers. */
  readonly root: (a: N) => N;
  readonly sign: (a: N) => Sign;
  readonly rough: (a: N) => number;
}

/** Doubles: no decision of theirs stands alone. */
export const DOUBLES: Field<number> = {
  of: (value) => value,
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => a / b,
  root: Math.sqrt,
  sign: signOf,
  rough: (a) => a,
};

/** A quotient of big integers; `den` is positive. */
export interface Ratio {
  readonly num: bigint;
  readonly den: bigint;
}

const UNIT = 65_536;
const ROOT_PLACES = 48n;
/** A fraction is reduced when it has grown beyond this: reducing costs more than some long products. */
const LONG = 1n << 400n;

const reduced = (num: bigint, den: bigint): Ratio => {
  if (den < LONG) return { num, den };
  let [a, b] = [num < 0n ? -num : num, den];
  while (b !== 0n) [a, b] = [b, a % b];
  return { num: num / a, den: den / a };
};

const whole = (num: bigint): Ratio => ({ num, den: 1n });

/** The nearest number of a 2^16th of a tick. */
export const snap = (value: number): number => Math.round(value * UNIT) / UNIT;

/** Fractions: exact. */
export const RATIOS: Field<Ratio> = {
  of: (value) => (Number.isInteger(value) ? whole(bigOf(value)) : { num: bigOf(Math.round(value * UNIT)), den: BigInt(UNIT) }),
  add: (a, b) => (a.den === b.den ? reduced(a.num + b.num, a.den) : reduced(a.num * b.den + b.num * a.den, a.den * b.den)),
  sub: (a, b) => (a.den === b.den ? reduced(a.num - b.num, a.den) : reduced(a.num * b.den - b.num * a.den, a.den * b.den)),
  mul: (a, b) => reduced(a.num * b.num, a.den * b.den),
  div: (a, b) => (b.num < 0n ? reduced(-a.num * b.den, -a.den * b.num) : reduced(a.num * b.den, a.den * b.num)),
  root: ({ num, den }) => reduced(bigRoot((num * den) << (2n * ROOT_PLACES)), den << ROOT_PLACES),
  sign: ({ num }) => (num > 0n ? 1 : num < 0n ? -1 : 0),
  rough: ({ num, den }) => {
    const shift = BigInt(Math.max(0, den.toString(16).length * 4 - 64));
    // Both shortened alike: some sixty binary places are left of the divisor.
    return Number(num >> shift) / Number(den >> shift);
  },
};
