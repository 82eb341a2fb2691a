import { luck } from '@regelwerk/dice';
import {
  costOfStages,
  decisionsOf,
  oddsOf,
  sampleOf,
  summaryOf,
  valuesOf,
  type PipelineRefusal,
  type Spread,
  type StageCost,
  type Summary,
} from '@regelwerk/dice/odds';
import { rulesOf, ruleText, textBars } from '@regelwerk/dice/picture';
import type { Question } from './question.js';

/** What was found: exact numbers, simulated ones beside them, and decisions to read. Plain JSON, but for the bars. */
export interface Found {
  readonly title: string;
  readonly counts: string;
  readonly exact: Summary;
  readonly simulated?: Summary;
  readonly decisions: readonly { readonly stage: string; readonly by: string; readonly rules: readonly string[] }[];
  readonly costs?: readonly StageCost[];
}

/** How it is to be answered. */
export interface Wish {
  readonly runs: number;
  readonly seed: string;
  readonly costs: boolean;
}

/** Found, or why not, in words. */
export type Answered =
  | { readonly ok: true; readonly found: Found; readonly bars: readonly string[] }
  | { readonly ok: false; readonly wrong: string };

const told = (refusal: PipelineRefusal): string => {
  if (refusal.kind === 'too-many-dice') return `${refusal.found} dice are too many: at most ${refusal.most}`;
  if (refusal.kind === 'too-many-states') return `too many states at '${refusal.stage}' for exact odds: fewer dice or aims`;
  if (refusal.kind === 'wrong-runs') return `--runs wants ${refusal.from} to ${refusal.to}`;
  return `refused: ${JSON.stringify(refusal)}`;
};

/** Answers a question exactly, and by simulation beside it. */
export const answer = ({ title, pipeline, plan: given, goal, register }: Question, { runs, seed, costs }: Wish): Answered => {
  const plan = { ...given, goal };
  const of = (state: Readonly<Record<string, number>>): number => state[register] ?? 0;
  const ends = oddsOf(pipeline, { ...plan, numbers: 'bigints' });
  if (ends._tag === 'Left') return { ok: false, wrong: told(ends.left) };
  const exact = valuesOf(ends.right, of);
  const decided = decisionsOf(pipeline, plan);
  const decisions = decided._tag === 'Left' ? [] : decided.right.filter(({ stage }) => stage !== 'dodge');
  const from = luck(seed);
  if (from._tag === 'Left') return { ok: false, wrong: '--seed wants at most 1000 characters' };
  let simulated: Spread<number> | undefined;
  if (runs > 0) {
    const played = sampleOf(pipeline, { ...plan, luck: from.right, runs });
    if (played._tag === 'Left') return { ok: false, wrong: told(played.left) };
    simulated = valuesOf(played.right, of);
  }
  const cost = costs ? costOfStages(pipeline, { ...plan, numbers: 'bigints' }, { worth: of, stages: leftOut(pipeline.stages) }) : undefined;
  const found: Found = {
    title,
    counts: register,
    exact: summaryOf(exact),
    ...(simulated === undefined ? {} : { simulated: summaryOf(simulated) }),
    decisions: decisions.map((one) => ({ stage: one.stage, by: one.by, rules: rulesOf(one).map(ruleText) })),
    ...(cost?._tag === 'Right' ? { costs: cost.right } : {}),
  };
  return { ok: true, found, bars: textBars(exact, 30) };
};

/** Stages that only carry counts from one place to another cannot be left out by themselves. */
const leftOut = (stages: Question['pipeline']['stages']): readonly string[] =>
  stages.map(({ name }) => name).filter((name) => !['attack', 'blanks', 'hits', 'surges', 'failures', 'defence pool', 'cancel'].includes(name));
