/** Whole numbers counted with: doubles as long as they are exact, bigints beyond. */
export interface Arithmetic<W> {
  readonly one: W;
  readonly zeros: (length: number) => Row<W>;
  readonly add: (a: W, b: W) => W;
  readonly multiply: (a: W, b: W) => W;
  readonly from: (weight: bigint) => W;
  readonly isZero: (a: W) => boolean;
  readonly weigh: (a: W) => bigint;
}

/** A dense row of whole numbers. */
export interface Row<W> {
  readonly length: number;
  [index: number]: W;
}

/** Doubles are exact up to here. */
export const EXACT = BigInt(Number.MAX_SAFE_INTEGER);

/** Whole numbers as doubles: exact up to 2^53. */
export const doubles: Arithmetic<number> = {
  one: 1,
  zeros: (length) => new Float64Array(length),
  add: (a, b) => a + b,
  multiply: (a, b) => a * b,
  from: Number,
  isZero: (a) => a === 0,
  weigh: BigInt,
};

/** Whole numbers without a limit. */
export const bigints: Arithmetic<bigint> = {
  one: 1n,
  zeros: (length) => new Array<bigint>(length).fill(0n),
  add: (a, b) => a + b,
  multiply: (a, b) => a * b,
  from: (weight) => weight,
  isZero: (a) => a === 0n,
  weigh: (a) => a,
};
