// Lines for what `tangent.ts` cannot say: through the points where the rim of a base and the edge of a piece cross, whose
// coordinates are roots themselves, and all questions of before and after. Slow and general; asked where it matters only.
import { type Arithmetic, signOfExpression } from '../exact.js';
import type { Sign } from '../predicate.js';
import type { Segment } from '../shape.js';
import type { Vec } from '../vector.js';

/** A point as three numbers: x, y and what both are to be divided by, which is positive. */
export type Spot = <N>(on: Arithmetic<N>) => readonly [N, N, N];

/** What a ray touches: a spot, or the disc around it that it leaves on its left or, with a negative radius, on its right. */
export interface Touch {
  readonly spot: Spot;
  readonly radius: number;
  /** The whole point that the spot is, or the edge on which it lies: what need not be computed. */
  readonly known: Vec | Segment;
}

/** The oriented line that touches two things, from the first to the second. */
export interface Ray {
  readonly kind: 'ray';
  readonly a: Touch;
  readonly b: Touch;
}

/** The spot of a whole point. */
export const spotOf = ({ x, y }: Vec): Spot => (on) => [on.of(x), on.of(y), on.of(1)];

/** How far to the left a point lies and how far along, both in one unit. */
export interface Gauge<N> {
  readonly left: (point: Vec) => N;
  readonly along: (point: Vec) => N;
  /** The positive number that `left` of a distance of 1 is. */
  readonly unit: () => N;
}

/** Measures points against a ray in any arithmetic. */
export const gaugeOf = <N>({ a, b }: Ray, on: Arithmetic<N>): Gauge<N> => {
  const { of, add, sub, mul, root } = on;
  const [[ax, ay, aw], [bx, by, bw]] = [a.spot(on), b.spot(on)];
  const [dx, dy] = [sub(mul(bx, aw), mul(ax, bw)), sub(mul(by, aw), mul(ay, bw))];
  const whole = add(mul(dx, dx), mul(dy, dy));
  const place = ({ x, y }: Vec): readonly [N, N] => {
    const [wx, wy] = [sub(mul(of(x), aw), ax), sub(mul(of(y), aw), ay)];
    return [sub(mul(dx, wy), mul(dy, wx)), add(mul(dx, wx), mul(dy, wy))];
  };
  if (a.radius === 0 && b.radius === 0) {
    // Everything without the root that would be a factor of all but the unit.
    return { left: (p) => place(p)[0], along: (p) => place(p)[1], unit: () => mul(aw, root(whole)) };
  }
  const rise = mul(of(b.radius - a.radius), mul(aw, bw));
  const length = root(sub(whole, mul(rise, rise)));
  const unit = mul(aw, whole);
  const left = (p: Vec): N => {
    const [c, e] = place(p);
    return add(add(mul(length, c), mul(rise, e)), mul(of(a.radius), unit));
  };
  const along = (p: Vec): N => {
    const [c, e] = place(p);
    return sub(mul(length, e), mul(rise, c));
  };
  return { left, along, unit: () => unit };
};

/** The sign of how far to the left of a ray a point lies, minus a radius. Exact. */
export const sideOfRay = (ray: Ray, point: Vec, radius = 0): Sign =>
  signOfExpression((on) => {
    const { left, unit } = gaugeOf(ray, on);
    return radius === 0 ? left(point) : on.sub(left(point), on.mul(on.of(radius), unit()));
  });

/** The sign of how much a ray goes the way of a vector: 0 at a right angle. Exact. */
export const headingOfRay = (ray: Ray, way: Vec): Sign =>
  signOfExpression((on) => {
    const { along } = gaugeOf(ray, on);
    return on.sub(along(way), along({ x: 0, y: 0 }));
  });

/** Whether there is a line that touches both as asked: neither lies within the other. Exact. */
export const isRay = ({ a, b }: Ray): boolean =>
  a.radius === b.radius ||
  signOfExpression((on) => {
    const [[ax, ay, aw], [bx, by, bw]] = [a.spot(on), b.spot(on)];
    const [dx, dy] = [on.sub(on.mul(bx, aw), on.mul(ax, bw)), on.sub(on.mul(by, aw), on.mul(ay, bw))];
    const rise = on.mul(on.of(b.radius - a.radius), on.mul(aw, bw));
    return on.sub(on.add(on.mul(dx, dx), on.mul(dy, dy)), on.mul(rise, rise));
  }) >= 0;
