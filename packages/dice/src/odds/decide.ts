import { left, right, type Result } from '../result.js';
import { stateAt } from './frame.js';
import type { Graph, PickLink } from './graph.js';
import type { Column, Numbers } from './numbers.js';
import type { PipelineRefusal } from './refusal.js';
import type { Goal } from './stage.js';

/** The option picked in each slot, link by link; links at which nobody decides have none. */
export type Picks = readonly (Int32Array | undefined)[];

/** The first of the best options in each slot, and its worth. */
const best = <W>(
  { starts, edges }: PickLink<string>,
  worths: Column<W>,
  { zeros, isBetter }: Numbers<W>,
): { readonly picked: Int32Array; readonly before: Column<W> } => {
  const picked = new Int32Array(starts.length - 1);
  const before = zeros(starts.length - 1);
  for (let slot = 0; slot < starts.length - 1; slot++) {
    const begin = starts[slot] as number;
    const end = starts[slot + 1] as number;
    let at = begin;
    let worth = worths[edges[begin] as number] as W;
    for (let edge = begin + 1; edge < end; edge++) {
      const other = worths[edges[edge] as number] as W;
      if (isBetter(other, worth)) [at, worth] = [edge, other];
    }
    picked[slot] = at - begin;
    before[slot] = worth;
  }
  return { picked, before };
};

/** What the ends are worth. */
const worthsOf = <K extends string, W>(
  { frame, layers }: Graph<K>,
  goal: Goal<K>,
  { zeros, worth }: Numbers<W>,
): Result<PipelineRefusal, Column<W>> => {
  const end = layers[layers.length - 1];
  const worths = zeros(end?.count ?? 0);
  for (let slot = 0; slot < worths.length; slot++) {
    const value = goal.worth(stateAt(frame, end?.rows ?? [], slot * frame.width));
    if (!Number.isFinite(value)) return left({ kind: 'worth-not-finite', goal: goal.name });
    const held = worth(value);
    if (held === undefined) return left({ kind: 'worth-not-whole', goal: goal.name, found: value });
    worths[slot] = held;
  }
  return right(worths);
};

/** Works backwards from the worth of the ends to the best decision in every state. */
const decideFor = <K extends string, W>(
  graph: Graph<K>,
  goal: Goal<K>,
  numbers: Numbers<W>,
): Result<PipelineRefusal, Picks> => {
  const ends = worthsOf(graph, goal, numbers);
  if (ends._tag === 'Left') return ends;
  const picks: (Int32Array | undefined)[] = [];
  let worths = ends.right;
  for (let i = graph.links.length - 1; i >= 0; i--) {
    const link = graph.links[i];
    if (link === undefined) continue;
    numbers.settle(worths);
    if (link.kind === 'cast') {
      worths = numbers.pull(link, worths);
    } else if (link.kind === 'pick' && link.picked === undefined) {
      const { picked, before } = best(link, worths, numbers);
      picks[i] = picked;
      worths = before;
    } else {
      const before = numbers.zeros(link.edges.length);
      for (let slot = 0; slot < before.length; slot++) before[slot] = worths[link.edges[slot] as number] as W;
      worths = before;
    }
  }
  return right(picks);
};

/** Who picks what: policies where they are named, else the best for the goal. */
export const decide = <K extends string, W>(
  graph: Graph<K>,
  goal: Goal<K> | undefined,
  numbers: Numbers<W>,
): Result<PipelineRefusal, Picks> => {
  const named = graph.links.map((link) => (link.kind === 'pick' ? link.picked : undefined));
  if (goal === undefined || !graph.links.some((link) => link.kind === 'pick' && link.picked === undefined)) {
    return right(named);
  }
  const decided = decideFor(graph, goal, numbers);
  return decided._tag === 'Left' ? decided : right(named.map((picked, i) => picked ?? decided.right[i]));
};

/** The weights of all states, layer by layer. */
export const weigh = <K extends string, W>(
  { layers, links }: Graph<K>,
  picks: Picks,
  numbers: Numbers<W>,
): { readonly columns: readonly Column<W>[]; readonly total: W } => {
  const first = numbers.zeros(1);
  first[0] = numbers.one;
  const columns: Column<W>[] = [first];
  for (const [i, link] of links.entries()) {
    const weights = columns[i] as Column<W>;
    const count = layers[i + 1]?.count ?? 0;
    if (link.kind === 'cast') {
      columns.push(numbers.push(link, weights, count));
      continue;
    }
    const next = numbers.zeros(count);
    for (let slot = 0; slot < weights.length; slot++) {
      const option = link.kind === 'move' || link.picked !== undefined ? 0 : (picks[i]?.[slot] ?? 0);
      const to = link.edges[(link.starts[slot] as number) + option] as number;
      next[to] = numbers.add(next[to] as W, weights[slot] as W);
    }
    columns.push(next);
  }
  return { columns, total: totalOf(columns[columns.length - 1] as Column<W>, numbers) };
};

const totalOf = <W>(weights: Column<W>, { add, zeros }: Numbers<W>): W => {
  let total = zeros(1)[0] as W;
  for (let slot = 0; slot < weights.length; slot++) total = add(total, weights[slot] as W);
  return total;
};
