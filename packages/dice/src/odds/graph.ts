import { right, type Result } from '../result.js';
import { fanOf, type Fan } from './fan.js';
import type { Frame } from './frame.js';
import { digitsOf, firstLayer, sumOfRows, type Layer } from './layer.js';
import { rowsOf, spreadOut, type Ways } from './spread-out.js';
import type { Cast } from './cast.js';
import type { Step } from './lower.js';
import { MOST_STATES, tooMany, type PipelineRefusal } from './refusal.js';
import type { DecisionStage } from './stage.js';

/** Dice fall: from each slot as many ways as its dice can fall, in the order of the partings. */
export interface CastLink extends Ways {
  readonly kind: 'cast';
  readonly cast: Cast;
  readonly dice: Int32Array;
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
  readonly picked: Int32Array | undefined;
}

/** How one layer leads to the next. */
export type Link<K extends string> = CastLink | MoveLink | PickLink<K>;

/** All states that a pipeline can reach, layer by layer, and the ways between them. */
export interface Graph<K extends string> {
  readonly frame: Frame<K>;
  readonly layers: readonly Layer[];
  readonly links: readonly Link<K>[];
}

/** What the registers of each row add up to after a fan, if that is the same for all. */
const sumAfter = ({ sum, width }: Layer, { shapes }: Fan): number | undefined => {
  if (sum === undefined) return undefined;
  let added: number | undefined;
  for (const { size, deltas } of shapes) {
    if (size === 0) continue;
    const here = sumOfRows(deltas, width);
    if (here === undefined || (added !== undefined && added !== here)) return undefined;
    added = here;
  }
  return added === undefined ? undefined : sum + added;
};

const linkOf = <K extends string>(step: Step<K>, { notes }: Fan, { starts, edges }: Ways): Link<K> => {
  const ways = { starts, edges };
  if (step.kind === 'cast') return { kind: 'cast', cast: step, dice: notes, ...ways };
  if (step.kind === 'move') return { kind: 'move', ...ways };
  return { kind: 'pick', stage: step.stage, picked: step.policy === undefined ? undefined : notes, ...ways };
};

/** One step from a layer to the next. */
const advance = <K extends string>(
  { slab }: Frame<K>,
  { step, fan }: { readonly step: Step<K>; readonly fan: Fan },
  from: Layer,
): { readonly link: Link<K>; readonly layer: Layer } | undefined => {
  const sum = sumAfter(from, fan);
  const digits = digitsOf(fan.sizes, sum);
  if (digits === undefined) return undefined;
  const spread = spreadOut(from, fan, { digits, slab });
  const rows = rowsOf(from, fan, { spread, live: digits.live, next: slab(spread.count * from.width) });
  return { link: linkOf(step, fan, spread), layer: { width: from.width, rows, count: spread.count, sizes: fan.sizes, sum } };
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
    const next = room < 0 ? undefined : advance(frame, { step, fan: fan.right }, from);
    if (next === undefined) return tooMany(step.kind === 'pick' ? step.stage.name : step.stage);
    links.push(next.link);
    layers.push((from = next.layer));
  }
  return right({ frame, layers, links });
};
