// Whether a piece hides any part of a target. All lines from any part of one convex shape to any part of another fill just the
// hull of both, so a piece crosses one of them exactly if its inside meets that hull: if it overlaps an end, stops one of the
// two outer lines, or lies between them.
import { isWithin, overlaps } from '../distance.js';
import type { PreparedPolygon } from '../prepare.js';
import type { Shape } from '../shape.js';
import { CONTACT, type Ticks } from '../units.js';
import type { Vec } from '../vector.js';
import { rayOf, stoppedBy } from './block.js';
import { type Blockers, piecesIn } from './blockers.js';
import { type Corridor, LEFT, type Line, RIGHT, neighboursIn, openCorridor, reachesInto, sideOf, sidesOf } from './corridor.js';
import { isBeyond } from './crossing.js';
import { hullsOf } from './hull.js';
import { bothSides, isForward, meets } from './search.js';
import { tangentOf } from './tangent.js';

const passesFromEndToEnd = (corridor: Corridor, line: Line, point: Vec): boolean => {
  const { a, b } = corridor;
  if (!isForward(line, corridor) || !meets(line, a) || !meets(line, b)) return false;
  const [ray, crossing] = [rayOf(line), { left: point, right: point }];
  return isBeyond(ray, crossing, { end: a, way: 1 }) && isBeyond(ray, crossing, { end: b, way: -1 });
};

/** Whether a point strictly between the outer lines lies between the ends, too: a line through it that touches one of them does. */
const isInside = (corridor: Corridor, point: Vec): boolean => {
  const { a, b, left, right } = corridor;
  if (sideOf(left, point) >= 0 || sideOf(right, point) <= 0) return false;
  const contact = { x: point.x, y: point.y, radius: 0 };
  const lines = [...bothSides(a).map((from) => tangentOf(from, contact)), ...bothSides(b).map((to) => tangentOf(contact, to))];
  return lines.some((line) => line !== undefined && passesFromEndToEnd(corridor, line, point));
};

const meetsCorridor = (corridor: Corridor, piece: PreparedPolygon): boolean => {
  const { left, right } = corridor;
  const [one] = neighboursIn(corridor, [piece], { places: [0] });
  if (one === undefined || (sidesOf(left, piece) & RIGHT) === 0 || (sidesOf(right, piece) & LEFT) === 0) return false;
  if (one.between || stoppedBy(corridor, [one], left).length > 0 || stoppedBy(corridor, [one], right).length > 0) return true;
  return piece.points.some((point) => isInside(corridor, point));
};

/** Which pieces, of those that count, cross some line from any part of one shape to any part of another, in order. Of ends that meet, only what overlaps one does. Exact. */
export const crossingPieces = (viewer: Shape, target: Shape, blockers: Blockers): readonly number[] => {
  const found = new Set<number>();
  const isOver = (piece: PreparedPolygon): boolean => overlaps(viewer, piece) || overlaps(target, piece);
  for (const [place, piece] of blockers.pieces.entries())
    if ((blockers.counts?.(place) ?? true) && isOver(piece)) found.add(place);
  for (const a of hullsOf(viewer))
    for (const b of hullsOf(target)) {
      const corridor = openCorridor(a, b);
      const places = corridor === undefined ? [] : piecesIn(blockers, reachesInto(corridor));
      for (const place of places) {
        const piece = blockers.pieces[place];
        if (corridor !== undefined && piece !== undefined && !found.has(place) && meetsCorridor(corridor, piece)) found.add(place);
      }
    }
  return [...found].sort((p, q) => p - q);
};

/**
 * The pieces that partly hide a target: one line from any part to any part is enough, if the piece is within a reach of the
 * target and in no contact with the viewer. Exact; exactly so far is within.
 * @unit ticks
 */
export const hidingPieces = (viewer: Shape, target: Shape, { blockers, reach }: { readonly blockers: Blockers; readonly reach: Ticks }): readonly number[] =>
  crossingPieces(viewer, target, blockers).filter((place) => {
    const piece = blockers.pieces[place];
    return piece !== undefined && isWithin(target, piece, reach) && !isWithin(viewer, piece, CONTACT);
  });
