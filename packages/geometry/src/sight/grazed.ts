// Where grazing is not seeing. Lines that pass pieces without touching them form an open set, which has no critical lines to try; so
// outlines count as one tick wider instead: what touches a piece is stopped, and so is what passes it by less than a tick or so.
import { type Blockers, prepareBlockers } from './blockers.js';
import { orientation } from '../predicate.js';
import { type PreparedPolygon, preparePolygon } from '../prepare.js';
import { type Polygon, polygon } from '../shape.js';
import { crossingEdges } from '../simple.js';
import { type Vec, add, subtract } from '../vector.js';

/** What a line is that touches an outline without running into it. */
export type Grazing = 'free' | 'blocked';

/** The corners of the square of two ticks around a point, anticlockwise. */
const SQUARE = [{ x: 1, y: -1 }, { x: 1, y: 1 }, { x: -1, y: 1 }, { x: -1, y: -1 }] as const;

/** Which quarter of directions a way is in, its first one in it: the corner of the square that lies farthest out from an edge along it. */
const quarterOf = ({ x, y }: Vec): number => (x > 0 && y >= 0 ? 0 : x <= 0 && y > 0 ? 1 : x < 0 ? 2 : 3);

/** The same where the edge begins: of one along an axis, two corners lie as far out. */
const firstQuarterOf = (way: Vec): number => (way.x === 0 || way.y === 0 ? (quarterOf(way) + 3) % 4 : quarterOf(way));

const outside = (at: Vec, quarter: number): Vec => add(at, SQUARE[quarter % 4] ?? SQUARE[0]);

/** Around a corner that points outward go the corners of the square that lie between the two edges. */
const aroundCorner = (at: Vec, into: Vec, out: Vec): readonly Vec[] => {
  const from = quarterOf(into);
  const steps = (firstQuarterOf(out) - from + 4) % 4;
  return Array.from({ length: steps + 1 }, (_, i) => outside(at, from + i));
};

/** An edge between two corners that point inward is bent outward in its middle. */
const middleOf = (from: Vec, to: Vec): readonly Vec[] => {
  const way = subtract(to, from);
  const middle = { x: Math.floor((from.x + to.x) / 2), y: Math.floor((from.y + to.y) / 2) };
  return Math.max(Math.abs(way.x), Math.abs(way.y)) < 4 ? [] : [outside(middle, quarterOf(way))];
};

/**
 * An outline that is one tick wider on all sides: it has all of the other in its inside, except for corners that point inward,
 * which no line touches that stays outside. One with slits of a few ticks that would close, so that it crossed itself, stays as it is.
 */
export const widenOutline = (outline: Polygon): Polygon => {
  const { points, turn } = preparePolygon(outline);
  const corners = turn < 0 ? [...points].reverse() : points;
  const at = (i: number): Vec => corners[(i + corners.length) % corners.length] ?? { x: 0, y: 0 };
  const bends = corners.map((corner, i) => orientation(at(i - 1), corner, at(i + 1)));
  const wide = corners.flatMap((corner, i): readonly Vec[] => {
    const [into, out, bend] = [subtract(corner, at(i - 1)), subtract(at(i + 1), corner), bends[i] ?? 0];
    if (bend > 0) return aroundCorner(corner, into, out);
    if (bend === 0) return [outside(corner, quarterOf(into))];
    return (bends[(i + 1) % bends.length] ?? 0) < 0 ? [corner, ...middleOf(corner, at(i + 1))] : [corner];
  });
  return crossingEdges(wide).length > 0 ? outline : polygon(wide);
};

const wider = /* @__PURE__ */ new WeakMap<readonly PreparedPolygon[], Blockers>();

const widerOf = ({ pieces }: Blockers): Blockers => {
  const known = wider.get(pieces);
  if (known !== undefined) return known;
  const made = prepareBlockers(pieces.map(widenOutline));
  wider.set(pieces, made);
  return made;
};

/** The same blockers where lines that graze are free, as they are without this, or where they are blocked: the wider ones are made once. */
export const withGrazing = (blockers: Blockers, grazing: Grazing): Blockers => {
  if (grazing === 'free') return blockers;
  return blockers.counts === undefined ? widerOf(blockers) : { ...widerOf(blockers), counts: blockers.counts };
};
