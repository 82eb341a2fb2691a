import type { Replay } from './replay-codec.js';

/** The first place where two documents differ, and what stands there in each: `undefined` where one of them ends. */
export interface Difference {
  readonly path: string;
  readonly left: unknown;
  readonly right: unknown;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The first difference of two pieces of plain JSON, in the order in which the first one is written. */
const differenceOf = (left: unknown, right: unknown, path: string): Difference | undefined => {
  if (!isTree(left) || !isTree(right) || Array.isArray(left) !== Array.isArray(right)) return Object.is(left, right) ? undefined : { path, left, right };
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = differenceOf(left[key], right[key], path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * Where two replays part: first in what they are of, then choice by choice. A step whose choice is the same and whose hash differs
 * is where two versions of the rules disagree.
 */
export const firstDifference = (a: Replay, b: Replay): Difference | undefined => {
  const body = ({ format, version, contract, game, edition, table, start, steps, takenBack }: Replay): object =>
    ({ format, version, contract, game, edition, table, start, steps, takenBack });
  return differenceOf(body(a), body(b), '');
};
