import { keyOf } from '../key.js';
import type { Odds } from '../odds.js';

/** Where numbers come from: counted, in floats or in whole numbers without rounding, or simulated. */
export type Label =
  | { readonly kind: 'exact'; readonly numbers: 'floats' | 'bigints' }
  | { readonly kind: 'simulated'; readonly runs: number; readonly seed: number | string };

/** What can happen and how often, with the label of where that comes from. */
export interface Spread<A> {
  readonly label: Label;
  /** No two values are equal; values that are numbers ascend. */
  readonly outcomes: readonly { readonly value: A; readonly weight: number | bigint }[];
  /** What all weights together are: all cases as a bigint, all runs, or one. */
  readonly total: number | bigint;
}

interface Slot<A> {
  readonly value: A;
  weight: number | bigint;
}

const ascending = <A>(slots: Slot<A>[]): readonly Slot<A>[] =>
  slots.every(({ value }) => typeof value === 'number')
    ? slots.sort((a, b) => (a.value as number) - (b.value as number))
    : slots;

/** Both weights together; weights of one spread are of one kind. */
const plus = (a: number | bigint, b: number | bigint): number | bigint =>
  typeof a === 'bigint' && typeof b === 'bigint' ? a + b : Number(a) + Number(b);

/** What follows from each outcome: a number to ask about, or several together for a joint distribution. */
export const valuesOf = <A, B>({ label, outcomes, total }: Spread<A>, follow: (value: A) => B): Spread<B> => {
  const slots = new Map<unknown, Slot<B>>();
  for (const { value, weight } of outcomes) {
    const next = follow(value);
    const key = keyOf(next);
    const slot = slots.get(key);
    if (slot === undefined) slots.set(key, { value: next, weight });
    else slot.weight = plus(slot.weight, weight);
  }
  return { label, outcomes: ascending([...slots.values()]), total };
};

/** The same as odds with bigint weights, for the functions on those; nothing if the numbers are floats. */
export const oddsIn = <A>({ outcomes, total }: Spread<A>): Odds<A> | undefined =>
  typeof total === 'bigint'
    ? { outcomes: outcomes.map(({ value, weight }) => ({ value, weight: BigInt(weight) })), total }
    : undefined;
