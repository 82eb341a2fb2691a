// Directions all around, evenly enough, as whole vectors: by fractions alone, the same on every engine, and the same again
// when turned by a quarter or mirrored.
import { roundTicks } from '../round.js';
import { DIRECTION_LIMIT } from '../units.js';
import { type Vec, vec } from '../vector.js';

const TAN_SIXTEENTH = Math.SQRT2 - 1;

/** So many directions from (1, 0) up to before the diagonal. */
const eighth = (count: number): readonly Vec[] =>
  Array.from({ length: count }, (_, i) => {
    const t = (TAN_SIXTEENTH * i) / count;
    const part = (value: number): number => roundTicks((DIRECTION_LIMIT * value) / (1 + t * t));
    return vec(part(1 - t * t), part(2 * t));
  });

const fans = new Map<number, readonly Vec[]>();

const makeFan = (count: number): readonly Vec[] => {
  const first = eighth(count);
  const second = [vec(1, 1), ...first.slice(1).reverse().map(({ x, y }) => vec(y, x))];
  const quarter = [...first, ...second];
  return [
    ...quarter,
    ...quarter.map(({ x, y }) => vec(0 - y, x)),
    ...quarter.map(({ x, y }) => vec(0 - x, 0 - y)),
    ...quarter.map(({ x, y }) => vec(y, 0 - x)),
  ];
};

/** Eight times so many directions, anticlockwise from (1, 0). */
export const fan = (perEighth: number): readonly Vec[] => {
  const known = fans.get(perEighth);
  if (known !== undefined) return known;
  const made = makeFan(perEighth);
  fans.set(perEighth, made);
  return made;
};
