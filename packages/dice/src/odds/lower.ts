import { absurd } from '../absurd.js';
import { own, repeatedName } from '../fault.js';
import { left, right, type Result } from '../result.js';
import { castOf, oneByOne, type Cast } from './cast.js';
import { measureOf, once, placeOf, placesOf, readInto, stateAt, zeroRow, type Frame, type Measure } from './frame.js';
import { sourcesOf } from './options.js';
import { isCount, MOST_COUNT, notACount, type PipelineRefusal } from './refusal.js';
import type { ChangeStage, ConvertStage, DecisionStage, Pipeline, Plan, Policy, Stage } from './stage.js';

/** Each state leads to one other: writes down what is to be added to its row. */
export interface Move {
  readonly kind: 'move';
  readonly stage: string;
  /** The places of the registers that it depends on, where that is known. */
  readonly reads: readonly number[] | undefined;
  readonly write: (rows: Int32Array, at: number, delta: Int32Array) => PipelineRefusal | undefined;
}

/** Somebody decides. */
export interface Pick<K extends string> {
  readonly kind: 'pick';
  readonly stage: DecisionStage<K>;
  readonly policy: Policy<K> | undefined;
}

/** The three things that stages are made of. */
export type Step<K extends string> = Cast | Move | Pick<K>;

type Answer<A> = Result<PipelineRefusal, A>;
type Steps<K extends string> = Answer<readonly Step<K>[]>;

const rolls = <K extends string>(frame: Frame<K>, stage: Stage<K> & { kind: 'roll' }): Steps<K> => {
  const casts: Cast[] = [];
  for (const reading of stage.dice) {
    const dice = measureOf(frame, stage.name, reading.count);
    if (dice._tag === 'Left') return dice;
    const cast = castOf(frame, reading, { stage: stage.name, dice: dice.right });
    if (cast._tag === 'Left') return cast;
    casts.push(...oneByOne(cast.right, reading.count));
  }
  return right(casts);
};

const converting = <K extends string>(frame: Frame<K>, { name, from, to, most }: ConvertStage<K>): Steps<K> => {
  const registers = typeof from === 'string' ? [from] : from;
  const twice = repeatedName(to === undefined ? registers : [...registers, to]);
  if (twice !== undefined) return left({ kind: 'repeated-name', name: twice });
  const sources = placesOf(frame, name, registers);
  if (sources._tag === 'Left') return sources;
  const target = to === undefined ? right(-1) : placeOf(frame, name, to);
  if (target._tag === 'Left') return target;
  const measure = measureOf(frame, name, most ?? MOST_COUNT);
  if (measure._tag === 'Left') return measure;
  const write: Move['write'] = (rows, at, delta) => {
    let limit = measure.right(rows, at);
    if (!isCount(limit)) return notACount(name, 'most', limit).left;
    const before = limit;
    for (const source of sources.right) {
      const held = rows[at + source] as number;
      const moved = limit < held ? limit : held;
      delta[source] = -moved;
      limit -= moved;
    }
    if (target.right >= 0) delta[target.right] = before - limit;
    return undefined;
  };
  return right([{ kind: 'move', stage: name, reads: undefined, write }]);
};

const changing = <K extends string>(frame: Frame<K>, { name, change, reads }: ChangeStage<K>): Steps<K> => {
  const places = reads && placesOf(frame, name, reads);
  if (places?._tag === 'Left') return places;
  const row = zeroRow(frame);
  const write: Move['write'] = (rows, at, delta) => {
    readInto(frame, change(stateAt(frame, rows, at)), row);
    for (let i = 0; i < frame.names.length; i++) {
      const value = row[i];
      if (!isCount(value)) return notACount(name, frame.names[i] ?? '', value).left;
      delta[i] = value - (rows[at + i] as number);
    }
    return undefined;
  };
  return right([{ kind: 'move', stage: name, reads: places?.right, write }]);
};

/** The registers that a decision names, with the first that stands twice among those that dice are taken from. */
const checkNames = <K extends string>(frame: Frame<K>, stage: DecisionStage<K>): PipelineRefusal | undefined => {
  const sources = stage.kind === 'reroll' ? sourcesOf(stage).map(({ name }) => name) : [];
  const twice = repeatedName(sources);
  if (twice !== undefined) return { kind: 'repeated-name', name: twice };
  const token = stage.kind === 'choose' ? undefined : stage.token;
  for (const name of token === undefined ? sources : [...sources, token]) {
    if (!frame.places.has(name)) return { kind: 'unknown-register', stage: stage.name, name };
  }
  const most = stage.kind === 'choose' ? undefined : stage.most;
  return most === undefined || isCount(most) ? undefined : notACount(stage.name, 'most', most).left;
};

const deciding = <K extends string>(frame: Frame<K>, stage: DecisionStage<K>, plan: Plan<K>): Steps<K> => {
  const fault = checkNames(frame, stage);
  if (fault !== undefined) return left(fault);
  const policy = own(plan.policies ?? {}, stage.name);
  if (policy === undefined && plan.goal === undefined) return left({ kind: 'no-policy', stage: stage.name });
  const steps: Step<K>[] = [{ kind: 'pick', stage, policy }];
  for (const [kind, reading] of (stage.kind === 'reroll' ? stage.dice : []).entries()) {
    const hand = frame.names.length + kind;
    const dice: Measure = (rows, at) => rows[at + hand] as number;
    const cast = castOf(frame, reading, { stage: stage.name, dice, hand });
    if (cast._tag === 'Left') return cast;
    steps.push(cast.right);
  }
  return right(steps);
};

const stepsOf = <K extends string>(frame: Frame<K>, stage: Stage<K>, plan: Plan<K>): Steps<K> => {
  switch (stage.kind) {
    case 'roll':
      return once(frame, stage, () => rolls(frame, stage));
    case 'convert':
      return converting(frame, stage);
    case 'change':
      return changing(frame, stage);
    case 'reroll':
    case 'spend':
    case 'choose':
      return deciding(frame, stage, plan);
    default:
      return absurd(stage);
  }
};

/** Dice of one name are rolled together: within a stage they can be read in one way only. */
const diceIn = <K extends string>(stage: Stage<K>): readonly string[] =>
  stage.kind === 'roll' || stage.kind === 'reroll' ? stage.dice.map(({ die }) => die.name) : [];

const namesFault = <K extends string>({ registers, stages }: Pipeline<K>, plan: Plan<K>): PipelineRefusal | undefined => {
  const names = stages.map(({ name }) => name);
  const repeated = [names, registers, ...stages.map(diceIn)].map(repeatedName).find((name) => name !== undefined);
  if (repeated !== undefined) return { kind: 'repeated-name', name: repeated };
  const wanted = [...Object.keys(plan.policies ?? {}), ...(plan.without ?? [])];
  const unknown = wanted.find((name) => !names.includes(name));
  return unknown === undefined ? undefined : { kind: 'unknown-stage', name: unknown };
};

/** Takes a pipeline apart into steps over rows. */
export const lower = <K extends string>(frame: Frame<K>, pipeline: Pipeline<K>, plan: Plan<K>): Steps<K> => {
  const fault = namesFault(pipeline, plan);
  if (fault !== undefined) return left(fault);
  const steps: Step<K>[] = [];
  for (const stage of pipeline.stages) {
    if (plan.without?.includes(stage.name) === true) continue;
    const lowered = stepsOf(frame, stage, plan);
    if (lowered._tag === 'Left') return lowered;
    steps.push(...lowered.right);
  }
  return right(steps);
};
