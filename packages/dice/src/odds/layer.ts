/**
 * The different states between two stages, as rows of numbers one behind the other, each with a slot; equal rows share
 * a slot. A row is found by a key, a whole number in which each register has a digit of its own size, so that what is
 * added to a state is added to its key. Not a Map with text keys, which costs fifty times as much.
 */
export interface Layer {
  readonly width: number;
  rows: ArrayLike<number>;
  readonly strides: readonly number[];
  readonly find: 'by-key' | 'by-hash';
  readonly keys: number[];
  count: number;
  table: Int32Array;
}

/** Tables above this cost more than hashing. */
const LARGE = 32_768;

/** A table for so many ways: large enough that it hardly ever grows. */
const tableFor = (ways: number): Int32Array => {
  let size = 64;
  while (size < ways && size < 65_536) size *= 2;
  return new Int32Array(size);
};

/** Doubles hold keys exactly up to here. */
const MOST_KEYS = Number.MAX_SAFE_INTEGER;

/**
 * An empty layer for states whose registers stay below these sizes; nothing if there are too many for keys.
 * @param ways - how many ways lead into it, at most
 */
export const emptyLayer = (sizes: readonly number[], ways: number): Layer | undefined => {
  const strides: number[] = [];
  let keys = 1;
  for (const size of sizes) {
    strides.push(keys);
    keys *= size;
  }
  if (keys > MOST_KEYS) return undefined;
  const find = keys <= Math.min(LARGE, Math.max(4096, 8 * ways)) ? 'by-key' : 'by-hash';
  const table = find === 'by-key' ? new Int32Array(keys) : tableFor(ways);
  return { width: sizes.length, rows: [], strides, find, keys: [], count: 0, table };
};

/** The key of a row that begins at a place. */
export const keyAt = ({ width, strides }: Layer, rows: ArrayLike<number>, at: number): number => {
  let key = 0;
  for (let i = 0; i < width; i++) key += (rows[at + i] as number) * (strides[i] as number);
  return key;
};

const place = (key: number, mask: number): number => {
  const high = key < 0x80000000 ? 0 : Math.imul((key / 0x100000000) | 0, 0x85ebca6b);
  const mixed = Math.imul(key ^ high, 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 15)) & mask;
};

const grow = (layer: Layer): Int32Array => {
  const table = new Int32Array(layer.table.length * 4);
  const mask = table.length - 1;
  for (let slot = 0; slot < layer.count; slot++) {
    let at = place(layer.keys[slot] as number, mask);
    while (table[at] !== 0) at = (at + 1) & mask;
    table[at] = slot + 1;
  }
  return table;
};

/** The place of a key in the table: one that holds it, or an empty one. */
const search = ({ find, keys, table }: Layer, key: number): number => {
  if (find === 'by-key') return key;
  const mask = table.length - 1;
  let at = place(key, mask);
  for (let slot = table[at] as number; slot !== 0 && keys[slot - 1] !== key; slot = table[at] as number) at = (at + 1) & mask;
  return at;
};

/** The slot of the state with a key; a new one, at the end, if it is not there yet. */
export const slotOf = (layer: Layer, key: number): number => {
  const index = search(layer, key);
  const found = layer.table[index] as number;
  if (found !== 0) return found - 1;
  layer.keys.push(key);
  layer.table[index] = ++layer.count;
  if (layer.find === 'by-hash' && layer.count * 2 > layer.table.length) layer.table = grow(layer);
  return layer.count - 1;
};
