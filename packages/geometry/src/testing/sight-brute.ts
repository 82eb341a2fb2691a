// Slow twins of sight, in doubles: lines in thousands of directions, several abreast, each cut at every edge and looked at
// between the cuts. A line counts as free only if it stays clear of every corner by far more than doubles err.
import { absurd } from '../absurd.js';
import type { Polygon, Shape } from '../shape.js';
import type { Vec } from '../vector.js';

/** Beyond every error of the doubles here. */
const CLEAR = 1e-5;

/** A line by a point and a direction of length 1. */
export interface BruteLine {
  readonly at: Vec;
  readonly u: Vec;
}

/** Where along a line something begins and ends, from the line's point. */
export type BruteStretch = readonly [number, number];

const along = ({ at, u }: BruteLine, p: Vec): number => (p.x - at.x) * u.x + (p.y - at.y) * u.y;
const aside = ({ at, u }: BruteLine, p: Vec): number => u.x * (p.y - at.y) - u.y * (p.x - at.x);

const edgesOf = (points: readonly Vec[]): readonly (readonly [Vec, Vec])[] =>
  points.map((from, i) => [from, points[(i + 1) % points.length] ?? from]);

const cutsOf = (line: BruteLine, points: readonly Vec[]): readonly number[] =>
  edgesOf(points).flatMap(([v, w]) => {
    const [f, g] = [aside(line, v), aside(line, w)];
    return f > 0 === g > 0 ? [] : [(along(line, v) * g - along(line, w) * f) / (g - f)];
  });

const chordOfDisc = (line: BruteLine, center: Vec, radius: number): readonly number[] => {
  const [middle, far] = [along(line, center), aside(line, center)];
  const half = radius * radius - far * far;
  return half < 0 ? [] : [middle - Math.sqrt(half), middle + Math.sqrt(half)];
};

const cutsOfShape = (line: BruteLine, shape: Shape): readonly number[] => {
  switch (shape.kind) {
    case 'disc':
      return chordOfDisc(line, shape.center, shape.radius);
    case 'segment':
      return cutsOf(line, [shape.from, shape.to]);
    case 'polygon':
      return cutsOf(line, shape.points);
    case 'capsule': {
      const [x, y] = [shape.to.x - shape.from.x, shape.to.y - shape.from.y];
      const by = shape.radius / Math.sqrt(x * x + y * y);
      const corner = (p: Vec, side: number): Vec => ({ x: p.x - y * by * side, y: p.y + x * by * side });
      const middle = [corner(shape.from, 1), corner(shape.to, 1), corner(shape.to, -1), corner(shape.from, -1)];
      return [...chordOfDisc(line, shape.from, shape.radius), ...chordOfDisc(line, shape.to, shape.radius), ...cutsOf(line, middle)];
    }
    default:
      return absurd(shape);
  }
};

/** Where a line runs inside a piece. */
const stretchesIn = (line: BruteLine, { points }: Polygon): readonly BruteStretch[] => {
  const cuts = [...cutsOf(line, points)].sort((p, q) => p - q);
  return cuts.flatMap((from, i): BruteStretch[] => (i % 2 === 0 ? [[from, cuts[i + 1] ?? from]] : []));
};

/** The stretch from the last point of the one shape to the first of the other; undefined where the line misses one or meets them the other way round. */
export const bruteStretch = (line: BruteLine, a: Shape, b: Shape): BruteStretch | undefined => {
  const [ofA, ofB] = [cutsOfShape(line, a), cutsOfShape(line, b)];
  const [from, to] = [Math.max(...ofA), Math.min(...ofB)];
  return ofA.length === 0 || ofB.length === 0 || from > to ? undefined : [from, to];
};

const isClearOf = (line: BruteLine, [from, to]: BruteStretch, piece: Polygon): boolean =>
  piece.points.every((p) => Math.abs(aside(line, p)) > CLEAR || along(line, p) < from - CLEAR || along(line, p) > to + CLEAR) &&
  stretchesIn(line, piece).every(([begin, end]) => end < from - CLEAR || begin > to + CLEAR);

/** How much of a line's stretch lies in pieces, where it is deeper in them than doubles err. */
export const bruteCovered = (line: BruteLine, [from, to]: BruteStretch, pieces: readonly Polygon[]): number =>
  pieces.reduce((sum, piece) => {
    const inside = stretchesIn(line, piece).map(([begin, end]): BruteStretch => [Math.max(begin, from), Math.min(end, to)]);
    const deep = inside.filter(([begin, end]) => {
      const [x, y] = [line.at.x + (line.u.x * (begin + end)) / 2, line.at.y + (line.u.y * (begin + end)) / 2];
      return end - begin > CLEAR && edgesOf(piece.points).every(([v, w]) => distanceTo({ x, y }, v, w) > CLEAR);
    });
    return sum + deep.reduce((total, [begin, end]) => total + end - begin, 0);
  }, 0);

const distanceTo = (p: Vec, v: Vec, w: Vec): number => {
  const [x, y] = [w.x - v.x, w.y - v.y];
  const part = Math.max(0, Math.min(1, ((p.x - v.x) * x + (p.y - v.y) * y) / (x * x + y * y)));
  const [dx, dy] = [p.x - v.x - part * x, p.y - v.y - part * y];
  return Math.sqrt(dx * dx + dy * dy);
};

/** So many directions all around, evenly over the sides of a square. */
const directions = (count: number): readonly Vec[] =>
  Array.from({ length: count }, (_, i) => {
    const [side, part] = [Math.floor((4 * i) / count), ((4 * i) / count) % 1];
    const [x, y] = [[2 * part - 1, -1], [1, 2 * part - 1], [1 - 2 * part, 1], [-1, 1 - 2 * part]][side] ?? [1, 0];
    const length = Math.sqrt((x ?? 1) * (x ?? 1) + (y ?? 0) * (y ?? 0));
    return { x: (x ?? 1) / length, y: (y ?? 0) / length };
  });

const cornersOf = (shape: Shape): readonly Vec[] =>
  shape.kind === 'disc' ? [shape.center] : shape.kind === 'polygon' ? shape.points : [shape.from, shape.to];

/** How far a shape reaches to the left of directions: least and most. */
const bandOf = (u: Vec, shape: Shape): BruteStretch => {
  const radius = shape.kind === 'disc' || shape.kind === 'capsule' ? shape.radius : 0;
  const places = cornersOf(shape).map((p) => u.x * p.y - u.y * p.x);
  return [Math.min(...places) - radius, Math.max(...places) + radius];
};

/** What the sweep looks at. */
export interface Sweeping {
  readonly directions: number;
  readonly abreast: number;
}

/** A line that is free beyond all doubt, found by looking along many; undefined if none of them is. */
export const bruteSight = ([a, b]: readonly [Shape, Shape], pieces: readonly Polygon[], { directions: count, abreast }: Sweeping): BruteLine | undefined => {
  for (const u of directions(count)) {
    const [ofA, ofB] = [bandOf(u, a), bandOf(u, b)];
    const [low, high] = [Math.max(ofA[0], ofB[0]), Math.min(ofA[1], ofB[1])];
    for (let i = 1; low < high && i <= abreast; i += 1) {
      const offset = low + ((high - low) * i) / (abreast + 1);
      const line = { at: { x: -u.y * offset, y: u.x * offset }, u };
      const stretch = bruteStretch(line, a, b);
      if (stretch !== undefined && pieces.every((piece) => isClearOf(line, stretch, piece))) return line;
    }
  }
  return undefined;
};
