import { right, type Result } from '../result.js';
import { meanOf, shareOf, type Answer } from './answer.js';
import { oddsOf, type OddsPlan } from './odds-of.js';
import type { PipelineRefusal } from './refusal.js';
import { valuesOf, type Label, type Spread } from './spread.js';
import type { Pipeline, State } from './stage.js';

/** How two numbers that do not depend on each other compare. Plain JSON. */
export interface Comparison {
  readonly label: Label;
  readonly more: Answer;
  readonly same: Answer;
  readonly less: Answer;
  /** The mean of the first less the mean of the second. */
  readonly difference: Answer;
}

/** Simulated numbers make what follows from them simulated, floats make it floats. */
const labelOf = (one: Label, other: Label): Label => {
  if (one.kind === 'simulated') return other.kind === 'simulated' && other.runs < one.runs ? other : one;
  return other.kind === 'simulated' || other.numbers === 'floats' ? other : one;
};

/** The difference of two numbers that do not depend on each other. */
const differenceOf = (one: Spread<number>, other: Spread<number>): Spread<number> => {
  const label = labelOf(one.label, other.label);
  const whole = typeof one.total === 'bigint' && typeof other.total === 'bigint';
  const times = (a: number | bigint, b: number | bigint): number | bigint =>
    whole ? BigInt(a) * BigInt(b) : Number(a) * Number(b);
  const outcomes = one.outcomes.flatMap((a) =>
    other.outcomes.map((b) => ({ value: a.value - b.value, weight: times(a.weight, b.weight) })),
  );
  return valuesOf({ label, outcomes, total: times(one.total, other.total) }, (value) => value);
};

/** Compares two numbers that do not depend on each other: two pools, two attacks, two policies. */
export const compare = (one: Spread<number>, other: Spread<number>): Comparison => {
  const difference = differenceOf(one, other);
  return {
    label: difference.label,
    more: shareOf(difference, (value) => value > 0),
    same: shareOf(difference, (value) => value === 0),
    less: shareOf(difference, (value) => value < 0),
    difference: meanOf(difference),
  };
};

/** What a stage is worth: the mean with all stages less the mean without this one. Plain JSON. */
export interface StageCost {
  readonly stage: string;
  readonly without: Answer;
  readonly cost: Answer;
}

/**
 * Leaves out one stage after the other and says by how much each changes the mean; below zero, it costs.
 * @param by - the number in question, and the stages to leave out: all, unless told otherwise
 */
export const costOfStages = <K extends string>(
  pipeline: Pipeline<K>,
  plan: OddsPlan<K>,
  by: { readonly worth: (end: State<K>) => number; readonly stages?: readonly string[] },
): Result<PipelineRefusal, readonly StageCost[]> => {
  const whole = oddsOf(pipeline, plan);
  if (whole._tag === 'Left') return whole;
  const all = valuesOf(whole.right, by.worth);
  const costs: StageCost[] = [];
  for (const stage of by.stages ?? pipeline.stages.map(({ name }) => name)) {
    const rest = oddsOf(pipeline, { ...plan, without: [...(plan.without ?? []), stage] });
    if (rest._tag === 'Left') return rest;
    const without = valuesOf(rest.right, by.worth);
    costs.push({ stage, without: meanOf(without), cost: compare(all, without).difference });
  }
  return right(costs);
};
