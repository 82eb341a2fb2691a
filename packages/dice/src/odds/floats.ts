import type { CastLink } from './graph.js';
import type { Cast } from './cast.js';
import type { Column, Numbers } from './numbers.js';
import type { Slab } from './slab.js';
import { greatest, partings, visitPartings } from './shape.js';

/**
 * How likely k of n dice show a face of this share, at n · (n + 1) / 2 + k. Each number is a sum of positive ones: hardly
 * any rounding. One array for all, since many small ones would cost more than the numbers in them.
 */
const pascal = (slab: Slab<Float64Array>, share: number, dice: number): Float64Array => {
  const triangle = slab(((dice + 1) * (dice + 2)) / 2);
  triangle[0] = 1;
  let before = 0;
  for (let n = 1; n <= dice; n++) {
    const row = before + n;
    triangle[row] = (1 - share) * (triangle[before] as number);
    for (let k = 1; k < n; k++) {
      triangle[row + k] = (1 - share) * (triangle[before + k] as number) + share * (triangle[before + k - 1] as number);
    }
    triangle[row + n] = share * (triangle[before + n - 1] as number);
    before = row;
  }
  return triangle;
};

/** How likely the partings of dice are, in their order: for so many dice from `begins[dice]` on. */
interface Chances {
  readonly begins: readonly number[];
  readonly list: Float64Array;
}

const triangles = (slab: Slab<Float64Array>, { weights, sides }: Cast, most: number): readonly Float64Array[] => {
  let rest = sides;
  return weights.slice(0, -1).map((weight) => {
    const share = weight / rest;
    rest -= weight;
    return pascal(slab, share, most);
  });
};

const chancesOf = (slab: Slab<Float64Array>, { cast, dice }: CastLink): Chances => {
  const most = greatest(dice);
  const kinds = cast.weights.length;
  const tables = triangles(slab, cast, most);
  const begins = new Array<number>(most + 1).fill(-1);
  if (kinds === 2) return { begins: begins.map((_, n) => (n * (n + 1)) / 2), list: tables[0] as Float64Array };
  let size = 0;
  for (let slot = 0; slot < dice.length; slot++) {
    const count = dice[slot] as number;
    if (begins[count] !== -1) continue;
    begins[count] = size;
    size += partings(count, kinds);
  }
  const list = slab(size);
  begins.forEach((begin, count) => {
    let at = begin;
    const visit = (counts: readonly number[]): void => {
      let chance = 1;
      let rest = count;
      for (let i = 0; i < tables.length; i++) {
        chance *= (tables[i] as Float64Array)[(rest * (rest + 1)) / 2 + (counts[i] as number)] as number;
        rest -= counts[i] as number;
      }
      list[at++] = chance;
    };
    if (begin >= 0) visitPartings(count, kinds, visit);
  });
  return { begins, list };
};

const push = (slab: Slab<Float64Array>, link: CastLink, { weights, after }: { weights: Column<number>; after: number }): Column<number> => {
  const { dice, edges, starts } = link;
  const { begins, list } = chancesOf(slab, link);
  const next = slab(after);
  for (let slot = 0; slot < dice.length; slot++) {
    const weight = weights[slot] as number;
    const chance = (begins[dice[slot] as number] as number) - (starts[slot] as number);
    for (let edge = starts[slot] as number; edge < (starts[slot + 1] as number); edge++) {
      const to = edges[edge] as number;
      next[to] = (next[to] as number) + weight * (list[chance + edge] as number);
    }
  }
  return next;
};

const pull = (slab: Slab<Float64Array>, link: CastLink, worths: Column<number>): Column<number> => {
  const { dice, edges, starts } = link;
  const { begins, list } = chancesOf(slab, link);
  const before = slab(dice.length);
  for (let slot = 0; slot < dice.length; slot++) {
    const chance = (begins[dice[slot] as number] as number) - (starts[slot] as number);
    let worth = 0;
    for (let edge = starts[slot] as number; edge < (starts[slot + 1] as number); edge++) {
      worth += (list[chance + edge] as number) * (worths[edges[edge] as number] as number);
    }
    before[slot] = worth;
  }
  return before;
};

/** Doubles: quick, and right to about fourteen digits. */
export const floats = (slab: Slab<Float64Array>): Numbers<number> => ({
  kind: 'floats',
  zeros: slab,
  one: 1,
  add: (a, b) => a + b,
  isZero: (a) => a === 0,
  isBetter: (a, than) => a > than && a - than > 1e-12 * Math.max(1, Math.abs(a)),
  worth: (value) => value,
  settle: () => undefined,
  push: (link, weights, after) => push(slab, link, { weights, after }),
  pull: (link, worths) => pull(slab, link, worths),
});
