import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { noCounts, type Counts } from './counts.js';
import { sidesOf, type Die } from './die.js';
import { absorb, finish, indexed, START, type Hash } from './hash.js';
import { diceIn, type Pool } from './pool.js';
import { left, right, type Result } from './result.js';
import { rollBy, type Roll } from './roll.js';

/* eslint-disable max-params -- luck, label and index name a draw, always in this order; what is drawn follows */

/*
 * A draw is a function of (seed, label, index) alone: the three are hashed to the state of a fresh generator. The
 * obvious other thing, one generator that moves on with each draw, would let one more roll change all later ones.
 */

/** Where all chance of a match comes from: a seed, and the names of the forks that lead here. Plain JSON. */
export interface Luck {
  readonly seed: number | string;
  readonly path: readonly string[];
}

/** Why something is no seed. */
export type SeedRefusal =
  | { readonly kind: 'seed-not-a-number-or-text' }
  | { readonly kind: 'seed-not-finite' }
  | { readonly kind: 'seed-not-whole'; readonly seed: number }
  | { readonly kind: 'seed-not-safe'; readonly seed: number }
  | { readonly kind: 'seed-too-long'; readonly length: number; readonly most: number };

const MOST_TEXT = 1000;

/** Makes luck of a seed: any text of up to 1000 characters, or any whole number that doubles hold exactly. */
export const luck = (seed: number | string): Result<SeedRefusal, Luck> => {
  if (typeof seed === 'string') {
    const length = seed.length;
    return length > MOST_TEXT
      ? left({ kind: 'seed-too-long', length, most: MOST_TEXT })
      : right({ seed, path: [] });
  }
  if (typeof seed !== 'number') return left({ kind: 'seed-not-a-number-or-text' });
  if (!Number.isFinite(seed)) return left({ kind: 'seed-not-finite' });
  if (!Number.isInteger(seed)) return left({ kind: 'seed-not-whole', seed });
  return Number.isSafeInteger(seed) ? right({ seed: seed + 0, path: [] }) : left({ kind: 'seed-not-safe', seed });
};

/** Luck of its own for a part of the match: its draws have nothing to do with those of other forks. */
export const fork = ({ seed, path }: Luck, name: string): Luck => ({ seed, path: [...path, name] });

/** The hash of seed and label, from which each index goes its own way. */
const streamOf = ({ seed, path }: Luck, label: string): Hash => {
  let hash = typeof seed === 'number' ? absorb(START, 1, `${seed}`) : absorb(START, 2, seed);
  for (const name of path) hash = absorb(hash, 3, name);
  return finish(absorb(hash, 4, label));
};

const drawAt = (stream: Hash, index: number, { from, to }: { readonly from: number; readonly to: number }): number =>
  to > from && Number.isSafeInteger(from) && Number.isSafeInteger(to)
    ? uniformInt(xoroshiro128plusFromState(indexed(stream, index)), from, to)
    : from;

/**
 * Draws a whole number, each of the range equally likely.
 * @param label - what the draw is for, such as the id of a roll
 * @param index - which of the draws with this label
 * @param from - the least number
 * @param to - the greatest number; if it is not greater than `from`, the answer is `from`
 */
export const draw = (luck: Luck, label: string, index: number, from: number, to: number): number =>
  drawAt(streamOf(luck, label), index, { from, to });

const pickAt = (weights: readonly number[], total: number, drawn: number): number => {
  let rest = drawn;
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i] ?? 0;
    if (rest < 0) return i;
  }
  return total > 0 ? weights.length - 1 : -1;
};

/**
 * Draws a place in a list of whole-number weights, each as likely as its weight says; -1 if nothing has weight.
 * @param index - which of the draws with this label
 */
export const pickWeighted = (luck: Luck, label: string, index: number, weights: readonly number[]): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total > 0 ? pickAt(weights, total, draw(luck, label, index, 0, total - 1)) : -1;
};

/** Rolls several dice of one kind: the die number i shows the face that `pickWeighted` draws at index i. */
export const rollCounts = (luck: Luck, label: string, die: Die, dice: number): Counts => {
  const stream = streamOf(luck, label);
  const weights = die.faces.map(({ weight }) => weight);
  const total = sidesOf(die);
  const range = { from: 0, to: total - 1 };
  const counts = [...noCounts(die)];
  for (let i = 0; i < dice; i++) {
    const face = pickAt(weights, total, drawAt(stream, i, range));
    counts[face] = (counts[face] ?? 0) + 1;
  }
  return counts;
};

/** Rolls a pool; a die more of one kind changes nothing for the other kinds. */
export const rollPool = (
  luck: Luck,
  label: string,
  { dice, pool }: { readonly dice: readonly Die[]; readonly pool: Pool },
): Roll => rollBy(dice, (die) => rollCounts(fork(luck, die.name), label, die, diceIn(pool, die.name)));

/** Draws some elements of a list, none twice, in the order in which they are drawn. */
export const sampleFrom = <A>(luck: Luck, label: string, list: readonly A[], size: number): readonly A[] => {
  const stream = streamOf(luck, label);
  const rest = [...list];
  const wanted = Math.min(rest.length, Math.max(0, Math.floor(size)));
  for (let i = 0; i < wanted; i++) {
    const j = drawAt(stream, i, { from: i, to: rest.length - 1 });
    const drawn = rest[j] as A;
    rest[j] = rest[i] as A;
    rest[i] = drawn;
  }
  return rest.slice(0, wanted);
};

/** The list in a random order, all orders equally likely. */
export const shuffled = <A>(luck: Luck, label: string, list: readonly A[]): readonly A[] =>
  sampleFrom(luck, label, list, list.length);
