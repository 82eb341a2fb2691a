import { canonical } from '../canonical.js';

/** Fails a law with a sentence. Laws throw, so that they run under any test runner. */
export const claim = (holds: boolean, says: () => string): void => {
  if (!holds) throw new Error(says());
};

const start = (text: string, from: number): string => text.slice(Math.max(0, from - 60), from + 60);

/** Claims that two pieces of JSON are the same, and shows where they part. */
export const claimSame = (a: unknown, b: unknown, says: () => string): void => {
  const [left, right] = [canonical(a), canonical(b)];
  if (left === right) return;
  let at = 0;
  while (left[at] === right[at]) at += 1;
  throw new Error(`${says()}:\n  …${start(left, at)}…\n  …${start(right, at)}…`);
};
