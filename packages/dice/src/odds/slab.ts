/** Gives arrays of zeros. */
export type Slab<T> = (length: number) => T;

const FIRST = 2048;
const MOST = 32_768;

/** Cuts small arrays out of few large ones: to ask for memory costs more than to use it. */
const slabOf = <T extends Int32Array | Float64Array>(make: (length: number) => T): Slab<T> => {
  let size = FIRST;
  let room = make(0);
  let used = 0;
  return (length) => {
    if (length > MOST) return make(length);
    if (used + length > room.length) {
      room = make(Math.max(size, length));
      used = 0;
      size = Math.min(MOST, size * 2);
    }
    used += length;
    return room.subarray(used - length, used) as T;
  };
};

/** A slab of whole numbers. */
export const wholeSlab = (): Slab<Int32Array> => slabOf((length) => new Int32Array(length));

/** A slab of doubles. */
export const doubleSlab = (): Slab<Float64Array> => slabOf((length) => new Float64Array(length));
