// Sight between cylinders that meet as seen from above, one over the other: straight up, or slanting from points of the one to
// points of the other. One part over all that is between them closes it. What neither finds free nor closes stays open.
import { type Box, boxOf } from '../box.js';
import { contains } from '../contains.js';
import { isWithin, overlaps } from '../distance.js';
import { classifyPointPolygon } from '../point-polygon.js';
import { type Shape, capsule, disc } from '../shape.js';
import type { Vec } from '../vector.js';
import type { Prism } from './along.js';
import { cornersOf } from './blockers.js';
import { openCorridor } from './corridor.js';
import type { Found } from './heights.js';
import { hullsOf } from './hull.js';
import { type SpaceLine, type Tall, freeOverWay } from './over-way.js';

/** A base with heights. */
interface Standing extends Tall {
  readonly base: Shape;
}

const RIM = [[0, 0], [1, 0], [0, 1], [-1, 0], [0, -1]] as const;

/** Some points of a base: its corners or its center, and how far it reaches along the axes. */
const pointsOf = (base: Shape): readonly Vec[] =>
  hullsOf(base).flatMap(({ corners, radius }) =>
    corners.flatMap(({ x, y }) => RIM.slice(0, radius === 0 ? 1 : 5).map(([u, v]) => ({ x: x + u * radius, y: y + v * radius }))),
  );

/** The base and a tick around it. */
const widened = (base: Shape): Shape => {
  if (base.kind === 'disc') return disc(base.center, base.radius + 1);
  return base.kind === 'polygon' ? base : capsule(base, base.kind === 'capsule' ? base.radius + 1 : 1);
};

/** Whether all that lies between two bases is under the inside of a prism. */
const isOver = ({ piece }: Prism, a: Shape, b: Shape): boolean => {
  if (a.kind === 'disc' && b.kind === 'disc') return contains(piece, capsule({ from: a.center, to: b.center }, Math.max(a.radius, b.radius) + 1));
  const holds = (base: Shape): boolean =>
    contains(piece, widened(base)) && (base.kind !== 'polygon' || base.points.every((point) => classifyPointPolygon(point, piece) > 0));
  return cornersOf(piece).length === piece.points.length && holds(a) && holds(b);
};

/** Whether a line straight up runs inside no prism; on the edge of two it may. */
const isFreeUp = (point: Vec, prisms: readonly Prism[]): boolean => {
  const sides = prisms.map(({ piece }) => classifyPointPolygon(point, piece));
  return sides.every((side) => side <= 0) && sides.filter((side) => side === 0).length < 2;
};

const slanting = (a: Standing, b: Standing, prisms: readonly Prism[]): SpaceLine | undefined => {
  const patience = { left: 100 };
  for (const from of pointsOf(a.base))
    for (const to of pointsOf(b.base)) {
      const corridor = openCorridor({ corners: [from], radius: 0 }, { corners: [to], radius: 0 });
      const line = corridor && freeOverWay({ corridor, a, b, prisms }, { from, to }, patience);
      if (line !== undefined) return line;
    }
  return undefined;
};

/** The part of the plane that two bases are in. */
export const boxOfBoth = (a: Shape, b: Shape): Box => {
  const [p, q] = [boxOf(a), boxOf(b)];
  return { minX: Math.min(p.minX, q.minX), minY: Math.min(p.minY, q.minY), maxX: Math.max(p.maxX, q.maxX), maxY: Math.max(p.maxY, q.maxY) };
};

/** Points that may be in two bases: between the first points of both. */
const pointsBetween = ([a]: readonly Vec[], [b]: readonly Vec[]): readonly Vec[] =>
  a === undefined || b === undefined ? [] : [1, 2, 3, 4, 5, 6, 7].map((part) => ({ x: a.x + Math.round(((b.x - a.x) * part) / 8), y: a.y + Math.round(((b.y - a.y) * part) / 8) }));

/** Sight from a lower cylinder to a higher one over it. */
export const sightAbove = (a: Standing, b: Standing, prisms: readonly Prism[]): Found => {
  const [ofA, ofB] = [pointsOf(a.base), pointsOf(b.base)];
  const between = prisms.filter(({ bottom, top }) => bottom < b.bottom && top > a.top);
  const under = between.filter(({ piece }) => overlaps(a.base, piece) && overlaps(b.base, piece));
  const points = [...ofA, ...ofB, ...pointsBetween(ofA, ofB), ...under.flatMap(({ piece }) => piece.points)];
  const both = points.filter((point) => isWithin(a.base, disc(point, 0), 0) && isWithin(b.base, disc(point, 0), 0));
  const up = a.top >= b.bottom || under.length === 0 ? (both[0] ?? ofA[0]) : both.find((point) => isFreeUp(point, between));
  if (up !== undefined) return { kind: 'free', line: { from: up, to: up, heights: [Math.min(a.top, b.bottom), b.bottom] } };
  const over = under.find((prism) => isOver(prism, a.base, b.base));
  if (over !== undefined) return { kind: 'blocked', by: [over.place] };
  const line = slanting(a, b, prisms);
  return line === undefined ? { kind: 'unknown', by: under.map(({ place }) => place).sort((p, q) => p - q) } : { kind: 'free', line };
};
