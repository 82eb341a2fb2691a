/** A function that carries the id of the rule it applies. */
export type Cited<F, Id extends string> = F & { readonly rule: Id };

/** Told of each cited function: when it is defined, and each time it runs. */
export type Watch = (rule: string, moment: 'defined' | 'ran') => void;

/**
 * Whoever puts a `Watch` under this symbol on `globalThis` before a game is loaded hears of every cited function that runs.
 * The atlas does so in tests; elsewhere a cited function is the bare function.
 */
export const WATCH: unique symbol = Symbol.for('regelwerk.watch') as never;

const watcher = (): Watch | undefined => {
  const found: unknown = (globalThis as Record<symbol, unknown>)[WATCH];
  return typeof found === 'function' ? (found as Watch) : undefined;
};

/**
 * The way to write a rule: `const rule = citing<RuleId>()`, then `rule('hb.move.cost-escalates', (made: number) => 2 * made + 1)`.
 * A wrong id does not compile, and the id is there at run time as `.rule`. Where the book says one thing in several sentences, the
 * function names them all: `rule(['sp.setup.mission-deck-draw', 'sp.setup.mission-deck-stack'], …)`; the first is its `.rule`.
 */
export const citing =
  <Ids extends string>() =>
  <const Id extends Ids, F extends (...args: never[]) => unknown>(ids: Id | readonly [Id, ...Ids[]], f: F): Cited<F, Id> => {
    const [first, ...others] = typeof ids === 'string' ? ([ids] as const) : ids;
    const watch = watcher();
    if (watch === undefined) return Object.assign(f, { rule: first });
    const all = [first, ...others];
    for (const id of all) watch(id, 'defined');
    const watched = (...args: Parameters<F>): unknown => {
      for (const id of all) watch(id, 'ran');
      return f(...args);
    };
    return Object.assign(watched as unknown as F, { rule: first });
  };

/** A number (or another answer) with the rules that shaped it, in order. */
export interface Explained<A, Id extends string> {
  readonly value: A;
  readonly because: readonly Id[];
}
