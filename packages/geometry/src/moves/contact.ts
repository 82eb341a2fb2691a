// Where something that moves straight comes to touch something that stands still. Whether it does is decided exactly, on the
// whole way; where is a root of doubles, and the whole point next to it that overlaps nothing is the answer.
import { absurd } from '../absurd.js';
import { type Box, boxOf, isWithinBoxBox } from '../box.js';
import { overlaps } from '../distance.js';
import { preparePolygon } from '../prepare.js';
import { roundTicks } from '../round.js';
import { isCloserSegmentSegment } from '../segment-segment.js';
import { type Segment, type Shape, polygon, segment } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, add, cross, dot, isSamePoint, lengthSquared, scale, subtract } from '../vector.js';

/** The same shape, moved. */
export const moved = (shape: Shape, by: Vec): Shape => {
  switch (shape.kind) {
    case 'disc':
      return { ...shape, center: add(shape.center, by) };
    case 'segment':
    case 'capsule':
      return { ...shape, from: add(shape.from, by), to: add(shape.to, by) };
    case 'polygon':
      return polygon(shape.points.map((point) => add(point, by)));
    default:
      return absurd(shape);
  }
};

/** A segment of an outline, and how far around it a shape reaches. */
export interface Edge {
  readonly line: Segment;
  readonly reach: Ticks;
}

/** What can be touched of a shape that is not overlapped: segments, and how far around them. */
export const edgesOf = (shape: Shape): readonly Edge[] => {
  switch (shape.kind) {
    case 'disc':
      return [{ line: segment(shape.center, shape.center), reach: shape.radius }];
    case 'segment':
      return [{ line: shape, reach: 0 }];
    case 'polygon':
      return preparePolygon(shape).edges.map((line) => ({ line, reach: 0 }));
    case 'capsule':
      return [{ line: segment(shape.from, shape.to), reach: shape.radius }];
    default:
      return absurd(shape);
  }
};

/** A point, and the way it goes. */
interface Going {
  readonly point: Vec;
  readonly way: Vec;
}

/** A depth this little below zero is a touch, where the exact test has found one. In square ticks. */
const HAIR = 1e-6;

const reachesPoint = ({ point, way }: Going, other: Vec, reach: Ticks): number => {
  const from = subtract(point, other);
  const [ahead, aside, square] = [dot(from, way), cross(from, way), lengthSquared(way)];
  const size = Math.sqrt(square);
  const depth = (reach * size - Math.abs(aside)) * (reach * size + Math.abs(aside));
  return ahead >= 0 || depth < -HAIR * square ? Infinity : Math.max(0, (-ahead - Math.sqrt(Math.max(0, depth))) / square);
};

const reachesLine = ({ point, way }: Going, { from, to }: Segment, reach: Ticks): number => {
  const line = subtract(to, from);
  const side = cross(line, subtract(point, from));
  const nearing = side < 0 ? cross(line, way) : -cross(line, way);
  if (nearing <= 0) return Infinity;
  const square = lengthSquared(line);
  const part = Math.max(0, (Math.abs(side) - reach * Math.sqrt(square)) / nearing);
  const foot = dot(line, subtract(point, from)) + part * dot(line, way);
  return foot < 0 || foot > square ? Infinity : part;
};

const reachesSegment = (going: Going, line: Segment, reach: Ticks): number =>
  Math.min(reachesLine(going, line, reach), reachesPoint(going, line.from, reach), reachesPoint(going, line.to, reach));

/** Each end of one against the whole of the other; the other goes the other way. */
const meetings = (core: Segment, way: Vec, line: Segment): readonly (readonly [Going, Segment])[] => {
  const back = scale(way, -1);
  return [
    [{ point: core.from, way }, line],
    [{ point: core.to, way }, line],
    [{ point: line.from, way: back }, core],
    [{ point: line.to, way: back }, core],
  ];
};

/** The part of the way after which one edge comes to touch another that it would come closer to later; Infinity if it never would. */
const partTo = (core: Edge, way: Vec, edge: Edge): number => {
  const reach = core.reach + edge.reach;
  return meetings(core.line, way, edge.line).reduce((least, [going, line]) => {
    const path = segment(going.point, add(going.point, going.way));
    return isCloserSegmentSegment(path, line, reach) ? Math.min(least, reachesSegment(going, line, reach)) : least;
  }, Infinity);
};

/** The same for two that have corners only: between two meetings of corner and edge they overlap all the time, or never. */
const partToCorners = (mover: Shape, way: Vec, blocker: Shape): number => {
  const meets = edgesOf(mover).flatMap(({ line: core }) =>
    edgesOf(blocker).flatMap(({ line: edge }) => meetings(core, way, edge).map(([going, line]) => reachesSegment(going, line, 0))),
  );
  const parts = [...new Set(meets)].filter((part) => part <= 1).sort((a, b) => a - b);
  const isIn = (part: number): boolean =>
    overlaps(moved(mover, { x: roundTicks(way.x * part), y: roundTicks(way.y * part) }), blocker);
  return parts.find((part, i) => isIn((part + (parts[i + 1] ?? 1)) / 2)) ?? Infinity;
};

/** The part of the way after which a mover comes to touch what it would overlap later. Infinity: it never would, or does already. */
const partToShape = (mover: Shape, way: Vec, blocker: Shape): number => {
  if (overlaps(mover, blocker)) return Infinity;
  const [cores, edges] = [edgesOf(mover), edgesOf(blocker)];
  if (cores[0]?.reach === 0 && edges[0]?.reach === 0) return partToCorners(mover, way, blocker);
  return cores.reduce(
    (least, core) => edges.reduce((nearest, edge) => Math.min(nearest, partTo(core, way, edge)), least),
    Infinity,
  );
};

/** A straight way of something, and what may stop it. */
export interface Slide {
  readonly mover: Shape;
  readonly way: Vec;
  readonly blockers: readonly Shape[];
}

/** How far something came, and the place of the blocker that stopped it; none if it came all the way. */
export interface Stop {
  readonly way: Vec;
  readonly by: number | undefined;
}

const roundings = (x: number, y: number): readonly Vec[] => [
  { x: roundTicks(x), y: roundTicks(y) },
  ...[Math.floor(x), Math.ceil(x)].flatMap((wholeX) => [Math.floor(y), Math.ceil(y)].map((wholeY) => ({ x: wholeX + 0, y: wholeY + 0 }))),
];

/** The farthest along first, then the nearest to the line. Of two that mirror each other in it neither is taken. */
const inOrder = (points: readonly Vec[], way: Vec): readonly Vec[] => {
  const isTwin = (a: Vec, b: Vec): boolean => !isSamePoint(a, b) && dot(a, way) === dot(b, way) && cross(a, way) === -cross(b, way);
  return points
    .filter((one) => !points.some((other) => isTwin(one, other)))
    .sort((a, b) => dot(b, way) - dot(a, way) || Math.abs(cross(a, way)) - Math.abs(cross(b, way)));
};

/**
 * The farthest whole point next to a way, at most so many ticks along it and few ticks less, at which something holds. Of
 * the four whole points around a point that touches, one always overlaps no more than it does.
 * @unit ticks
 */
export const lastPoint = (way: Vec, most: Ticks, holds: (by: Vec) => boolean): Vec | undefined => {
  const size = Math.sqrt(lengthSquared(way));
  const least = Math.max(0, most - 8);
  for (let length = Math.min(most, size); length >= least; length -= 1) {
    const near = roundings((way.x * length) / size, (way.y * length) / size).filter((by) => dot(by, way) <= most * size);
    const found = inOrder(near, way).find(holds);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** How far beside its way a mover may be looked at, by rounding. @unit ticks */
const BESIDE = 4;

/** Tells by the boxes what a mover cannot meet on a straight way. */
const nearWay = ({ minX, minY, maxX, maxY }: Box, { x, y }: Vec): ((blocker: Shape) => boolean) => {
  const swept = { minX: minX + Math.min(0, x), minY: minY + Math.min(0, y), maxX: maxX + Math.max(0, x), maxY: maxY + Math.max(0, y) };
  return (blocker) => isWithinBoxBox(swept, boxOf(blocker), BESIDE);
};

/**
 * Where something that slides straight comes to a stop: in contact with the first blocker that it would overlap, at a whole
 * point at which it overlaps none. What it overlaps at the start does not stop it, nor what it slides along or away from.
 */
export const slide = ({ mover, way, blockers }: Slide): Stop => {
  const isNear = nearWay(boxOf(mover), way);
  const parts = blockers.map((blocker) => (isNear(blocker) ? partToShape(mover, way, blocker) : Infinity));
  const first = parts.reduce((least, part) => Math.min(least, part), Infinity);
  if (first > 1) return { way, by: undefined };
  const solid = blockers.filter((blocker) => isNear(blocker) && !overlaps(mover, blocker));
  const isFree = (by: Vec): boolean => !solid.some((blocker) => overlaps(moved(mover, by), blocker));
  const most = Math.ceil(first * Math.sqrt(lengthSquared(way)) - HAIR);
  let found = lastPoint(way, most, isFree);
  for (let back = 4; found === undefined && back < most; back *= 2) found = lastPoint(way, most - back, isFree);
  return { way: found ?? { x: 0, y: 0 }, by: parts.indexOf(first) };
};
