import type { CastLink } from './graph.js';
import type { Cast } from './cast.js';
import type { Column, Numbers } from './numbers.js';
import { greatest, visitPartings } from './shape.js';

const powersOf = (base: bigint, most: number): readonly bigint[] => {
  const row = [1n];
  for (let k = 1; k <= most; k++) row.push((row[k - 1] as bigint) * base);
  return row;
};

/** Row n says in how many ways k of n dice can be picked, times the weight of each: C(n, k) · weight^k. */
const pascal = (weight: bigint, dice: number): readonly (readonly bigint[])[] => {
  const rows: bigint[][] = [[1n]];
  for (let n = 1; n <= dice; n++) {
    const before = rows[n - 1] as bigint[];
    const row = [1n];
    for (let k = 1; k <= n; k++) row.push((before[k] ?? 0n) + weight * (before[k - 1] as bigint));
    rows.push(row);
  }
  return rows;
};

/** In how many ways each parting of so many dice falls; fewer dice than the most are scaled to the same total. */
const chancesOf = ({ weights, sides }: Cast, most: number): ((dice: number) => readonly bigint[]) => {
  const known: (readonly bigint[] | undefined)[] = [];
  const tables = weights.slice(0, -1).map((weight) => pascal(BigInt(weight), most));
  const last = powersOf(BigInt(weights[weights.length - 1] ?? 1), most);
  const scales = powersOf(BigInt(sides), most);
  const work = (dice: number): readonly bigint[] => {
    const row: bigint[] = [];
    visitPartings(dice, weights.length, (counts) => {
      let ways = scales[most - dice] as bigint;
      let left = dice;
      for (let i = 0; i < tables.length; i++) {
        ways *= tables[i]?.[left]?.[counts[i] as number] as bigint;
        left -= counts[i] as number;
      }
      row.push(ways * (last[left] as bigint));
    });
    return row;
  };
  return (dice) => (known[dice] ??= work(dice));
};

const push = (link: CastLink, weights: Column<bigint>, after: number): Column<bigint> => {
  const { cast, dice, edges } = link;
  const chances = chancesOf(cast, greatest(dice));
  const next = new Array<bigint>(after).fill(0n);
  let edge = 0;
  for (let slot = 0; slot < dice.length; slot++) {
    const row = chances(dice[slot] as number);
    const weight = weights[slot] as bigint;
    if (weight === 0n) edge += row.length;
    else {
      for (let i = 0; i < row.length; i++) {
        const to = edges[edge++] as number;
        next[to] = (next[to] as bigint) + weight * (row[i] as bigint);
      }
    }
  }
  return next;
};

const pull = (link: CastLink, worths: Column<bigint>): Column<bigint> => {
  const { cast, dice, edges } = link;
  const chances = chancesOf(cast, greatest(dice));
  const before: bigint[] = [];
  let edge = 0;
  for (const count of dice) {
    const row = chances(count);
    let worth = 0n;
    for (let i = 0; i < row.length; i++) worth += (row[i] as bigint) * (worths[edges[edge++] as number] as bigint);
    before.push(worth);
  }
  return before;
};

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

/** Worths are only compared with each other: a common divisor costs time and says nothing. */
const settle = (worths: Column<bigint>): void => {
  let shared = 0n;
  for (let i = 0; i < worths.length && shared !== 1n; i++) shared = gcd(worths[i] as bigint, shared);
  if (shared <= 1n) return;
  for (let i = 0; i < worths.length; i++) worths[i] = (worths[i] as bigint) / shared;
};

/** Whole numbers without a limit: nothing is rounded. */
export const bigints: Numbers<bigint> = {
  kind: 'bigints',
  zeros: (length) => new Array<bigint>(length).fill(0n),
  one: 1n,
  add: (a, b) => a + b,
  isZero: (a) => a === 0n,
  isBetter: (a, than) => a > than,
  worth: (value) => (Number.isInteger(value) ? BigInt(value) : undefined),
  settle,
  push,
  pull,
};
