// Signs of expressions of whole numbers with +, −, · and √, exact. An expression is written once, over any arithmetic. Doubles
// with a bound of their error come first. Where they cannot tell, fixed point with big integers does: such an expression is an
// algebraic integer, and if neither it nor any of its conjugates exceeds 2^u, it is 0 or at least 2^−u(2^roots − 1) (Burnikel,
// Funke, Mehlhorn, Schirra, Schmitt: A separation bound for real algebraic expressions). Enough places thus make it certain.
import { type Sign, signOf } from './predicate.js';

/** The operations of an arithmetic. */
export interface Arithmetic<N> {
  readonly of: (whole: number) => N;
  readonly add: (a: N, b: N) => N;
  readonly sub: (a: N, b: N) => N;
  readonly mul: (a: N, b: N) => N;
  readonly root: (a: N) => N;
}

/** An expression over any arithmetic. */
export type Expression = <N>(on: Arithmetic<N>) => N;

/** A double and what it may be off. */
export interface Rough {
  readonly value: number;
  readonly off: number;
}

/** More than a rounding of the value and those of its bound. */
const ULP = 1 / 1_125_899_906_842_624;

const rough = (value: number, off: number): Rough => ({ value, off: off * (1 + ULP) + Math.abs(value) * ULP });

/** Doubles that know how far they may be off. */
export const ROUGH: Arithmetic<Rough> = {
  of: (whole) => ({ value: whole, off: 0 }),
  add: (a, b) => rough(a.value + b.value, a.off + b.off),
  sub: (a, b) => rough(a.value - b.value, a.off + b.off),
  mul: (a, b) => rough(a.value * b.value, Math.abs(a.value) * b.off + Math.abs(b.value) * a.off + a.off * b.off),
  root: ({ value, off }) => {
    const least = value - off;
    return least > 0 ? rough(Math.sqrt(value), off / Math.sqrt(least)) : { value: 0, off: Math.sqrt(Math.abs(value) + off) * 2 };
  },
};

/** A quotient of doubles; the second is not 0. */
export const roughQuotient = (a: Rough, b: Rough): Rough => {
  const [value, least] = [a.value / b.value, Math.abs(b.value) - b.off];
  return least > 0 ? rough(value, (a.off + Math.abs(value) * b.off) / least) : { value: 0, off: Infinity };
};

/** A fixed-point number, how many of its last units it may be off, and the bits that bound it and its conjugates. */
interface Fixed {
  readonly value: bigint;
  readonly off: bigint;
  readonly bits: number;
}

const bitsOf = (value: bigint): number => (value === 0n ? 0 : (value < 0n ? -value : value).toString(16).length * 4);
const sizeOf = (value: bigint): bigint => (value < 0n ? -value : value);

/** The root of a whole number, rounded down. */
export const bigRoot = (value: bigint): bigint => {
  if (value < 2n) return value;
  let root = 1n << BigInt((bitsOf(value) + 2) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
};

/** A whole number as a big one; what is none counts as 0, for input that no check has passed. */
export const bigOf = (whole: number): bigint => (Number.isSafeInteger(whole) ? BigInt(whole) : 0n);

/** More places than any expression here asks for; only one with something negative under a root comes here. */
const MOST_PLACES = 65_536;

const fixedPoint = (places: bigint, count: () => void): Arithmetic<Fixed> => ({
  of: (whole) => ({ value: bigOf(whole) << places, off: 0n, bits: bitsOf(bigOf(whole)) }),
  add: (a, b) => ({ value: a.value + b.value, off: a.off + b.off, bits: Math.max(a.bits, b.bits) + 1 }),
  sub: (a, b) => ({ value: a.value - b.value, off: a.off + b.off, bits: Math.max(a.bits, b.bits) + 1 }),
  mul: (a, b) => {
    const off = (sizeOf(a.value) * b.off + sizeOf(b.value) * a.off + a.off * b.off) >> places;
    return { value: (a.value * b.value) >> places, off: off + 2n, bits: a.bits + b.bits };
  },
  root: (a) => {
    count();
    const value = bigRoot(a.value > 0n ? a.value << places : 0n);
    const off = value === 0n || a.off > a.value ? bigRoot((sizeOf(a.value) + a.off) << places) + 1n : (a.off << places) / value;
    return { value, off: off + 2n, bits: Math.ceil(a.bits / 2) };
  },
});

const bigSign = (expression: Expression): Sign => {
  let [places, roots] = [192, 0];
  for (;;) {
    roots = 0;
    const { value, off, bits } = expression(fixedPoint(BigInt(places), () => (roots += 1)));
    if (sizeOf(value) > off) return value > 0n ? 1 : -1;
    const least = bits * ((1 << roots) - 1) + bitsOf(off) + 8;
    if (places >= least || places > MOST_PLACES) return 0;
    places = 2 * least;
  }
};

/** The sign of an expression. Exact. Under a root stands nothing negative. */
export const signOfExpression = (expression: Expression): Sign => {
  const { value, off } = expression(ROUGH);
  return Math.abs(value) > off ? signOf(value) : bigSign(expression);
};
