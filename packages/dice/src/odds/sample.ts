import { fork, rollPool, type Luck } from '../luck.js';
import { left, right, type Result } from '../result.js';
import { keyOf } from '../key.js';
import { faultIn, play, startOf } from './follow.js';
import { decisionsOf } from './odds-of.js';
import { policyOf } from './policy.js';
import type { PipelineRefusal } from './refusal.js';
import type { Spread } from './spread.js';
import type { Pipeline, Plan, Policy, State } from './stage.js';

/** A plan for seeded rolls. */
export interface SamplePlan<K extends string> extends Plan<K> {
  readonly luck: Luck;
  readonly runs: number;
}

/** The most seeded runs at once. */
export const MOST_RUNS = 10_000_000;

/** Policies for all decisions: where none is named, what is best is worked out exactly, once. */
const policiesOf = <K extends string>(
  pipeline: Pipeline<K>,
  plan: Plan<K>,
): Result<PipelineRefusal, Readonly<Record<string, Policy<K>>>> => {
  const named = plan.policies ?? {};
  if (plan.goal === undefined) return right(named);
  const decisions = decisionsOf(pipeline, plan);
  if (decisions._tag === 'Left') return decisions;
  const best = decisions.right.map((decision) => [decision.stage, policyOf(decision)] as const);
  return right({ ...Object.fromEntries(best), ...named });
};

/**
 * Plays a pipeline on seeded rolls, one by one: what `oddsOf` says can be held against this.
 * Each run rolls by (seed, run, stage) alone; one more run changes no other.
 */
export const sampleOf = <K extends string>(
  pipeline: Pipeline<K>,
  plan: SamplePlan<K>,
): Result<PipelineRefusal, Spread<State<K>>> => {
  const { luck, runs } = plan;
  if (!Number.isInteger(runs) || runs < 1 || runs > MOST_RUNS) return left({ kind: 'wrong-runs', from: 1, to: MOST_RUNS });
  const fault = faultIn(pipeline, plan);
  if (fault !== undefined) return left(fault);
  const policies = policiesOf(pipeline, plan);
  if (policies._tag === 'Left') return policies;
  const played: Plan<K> = { ...plan, policies: policies.right };
  const slots = new Map<unknown, { readonly value: State<K>; weight: number }>();
  for (let run = 0; run < runs; run++) {
    const own = fork(luck, `${run}`);
    const events = play(pipeline, played, { chance: ({ stage, dice, pool }) => rollPool(own, stage, { dice, pool }) });
    if (events._tag === 'Left') return events;
    const value = events.right[events.right.length - 1]?.state ?? startOf(pipeline, plan);
    const key = keyOf(value);
    const slot = slots.get(key);
    if (slot === undefined) slots.set(key, { value, weight: 1 });
    else slot.weight += 1;
  }
  return right({ label: { kind: 'simulated', runs, seed: luck.seed }, outcomes: [...slots.values()], total: runs });
};
