import { right, type Result } from '../result.js';
import { fanOf, tooMany, type Fan } from './fan.js';
import type { Frame } from './frame.js';
import { digitsOf, firstLayer, grown, keyAt, probe, sumOfRows, tableFor, type Digits, type Layer } from './layer.js';
import type { Cast } from './cast.js';
import type { Step } from './lower.js';
import { MOST_STATES, type PipelineRefusal } from './refusal.js';
import type { Shape } from './shape.js';
import type { Slab } from './slab.js';
import type { DecisionStage } from './stage.js';

/** How one layer leads to the next: the ways of a slot go from `starts[slot]` to before `starts[slot + 1]`. */
interface Ways {
  readonly starts: ArrayLike<number>;
  readonly edges: ArrayLike<number>;
}

interface Spread extends Ways {
  /** The slot and the row of its shape that first led to each new slot. */
  readonly origins: Int32Array;
  readonly count: number;
}

/** Dice fall: from each slot as many ways as its dice can fall, in the order of the partings. */
export interface CastLink extends Ways {
  readonly kind: 'cast';
  readonly cast: Cast;
  readonly dice: readonly number[];
}

/** From each slot one way. */
export interface MoveLink extends Ways {
  readonly kind: 'move';
}

/** From each slot a way for each option; with a policy, only that of the option picked. */
export interface PickLink<K extends string> extends Ways {
  readonly kind: 'pick';
  readonly stage: DecisionStage<K>;
  /** The option picked in each slot; known only where a policy decides. */
  readonly picked: readonly number[] | undefined;
}

/** How one layer leads to the next. */
export type Link<K extends string> = CastLink | MoveLink | PickLink<K>;

/** All states that a pipeline can reach, layer by layer, and the ways between them. */
export interface Graph<K extends string> {
  readonly frame: Frame<K>;
  readonly layers: readonly Layer[];
  readonly links: readonly Link<K>[];
}

/** So many keys are looked up without more ado. */
const SMALL = 4096;

const keysOf = (digits: Digits, { size, deltas }: Shape, width: number): readonly number[] => {
  const keys = new Array<number>(size).fill(0);
  for (let i = 0; i < size; i++) keys[i] = keyAt(digits, deltas, i * width);
  return keys;
};

/** Do all states that a fan leads to have one sum? Then one register is the rest that is missing. */
const isOneSum = ({ rows, width }: Layer, { shapes }: Fan): boolean => {
  const sums = new Set(shapes.map(({ deltas }) => sumOfRows(deltas, width)));
  return sums.size === 1 && !sums.has(undefined) && sumOfRows(rows, width) !== undefined;
};

/** Keys of few digits need no table by hash: worth a look at the sums. */
const digitsFor = (from: Layer, fan: Fan): Digits | undefined => {
  const all = digitsOf(fan.sizes, -1);
  if (all !== undefined && all.keys <= SMALL) return all;
  return isOneSum(from, fan) ? digitsOf(fan.sizes, fan.sizes.indexOf(Math.max(...fan.sizes))) : all;
};

/** Writes down the rows of a layer: the first way into each slot says what its row is. */
const rowsOf = (
  { rows, width }: Layer,
  fan: Fan,
  { origins, count, live, slab }: Spread & { live: readonly number[]; slab: Slab<Int32Array> },
): Int32Array => {
  const next = slab(count * width);
  for (let slot = 0; slot < count; slot++) {
    const origin = origins[2 * slot] as number;
    const { deltas } = fan.shapes[fan.which[origin] as number] as Shape;
    const at = origin * width;
    const delta = (origins[2 * slot + 1] as number) * width;
    for (let k = 0; k < live.length; k++) {
      const i = live[k] as number;
      next[slot * width + i] = (rows[at + i] as number) + (deltas[delta + i] as number);
    }
  }
  return next;
};

/** Goes all ways of a fan, and finds out which of them lead to the same state. */
const spreadOut = (from: Layer, fan: Fan, { digits, slab }: { digits: Digits; slab: Slab<Int32Array> }): Spread => {
  const { which, firsts, lasts } = fan;
  const added = fan.shapes.map((shape) => keysOf(digits, shape, from.width));
  const [edges, starts] = [slab(fan.ways), slab(from.count + 1)];
  const origins = slab(2 * Math.min(fan.ways, digits.keys));
  const keys: number[] = [];
  const { table: first, isDirect } = tableFor(slab, digits.keys, fan.ways);
  let table = first;
  let [edge, count] = [0, 0];
  for (let slot = 0; slot < from.count; slot++) {
    const base = keyAt(digits, from.rows, slot * from.width);
    const more = added[which[slot] as number] as readonly number[];
    const last = lasts[slot] as number;
    for (let i = firsts[slot] as number; i < last; i++) {
      const key = base + (more[i] as number);
      const at = isDirect ? key : probe(table, keys, key);
      let found = table[at] as number;
      if (found === 0) {
        origins[2 * count] = slot;
        origins[2 * count + 1] = i;
        table[at] = found = ++count;
        if (!isDirect && keys.push(key) * 2 > table.length) table = grown(table, keys);
      }
      edges[edge++] = found - 1;
    }
    starts[slot + 1] = edge;
  }
  return { starts, edges, origins, count };
};

const linkOf = <K extends string>(step: Step<K>, { notes }: Fan, { starts, edges }: Ways): Link<K> => {
  const ways = { starts, edges };
  if (step.kind === 'cast') return { kind: 'cast', cast: step, dice: notes, ...ways };
  if (step.kind === 'move') return { kind: 'move', ...ways };
  return { kind: 'pick', stage: step.stage, picked: step.policy === undefined ? undefined : notes, ...ways };
};

/** Visits every state that can be reached from a start. */
export const graphOf = <K extends string>(
  frame: Frame<K>,
  start: readonly number[],
  steps: readonly Step<K>[],
): Result<PipelineRefusal, Graph<K>> => {
  let from = firstLayer(start);
  const layers = [from];
  const links: Link<K>[] = [];
  let room = MOST_STATES;
  for (const step of steps) {
    const fan = fanOf(frame, step, from);
    if (fan._tag === 'Left') return fan;
    room -= fan.right.ways;
    const digits = digitsFor(from, fan.right);
    if (room < 0 || digits === undefined) return tooMany(step.kind === 'pick' ? step.stage.name : step.stage);
    const spread = spreadOut(from, fan.right, { digits, slab: frame.slab });
    links.push(linkOf(step, fan.right, spread));
    const rows = rowsOf(from, fan.right, { ...spread, live: digits.live, slab: frame.slab });
    from = { width: from.width, rows, count: spread.count, sizes: fan.right.sizes };
    layers.push(from);
  }
  return right({ frame, layers, links });
};
