import { repeatedName } from '../fault.js';
import { left, right, type Result } from '../result.js';

/** What options of a combat tree do, by name: `{ damage: 2, shove: 1 }`. */
export type Effects = Readonly<Record<string, number>>;

/** One option of a combat tree, in its column from the left. */
export interface TreeOption {
  readonly name: string;
  readonly column: number;
  readonly effects: Effects;
}

/** A combat tree as data: options, those to begin with, and the paths between them. */
export interface CombatTree {
  readonly options: readonly TreeOption[];
  readonly starts: readonly string[];
  /** Paths lead to the right, or both ways within a column; no option is taken twice. */
  readonly paths: readonly (readonly [string, string])[];
}

/** Why a combat tree is none. Plain JSON. */
export type TreeRefusal =
  | { readonly kind: 'repeated-name'; readonly name: string }
  | { readonly kind: 'unknown-option'; readonly name: string }
  | { readonly kind: 'no-start' }
  | { readonly kind: 'leads-back'; readonly from: string; readonly to: string }
  | { readonly kind: 'not-a-count'; readonly name: string; readonly found: string }
  | { readonly kind: 'too-many-paths'; readonly most: number };

/** The most ways through a tree. */
export const MOST_PATHS = 10_000;

/** A way through a combat tree, and what it does in all. */
export interface TreePath {
  readonly name: string;
  readonly options: readonly string[];
  readonly effects: Effects;
}

const faultIn = ({ options, starts, paths }: CombatTree): TreeRefusal | undefined => {
  const columns = new Map(options.map(({ name, column }) => [name, column]));
  const twice = repeatedName(options.map(({ name }) => name));
  if (twice !== undefined) return { kind: 'repeated-name', name: twice };
  if (starts.length === 0) return { kind: 'no-start' };
  const stranger = [...starts, ...paths.flat()].find((name) => !columns.has(name));
  if (stranger !== undefined) return { kind: 'unknown-option', name: stranger };
  const back = paths.find(([from, to]) => from === to || (columns.get(from) ?? 0) > (columns.get(to) ?? 0));
  if (back !== undefined) return { kind: 'leads-back', from: back[0], to: back[1] };
  const wrong = options.flatMap(({ effects }) => Object.entries(effects)).find(([, found]) => !Number.isInteger(found) || found < 0);
  return wrong === undefined ? undefined : { kind: 'not-a-count', name: wrong[0], found: String(wrong[1]) };
};

const nextOf = ({ options, paths }: CombatTree): ReadonlyMap<string, readonly string[]> => {
  const columns = new Map(options.map(({ name, column }) => [name, column]));
  return new Map(
    options.map(({ name }) => [
      name,
      paths.flatMap(([from, to]) => {
        if (from === name) return [to];
        return to === name && columns.get(from) === columns.get(to) ? [from] : [];
      }),
    ]),
  );
};

const plus = (a: Effects, b: Effects): Effects => {
  const sum: Record<string, number> = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
};

/** Every way through a tree, the empty one first, shorter ones before those that go on. */
export const pathsOf = (tree: CombatTree): Result<TreeRefusal, readonly TreePath[]> => {
  const fault = faultIn(tree);
  if (fault !== undefined) return left(fault);
  const next = nextOf(tree);
  const effects = new Map(tree.options.map((option) => [option.name, option.effects]));
  const found: TreePath[] = [{ name: 'none', options: [], effects: {} }];
  // Paths are appended while the list is walked: each is the beginning of those that go on from it.
  for (let i = 0; i < found.length; i++) {
    const path = found[i] as TreePath;
    const last = path.options[path.options.length - 1];
    for (const name of last === undefined ? tree.starts : (next.get(last) ?? [])) {
      if (path.options.includes(name)) continue;
      const options = [...path.options, name];
      found.push({ name: options.join(' → '), options, effects: plus(path.effects, effects.get(name) ?? {}) });
      if (found.length > MOST_PATHS) return left({ kind: 'too-many-paths', most: MOST_PATHS });
    }
  }
  return right(found);
};

/** What so many successes can do: the shortest way for each different result, by number of successes up to a most. */
export const resultsBySuccesses = (paths: readonly TreePath[], most: number): readonly (readonly TreePath[])[] => {
  const keyOf = ({ effects }: TreePath): string => Object.entries(effects).sort(([a], [b]) => (a < b ? -1 : 1)).join();
  const shortest = new Map<string, TreePath>();
  for (const path of [...paths].sort((a, b) => a.options.length - b.options.length)) {
    if (!shortest.has(keyOf(path))) shortest.set(keyOf(path), path);
  }
  const all = [...shortest.values()];
  return Array.from({ length: most + 1 }, (_, successes) => all.filter(({ options }) => options.length <= successes));
};
