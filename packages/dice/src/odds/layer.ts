import type { PipelineRefusal } from './refusal.js';
import type { Slab } from './slab.js';

/**
 * The different states between two stages, as rows of numbers one behind the other, each with a slot. Equal states
 * share a slot. Not a Map with text keys, which costs fifty times as much.
 */
export interface Layer {
  readonly width: number;
  readonly rows: Int32Array;
  readonly count: number;
  /** What no register reaches. */
  readonly sizes: readonly number[];
  /** What the registers of each row add up to, if that is the same for all and known. */
  readonly sum: number | undefined;
}

/** The layer of one state. */
export const firstLayer = (row: readonly number[]): Layer => ({
  width: row.length,
  rows: new Int32Array(row),
  count: 1,
  sizes: row.map((value) => value + 1),
  sum: row.reduce((sum, value) => sum + value, 0),
});

/**
 * How keys are made: whole numbers in which each register has a digit of its own size, so that what is added to a state
 * is added to its key. Registers that are zero need no digit, nor does the largest where all registers have one sum: it is the rest that is missing.
 */
export interface Digits {
  /** The registers that may be more than zero. */
  readonly live: readonly number[];
  readonly places: readonly number[];
  readonly strides: readonly number[];
  /** No key reaches it. */
  readonly keys: number;
}

/** The digits for registers of these sizes, which have one sum or none; nothing if there are more keys than doubles hold. */
export const digitsOf = (sizes: readonly number[], sum?: number): Digits | undefined => {
  const spared = sum === undefined ? -1 : sizes.indexOf(Math.max(...sizes));
  const live: number[] = [];
  const places: number[] = [];
  const strides: number[] = [];
  let keys = 1;
  for (let i = 0; i < sizes.length; i++) {
    const size = sizes[i] as number;
    if (size <= 1) continue;
    live.push(i);
    if (i === spared) continue;
    places.push(i);
    strides.push(keys);
    keys *= size;
  }
  return keys > Number.MAX_SAFE_INTEGER ? undefined : { live, places, strides, keys };
};

/** The sum of all rows, if they have the same. */
export const sumOfRows = (rows: Int32Array, width: number): number | undefined => {
  let same: number | undefined;
  for (let at = 0; at < rows.length; at += width) {
    let sum = 0;
    for (let i = 0; i < width; i++) sum += rows[at + i] as number;
    if (same !== undefined && same !== sum) return undefined;
    same = sum;
  }
  return same;
};

/** The key of a row that begins at a place. */
export const keyAt = ({ places, strides }: Digits, rows: Int32Array, at: number): number => {
  let key = 0;
  for (let i = 0; i < places.length; i++) key += (rows[at + (places[i] as number)] as number) * (strides[i] as number);
  return key;
};

/** Are there few enough keys for a table with a place for each? A Map of them costs more, but holds any keys. */
export const isDirect = (keys: number, ways: number): boolean => keys <= Math.min(1_000_000, Math.max(4096, 8 * ways));

/** Finds something out about a row, or gives a refusal. */
export type Read = (rows: Int32Array, at: number) => number | PipelineRefusal;

/** Finds it out once for each case that some registers tell apart, unless a table of the cases would cost more. */
export const readOnce = (
  slab: Slab<Int32Array>,
  { from: { sizes, count }, reads }: { readonly from: Layer; readonly reads: readonly number[] | undefined },
  read: Read,
): Read => {
  const digits = reads && digitsOf(sizes.map((size, i) => (reads.includes(i) ? size : 1)));
  if (digits === undefined || !isDirect(digits.keys, count)) return read;
  const table = slab(digits.keys);
  return (rows, at) => {
    const key = keyAt(digits, rows, at);
    const known = table[key] as number;
    if (known > 0) return known - 1;
    const found = read(rows, at);
    if (typeof found === 'number') table[key] = found + 1;
    return found;
  };
};
