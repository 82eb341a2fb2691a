import { absurd } from '../absurd.js';
import { MOST_DICE, countDice } from '../counts.js';
import type { Die } from '../die.js';
import { own } from '../fault.js';
import { poolSize } from '../pool.js';
import { left, right, type Result } from '../result.js';
import { countsIn, type Roll } from '../roll.js';
import { checkState, frameOf, rowOfPart, stateAt } from './frame.js';
import { lower } from './lower.js';
import { branchesOf, type Branch } from './options.js';
import { isCount, notACount, refuseDice, type PipelineRefusal } from './refusal.js';
import type { Amount, ConvertStage, DecisionStage, Option, Pipeline, Plan, Reading, Stage, State } from './stage.js';

/** Dice that somebody must roll. */
export interface Asked {
  readonly stage: string;
  readonly dice: readonly Die[];
  readonly pool: Readonly<Record<string, number>>;
}

/** Who rolls, and who decides where the plan names no policy. */
export interface Table<K extends string> {
  readonly chance: (asked: Asked) => Roll;
  readonly decide?: (stage: string, state: State<K>, options: readonly Option<K>[]) => number;
}

/** What happened at a stage, and the state after it. Plain JSON. */
export interface Event<K extends string> {
  readonly stage: string;
  readonly state: State<K>;
  readonly rolled?: Roll;
  readonly decided?: string;
}

type Answer<A> = Result<PipelineRefusal, A>;
type Happened<K extends string> = Answer<Omit<Event<K>, 'stage'>>;

interface Lot<K extends string> extends Reading<K> {
  readonly dice: number;
}

const amount = <K extends string>(of: Amount<K>, state: State<K>): number =>
  typeof of === 'function' ? of(state) : typeof of === 'string' ? state[of] : of;

const counted = <K extends string>(state: State<K>, { die, into }: Reading<K>, roll: Roll): State<K> => {
  const next: Record<string, number> = { ...state };
  countsIn(roll, die).forEach((dice, i) => {
    const gain = own(into, die.faces[i]?.name ?? '') ?? {};
    const parts = typeof gain === 'string' ? { [gain]: 1 } : (gain as Readonly<Record<string, number>>);
    for (const [name, each] of Object.entries(parts)) next[name] = (next[name] ?? 0) + each * dice;
  });
  return next as State<K>;
};

/** Rolls some dice and counts them; dice of one name are rolled together. */
const fallen = <K extends string>(
  { stage, state, lots }: { readonly stage: string; readonly state: State<K>; readonly lots: readonly Lot<K>[] },
  { chance }: Table<K>,
): Happened<K> => {
  const wrong = lots.find(({ dice }) => !(dice >= 0 && dice <= MOST_DICE && Number.isInteger(dice)));
  if (wrong !== undefined) return left(refuseDice(stage, wrong.dice));
  const pool = Object.fromEntries(lots.flatMap(({ die, dice }) => (dice > 0 ? [[die.name, dice]] : [])));
  if (poolSize(pool) === 0) return right({ state });
  const rolled = chance({ stage, dice: lots.map(({ die }) => die), pool });
  const bad = lots.find(({ die, dice }) => countDice(countsIn(rolled, die)) !== dice || !countsIn(rolled, die).every(isCount));
  if (bad !== undefined) return left({ kind: 'impossible-roll', stage, die: bad.die.name });
  const after = lots.reduce((before, lot) => counted(before, lot, rolled), state);
  return right({ state: after, rolled });
};

const converted = <K extends string>({ name, from, to, most }: ConvertStage<K>, state: State<K>): Happened<K> => {
  let rest = amount(most ?? Infinity, state);
  if (most !== undefined && !isCount(rest)) return notACount(name, 'most', rest);
  const next: Record<string, number> = { ...state };
  for (const source of typeof from === 'string' ? [from] : from) {
    const moved = Math.min(rest, next[source] ?? 0);
    next[source] = (next[source] ?? 0) - moved;
    if (to !== undefined) next[to] = (next[to] ?? 0) + moved;
    rest -= moved;
  }
  return right({ state: next as State<K> });
};

const decided = <K extends string>(
  stage: DecisionStage<K>,
  state: State<K>,
  by: { readonly plan: Plan<K>; readonly table: Table<K> },
): Answer<Branch<K>> => {
  const branches = branchesOf(stage, state);
  if (branches._tag === 'Left') return branches;
  const policy = own(by.plan.policies ?? {}, stage.name);
  const at = policy === undefined ? by.table.decide?.(stage.name, state, branches.right) : policy.pick(state, branches.right);
  const branch = branches.right[at ?? -1];
  if (at === undefined) return left({ kind: 'no-policy', stage: stage.name });
  return branch === undefined
    ? left({ kind: 'impossible-choice', stage: stage.name, policy: policy?.name ?? 'decide', options: branches.right.length })
    : right(branch);
};

const happen = <K extends string>(
  stage: Stage<K>,
  state: State<K>,
  by: { readonly plan: Plan<K>; readonly table: Table<K> },
): Happened<K> => {
  switch (stage.kind) {
    case 'roll': {
      const lots = stage.dice.map((lot) => ({ ...lot, dice: amount(lot.count, state) }));
      return fallen({ stage: stage.name, state, lots }, by.table);
    }
    case 'convert':
      return converted(stage, state);
    case 'change':
      return right({ state: stage.change(state) });
    case 'reroll':
    case 'spend':
    case 'choose': {
      const branch = decided(stage, state, by);
      if (branch._tag === 'Left') return branch;
      const lots = stage.kind === 'reroll' ? stage.dice.map((lot, i) => ({ ...lot, dice: branch.right.hands[i] ?? 0 })) : [];
      const after = fallen({ stage: stage.name, state: branch.right.state, lots }, by.table);
      return after._tag === 'Left' ? after : right({ ...after.right, decided: branch.right.name });
    }
    default:
      return absurd(stage);
  }
};

/** The first fault that shows before anything is rolled: the same in all three ways of running. */
export const faultIn = <K extends string>(pipeline: Pipeline<K>, plan: Plan<K>): PipelineRefusal | undefined => {
  const frame = frameOf(pipeline);
  const start = rowOfPart(frame, 'start', plan.start ?? {});
  if (start._tag === 'Left') return start.left;
  const first = checkState(frame, 'start', stateAt(frame, start.right, 0));
  if (first._tag === 'Left') return first.left;
  const steps = lower(frame, pipeline, { ...plan, goal: plan.goal ?? { name: '', worth: () => 0 } });
  return steps._tag === 'Left' ? steps.left : undefined;
};

/** The state at the start. */
export const startOf = <K extends string>(pipeline: Pipeline<K>, { start }: Plan<K>): State<K> => ({ ...frameOf(pipeline).blank, ...start });

/** What `follow` does once it is known that there is no fault. */
export const play = <K extends string>(
  pipeline: Pipeline<K>,
  plan: Plan<K>,
  table: Table<K>,
): Answer<readonly Event<K>[]> => {
  const frame = frameOf(pipeline);
  const events: Event<K>[] = [];
  let state = startOf(pipeline, plan);
  for (const stage of pipeline.stages) {
    if (plan.without?.includes(stage.name) === true) continue;
    const happened = happen(stage, state, { plan, table });
    if (happened._tag === 'Left') return happened;
    const sound = checkState(frame, stage.name, happened.right.state);
    if (sound._tag === 'Left') return sound;
    state = sound.right;
    events.push({ stage: stage.name, ...happened.right });
  }
  return right(events);
};

/**
 * Reads a pipeline on given rolls, stage by stage: the match. The same description as for `oddsOf`.
 * @param table - who rolls, and who decides where the plan names no policy
 */
export const follow = <K extends string>(
  pipeline: Pipeline<K>,
  plan: Plan<K>,
  table: Table<K>,
): Result<PipelineRefusal, readonly Event<K>[]> => {
  const fault = faultIn(pipeline, plan);
  return fault === undefined ? play(pipeline, plan, table) : left(fault);
};
