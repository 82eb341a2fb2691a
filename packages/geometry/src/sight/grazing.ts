// Lines that graze on all sides, which no halving finds. Three kinds of them have whole numbers: from center to center, through
// two corners, and those that touch both rims where they point to an edge or a corner of a prism: no other line from the two
// tops, or bottoms, comes so far over that edge. What is asked of them is asked exactly.
import type { Prism, Way } from './along.js';
import { bigOf } from '../exact.js';
import type { Hull } from './hull.js';
import { type Between, type SpaceLine, freeOverWay } from './over-way.js';
import { type Vec, dot, subtract } from '../vector.js';

/** How many lines are tried, and how many of them exactly. */
const MOST = 4000;
const PATIENCE = 400;

/** The way between the points of two ends that lie farthest in a direction of a whole length. */
const farthest = (a: Hull, b: Hull, { direction, size }: { readonly direction: Vec; readonly size: number }): Way => {
  const spot = ({ corners, radius }: Hull): Vec => {
    const { x, y } = corners.reduce((p, q) => (dot(direction, q) > dot(direction, p) ? q : p));
    return { x: x * size + direction.x * radius, y: y * size + direction.y * radius };
  };
  return { from: spot(a), to: spot(b), by: size };
};

const towardEdges = ({ corridor: { a, b }, prisms }: Between): readonly Way[] =>
  prisms.flatMap(({ piece }) =>
    piece.edges.flatMap(({ from, to }) => {
      const { x, y } = subtract(to, from);
      const size = Math.sqrt(x * x + y * y);
      return size * size === x * x + y * y && Number.isInteger(size) ? [{ x: y, y: -x }, { x: -y, y: x }].map((direction) => farthest(a, b, { direction, size })) : [];
    }),
  );

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The way whose line from one height to another is over, or under, a corner where it comes nearest to it, if it just touches it. */
const towardCorner = (a: Hull, b: Hull, { corner, part, whole }: { readonly corner: Vec; readonly part: number; readonly whole: number }): readonly Way[] => {
  const [from, to] = [a.corners[0], b.corners[0]];
  const by = divisor(Math.abs(part), Math.abs(whole)) * (whole < 0 ? -1 : 1);
  const [p, q] = [(whole - part) / by, part / by];
  if (a.corners.length > 1 || b.corners.length > 1 || from === undefined || to === undefined || !(p > 0 && q > 0)) return [];
  const direction = { x: corner.x * (p + q) - from.x * p - to.x * q, y: corner.y * (p + q) - from.y * p - to.y * q };
  const size = a.radius * p + b.radius * q;
  const [x, y, reach] = [bigOf(direction.x), bigOf(direction.y), bigOf(size)];
  return size > 0 && x * x + y * y === reach * reach ? [farthest(a, b, { direction, size })] : [];
};

const towardCorners = ({ corridor, a, b, prisms }: Between): readonly Way[] => {
  const under = ({ piece, top, bottom }: Prism): readonly Way[] =>
    piece.points.flatMap((corner) => [
      ...towardCorner(corridor.a, corridor.b, { corner, part: top - a.top, whole: b.top - a.top }),
      ...towardCorner(corridor.a, corridor.b, { corner, part: bottom - a.bottom, whole: b.bottom - a.bottom }),
    ]);
  return prisms.flatMap(under);
};

const ways = function* (between: Between): Generator<Way> {
  const { corridor, prisms } = between;
  const { a, b, way } = corridor;
  const [from, to] = [a.corners[0], b.corners[0]];
  if (from !== undefined && to !== undefined) yield { from, to };
  yield* towardEdges(between);
  yield* towardCorners(between);
  const corners = [a, b].flatMap((end) => (end.radius === 0 ? end.corners : [])).concat(prisms.flatMap(({ piece }) => piece.points));
  for (const [i, p] of corners.entries())
    for (const q of corners.slice(0, i)) {
      const ahead = dot(way, subtract(q, p));
      if (ahead !== 0) yield ahead > 0 ? { from: p, to: q } : { from: q, to: p };
    }
};

/** A free line among those that graze. */
export const findGrazing = (between: Between): SpaceLine | undefined => {
  const patience = { left: PATIENCE };
  let count = 0;
  for (const way of ways(between)) {
    const line = freeOverWay(between, way, patience);
    count += 1;
    if (line !== undefined || count > MOST) return line;
  }
  return undefined;
};
