/** Gives arrays of zeros, which are good until the memory is given back. */
export type Slab<T> = (length: number) => T;

/** The memory of one run. */
export interface Memory {
  readonly wholes: Slab<Int32Array>;
  readonly doubles: Slab<Float64Array>;
  readonly reset: () => void;
}

const ROOM = 65_536;

const slabOf = <T extends Int32Array | Float64Array>(make: (length: number) => T): { slab: Slab<T>; reset: () => void } => {
  const rooms: T[] = [];
  let at = 0;
  let used = 0;
  const slab = (length: number): T => {
    if (length > ROOM) return make(length);
    if (used + length > ROOM) {
      at++;
      used = 0;
    }
    const room = (rooms[at] ??= make(ROOM));
    used += length;
    return room.subarray(used - length, used).fill(0) as T;
  };
  const reset = (): void => {
    rooms.length = Math.min(rooms.length, 8);
    at = used = 0;
  };
  return { slab, reset };
};

const newMemory = (): Memory => {
  const wholes = slabOf((length) => new Int32Array(length));
  const doubles = slabOf((length) => new Float64Array(length));
  return { wholes: wholes.slab, doubles: doubles.slab, reset: () => [wholes, doubles].forEach(({ reset }) => reset()) };
};

/** Memory that no run uses now: to ask for memory costs more than to use it. It never shows in an answer. */
const free: Memory[] = [];

/** Runs a task with memory of its own, even within another run; nothing of the memory may be left in the answer. */
export const withMemory = <A>(task: (memory: Memory) => A): A => {
  const memory = free.pop() ?? newMemory();
  const answer = task(memory);
  memory.reset();
  if (free.length < 2) free.push(memory);
  return answer;
};
