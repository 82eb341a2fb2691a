// Round things as polygons that are surely inside them, or surely hold them: corners on the circle, or on the one around it
// that its edges touch; with a few ticks to spare, since the corners and the crossings of outlines are whole.
import { along } from '../round.js';
import type { Shape } from '../shape.js';
import { absurd } from '../absurd.js';
import { preparePolygon } from '../prepare.js';
import type { Ticks } from '../units.js';
import { type Vec, add, cross, dot, subtract } from '../vector.js';
import { fan } from './fan.js';

/** What outlines are off by at most through rounding. @unit ticks */
export const SPARE: Ticks = 4;

/** A closed outline: corners in order. */
export type Outline = readonly Vec[];

/** Which way an outline errs: it lies inside what it stands for, or holds it. */
export type Side = 'inside' | 'outside';

const CORNERS = fan(6);
/** 1 / cos of half the widest step between 48 corners, and a little more. */
const AROUND = 1.0025;

const byPlace = (a: Vec, b: Vec): number => a.x - b.x || a.y - b.y;

const chain = (points: readonly Vec[]): readonly Vec[] => {
  const kept: Vec[] = [];
  for (const point of points) {
    for (let last = kept.at(-1), before = kept.at(-2); last !== undefined && before !== undefined; last = kept.at(-1), before = kept.at(-2)) {
      if (cross(subtract(last, before), subtract(point, before)) > 0) break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept.slice(0, -1);
};

/** The convex hull, anticlockwise. */
export const hullOf = (points: readonly Vec[]): Outline => {
  const sorted = [...points].sort(byPlace);
  return [...chain(sorted), ...chain([...sorted].reverse())];
};

/** Where a rim, taken along a line, parts from one end and joins the other: each corner at the end it is farthest out from. */
const alongLine = (rim: readonly Vec[], from: Vec, to: Vec): Outline => {
  const way = subtract(to, from);
  const isAhead = rim.map((corner, i) => dot(add(corner, rim[(i + 1) % rim.length] ?? corner), way) > 0);
  return rim.flatMap((corner, i): readonly Vec[] => {
    const [before, after] = [isAhead.at(i - 1) === true, isAhead[i] === true];
    const first = add(before ? to : from, corner);
    return before === after ? [first] : [first, add(after ? to : from, corner)];
  });
};

/** Draws the hull of discs of one radius around points; the rim is made once. */
export const brush = (radius: Ticks, side: Side): ((points: readonly Vec[]) => Outline) => {
  const reach = side === 'inside' ? radius - SPARE : (radius + SPARE) * AROUND;
  if (reach <= 0) return () => [];
  const rim = CORNERS.map((direction) => along(direction, reach));
  return (points) => {
    const [from, to] = points;
    if (from !== undefined && to !== undefined && points.length === 2) return alongLine(rim, from, to);
    return hullOf(points.flatMap((point) => rim.map((by) => add(point, by))));
  };
};

/** The hull of discs of one radius around points. */
export const roundedHull = (points: readonly Vec[], radius: Ticks, side: Side): Outline => brush(radius, side)(points);

const edgesOf = (points: readonly Vec[]): readonly (readonly [Vec, Vec])[] => points.map((from, i) => [from, points[(i + 1) % points.length] ?? from]);

/** The outlines of the strips around the edges of a polygon. */
export const edgesGrown = (points: readonly Vec[], by: Ticks, side: Side): readonly Outline[] =>
  edgesOf(points).map(brush(by, side)).filter((outline) => outline.length > 0);

/** The outlines whose union is a shape grown by a radius. */
export const grownShape = (shape: Shape, by: Ticks, side: Side): readonly Outline[] => {
  switch (shape.kind) {
    case 'disc':
      return [roundedHull([shape.center], shape.radius + by, side)];
    case 'segment':
      return [roundedHull([shape.from, shape.to], by, side)];
    case 'polygon':
      return [preparePolygon(shape).turn < 0 ? [...shape.points].reverse() : shape.points, ...edgesGrown(shape.points, by, side)];
    case 'capsule':
      return [roundedHull([shape.from, shape.to], shape.radius + by, side)];
    default:
      return absurd(shape);
  }
};
