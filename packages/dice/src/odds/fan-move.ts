import { left, right, type Result } from '../result.js';
import type { Fan } from './fan.js';
import type { Frame } from './frame.js';
import { readOnce, type Layer } from './layer.js';
import type { Move } from './lower.js';
import { isCount, notACount, type PipelineRefusal } from './refusal.js';
import { shapeOf } from './shape.js';

/** What a move adds in each case, and the case of each slot. */
interface Told {
  readonly deltas: Int32Array;
  readonly firsts: Int32Array;
}

/** Writes down what is added: once for each case where it is known what it depends on, else for each slot. */
const tell = <K extends string>({ slab }: Frame<K>, { write, reads }: Move, from: Layer): Result<PipelineRefusal, Told> => {
  const { rows, width, count } = from;
  const [deltas, firsts] = [slab(count * width), slab(count)];
  const delta = new Int32Array(width);
  let told = 0;
  const read = readOnce(slab, { from, reads }, (_, at) => {
    const fault = write(rows, at, delta);
    if (fault !== undefined) return fault;
    for (let i = 0; i < width; i++) deltas[told * width + i] = delta[i] as number;
    return told++;
  });
  for (let slot = 0; slot < count; slot++) {
    const found = read(rows, slot * width);
    if (typeof found !== 'number') return left(found);
    firsts[slot] = found;
  }
  return right({ deltas: deltas.subarray(0, told * width), firsts });
};

/** What each register reaches when moved; refuses those that fall below zero. */
const movedSizes = <K extends string>(
  { names }: Frame<K>,
  { stage }: Move,
  { from, told }: { readonly from: Layer; readonly told: Told },
): Result<PipelineRefusal, readonly number[]> => {
  const { rows, width, count } = from;
  const { deltas, firsts } = told;
  const sizes = [...from.sizes];
  for (let i = 0; i < width; i++) {
    let at = i;
    while (deltas[at] === 0) at += width;
    if (at >= deltas.length) continue;
    let [low, high] = [0, 0];
    for (let slot = 0; slot < count; slot++) {
      const value = (rows[slot * width + i] as number) + (deltas[(firsts[slot] as number) * width + i] as number);
      if (value > high) high = value;
      if (value < low) low = value;
    }
    for (const value of [low, high]) if (!isCount(value)) return notACount(stage, names[i] ?? '', value);
    sizes[i] = high + 1;
  }
  return right(sizes);
};

/** What a move adds to each state of a layer. */
export const fanMove = <K extends string>(frame: Frame<K>, move: Move, from: Layer): Result<PipelineRefusal, Fan> => {
  const told = tell(frame, move, from);
  if (told._tag === 'Left') return told;
  const sizes = movedSizes(frame, move, { from, told: told.right });
  if (sizes._tag === 'Left') return sizes;
  const { deltas, firsts } = told.right;
  const { count, width } = from;
  const lasts = frame.slab(count);
  for (let slot = 0; slot < count; slot++) lasts[slot] = (firsts[slot] as number) + 1;
  return right({ shapes: [shapeOf(deltas, width)], which: frame.slab(count), firsts, lasts, sizes: sizes.right, ways: count, notes: lasts });
};
