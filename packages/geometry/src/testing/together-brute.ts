// A slow twin of what several polygons hold together. What is open inside a shape has a corner: of a polygon, where two edges
// cross, or of the shape; or nothing but whole chords of a round shape bounds it, which are nearest to its middle at a foot. So
// next to each of those a point in each sector between the lines through it is looked at, with big integers.
import type { Polygon, Shape } from '../shape.js';
import { type Vec, vec } from '../vector.js';
import { bruteClassify, enlarge } from './brute.js';

type Line = readonly [Vec, Vec];

/** A point of fractions: x and y are to be divided by `by`. */
interface Spot extends Vec {
  readonly by: number;
}

/** How much finer than fractions the steps away from a spot are: coordinates stay safe up to some dozens. */
const FINE = 1_073_741_824;

const linesOf = ({ points }: Polygon): readonly Line[] =>
  points.map((from, i): Line => [from, points[(i + 1) % points.length] ?? from]).filter(([a, b]) => a.x !== b.x || a.y !== b.y);

const spotOn = ([from, to]: Line, num: number, by: number): Spot => ({ x: from.x * by + (to.x - from.x) * num, y: from.y * by + (to.y - from.y) * num, by });

const cross = (a: Vec, b: Vec): number => a.x * b.y - a.y * b.x;

const minus = (a: Vec, b: Vec): Vec => vec(a.x - b.x, a.y - b.y);

const crossingOf = (one: Line, [a, b]: Line): readonly Spot[] => {
  const [way, edge, off] = [minus(one[1], one[0]), minus(b, a), minus(a, one[0])];
  const den = cross(way, edge);
  const [num, other] = den < 0 ? [-cross(off, edge), -cross(off, way)] : [cross(off, edge), cross(off, way)];
  const isOnBoth = num >= 0 && num <= Math.abs(den) && other >= 0 && other <= Math.abs(den);
  return den === 0 || !isOnBoth ? [] : [spotOn(one, num, Math.abs(den))];
};

const footOf = (line: Line, point: Vec): Spot => {
  const [x, y] = [line[1].x - line[0].x, line[1].y - line[0].y];
  return spotOn(line, (point.x - line[0].x) * x + (point.y - line[0].y) * y, x * x + y * y);
};

/** The middle line of a round shape. */
const coreOf = (shape: Shape): readonly Line[] => (shape.kind === 'disc' ? [[shape.center, shape.center]] : shape.kind === 'capsule' ? [[shape.from, shape.to]] : []);

const spotsOf = (lines: readonly Line[], shape: Shape): readonly Spot[] => {
  const corners = lines.map(([{ x, y }]): Spot => ({ x, y, by: 1 }));
  const crossings = lines.flatMap((one, i) => lines.slice(0, i).flatMap((other) => crossingOf(one, other)));
  const core = coreOf(shape);
  const feet = core.flatMap((ends) => lines.flatMap((line) => [...ends.map((end) => footOf(line, end)), ...crossingOf(line, ends)]));
  return [...corners, ...crossings, ...feet, ...core.map(([{ x, y }]): Spot => ({ x, y, by: 1 }))];
};

const isOnLine = ({ x, y, by }: Spot, [a, b]: Line): boolean => (b.x - a.x) * (y - a.y * by) === (b.y - a.y) * (x - a.x * by);

const isUpper = ({ x, y }: Vec): boolean => y > 0 || (y === 0 && x > 0);

/** Anticlockwise, from the x axis on. */
const byTurn = (a: Vec, b: Vec): number => Number(isUpper(b)) - Number(isUpper(a)) || cross(b, a);

/** One way into each sector between the lines through a spot, and those at right angles to them. */
const waysFrom = (spot: Spot, lines: readonly Line[]): readonly Vec[] => {
  const through = lines.filter((line) => isOnLine(spot, line)).map(([a, b]) => vec(b.x - a.x, b.y - a.y));
  const rays = [vec(1, 0), ...through].flatMap(({ x, y }) => [vec(x, y), vec(-y, x), vec(-x, -y), vec(y, -x)]);
  const sorted = [...rays].sort(byTurn).filter((ray, i, all) => i === 0 || byTurn(all[i - 1] ?? ray, ray) !== 0);
  return sorted.map((ray, i) => minus(ray, minus(vec(0, 0), sorted[(i + 1) % sorted.length] ?? ray)));
};

/** Whether every point inside a disc, capsule or polygon lies in one of the polygons. For coordinates up to some dozens. */
export const bruteTogether = (polygons: readonly Polygon[], shape: Shape): boolean => {
  const lines = [...polygons, ...(shape.kind === 'polygon' ? [shape] : [])].flatMap(linesOf);
  return spotsOf(lines, shape).every((spot) => {
    if (bruteClassify(spot, enlarge(shape, spot.by)) < (shape.kind === 'polygon' ? 0 : 1)) return true;
    const by = spot.by * FINE;
    const [large, all] = [enlarge(shape, by), polygons.map((one) => enlarge(one, by))];
    return waysFrom(spot, lines).every(({ x, y }) => {
      const point = vec(spot.x * FINE + x, spot.y * FINE + y);
      return bruteClassify(point, large) < 1 || all.some((one) => bruteClassify(point, one) >= 0);
    });
  });
};
