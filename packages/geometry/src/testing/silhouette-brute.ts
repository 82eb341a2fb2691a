// A slow twin of sight between cylinders: many lines between points of both, each cut at every edge of every footprint, its
// height looked at over each stretch.
import { type Disc, type Polygon } from '../shape.js';
import type { Vec3 } from '../vector.js';
import { drawsOf } from './sight-scenes.js';

/** A cylinder. */
export interface BruteCylinder {
  readonly base: Disc;
  readonly bottom: number;
  readonly top: number;
}

/** A prism. */
export interface BrutePrism {
  readonly footprint: Polygon;
  readonly bottom: number;
  readonly top: number;
}

/** Beyond every error of the doubles here. */
const CLEAR = 1e-6;

/** Where, from 0 to 1, a line runs over a footprint as seen from above. */
const cutsOver = (a: Vec3, b: Vec3, { points }: Polygon): readonly number[] => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const cuts = points.flatMap((v, i) => {
    const w = points[(i + 1) % points.length] ?? v;
    const [f, g] = [dx * (v.y - a.y) - dy * (v.x - a.x), dx * (w.y - a.y) - dy * (w.x - a.x)];
    if (f > 0 === g > 0) return [];
    const [x, y] = [v.x + ((w.x - v.x) * f) / (f - g), v.y + ((w.y - v.y) * f) / (f - g)];
    return [((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)];
  });
  return cuts.sort((p, q) => p - q);
};

/** How much of a line between two points, as a part of it, lies in a prism by more than doubles err. */
export const bruteInPrism = (a: Vec3, b: Vec3, { footprint, bottom, top }: BrutePrism): number => {
  const cuts = cutsOver(a, b, footprint);
  let sum = 0;
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    let [from, to] = [Math.max(0, cuts[i] ?? 0), Math.min(1, cuts[i + 1] ?? 0)];
    const rise = b.z - a.z;
    const [low, high] = [(bottom - a.z) / rise, (top - a.z) / rise].sort((p, q) => p - q) as [number, number];
    if (rise === 0) [from, to] = a.z > bottom && a.z < top ? [from, to] : [0, 0];
    else [from, to] = [Math.max(from, low), Math.min(to, high)];
    sum += Math.max(0, to - from - CLEAR);
  }
  return sum;
};

/** A free line among so many drawn ones; undefined if none is. */
export const bruteOverHeights = ([a, b]: readonly [BruteCylinder, BruteCylinder], prisms: readonly BrutePrism[], lines: number): readonly [Vec3, Vec3] | undefined => {
  const draw = drawsOf(lines);
  const spot = ({ base, bottom, top }: BruteCylinder): Vec3 => {
    for (;;) {
      const [x, y] = [(draw(2001) - 1000) / 1000, (draw(2001) - 1000) / 1000];
      const size = x * x + y * y;
      if (size > 1 || size === 0) continue;
      const rim = draw(3) === 0 ? 1 : (0.999 * 1) / Math.sqrt(size);
      // Never quite level with another point, so that no line slips between prisms that lie one on the other.
      const z = (draw(2) === 0 ? top : bottom + ((top - bottom) * (1 + draw(1000))) / 1000) - (1 + draw(1000)) / 100_000;
      return { x: base.center.x + base.radius * x * rim, y: base.center.y + base.radius * y * rim, z };
    }
  };
  for (let i = 0; i < lines; i += 1) {
    const [p, q] = [spot(a), spot(b)];
    if (prisms.every((prism) => bruteInPrism(p, q, prism) === 0)) return [p, q];
  }
  return undefined;
};

/** How far a line is moved to see whether it only grazes. */
const HAIR = 0.01;

/** Whether a line runs inside a prism and not only along its outside: it does so as well a hair to every side. */
export const bruteIsStopped = (a: Vec3, b: Vec3, prism: BrutePrism): boolean => {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(x * x + y * y) || 1;
  const moved = ({ x: px, y: py, z }: Vec3, [aside, up]: readonly [number, number]): Vec3 => ({ x: px - (y / length) * aside, y: py + (x / length) * aside, z: z + up });
  const ways = [[0, 0], [HAIR, 0], [-HAIR, 0], [0, HAIR], [0, -HAIR]] as const;
  return ways.every((way) => bruteInPrism(moved(a, way), moved(b, way), prism) > 0.0001);
};
