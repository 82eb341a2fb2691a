import { right, type Result } from '../result.js';
import { bigints } from './bigints.js';
import { decide, weigh, type Picks } from './decide.js';
import { floats } from './floats.js';
import { frameOf, rowOfPart, stateAt } from './frame.js';
import { graphOf, type Graph } from './graph.js';
import type { Layer } from './layer.js';
import { lower } from './lower.js';
import type { Column, Numbers } from './numbers.js';
import { notACount, type PipelineRefusal } from './refusal.js';
import { withMemory, type Memory } from './slab.js';
import type { Spread } from './spread.js';
import type { DecisionStage, Option, Pipeline, Plan, State } from './stage.js';
import { menusOf } from './menus.js';

/** A plan for all rolls, with the kind of numbers: floats unless told otherwise. */
export interface OddsPlan<K extends string> extends Plan<K> {
  readonly numbers?: 'floats' | 'bigints';
}

/** What is decided in a state that can come up. */
export interface Decided<K extends string> extends Option<K> {
  readonly state: State<K>;
}

/** Who decides at a stage, and what in which state. Plain JSON. */
export interface Decision<K extends string> {
  readonly stage: string;
  readonly by: string;
  readonly decided: readonly Decided<K>[];
}

interface Run<K extends string, W> {
  readonly graph: Graph<K>;
  readonly picks: Picks;
  readonly columns: readonly Column<W>[];
  readonly total: W;
}

interface Means<W> {
  readonly numbers: Numbers<W>;
  readonly memory: Memory;
}

const runOf = <K extends string, W>(
  pipeline: Pipeline<K>,
  plan: Plan<K>,
  { numbers, memory }: Means<W>,
): Result<PipelineRefusal, Run<K, W>> => {
  const frame = frameOf(pipeline, memory.wholes);
  const start = rowOfPart(frame, 'start', plan.start ?? {});
  if (start._tag === 'Left') return start;
  const wrong = start.right.find((value) => value < 0);
  if (wrong !== undefined) return notACount('start', frame.names[start.right.indexOf(wrong)] ?? '', wrong);
  const steps = lower(frame, pipeline, plan);
  if (steps._tag === 'Left') return steps;
  const graph = graphOf(frame, start.right, steps.right);
  if (graph._tag === 'Left') return graph;
  const picks = decide(graph.right, plan.goal, numbers);
  if (picks._tag === 'Left') return picks;
  return right({ graph: graph.right, picks: picks.right, ...weigh(graph.right, picks.right, numbers) });
};

const endsOf = <K extends string, W extends number | bigint>(
  pipeline: Pipeline<K>,
  plan: Plan<K>,
  means: Means<W>,
): Result<PipelineRefusal, Spread<State<K>>> => {
  const { numbers } = means;
  const run = runOf(pipeline, plan, means);
  if (run._tag === 'Left') return run;
  const { graph, columns, total } = run.right;
  const { frame, layers } = graph;
  const rows = layers[layers.length - 1]?.rows ?? [];
  const outcomes: { readonly value: State<K>; readonly weight: W }[] = [];
  const last = columns[columns.length - 1];
  for (let slot = 0; slot < (last?.length ?? 0); slot++) {
    const weight = last?.[slot] as W;
    if (!numbers.isZero(weight)) outcomes.push({ value: stateAt(frame, rows, slot * frame.width), weight });
  }
  return right({ label: { kind: 'exact', numbers: numbers.kind }, outcomes, total });
};

/** Does something in the numbers of a plan, with memory of its own. */
const inNumbers = <K extends string, A>({ numbers }: OddsPlan<K>, task: <W extends number | bigint>(means: Means<W>) => A): A =>
  withMemory((memory) =>
    numbers === 'bigints' ? task({ numbers: bigints, memory }) : task({ numbers: floats(memory.doubles), memory }),
  );

/**
 * All ends of a pipeline on all rolls at once, exactly.
 * Where the plan names no policy, each decision is the best for its goal, with all later decisions in view.
 */
export const oddsOf = <K extends string>(
  pipeline: Pipeline<K>,
  plan: OddsPlan<K> = {},
): Result<PipelineRefusal, Spread<State<K>>> =>
  inNumbers(plan, (means) => endsOf(pipeline, plan, means));

const decisionsIn = <K extends string, W>(
  { graph, picks, columns }: Run<K, W>,
  { policies, goal }: Plan<K>,
  { isZero }: Numbers<W>,
): readonly Decision<K>[] => {
  const { frame, layers, links } = graph;
  const read = (stage: DecisionStage<K>, layer: Layer, i: number): Decision<K> => {
    const decided: Decided<K>[] = [];
    const { read: placeAt, menus } = menusOf(frame, stage);
    for (let slot = 0; slot < layer.count; slot++) {
      if (isZero(columns[i]?.[slot] as W)) continue;
      const place = placeAt(layer.rows, slot * frame.width);
      const option = typeof place === 'number' ? menus[place]?.options()[picks[i]?.[slot] ?? 0] : undefined;
      if (option === undefined) continue;
      decided.push({ state: stateAt(frame, layer.rows, slot * frame.width), name: option.name, takes: option.takes });
    }
    const named = policies?.[stage.name]?.name;
    return { stage: stage.name, by: named ?? `best for ${goal?.name ?? ''}`, decided };
  };
  return links.flatMap((link, i) => (link.kind === 'pick' ? [read(link.stage, layers[i] as Layer, i)] : []));
};

/** What is decided at each stage in every state that can come up: the policies of `oddsOf`, to read or to play by. */
export const decisionsOf = <K extends string>(
  pipeline: Pipeline<K>,
  plan: OddsPlan<K> = {},
): Result<PipelineRefusal, readonly Decision<K>[]> => 
  inNumbers(plan, (means) => {
    const run = runOf(pipeline, plan, means);
    return run._tag === 'Left' ? run : right(decisionsIn(run.right, plan, means.numbers));
  });
