// What the hot questions cost, beside the way one writes them first: points made on the go, Math.hypot, floats.
import {
  type Disc,
  type Polygon,
  type PreparedPolygon,
  type Segment,
  type Vec,
  crossesSegmentPolygon,
  disc,
  isWithinDiscDisc,
  lengthInside,
  overlapsDiscPolygon,
  polygon,
  preparePolygon,
  segment,
  vec,
} from '../src/index.js';
import { type Row, draws } from './shared.js';

const TABLE = 91_440;
const PIECES = 40;

const draw = draws(7);
const spot = (): Vec => vec(draw(TABLE), draw(TABLE));

/** A convex piece of six corners, some centimetres across. */
const piece = (): Polygon => {
  const [at, wide, high] = [spot(), 2000 + draw(6000), 2000 + draw(6000)];
  const corners = [[0, 0], [2, -1], [4, 0], [4, 3], [2, 4], [0, 3]] as const;
  return polygon(corners.map(([x, y]) => vec(at.x + Math.round((x * wide) / 4), at.y + Math.round((y * high) / 4))));
};

const pieces: readonly Polygon[] = Array.from({ length: PIECES }, piece);
const prepared: readonly PreparedPolygon[] = pieces.map(preparePolygon);
const lines: readonly Segment[] = Array.from({ length: 500 }, () => segment(spot(), spot()));
const bases: readonly Disc[] = Array.from({ length: 500 }, () => disc(spot(), 1250));

/** Nanoseconds for one question: the best of five rounds, so that others on the machine count little. */
const timed = (questions: number, ask: () => number): number => {
  const round = (): number => {
    const start = performance.now();
    ask();
    return ((performance.now() - start) * 1_000_000) / questions;
  };
  round();
  return Math.min(...Array.from({ length: 5 }, round));
};

const count = <A, B>(as: readonly A[], bs: readonly B[], holds: (a: A, b: B) => boolean): (() => number) => () => {
  let sum = 0;
  for (const a of as) for (const b of bs) if (holds(a, b)) sum += 1;
  return sum;
};

const edgesOf = ({ points }: Polygon): (readonly [Vec, Vec])[] => points.map((a, i) => [a, points[(i + 1) % points.length] ?? a]);

const minus = (a: Vec, b: Vec): Vec => ({ x: a.x - b.x, y: a.y - b.y });
const area = (a: Vec, b: Vec): number => a.x * b.y - a.y * b.x;
const plainDistance = (a: Vec, b: Vec): number => Math.hypot(a.x - b.x, a.y - b.y);

const plainWithin = (a: Disc, b: Disc): boolean => plainDistance(a.center, b.center) - a.radius - b.radius <= 15_240;

const plainCross = ({ from, to }: Segment, outline: Polygon): boolean =>
  edgesOf(outline).some(([a, b]) => {
    const [way, edge] = [minus(to, from), minus(b, a)];
    const t = area(minus(a, from), edge) / area(way, edge);
    const u = area(minus(a, from), way) / area(way, edge);
    return t >= 0 && t <= 1 && u >= 0 && u <= 1;
  });

const plainOverlap = ({ center, radius }: Disc, outline: Polygon): boolean =>
  edgesOf(outline).some(([a, b]) => {
    const [way, to] = [minus(b, a), minus(center, a)];
    const t = Math.max(0, Math.min(1, (way.x * to.x + way.y * to.y) / (way.x * way.x + way.y * way.y)));
    return plainDistance(center, { x: a.x + t * way.x, y: a.y + t * way.y }) < radius;
  });

/** Measures all rows; a second or so. */
export const bench = (): readonly Row[] => {
  const perPair = lines.length * PIECES;
  const unit = 'ns';
  return [
    {
      name: 'two bases within a range',
      value: timed(bases.length * bases.length, count(bases, bases, (a, b) => isWithinDiscDisc(a, b, 15_240))),
      unit,
      against: { name: 'Math.hypot', value: timed(bases.length * bases.length, count(bases, bases, plainWithin)) },
    },
    {
      name: 'a line across one of 40 pieces',
      value: timed(perPair, count(lines, prepared, crossesSegmentPolygon)),
      unit,
      against: { name: 'edge by edge in floats', value: timed(perPair, count(lines, pieces, plainCross)) },
    },
    {
      name: 'a base on one of 40 pieces',
      value: timed(perPair, count(bases, prepared, overlapsDiscPolygon)),
      unit,
      against: { name: 'nearest points with Math.hypot', value: timed(perPair, count(bases, pieces, plainOverlap)) },
    },
    {
      name: 'the length of a way inside 40 pieces',
      value: timed(lines.length, count(lines, [prepared], ({ from, to }, all) => lengthInside([from, to], all) > 0)) / 1000,
      unit: 'µs',
    },
  ];
};
