import type { Fan } from './fan.js';
import { isDirect, keyAt, type Digits, type Layer } from './layer.js';
import type { Shape } from './shape.js';
import type { Slab } from './slab.js';

/** How one layer leads to the next: the ways of a slot go from `starts[slot]` to before `starts[slot + 1]`. */
export interface Ways {
  readonly starts: Int32Array;
  readonly edges: Int32Array;
}

/** The ways out of a layer, and what they lead to. */
export interface Spread extends Ways {
  /** The slot and the row of its shape that first led to each new slot. */
  readonly origins: Int32Array;
  readonly count: number;
}

const keysOf = (digits: Digits, { size, deltas }: Shape, width: number): readonly number[] => {
  const keys = new Array<number>(size).fill(0);
  for (let i = 0; i < size; i++) keys[i] = keyAt(digits, deltas, i * width);
  return keys;
};

/** Writes down the rows of a layer: the first way into each slot says what its row is. */
export const rowsOf = (
  { rows, width }: Layer,
  { shapes, which }: Fan,
  { spread, live, next }: { readonly spread: Spread; readonly live: readonly number[]; readonly next: Int32Array },
): Int32Array => {
  const { origins, count } = spread;
  for (let slot = 0; slot < count; slot++) {
    const origin = origins[2 * slot] as number;
    const { deltas } = shapes[which[origin] as number] as Shape;
    const at = origin * width;
    const delta = (origins[2 * slot + 1] as number) * width;
    for (let k = 0; k < live.length; k++) {
      const i = live[k] as number;
      next[slot * width + i] = (rows[at + i] as number) + (deltas[delta + i] as number);
    }
  }
  return next;
};

interface Room {
  readonly digits: Digits;
  readonly slab: Slab<Int32Array>;
}

/** Places for keys, the first free one for a new key. */
const placeIn = (dense: Map<number, number>, key: number): number => {
  if (!dense.has(key)) dense.set(key, dense.size);
  return dense.get(key) as number;
};

/** Goes all ways of a fan, and finds out which of them lead to the same state. */
export const spreadOut = (from: Layer, fan: Fan, { digits, slab }: Room): Spread => {
  const { which, firsts, lasts } = fan;
  const added = fan.shapes.map((shape) => keysOf(digits, shape, from.width));
  const [edges, starts] = [slab(fan.ways), slab(from.count + 1)];
  const origins = slab(2 * Math.min(fan.ways, digits.keys));
  const dense = isDirect(digits.keys, fan.ways) ? undefined : new Map<number, number>();
  const table = slab(dense === undefined ? digits.keys : fan.ways);
  let edge = 0;
  let count = 0;
  for (let slot = 0; slot < from.count; slot++) {
    const base = keyAt(digits, from.rows, slot * from.width);
    const more = added[which[slot] as number] as readonly number[];
    const last = lasts[slot] as number;
    for (let i = firsts[slot] as number; i < last; i++) {
      const key = base + (more[i] as number);
      const at = dense === undefined ? key : placeIn(dense, key);
      let found = table[at] as number;
      if (found === 0) {
        origins[2 * count] = slot;
        origins[2 * count + 1] = i;
        table[at] = found = ++count;
      }
      edges[edge++] = found - 1;
    }
    starts[slot + 1] = edge;
  }
  return { starts, edges, origins, count };
};
