import type { Frozen } from '@regelwerk/core';
import { add, along, boxOf, cross, disc, isWithinBoxBox, leftOf, lengthSquared, preparePolygon, rightOf, subtract, type Disc, type Polygon, type Shape, type Vec } from '@regelwerk/geometry';
import type { DisplaceFrame } from '../model/frame.js';
import type { State } from '../model/state.js';
import { lengthOfPush } from '../rules/displace/push-pull.js';
import { wedgeOf } from '../rules/displace/toward.js';
import { isInWedge } from '../rules/displace/wedge.js';
import { baseOf } from '../rules/measure/base.js';
import { sceneOfPush } from './displacing.js';

// Whether any pull leads nearer matters where it must: between two things in its way there may be only a narrow gap, which lists pass over.

/** How long directions are made, so that the sum of two lies half-way between them. */
const SIZE = 32_000;

/** The two ways on which a base just passes a corner, or another base; along it, if it is touched. */
const past = ({ center, radius }: Disc, at: Vec, reach: number): readonly Vec[] => {
  const [way, near] = [subtract(at, center), radius + reach];
  const square = lengthSquared(way) - near * near;
  if (square <= 0) return [leftOf(way), rightOf(way)];
  const long = Math.sqrt(square);
  return [near, -near].map((side) => along({ x: way.x * long - way.y * side, y: way.y * long + way.x * side }, SIZE));
};

const pastPolygon = (base: Disc, shape: Polygon): readonly Vec[] =>
  preparePolygon(shape).edges.flatMap(({ from, to }) => [...past(base, from, 0), subtract(to, from), subtract(from, to)]);

/** A direction that will do, if there is one: of those on which the base just passes something, and those half-way between two of them. */
export const rareWay = (state: State, frame: Frozen<DisplaceFrame>, willDo: (direction: Vec) => boolean): Vec | undefined => {
  const base = baseOf(state, frame.character);
  const { axis } = wedgeOf(base, frame);
  const { bases, floors, obstacles } = sceneOfPush(state, frame).ground;
  const around = boxOf(disc(base.center, base.radius + lengthOfPush(frame.range)));
  const isNear = ({ shape }: { readonly shape: Shape }): boolean => isWithinBoxBox(boxOf(shape), around, 0);
  const ways = [
    ...[leftOf(axis), rightOf(axis)].map((side) => add(axis, side)),
    ...bases.filter(isNear).flatMap(({ shape }) => (shape.kind === 'disc' ? past(base, shape.center, shape.radius) : [])),
    ...[...floors, ...obstacles].filter(isNear).flatMap(({ shape }) => pastPolygon(base, shape)),
  ];
  const inside = ways.filter((way) => isInWedge(way, axis)).sort((a, b) => cross(b, a));
  const between = inside.slice(1).map((way, i) => add(along(way, SIZE), along(inside[i] ?? way, SIZE)));
  return [...inside, ...between].find(willDo);
};
