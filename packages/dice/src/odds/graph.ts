import { right, type Result } from '../result.js';
import { fanOf, tooMany, type Fan } from './fan.js';
import type { Frame } from './frame.js';
import { digitsOf, firstLayer, grown, keyAt, probe, tableFor, type Digits, type Layer } from './layer.js';
import type { Cast } from './cast.js';
import type { Step } from './lower.js';
import { MOST_STATES, type PipelineRefusal } from './refusal.js';
import type { Shape } from './shape.js';
import type { DecisionStage } from './stage.js';

/** How one layer leads to the next: the ways of a slot go from `starts[slot]` to before `starts[slot + 1]`. */
interface Ways {
  readonly starts: ArrayLike<number>;
  readonly edges: ArrayLike<number>;
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

const keysOf = (digits: Digits, { size, deltas }: Shape, width: number): readonly number[] => {
  const keys = new Array<number>(size).fill(0);
  for (let i = 0; i < size; i++) keys[i] = keyAt(digits, deltas, i * width);
  return keys;
};

/** The sum of every row of a fan, if they all have the same. */
const sumOf = ({ shapes }: Fan, width: number): number | undefined => {
  let same: number | undefined;
  for (const { deltas } of shapes) {
    for (let at = 0; at < deltas.length; at += width) {
      let sum = 0;
      for (let i = 0; i < width; i++) sum += deltas[at + i] as number;
      if (same !== undefined && same !== sum) return undefined;
      same = sum;
    }
  }
  return same;
};

/** Writes down the rows of a layer: the first way into each slot says what its row is. */
const rowsOf = ({ rows, width }: Layer, fan: Fan, { origins, live }: { origins: readonly number[]; live: readonly number[] }): Int32Array => {
  const count = origins.length / 2;
  const next = new Int32Array(count * width);
  for (let slot = 0; slot < count; slot++) {
    const origin = origins[2 * slot] as number;
    const { deltas } = fan.shapes[fan.which[origin] as number] as Shape;
    const at = origin * width;
    const delta = (origins[2 * slot + 1] as number) * width;
    for (const i of live) next[slot * width + i] = (rows[at + i] as number) + (deltas[delta + i] as number);
  }
  return next;
};

/** Goes all ways of a fan, and finds out which of them lead to the same state. */
const spreadOut = (from: Layer, fan: Fan, digits: Digits): Ways & { readonly origins: readonly number[] } => {
  const { which, firsts, lasts } = fan;
  const added = fan.shapes.map((shape) => keysOf(digits, shape, from.width));
  const edges = new Int32Array(fan.ways);
  const starts = new Int32Array(from.count + 1);
  const [origins, keys]: [number[], number[]] = [[], []];
  const { table: first, isDirect } = tableFor(digits.keys, fan.ways);
  let table = first;
  let edge = 0;
  for (let slot = 0; slot < from.count; slot++) {
    const base = keyAt(digits, from.rows, slot * from.width);
    const more = added[which[slot] as number] as readonly number[];
    const last = lasts[slot] as number;
    for (let i = firsts[slot] as number; i < last; i++) {
      const key = base + (more[i] as number);
      const at = isDirect ? key : probe(table, keys, key);
      if (table[at] === 0) {
        origins.push(slot, i);
        table[at] = keys.push(key);
      }
      edges[edge++] = (table[at] as number) - 1;
      if (!isDirect && keys.length * 2 > table.length) table = grown(table, keys);
    }
    starts[slot + 1] = edge;
  }
  return { starts, edges, origins };
};

const linkOf = <K extends string>(step: Step<K>, { notes }: Fan, ways: Ways): Link<K> => {
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
    const added = from.sum === undefined ? undefined : sumOf(fan.right, from.width);
    const sum = added === undefined ? undefined : (from.sum ?? 0) + added;
    const digits = digitsOf(fan.right.sizes, sum !== undefined);
    if (room < 0 || digits === undefined) return tooMany(step.kind === 'pick' ? step.stage.name : step.stage);
    const { origins, ...ways } = spreadOut(from, fan.right, digits);
    links.push(linkOf(step, fan.right, ways));
    const rows = rowsOf(from, fan.right, { origins, live: digits.live });
    from = { width: from.width, rows, count: origins.length / 2, sizes: fan.right.sizes, sum };
    layers.push(from);
  }
  return right({ frame, layers, links });
};
