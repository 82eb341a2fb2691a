import { keyOf } from './key.js';
import { left, right, type Result } from './result.js';

/** One thing that can happen, and in how many ways. */
export interface Outcome<A> {
  readonly value: A;
  readonly weight: bigint;
}

/**
 * An exact distribution: in `total` equally likely ways, each outcome happens in `weight` of them.
 * Not floats and not samples: weights are counted. No two outcomes are equal, no weight is zero, the weights add up
 * to the total; outcomes that are numbers ascend. Outcomes are plain data.
 */
export interface Odds<A> {
  readonly outcomes: readonly Outcome<A>[];
  readonly total: bigint;
}

/** Why weights make no odds: nothing can happen, or something happens less than never. */
export type OddsRefusal =
  | { readonly kind: 'impossible' }
  | { readonly kind: 'negative-weight'; readonly index: number };

/** Finds equal outcomes; a special key is faster where the kind of outcome is known. */
export type Key<A> = (value: A) => unknown;

type Slots<A> = Map<unknown, { readonly value: A; weight: bigint }>;

const put = <A>(slots: Slots<A>, key: unknown, { value, weight }: Outcome<A>): void => {
  const slot = slots.get(key);
  if (slot === undefined) slots.set(key, { value, weight });
  else slot.weight += weight;
};

const ascending = <A>(outcomes: Outcome<A>[]): readonly Outcome<A>[] =>
  outcomes.every(({ value }) => typeof value === 'number')
    ? outcomes.sort((a, b) => (a.value as number) - (b.value as number))
    : outcomes;

const settle = <A>(slots: Slots<A>, total: bigint): Odds<A> => ({ outcomes: ascending([...slots.values()]), total });

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** Odds of what is certain. */
export const certain = <A>(value: A): Odds<A> => ({ outcomes: [{ value, weight: 1n }], total: 1n });

/** Odds by given weights; equal outcomes are counted together, and outcomes without weight are left out. */
export const weighOdds = <A>(outcomes: readonly Outcome<A>[]): Result<OddsRefusal, Odds<A>> => {
  const slots: Slots<A> = new Map();
  let total = 0n;
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.weight < 0n) return left({ kind: 'negative-weight', index });
    if (outcome.weight > 0n) put(slots, keyOf(outcome.value), outcome);
    total += outcome.weight;
  }
  return total === 0n ? left({ kind: 'impossible' }) : right(settle(slots, total));
};

/** Odds of what follows from each outcome. */
export const mapOdds = <A, B>(odds: Odds<A>, follow: (value: A) => B, key: Key<B> = keyOf): Odds<B> => {
  const slots: Slots<B> = new Map();
  for (const { value, weight } of odds.outcomes) {
    const next = follow(value);
    put(slots, key(next), { value: next, weight });
  }
  return settle(slots, odds.total);
};

/** Odds of a second chance that depends on the outcome of the first. */
export const chainOdds = <A, B>(odds: Odds<A>, follow: (value: A) => Odds<B>, key: Key<B> = keyOf): Odds<B> => {
  const branches = odds.outcomes.map(({ value, weight }) => ({ weight, next: follow(value) }));
  const common = branches.reduce((lcm, { next }) => (lcm / gcd(lcm, next.total)) * next.total, 1n);
  const slots: Slots<B> = new Map();
  for (const { weight, next } of branches) {
    const scale = weight * (common / next.total);
    for (const outcome of next.outcomes) {
      put(slots, key(outcome.value), { value: outcome.value, weight: scale * outcome.weight });
    }
  }
  return settle(slots, odds.total * common);
};

/** Odds of what follows from two outcomes that do not depend on each other. */
export const combineOdds = <A, B, C>(one: Odds<A>, other: Odds<B>, follow: (a: A, b: B) => C): Odds<C> => {
  const slots: Slots<C> = new Map();
  for (const a of one.outcomes) {
    for (const b of other.outcomes) {
      const value = follow(a.value, b.value);
      put(slots, keyOf(value), { value, weight: a.weight * b.weight });
    }
  }
  return settle(slots, one.total * other.total);
};

/** Odds of both of two outcomes that do not depend on each other, as a pair. */
export const both = <A, B>(one: Odds<A>, other: Odds<B>): Odds<readonly [A, B]> => ({
  outcomes: one.outcomes.flatMap((a) =>
    other.outcomes.map((b) => ({ value: [a.value, b.value] as const, weight: a.weight * b.weight })),
  ),
  total: one.total * other.total,
});

/** Odds of each outcome, once it is known that the outcome passes a test. */
export const givenOdds = <A>(odds: Odds<A>, test: (value: A) => boolean): Result<OddsRefusal, Odds<A>> => {
  const outcomes = odds.outcomes.filter(({ value }) => test(value));
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
  return total === 0n ? left({ kind: 'impossible' }) : right({ outcomes, total });
};

/** The same odds with the smallest possible weights. */
export const simplestOdds = <A>({ outcomes, total }: Odds<A>): Odds<A> => {
  const shared = outcomes.reduce((divisor, { weight }) => gcd(divisor, weight), total);
  return {
    outcomes: outcomes.map(({ value, weight }) => ({ value, weight: weight / shared })),
    total: total / shared,
  };
};
