// The points where the rim of an end crosses the edges of pieces that overlap it. For a disc their coordinates are roots.
import { overlapsCapsulePolygon } from '../capsule-polygon.js';
import { type Arithmetic, ROUGH, signOfExpression } from '../exact.js';
import { overlapsDiscPolygon } from '../disc-polygon.js';
import type { Hull } from './hull.js';
import type { Neighbour } from './corridor.js';
import { type Sign, compareSquare } from '../predicate.js';
import type { Touch } from './ray.js';
import { type Polygon, type Segment, disc, polygon, segment } from '../shape.js';
import { overlapsPolygonPolygon } from '../polygon-polygon.js';
import { crossesSegmentPolygon } from '../segment-polygon.js';
import { meetsSegmentSegment } from '../segment-segment.js';
import { type Vec, cross, dot, distanceSquared, lengthSquared, subtract } from '../vector.js';

/** Where the line through an edge crosses the rim of a disc: before the point nearest to its center (−1) or after it (1). */
const spotOnRim = (known: Segment, { center, radius }: { readonly center: Vec; readonly radius: number }, way: 1 | -1): Touch => {
  const { from, to } = known;
  const [edge, toCenter] = [subtract(to, from), subtract(center, from)];
  const [square, along, aside] = [lengthSquared(edge), dot(edge, toCenter), cross(edge, toCenter)];
  const spot = <N>(on: Arithmetic<N>): readonly [N, N, N] => {
    const { of, add, sub, mul, root } = on;
    const half = root(sub(mul(mul(of(radius), of(radius)), of(square)), mul(of(aside), of(aside))));
    const part = way === 1 ? add(of(along), half) : sub(of(along), half);
    const at = (start: number, length: number): N => add(mul(of(start), of(square)), mul(of(length), part));
    return [at(from.x, edge.x), at(from.y, edge.y), of(square)];
  };
  return { spot, radius: 0, known };
};

/** Whether a line at this distance (cross product over root of the square) crosses or touches a rim. */
const reaches = ({ from, to }: Segment, center: Vec, radius: number): boolean =>
  compareSquare(cross(subtract(to, from), subtract(center, from)), radius * radius, distanceSquared(from, to)) <= 0;

const spotsOfDisc = (center: Vec, radius: number, edges: readonly Segment[]): readonly Touch[] =>
  edges
    .filter((edge) => reaches(edge, center, radius))
    .flatMap((edge) => [spotOnRim(edge, { center, radius }, -1), spotOnRim(edge, { center, radius }, 1)]);

/** Where the lines through two segments cross. */
const spotOfEdges = (a: Segment, b: Segment): Touch | undefined => {
  const [wayA, wayB] = [subtract(a.to, a.from), subtract(b.to, b.from)];
  const den = cross(wayA, wayB);
  const num = cross(subtract(b.from, a.from), wayB);
  if (den === 0) return undefined;
  const sign = den < 0 ? -1 : 1;
  const spot = <N>({ of, add, mul }: Arithmetic<N>): readonly [N, N, N] => {
    const at = (start: number, length: number): N => add(mul(of(start), of(den * sign)), mul(of(length), of(num * sign)));
    return [at(a.from.x, wayA.x), at(a.from.y, wayA.y), of(den * sign)];
  };
  return { spot, radius: 0, known: b };
};

/** Where the line through an edge crosses the side of a capsule, on its left (1) or on its right (−1). */
const spotOnSide = (known: Segment, { side, radius }: { readonly side: Segment; readonly radius: number }, way: 1 | -1): Touch | undefined => {
  const { from, to } = known;
  const [edge, along] = [subtract(to, from), subtract(side.to, side.from)];
  const den = cross(along, edge);
  const [start, sign] = [cross(along, subtract(from, side.from)), den < 0 ? -1 : 1];
  if (den === 0) return undefined;
  const spot = <N>({ of, add, sub, mul, root }: Arithmetic<N>): readonly [N, N, N] => {
    const num = mul(of(sign), sub(mul(of(way * radius), root(of(lengthSquared(along)))), of(start)));
    const at = (first: number, length: number): N => add(mul(of(first), of(den * sign)), mul(of(length), num));
    return [at(from.x, edge.x), at(from.y, edge.y), of(den * sign)];
  };
  return { spot, radius: 0, known };
};

/** How a spot lies along a segment: before its start (−1), beside it (0) or after its end (1). Exact. */
const whereAlong = ({ spot }: Touch, { from, to }: Segment): Sign => {
  const past = (start: Vec, way: Vec): Sign =>
    signOfExpression((on) => {
      const { of, add, sub, mul } = on;
      const [x, y, w] = spot(on);
      return add(mul(of(way.x), sub(x, mul(of(start.x), w))), mul(of(way.y), sub(y, mul(of(start.y), w))));
    });
  return past(from, subtract(to, from)) < 0 ? -1 : past(to, subtract(to, from)) > 0 ? 1 : 0;
};

const spotsOfCapsule = (side: Segment, radius: number, edges: readonly Segment[]): readonly Touch[] => {
  const straight = edges.flatMap((edge) => [spotOnSide(edge, { side, radius }, 1), spotOnSide(edge, { side, radius }, -1)]);
  return [
    ...spotsOfDisc(side.from, radius, edges).filter((spot) => whereAlong(spot, side) < 0),
    ...spotsOfDisc(side.to, radius, edges).filter((spot) => whereAlong(spot, side) > 0),
    ...straight.filter((spot) => spot !== undefined).filter((spot) => whereAlong(spot, side) === 0),
  ];
};

const sidesOfHull = ({ corners }: Hull): readonly Segment[] =>
  corners.slice(corners.length === 2 ? 1 : 0).map((to, i) => segment(corners.at(corners.length === 2 ? i : i - 1) ?? to, to));

const spotsOfOutline = (sides: readonly Segment[], edges: readonly Segment[]): readonly Touch[] =>
  sides.flatMap((side) =>
    edges.flatMap((edge) => {
      const spot = meetsSegmentSegment(side, edge) ? spotOfEdges(side, edge) : undefined;
      return spot === undefined ? [] : [spot];
    }),
  );

const overlapsPiece = (hull: Hull, piece: Polygon): boolean => {
  const [first] = hull.corners;
  if (first === undefined) return false;
  if (hull.corners.length === 1) return hull.radius > 0 && overlapsDiscPolygon(disc(first, hull.radius), piece);
  const [side] = sidesOfHull(hull);
  if (hull.corners.length === 2)
    return side !== undefined && (hull.radius > 0 ? overlapsCapsulePolygon({ ...side, kind: 'capsule', radius: hull.radius }, piece) : crossesSegmentPolygon(side, piece));
  return overlapsPolygonPolygon(polygon(hull.corners), piece);
};

/** The edges of the pieces that overlap an end. */
export const edgesOver = (hull: Hull, neighbours: readonly Neighbour[]): readonly Segment[] =>
  neighbours.filter(({ piece, between }) => !between && overlapsPiece(hull, piece)).flatMap(({ piece }) => piece.edges);

/** In doubles: whether a spot lies on its edge, or so near that doubles cannot tell. */
const isOnEdge = ({ spot, known }: Touch): boolean => {
  if (!('from' in known)) return true;
  const [x, y, w] = spot(ROUGH);
  const [along, aside] = [subtract(known.to, known.from), { x: x.value / w.value - known.from.x, y: y.value / w.value - known.from.y }];
  const part = dot(along, aside) / lengthSquared(along);
  return !(part < -0.001 || part > 1.001);
};

const spotsOn = (hull: Hull, edges: readonly Segment[]): readonly Touch[] => {
  const [center] = hull.corners;
  if (center === undefined || edges.length === 0) return [];
  if (hull.corners.length === 1) return spotsOfDisc(center, hull.radius, edges);
  const sides = sidesOfHull(hull);
  const [side] = sides;
  return hull.radius > 0 && side !== undefined ? spotsOfCapsule(side, hull.radius, edges) : spotsOfOutline(sides, edges);
};

/** Where the rim of an end crosses edges. */
export const rimSpots = (hull: Hull, edges: readonly Segment[]): readonly Touch[] => spotsOn(hull, edges).filter(isOnEdge);
