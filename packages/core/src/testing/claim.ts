import { canonical } from '../canonical.js';

/** Fails a law with a sentence. Laws throw, so that they run under any test runner. */
export const claim = (holds: boolean, says: () => string): void => {
  if (!holds) throw new Error(says());
};

/** Are two pieces of plain JSON equal, whatever the order of their keys? */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (a === b) return true;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key) || !isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return true;
};

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 60), at + 60);

/** Claims that two pieces of JSON are the same, and shows where they part. */
export const claimSame = (a: unknown, b: unknown, says: () => string): void => {
  if (isSame(a, b)) return;
  const [left, right] = [canonical(a), canonical(b)];
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  throw new Error(`${says()}:\n  …${around(left, at)}…\n  …${around(right, at)}…`);
};
