import type { CastLink } from './graph.js';

/** A list of weights or worths, one for each slot of a layer. */
export interface Column<W> {
  readonly length: number;
  [slot: number]: W;
}

/**
 * What a kind of numbers must be able to do; the rest of the engine does not know which kind it works with.
 * Floats are shares of one. Bigints are whole numbers over a common denominator, which each roll makes greater.
 */
export interface Numbers<W> {
  readonly kind: 'floats' | 'bigints';
  readonly zeros: (length: number) => Column<W>;
  readonly one: W;
  readonly add: (a: W, b: W) => W;
  readonly isZero: (a: W) => boolean;
  /** Is it better by more than rounding? */
  readonly isBetter: (a: W, than: W) => boolean;
  /** A worth, or nothing if this kind of numbers cannot hold it. */
  readonly worth: (value: number) => W | undefined;
  /** Brings worths down to what they are to each other. */
  readonly settle: (worths: Column<W>) => void;
  /** The weights after a roll. */
  readonly push: (link: CastLink, weights: Column<W>, after: number) => Column<W>;
  /** The worths before a roll. */
  readonly pull: (link: CastLink, worths: Column<W>) => Column<W>;
}
