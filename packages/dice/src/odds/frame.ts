import { left, right, type Result } from '../result.js';
import { isCount, notACount, type PipelineRefusal } from './refusal.js';
import type { Slab } from './slab.js';
import type { Amount, Gain, Pipeline, Stage, State } from './stage.js';

/** How states stand as rows: one number for each register, and behind them the dice in hand, kind by kind. */
export interface Frame<K extends string> {
  readonly names: readonly K[];
  readonly width: number;
  readonly places: ReadonlyMap<string, number>;
  /** A state of zeros, to be copied: quicker than to add one register after the other. */
  readonly blank: State<K>;
  /** Where the numbers of all layers stand. */
  readonly slab: Slab<Int32Array>;
  /** What was worked out for stages before, and does not depend on a plan: steps of rolls, menus of rerolls. */
  readonly known: Map<unknown, unknown>;
}

type Answer<A> = Result<PipelineRefusal, A>;

/** What is known of pipelines that were run before: pipelines do not change. */
const frames = new WeakMap<object, unknown>();

/** The frame of a pipeline: wide enough for the dice that any of its rerolls picks up. */
export const frameOf = <K extends string>(pipeline: Pipeline<K>, slab: Slab<Int32Array> = (length) => new Int32Array(length)): Frame<K> => {
  const { registers, stages } = pipeline;
  const frame = (frames.get(pipeline) as Frame<K> | undefined) ?? {
    names: registers,
    width: registers.length + Math.max(1, ...stages.map((stage) => (stage.kind === 'reroll' ? stage.dice.length : 0))),
    places: new Map(registers.map((name, i) => [name, i])),
    blank: Object.fromEntries(registers.map((name) => [name, 0])) as State<K>,
    known: new Map(),
    slab,
  };
  frames.set(pipeline, frame);
  return { ...frame, slab };
};

/** What is worked out once for a stage of a pipeline. */
export const once = <K extends string, A>({ known }: Frame<K>, stage: Stage<K>, make: () => A): A => {
  const found = (known.get(stage) as A | undefined) ?? make();
  known.set(stage, found);
  return found;
};

/** A row of zeros. Not Array.from, which is ten times slower. */
export const zeroRow = ({ width }: Frame<string>): number[] => new Array<number>(width).fill(0);

/** The state that stands in a row. */
export const stateAt = <K extends string>({ names, blank }: Frame<K>, rows: ArrayLike<number>, at: number): State<K> => {
  const state: Record<K, number> = { ...blank };
  for (let i = 0; i < names.length; i++) {
    const value = rows[at + i] as number;
    if (value !== 0) state[names[i] as K] = value;
  }
  return state;
};

/** Writes a state into a row; quickest where its registers stand in their order, as they do in a changed copy. */
export const readInto = <K extends string>({ names }: Frame<K>, state: State<K>, row: number[]): void => {
  let i = 0;
  for (const name in state) {
    if (name !== names[i]) break;
    row[i++] = state[name];
  }
  for (; i < names.length; i++) row[i] = state[names[i] as K];
};

/** The place of a register. */
export const placeOf = <K extends string>(frame: Frame<K>, stage: string, name: string): Answer<number> => {
  const place = frame.places.get(name);
  return place === undefined ? left({ kind: 'unknown-register', stage, name }) : right(place);
};

/** The places of several registers. */
export const placesOf = <K extends string>(frame: Frame<K>, stage: string, names: readonly string[]): Answer<readonly number[]> => {
  const places: number[] = [];
  for (const name of names) {
    const place = placeOf(frame, stage, name);
    if (place._tag === 'Left') return place;
    places.push(place.right);
  }
  return right(places);
};

/** Accepts a state that a user's function made. */
export const checkState = <K extends string>(
  { names }: Frame<K>,
  stage: string,
  state: State<K>,
): Answer<State<K>> => {
  for (const name of names) if (!isCount(state[name])) return notACount(stage, name, state[name]);
  return right(state);
};

/** What must be added to a row to get a state. */
export const differenceOf = <K extends string>({ names, width }: Frame<K>, to: State<K>, from: State<K>): number[] => {
  const delta: number[] = [];
  for (let i = 0; i < width; i++) {
    const name = names[i];
    delta.push(name === undefined ? 0 : to[name] - from[name]);
  }
  return delta;
};

/** Some registers as a row; the others are zero. */
export const rowOfPart = <K extends string>(
  frame: Frame<K>,
  stage: string,
  part: Readonly<Record<string, number | undefined>>,
): Answer<number[]> => {
  const row = zeroRow(frame);
  for (const [name, value] of Object.entries(part)) {
    const place = placeOf(frame, stage, name);
    if (place._tag === 'Left') return place;
    if (!isCount(Math.abs(value ?? NaN))) return notACount(stage, name, value);
    row[place.right] = value ?? 0;
  }
  return right(row);
};

/** What a face adds, as a row. */
export const rowOfGain = <K extends string>(
  frame: Frame<K>,
  stage: string,
  gain: Gain<K> | undefined,
): Answer<number[]> => {
  if (typeof gain !== 'string') return rowOfPart(frame, stage, gain ?? {});
  const place = placeOf(frame, stage, gain);
  if (place._tag === 'Left') return place;
  const row = zeroRow(frame);
  row[place.right] = 1;
  return right(row);
};

/** Reads an amount off rows. */
export type Measure = (rows: Int32Array, at: number) => number;

/** How an amount is read off rows. */
export const measureOf = <K extends string>(frame: Frame<K>, stage: string, amount: Amount<K>): Answer<Measure> => {
  if (typeof amount === 'number') return right(() => amount);
  if (typeof amount === 'function') return right((rows, at) => amount(stateAt(frame, rows, at)));
  const place = placeOf(frame, stage, amount);
  return place._tag === 'Left' ? place : right((rows, at) => rows[at + place.right] as number);
};
