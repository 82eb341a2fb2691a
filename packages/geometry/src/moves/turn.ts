// What a base passes over while it turns on the spot: what it covers before and after, and between them what lies nearer
// than its farthest points, which sweep sectors of a disc: the two tips of an oblong base, the four corners of a box.
// Everything else it covers on the way it also covers at the start or at the end.
import { absurd } from '../absurd.js';
import { type Base, shapeOf } from '../base.js';
import { isWithinPointBox } from '../box.js';
import { overlaps } from '../distance.js';
import { backOf } from '../heading.js';
import { classifyPointSegment } from '../point-segment.js';
import { preparePolygon } from '../prepare.js';
import type { Polygon, Segment } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, cross, distanceSquared, dot, lengthSquared, subtract } from '../vector.js';

/** The directions of the farthest points of a base, and how far they are from its center. */
const peaksOf = (base: Base): { readonly ways: readonly Vec[]; readonly reach: Ticks } => {
  const { outline, length } = base.form;
  switch (outline) {
    case 'round':
      return { ways: [], reach: length / 2 };
    case 'stadium':
    case 'oval':
      return { ways: [base.facing, backOf(base.facing)], reach: length / 2 };
    case 'box': {
      const shape = shapeOf(base);
      const ways = shape.kind === 'polygon' ? shape.points.map((point) => subtract(point, base.center)) : [];
      return { ways, reach: Math.ceil(Math.sqrt(ways.reduce((most, way) => Math.max(most, lengthSquared(way)), 0))) };
    }
    default:
      return absurd(outline);
  }
};

interface Sector {
  readonly center: Vec;
  readonly from: Vec;
  readonly to: Vec;
  /** @unit ticks */
  readonly reach: Ticks;
}

const isBetween = (way: Vec, { from, to }: Sector): boolean => cross(from, way) >= 0 && cross(way, to) >= 0;

/** Whether the nearest point of an edge, or its start, lies in a sector nearer than its reach. */
const entersSector = (sector: Sector, edge: Segment): boolean => {
  const { center, reach } = sector;
  const [near, line] = [subtract(edge.from, center), subtract(edge.to, edge.from)];
  if (distanceSquared(edge.from, center) < reach * reach && isBetween(near, sector)) return true;
  if (dot(near, line) >= 0 || dot(subtract(edge.to, center), line) <= 0) return false;
  const foot = cross(line, near) > 0 ? { x: -line.y, y: line.x } : { x: line.y, y: -line.x };
  return classifyPointSegment(center, edge, reach) < 0 && isBetween(foot, sector);
};

/**
 * The places of the polygons that a base passes over while it turns to another facing the shorter way. Exact for whole
 * outlines; a box takes a tick more.
 */
export const sweptByTurn = (base: Base, facing: Vec, polygons: readonly Polygon[]): readonly number[] => {
  const turned = { ...base, facing };
  const [before, after] = [shapeOf(base), shapeOf(turned)];
  const [{ ways, reach }, ends] = [peaksOf(base), peaksOf(turned).ways];
  const left = cross(base.facing, facing) >= 0;
  const sectors = ways.map((way, i): Sector => {
    const end = ends[i] ?? way;
    return { center: base.center, from: left ? way : end, to: left ? end : way, reach };
  });
  return polygons.flatMap((polygon, i) => {
    const { edges, box } = preparePolygon(polygon);
    if (!isWithinPointBox(base.center, box, reach)) return [];
    const meets = edges.some((edge) => sectors.some((sector) => entersSector(sector, edge)));
    return meets || overlaps(before, polygon) || overlaps(after, polygon) ? [i] : [];
  });
};
