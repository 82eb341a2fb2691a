// What lies between the two ends of a line of sight: the two outer lines that touch both ends, and the pieces that reach
// between them, sorted by how much must be asked about them.
import { type Box, boxOfPoints } from '../box.js';
import { type Hull, isPast, wayBetween } from './hull.js';
import { type Sign, signOf } from '../predicate.js';
import type { Wants } from './packed-tree.js';
import type { PreparedPolygon } from '../prepare.js';
import { type Ray, type Touch, sideOfRay } from './ray.js';
import { type RoughLine, roughSide, roughTangent } from './rough-line.js';
import { type Contact, type Tangent, sideOfTangent, tangentOf } from './tangent.js';
import type { Vec } from '../vector.js';

/** A ray, and the same in doubles. */
export interface KnownRay extends Ray {
  readonly rough: RoughLine;
}

/** A line that is asked whether it is free. */
export type Line = Tangent | KnownRay;

const isAt = ({ known }: Touch, { x, y }: Vec): boolean => 'x' in known && known.x === x && known.y === y;

const sideOfKnown = (ray: KnownRay, point: Vec, radius: number): Sign => {
  const touch = isAt(ray.a, point) ? ray.a : isAt(ray.b, point) ? ray.b : undefined;
  if (touch !== undefined) return signOf(touch.radius - radius);
  return roughSide(ray.rough, point, radius) || sideOfRay(ray, point, radius);
};

/** The sign of how far to the left of a line a point lies, minus a radius. Exact. */
export const sideOf = (line: Line, point: Vec, radius = 0): Sign =>
  line.kind === 'tangent' ? sideOfTangent(line, point, radius) : sideOfKnown(line, point, radius);

/** Bits that say on which sides of a line the corners of a piece lie. */
export const LEFT = 1;
/** See `LEFT`. */
export const RIGHT = 2;
/** Both: a line between points inside the piece, for it is in one part. */
export const ACROSS = 3;
/** An edge of the piece lies on the line. */
export const ALONG = 4;

/** On which sides of a line the corners of a piece lie, as bits; from `ACROSS` on no further corner is looked at. */
export const sidesOf = (line: Line, { points }: PreparedPolygon): number => {
  let [sides, before] = [0, 2];
  for (const point of points) {
    const side = sideOf(line, point);
    if (side !== 0) sides |= side > 0 ? LEFT : RIGHT;
    else if (before === 0) sides |= ALONG;
    if ((sides & ACROSS) === ACROSS) return ACROSS;
    before = side;
  }
  const [first] = points;
  return before === 0 && first !== undefined && sideOf(line, first) === 0 ? sides | ALONG : sides;
};

/** A piece that reaches between the ends. */
export interface Neighbour {
  readonly place: number;
  readonly piece: PreparedPolygon;
  /** Whether it lies wholly after the one end and before the other, so that a line through it is stopped by it. */
  readonly between: boolean;
  /** Whether it reaches from beyond the one outer line to beyond the other: if it lies between, it closes all. */
  readonly wide: boolean;
}

/** Two ends that do not meet, and what lies between them. */
export interface Corridor {
  readonly a: Hull;
  readonly b: Hull;
  /** A way along which all of a comes before all of b. */
  readonly way: Vec;
  readonly left: Tangent;
  readonly right: Tangent;
}

/** The contacts of lines that leave all of a hull on one side: on their right with 1, on their left with −1. */
export const contactsOf = ({ corners, radius }: Hull, side: 1 | -1): readonly Contact[] =>
  corners.map(({ x, y }) => ({ x, y, radius: radius === 0 ? 0 : -side * radius }));

/** Whether a hull has no point beyond a line: on its left with 1, on its right with −1. */
const isOnSide = (line: Tangent, { corners, radius }: Hull, side: 1 | -1): boolean =>
  corners.every((corner) => sideOfTangent(line, corner, radius === 0 ? 0 : -side * radius) !== side);

/** The line that touches both hulls and has them on its right (1) or on its left (−1). Where corners share it, any of them. */
const outerLine = (a: Hull, b: Hull, side: 1 | -1): Tangent | undefined => {
  const [ofA, ofB] = [contactsOf(a, side), contactsOf(b, side)];
  const [first, second] = [ofA[0], ofB[0]];
  if (ofA.length === 1 && ofB.length === 1 && first && second) return tangentOf(first, second);
  for (const from of ofA)
    for (const to of ofB) {
      const line = tangentOf(from, to);
      if (line !== undefined && isOnSide(line, a, side) && isOnSide(line, b, side)) return line;
    }
  return undefined;
};

/** The space between two ends; undefined where they meet. */
export const openCorridor = (a: Hull, b: Hull): Corridor | undefined => {
  const way = wayBetween(a, b);
  if (way === undefined) return undefined;
  const [left, right] = [outerLine(a, b, 1), outerLine(a, b, -1)];
  return left && right && { a, b, way, left, right };
};

/** The box around a hull. */
const boxOfHull = ({ corners, radius }: Hull): Box => {
  const { minX, minY, maxX, maxY } = boxOfPoints(corners);
  return { minX: minX - radius, minY: minY - radius, maxX: maxX + radius, maxY: maxY + radius };
};

/** In doubles: rejects boxes that lie outside the box around the ends or more than a tick outside an outer line. */
export const reachesInto = ({ a, b, left, right }: Corridor): Wants => {
  const [one, other] = [boxOfHull(a), boxOfHull(b)];
  const [lowX, lowY] = [Math.min(one.minX, other.minX), Math.min(one.minY, other.minY)];
  const [highX, highY] = [Math.max(one.maxX, other.maxX), Math.max(one.maxY, other.maxY)];
  const [l, r] = [roughTangent(left), roughTangent(right)];
  const [lx, ly, rx, ry] = [-l.uy, l.ux, r.uy, -r.ux];
  const mostLeft = 1 - l.radius + lx * l.x + ly * l.y;
  const mostRight = 1 + r.radius + rx * r.x + ry * r.y;
  return (boxes, at) => {
    const [minX, minY, maxX, maxY] = [boxes[at] ?? 0, boxes[at + 1] ?? 0, boxes[at + 2] ?? 0, boxes[at + 3] ?? 0];
    return (
      minX <= highX &&
      lowX <= maxX &&
      minY <= highY &&
      lowY <= maxY &&
      (lx > 0 ? lx * minX : lx * maxX) + (ly > 0 ? ly * minY : ly * maxY) <= mostLeft &&
      (rx > 0 ? rx * minX : rx * maxX) + (ry > 0 ? ry * minY : ry * maxY) <= mostRight
    );
  };
};

/** Which pieces are looked at, by place, and whether one that closes all lines alone is enough. */
export interface Looking {
  readonly places: readonly number[];
  readonly oneCloses?: boolean;
}

/** Whether a piece closes all lines alone. */
export const closesAll = ({ between, wide }: Neighbour): boolean => between && wide;

/** The pieces that reach into a corridor or lie along its edge, where they may close a line with another. Exact. */
export const neighboursIn = (corridor: Corridor, pieces: readonly PreparedPolygon[], { places, oneCloses }: Looking): readonly Neighbour[] => {
  const { a, b, way, left, right } = corridor;
  const back = { x: -way.x, y: -way.y };
  const neighbours: Neighbour[] = [];
  for (const place of places) {
    const piece = pieces[place];
    if (piece === undefined) continue;
    const [ofLeft, ofRight] = [sidesOf(left, piece), sidesOf(right, piece)];
    if ((ofLeft & (RIGHT | ALONG)) === 0 || (ofRight & (LEFT | ALONG)) === 0) continue;
    let between = true;
    for (const point of piece.points) between &&= isPast(a, way, point) && isPast(b, back, point);
    const neighbour = { place, piece, between, wide: ofLeft === ACROSS && ofRight === ACROSS };
    if (oneCloses === true && closesAll(neighbour)) return [neighbour];
    neighbours.push(neighbour);
  }
  return neighbours;
};
