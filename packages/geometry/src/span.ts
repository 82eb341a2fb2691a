// Which stretches of a line run inside polygons, exactly. Moving the line a hair to the left makes all its corners and
// edges on the line fall to its right, so the shifted line only ever crosses edges properly, and every second stretch
// between crossings is inside. The same to the right. Open ground on both sides is the inside; on either, the closed
// polygon. Nothing is classified by a midpoint, so nothing is rounded.
import { isWithinSegmentBox } from './box.js';
import { type Fraction, compareFractions, orientation } from './predicate.js';
import { preparePolygon } from './prepare.js';
import type { Polygon, Segment } from './shape.js';

/** A stretch of a segment, as exact parts of its way: 0 at its start, 1 at its end. */
export interface Span {
  readonly from: Fraction;
  readonly to: Fraction;
}

const START: Fraction = { num: 0, den: 1 };
const END: Fraction = { num: 1, den: 1 };

const later = (a: Fraction, b: Fraction): Fraction => (compareFractions(a, b) < 0 ? b : a);
const earlier = (a: Fraction, b: Fraction): Fraction => (compareFractions(a, b) < 0 ? a : b);

/** Where a line meets the line through an edge, as a part of its own way; the `den` is 0 if the two are parallel. Exact. */
export const crossingOf = (line: Segment, { from, to }: Segment): Fraction => {
  const [wayX, wayY] = [line.to.x - line.from.x, line.to.y - line.from.y];
  const [edgeX, edgeY] = [to.x - from.x, to.y - from.y];
  const num = (from.x - line.from.x) * edgeY - (from.y - line.from.y) * edgeX;
  const den = wayX * edgeY - wayY * edgeX;
  return den < 0 ? { num: -num, den: -den } : { num, den };
};

/** The stretches of a segment that have the polygon just beside them: on the left (1) or on the right (−1), in order. */
export const spansBeside = (line: Segment, polygon: Polygon, side: 1 | -1): readonly Span[] => {
  const { edges, box } = preparePolygon(polygon);
  if (!isWithinSegmentBox(line, box, 0)) return [];
  const isBeside = (point: Segment['from']): boolean => orientation(line.from, line.to, point) === side;
  const crossings = edges
    .filter(({ from, to }) => isBeside(from) !== isBeside(to))
    .map((edge) => crossingOf(line, edge))
    .sort(compareFractions);
  const spans: Span[] = [];
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const from = later(crossings[i] ?? START, START);
    const to = earlier(crossings[i + 1] ?? END, END);
    if (compareFractions(from, to) < 0) spans.push({ from, to });
  }
  return uniteSpans(spans);
};

/** What lies in any of the stretches: merged, in order. */
export const uniteSpans = (spans: readonly Span[]): readonly Span[] => {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => compareFractions(a.from, b.from))) {
    const last = merged.at(-1);
    if (last === undefined || compareFractions(last.to, span.from) < 0) merged.push(span);
    else merged[merged.length - 1] = { from: last.from, to: later(last.to, span.to) };
  }
  return merged;
};

/** What of a segment lies in none of the stretches, which are in order and merged; points do not count. */
export const spansBetween = (spans: readonly Span[]): readonly Span[] => {
  const gaps: Span[] = [];
  let from = START;
  for (const span of spans) {
    if (compareFractions(from, span.from) < 0) gaps.push({ from, to: span.from });
    from = span.to;
  }
  if (compareFractions(from, END) < 0) gaps.push({ from, to: END });
  return gaps;
};

/** What lies in stretches of both lists, in order; points do not count. */
export const intersectSpans = (a: readonly Span[], b: readonly Span[]): readonly Span[] =>
  a
    .flatMap((one) => b.map((other) => ({ from: later(one.from, other.from), to: earlier(one.to, other.to) })))
    .filter(({ from, to }) => compareFractions(from, to) < 0);

/** The stretches of a segment that have any of the polygons just beside them on a side, merged and in order. */
export const besideAny = (line: Segment, polygons: readonly Polygon[], side: 1 | -1): readonly Span[] =>
  uniteSpans(polygons.flatMap((polygon) => spansBeside(line, polygon, side)));

/** The stretches inside the union of polygons. Along an outer edge is not inside; along an edge that two share it is. */
export const spansInside = (line: Segment, polygons: readonly Polygon[]): readonly Span[] =>
  uniteSpans(intersectSpans(besideAny(line, polygons, 1), besideAny(line, polygons, -1)));

/** The stretches in the union of the polygons, edges included. */
export const spansCovered = (line: Segment, polygons: readonly Polygon[]): readonly Span[] =>
  uniteSpans([...besideAny(line, polygons, 1), ...besideAny(line, polygons, -1)]);

/** Whether stretches that are in order and merged are the whole segment. */
export const isWhole = (spans: readonly Span[]): boolean =>
  spans.some(({ from, to }) => from.num === 0 && to.num === to.den);
