import { right, type Result } from '../result.js';
import { fanOf, tooMany, type Fan } from './fan.js';
import type { Frame } from './frame.js';
import { emptyLayer, keyAt, slotOf, type Layer } from './layer.js';
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

const keysOf = (to: Layer, { size, deltas }: Shape): readonly number[] => {
  const keys = new Array<number>(size).fill(0);
  for (let i = 0; i < size; i++) keys[i] = keyAt(to, deltas, i * to.width);
  return keys;
};

/** Writes down the rows of a layer: the first way into each slot says what its row is. */
const rowsOf = (from: Layer, { count, width }: Layer, { origins, fan }: { origins: readonly number[]; fan: Fan }): ArrayLike<number> => {
  const rows = new Int32Array(count * width);
  for (let slot = 0; slot < count; slot++) {
    const origin = origins[2 * slot] as number;
    const { deltas } = fan.shapes[fan.which[origin] as number] as Shape;
    const at = origin * width;
    const delta = (origins[2 * slot + 1] as number) * width;
    for (let i = 0; i < width; i++) rows[slot * width + i] = (from.rows[at + i] as number) + (deltas[delta + i] as number);
  }
  return rows;
};

/** Goes all ways of a fan. */
const spreadOut = (from: Layer, to: Layer, fan: Fan): Ways => {
  const { shapes, which, firsts, lasts } = fan;
  const keys = shapes.map((shape) => keysOf(to, shape));
  const edges = new Int32Array(fan.ways);
  const starts = new Int32Array(from.count + 1);
  const origins: number[] = [];
  let edge = 0;
  for (let slot = 0; slot < from.count; slot++) {
    starts[slot] = edge;
    const base = keyAt(to, from.rows, slot * from.width);
    const added = keys[which[slot] as number] as readonly number[];
    const last = lasts[slot] as number;
    for (let i = firsts[slot] as number; i < last; i++) {
      const next = slotOf(to, base + (added[i] as number));
      if (next * 2 === origins.length) origins.push(slot, i);
      edges[edge++] = next;
    }
  }
  starts[from.count] = edge;
  to.rows = rowsOf(from, to, { origins, fan });
  return { starts, edges };
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
  let from = emptyLayer(start.map((value) => value + 1), 1);
  if (from === undefined) return tooMany('start');
  slotOf(from, keyAt(from, start, 0));
  from.rows = start;
  const layers: Layer[] = [from];
  const links: Link<K>[] = [];
  let room = MOST_STATES;
  for (const step of steps) {
    const fan = fanOf(frame, step, from);
    if (fan._tag === 'Left') return fan;
    room -= fan.right.ways;
    const to = emptyLayer(fan.right.sizes, fan.right.ways);
    if (room < 0 || to === undefined) return tooMany(step.kind === 'pick' ? step.stage.name : step.stage);
    links.push(linkOf(step, fan.right, spreadOut(from, to, fan.right)));
    layers.push(to);
    from = to;
  }
  return right({ frame, layers, links });
};
