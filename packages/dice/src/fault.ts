import { left, right, type Result } from './result.js';

/** Where in the input a fault lies: field names and list positions, from the outside in. */
export type Path = readonly (string | number)[];

/** Why input is no die, pool, roll or change: what is wrong, and where. Plain JSON. */
export type Fault = { readonly path: Path } & (
  | { readonly kind: 'not-a-record' }
  | { readonly kind: 'not-a-list' }
  | { readonly kind: 'not-a-name' }
  | { readonly kind: 'not-whole'; readonly from: number; readonly to: number }
  | { readonly kind: 'wrong-length'; readonly from: number; readonly to: number; readonly found: number }
  | { readonly kind: 'wrong-total'; readonly expected: number; readonly found: number }
  | { readonly kind: 'too-heavy'; readonly most: number; readonly found: number }
  | { readonly kind: 'repeated-name'; readonly name: string }
  | { readonly kind: 'unknown-die' }
  | { readonly kind: 'unknown-face' }
  | { readonly kind: 'unknown-kind' }
);

/** An input's fields, before anything is known of them. */
export type Fields = Readonly<Record<string, unknown>>;

/** Own fields only, so that a name like `constructor` finds nothing that it should not. */
export const own = <A>(record: Readonly<Record<string, A>>, key: string): A | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Accepts a plain record. */
export const checkRecord = (input: unknown, path: Path): Result<Fault, Fields> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? right(input as Fields)
    : left({ kind: 'not-a-record', path });

/** Accepts a list whose length lies within a range. */
export const checkList = (
  input: unknown,
  path: Path,
  { from, to }: { readonly from: number; readonly to: number },
): Result<Fault, readonly unknown[]> => {
  if (!Array.isArray(input)) return left({ kind: 'not-a-list', path });
  const found = input.length;
  return found < from || found > to ? left({ kind: 'wrong-length', path, from, to, found }) : right(input);
};

/** Accepts a whole number within a range. */
export const checkWhole = (
  input: unknown,
  path: Path,
  { from, to }: { readonly from: number; readonly to: number },
): Result<Fault, number> =>
  Number.isInteger(input) && (input as number) >= from && (input as number) <= to
    ? right((input as number) + 0)
    : left({ kind: 'not-whole', path, from, to });

/** Accepts a name: up to 64 small letters, digits and single dashes. */
export const checkName = (input: unknown, path: Path): Result<Fault, string> =>
  typeof input === 'string' && input.length <= 64 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(input)
    ? right(input)
    : left({ kind: 'not-a-name', path });

/** Checks each element of a list and stops at the first fault. */
export const checkEach = <A>(
  inputs: readonly unknown[],
  path: Path,
  check: (input: unknown, path: Path) => Result<Fault, A>,
): Result<Fault, readonly A[]> => {
  const checked: A[] = [];
  for (let i = 0; i < inputs.length; i++) {
    const result = check(inputs[i], [...path, i]);
    if (result._tag === 'Left') return result;
    checked.push(result.right);
  }
  return right(checked);
};

/** The first name that stands twice in a list. */
export const repeatedName = (names: readonly string[]): string | undefined =>
  names.find((name, i) => names.indexOf(name) !== i);
