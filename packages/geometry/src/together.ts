// What several polygons hold together. What they leave open inside a shape, unless it is all of it, has on its border an edge
// of theirs with the open ground on the outer side. So every edge is cut where others lie on that side; if nothing that is left
// of any edge comes strictly into the shape, nothing in it is open. Shared edges, corners that meet, and holes between several need
// no cases of their own. A stretch is cut at fractions, and so is all that is asked of it: nothing is rounded.
import { contains } from './contains.js';
import { overlaps } from './distance.js';
import { type Arithmetic, signOfExpression } from './exact.js';
import { type Fraction, compareFractions } from './predicate.js';
import { type PreparedPolygon, preparePolygon } from './prepare.js';
import { roundTicks } from './round.js';
import { containsPolygonsSegment } from './segment-polygon.js';
import { type Capsule, type Polygon, type Segment, type Shape, capsule, segment } from './shape.js';
import { type Span, besideAny, crossingOf, intersectSpans, isWhole, spansBetween, spansInside } from './span.js';
import { type Vec, dot, isSamePoint, lengthSquared, subtract } from './vector.js';

/** A stretch of an edge beyond which none of the polygons lies. */
interface Open {
  readonly edge: Segment;
  readonly span: Span;
}

/** The stretches of some edges of a polygon that none of the polygons covers from outside. */
const openOf = (one: PreparedPolygon, edges: readonly Segment[], all: readonly PreparedPolygon[]): readonly Open[] => {
  const others = all.filter((other) => other !== one);
  const outer = one.turn === 1 ? -1 : 1;
  return edges.flatMap((edge) => (isSamePoint(edge.from, edge.to) ? [] : spansBetween(besideAny(edge, others, outer)).map((span): Open => ({ edge, span }))));
};

/** A coordinate of a point of an edge from where something is measured, times the divisor of its fraction. */
const partOf = <N>(on: Arithmetic<N>, { num, den }: Fraction, [from, way]: readonly [number, number]): N =>
  on.add(on.mul(on.of(den), on.of(from)), on.mul(on.of(num), on.of(way)));

/** Whether a point of an edge lies inside a capsule, not on its rim. Exact. */
const isInside = ({ from, to }: Segment, at: Fraction, { from: a, to: b, radius }: Capsule): boolean => {
  const [core, way] = [subtract(b, a), subtract(to, from)];
  const beyond = (end: Vec): boolean =>
    signOfExpression((on) => {
      const off = subtract(from, end);
      const [x, y, reach] = [partOf(on, at, [off.x, way.x]), partOf(on, at, [off.y, way.y]), on.mul(on.of(at.den), on.of(radius))];
      return on.sub(on.add(on.mul(x, x), on.mul(y, y)), on.mul(reach, reach));
    }) >= 0;
  const ahead = (end: Vec): number => signOfExpression((on) => partOf(on, at, [dot(core, subtract(from, end)), dot(core, way)]));
  if (ahead(a) <= 0) return !beyond(a);
  if (ahead(b) >= 0) return !beyond(b);
  const off = subtract(from, a);
  return (
    signOfExpression((on) => {
      const side = partOf(on, at, [core.x * off.y - core.y * off.x, core.x * way.y - core.y * way.x]);
      const reach = on.mul(on.of(at.den), on.of(radius));
      return on.sub(on.mul(side, side), on.mul(on.mul(reach, reach), on.of(lengthSquared(core))));
    }) < 0
  );
};

/** Where on the line through an edge it is that a capsule can be nearest: at the feet of its ends, or where its middle line crosses. */
const nearestOf = (edge: Segment, { from, to }: Capsule): readonly Fraction[] => {
  const way = subtract(edge.to, edge.from);
  const foot = (point: Vec): Fraction => ({ num: dot(way, subtract(point, edge.from)), den: lengthSquared(way) });
  const crossing = crossingOf(edge, segment(from, to));
  return crossing.den === 0 ? [foot(from), foot(to)] : [foot(from), foot(to), crossing];
};

/** Whether a stretch of an edge comes strictly into a capsule: it does where it is nearest to it, if it does at all. */
const entersCapsule = ({ edge, span }: Open, round: Capsule): boolean => {
  const within = nearestOf(edge, round).filter((at) => compareFractions(span.from, at) < 0 && compareFractions(at, span.to) < 0);
  return [...within, span.from, span.to].some((at) => isInside(edge, at, round));
};

const enters = ({ edge, span }: Open, shape: Exclude<Shape, Segment>): boolean => {
  if (isWhole([span])) return true;
  if (shape.kind === 'polygon') return intersectSpans(spansInside(edge, [shape]), [span]).length > 0;
  return entersCapsule({ edge, span }, shape.kind === 'capsule' ? shape : capsule({ from: shape.center, to: shape.center }, shape.radius));
};

/** Whether a shape lies wholly in the union of the polygons, edges included: polygons that meet have no gap between them. Exact. */
export const containsPolygons = (polygons: readonly Polygon[], shape: Shape): boolean => {
  if (shape.kind === 'segment') return containsPolygonsSegment(polygons, shape);
  if (polygons.some((one) => contains(one, shape))) return true;
  const near = polygons.map(preparePolygon).filter((one) => one.turn !== 0 && overlaps(one, shape));
  return (
    near.length > 1 &&
    !near.some((one) => openOf(one, one.edges.filter((edge) => overlaps(shape, edge)), near).some((open) => enters(open, shape)))
  );
};

/** The outer edges of the union of polygons, holes included, stretch by stretch, their ends rounded: for drawing. */
export const openEdgesOf = (polygons: readonly Polygon[]): readonly Segment[] => {
  const all = polygons.map(preparePolygon).filter(({ turn }) => turn !== 0);
  const pointAt = ({ from, to }: Segment, { num, den }: Fraction): Vec => ({
    x: from.x + roundTicks(((to.x - from.x) * num) / den),
    y: from.y + roundTicks(((to.y - from.y) * num) / den),
  });
  return all.flatMap((one) => openOf(one, one.edges, all)).map(({ edge, span }) => segment(pointAt(edge, span.from), pointAt(edge, span.to)));
};
