// Round things as polygons that are surely inside them, or surely hold them: corners on the circle, or on the one around it
// that its edges touch; with a few ticks to spare, since the corners and the crossings of outlines are whole.
import { along } from '../round.js';
import type { Shape } from '../shape.js';
import { absurd } from '../absurd.js';
import { preparePolygon } from '../prepare.js';
import type { Ticks } from '../units.js';
import { type Vec, add, cross, subtract } from '../vector.js';
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

/** The hull of discs of one radius around points. */
export const roundedHull = (points: readonly Vec[], radius: Ticks, side: Side): Outline => {
  const reach = side === 'inside' ? radius - SPARE : (radius + SPARE) * AROUND;
  if (reach <= 0) return [];
  const rim = CORNERS.map((direction) => along(direction, reach));
  return hullOf(points.flatMap((point) => rim.map((by) => add(point, by))));
};

/** The outlines of the strips around the edges of a polygon. */
export const edgesGrown = (points: readonly Vec[], by: Ticks, side: Side): readonly Outline[] =>
  points.map((from, i) => roundedHull([from, points[(i + 1) % points.length] ?? from], by, side)).filter((outline) => outline.length > 0);

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
