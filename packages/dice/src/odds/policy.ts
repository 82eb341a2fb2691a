import { keyOf } from '../key.js';
import type { Decision } from './odds-of.js';
import type { Goal, Option, Policy, State } from './stage.js';

const isWithin = (takes: Readonly<Record<string, number | undefined>>, order: readonly string[]): boolean =>
  Object.keys(takes).every((name) => order.includes(name));

/** Does the first list stand before the second, the greater number first? */
const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((count, i) => count !== b[i]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
};

/**
 * Takes as much as it may from the first register, then from the second, and so on; from others nothing.
 * A token that rerolls cost is to be named last.
 */
export const takeMost = <K extends string>(order: readonly K[]): Policy<K> => ({
  name: `as many as possible: ${order.join(', then ')}`,
  pick: (_, options) => {
    const counts = options.map(({ takes }) => order.map((name) => takes[name] ?? 0));
    let best = 0;
    for (let i = 1; i < options.length; i++) {
      const takes = options[i]?.takes ?? {};
      if (isWithin(takes, order) && isBefore(counts[i] ?? [], counts[best] ?? [])) best = i;
    }
    return best;
  },
});

/** Takes the first option always: of rerolls and tokens, none. */
export const takeFirst: Policy<string> = { name: 'the first', pick: () => 0 };

/** Decides as it was decided, in every state that could come up there; elsewhere it takes the first option. */
export const policyOf = <K extends string>({ by, decided }: Decision<K>): Policy<K> => {
  const known = new Map(decided.map(({ state, name }) => [keyOf(state), name]));
  return {
    name: by,
    pick: (state, options: readonly Option<K>[]) =>
      Math.max(0, options.findIndex(({ name }) => name === known.get(keyOf(state)))),
  };
};

/** As much of a register as possible, on average. */
export const most = <K extends string>(register: K): Goal<K> => ({
  name: `most ${register}`,
  worth: (end: State<K>) => end[register],
});

/** As likely as possible at least so much of a register. */
export const reach = <K extends string>(register: K, least: number): Goal<K> => ({
  name: `at least ${least} ${register}`,
  worth: (end: State<K>) => (end[register] >= least ? 1 : 0),
});
