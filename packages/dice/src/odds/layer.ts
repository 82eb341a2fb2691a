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
 * is added to its key. Registers that are zero need no digit, nor does the last one where all registers have one sum.
 */
export interface Digits {
  /** The registers that may be more than zero. */
  readonly live: readonly number[];
  readonly places: readonly number[];
  readonly strides: readonly number[];
  /** No key reaches it. */
  readonly keys: number;
}

/** The digits for registers of these sizes, but one that is spared; nothing if there are more keys than doubles hold. */
export const digitsOf = (sizes: readonly number[], spared: number): Digits | undefined => {
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

/** Where the search for a key begins in a table of slots that is no larger than it need be. */
const placeOfKey = (key: number, mask: number): number => {
  const high = key < 0x80000000 ? 0 : Math.imul((key / 0x100000000) | 0, 0x85ebca6b);
  const mixed = Math.imul(key ^ high, 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 15)) & mask;
};

/** The place of a key in a table by hash: where its slot stands, or an empty one. */
export const probe = (table: Int32Array, keys: readonly number[], key: number): number => {
  const mask = table.length - 1;
  let at = placeOfKey(key, mask);
  while (table[at] !== 0 && keys[(table[at] as number) - 1] !== key) at = (at + 1) & mask;
  return at;
};

/** A greater table with the same slots. */
export const grown = (table: Int32Array, keys: readonly number[]): Int32Array => {
  const next = new Int32Array(table.length * 4);
  const mask = next.length - 1;
  for (let slot = 0; slot < keys.length; slot++) {
    let at = placeOfKey(keys[slot] as number, mask);
    while (next[at] !== 0) at = (at + 1) & mask;
    next[at] = slot + 1;
  }
  return next;
};

/** Tables above this cost more than hashing. */
export const LARGE = 32_768;

/** Are there few enough keys for a table with a place for each? */
export const isDirect = (keys: number, ways: number): boolean => keys <= Math.min(LARGE, Math.max(4096, 8 * ways));

/** A table of slots by hash, for so many ways at first. */
export const tableFor = (slab: Slab<Int32Array>, ways: number): Int32Array => {
  let size = 64;
  while (size < ways && size < 2 * LARGE) size *= 2;
  return slab(size);
};

/** Rows told apart by some registers alone: `table` has a place for each case. */
export interface Cases {
  readonly digits: Digits;
  readonly table: Int32Array;
}

/** The cases that some registers tell apart; nothing where a table of them would cost more than it spares. */
export const casesOf = (slab: Slab<Int32Array>, { sizes }: Layer, reads: readonly number[]): Cases | undefined => {
  const digits = digitsOf(sizes.map((size, i) => (reads.includes(i) ? size : 1)), -1);
  return digits === undefined || digits.keys > LARGE ? undefined : { digits, table: slab(digits.keys) };
};
