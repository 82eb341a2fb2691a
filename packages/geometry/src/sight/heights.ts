// The search for a line of sight between two cylinders among prisms. Lines as seen from above are points of a rectangle: where
// they cross a gate before both ends, and one after them. A part of the rectangle is closed if what stops all of its lines
// leaves no rise free (`strip.ts`, `profile.ts`); else its middle line is tried, in doubles and then exactly, and it is halved.
// What is closed is closed beyond all rounding, what is free is free exactly. A part without a free line gets closed once it is
// small enough; only lines that graze on all sides keep it open, and those through two corners are tried one by one.
import type { Way } from './along.js';
import type { Corridor } from './corridor.js';
import { findGrazing } from './grazing.js';
import { DOUBLES, snap } from './field.js';
import type { Hull } from './hull.js';
import { cutsOf } from './line.js';
import { type Between, type SpaceLine, freeOverWay } from './over-way.js';
import { findRise } from './profile.js';
import { type Framed, type FramedEdge, SPARE, type Strip, closedAcross, edgesIn, sideAt } from './strip.js';
import type { Vec } from '../vector.js';

/** What the search finds. */
export type Found = { readonly kind: 'free'; readonly line: SpaceLine } | { readonly kind: 'blocked' | 'unknown'; readonly by: readonly number[] };

/** How many parts are looked at, and how small they get, in ticks. */
const MOST = 8000;
const LEAST = 1 / 4096;
/** After how many parts lines that graze are tried. */
const SOON = 400;
/** How many lines are asked about exactly. */
const PATIENCE = 120;

/** The way as an axis: a point on it, its direction, and how far it is from gate to gate. */
interface Frame {
  readonly origin: Vec;
  readonly along: Vec;
  readonly length: number;
  readonly a: Hull;
  readonly b: Hull;
  readonly edges: readonly FramedEdge[];
  readonly all: Strip;
}

const turned = ({ x, y }: Vec, { x: ux, y: uy }: Vec): Vec => ({ x: ux * x + uy * y, y: ux * y - uy * x });

const reachOf = ({ corners, radius }: Hull, key: 'x' | 'y'): readonly [number, number] => {
  const places = corners.map((corner) => corner[key]);
  return [Math.min(...places) - radius, Math.max(...places) + radius];
};

const framedHull = ({ corners, radius }: Hull, framed: (point: Vec) => Vec): Hull => ({ corners: corners.map(framed), radius });

const frameOf = ({ corridor: { a, b, way }, prisms }: Between): Frame => {
  const size = Math.sqrt(way.x * way.x + way.y * way.y);
  const along = { x: way.x / size, y: way.y / size };
  const first = a.corners[0] ?? { x: 0, y: 0 };
  const framed = (point: Vec): Vec => turned({ x: point.x - first.x, y: point.y - first.y }, along);
  const [one, other] = [framedHull(a, framed), framedHull(b, framed)];
  const [ofA, ofB, wideA, wideB] = [reachOf(one, 'x'), reachOf(other, 'x'), reachOf(one, 'y'), reachOf(other, 'y')];
  const length = ofB[1] - ofA[0];
  const steepest = Math.max(wideB[1] - wideA[0], wideA[1] - wideB[0]) / (ofB[0] - ofA[1]);
  const gate = (wide: readonly [number, number], [from, to]: readonly [number, number]): readonly [number, number] => [
    wide[0] - steepest * (to - from) - SPARE,
    wide[1] + steepest * (to - from) + SPARE,
  ];
  const place = (point: Vec): Framed => {
    const { x, y } = framed(point);
    return { place: (x - ofA[0]) / length, left: y, point };
  };
  const edges = prisms.flatMap((prism) =>
    prism.piece.edges.map(({ from, to }) => {
      const [p, q] = [place(from), place(to)];
      return p.place <= q.place ? { from: p, to: q, prism } : { from: q, to: p, prism };
    }),
  );
  const fromGate = ({ x, y }: Vec): Vec => ({ x: x - ofA[0], y });
  const origin = { x: first.x + along.x * ofA[0], y: first.y + along.y * ofA[0] };
  return { origin, along, length, a: framedHull(one, fromGate), b: framedHull(other, fromGate), edges, all: { u: gate(wideA, ofA), v: gate(wideB, ofB) } };
};

/** Where the lines of a strip run over an end: as far as its outermost points, if those are in the strip, else the outer lines. */
const chordAround = ({ length }: Frame, strip: Strip, { corners, radius }: Hull): readonly [number, number] | undefined => {
  const cuts = ([0, 1] as const).flatMap((side) => {
    const rise = strip.v[side] - strip.u[side];
    const size = Math.sqrt(length * length + rise * rise);
    const line = { x: 0, y: sideAt(strip, side, 0), radius: 0, offPoint: 0, ux: length / size, uy: rise / size, offWay: 0 };
    return cutsOf(line, { corners, radius: radius + SPARE }).map((along) => along / size);
  });
  const isIn = (place: number, left: number): boolean => left >= sideAt(strip, 0, place) - SPARE && left <= sideAt(strip, 1, place) + SPARE;
  const outermost = corners.flatMap(({ x, y }) => [(x - radius) / length, (x + radius) / length].filter((place) => isIn(place, y)));
  const places = [...cuts, ...outermost];
  return places.length === 0 ? undefined : [Math.min(...places) - SPARE / length, Math.max(...places) + SPARE / length];
};

/** A strip and the edges of all prisms that reach into it. */
interface Part {
  readonly strip: Strip;
  readonly edges: readonly FramedEdge[];
}

/** What closes a strip; undefined if it is not known to be closed. */
const closing = (frame: Frame, { a, b }: Between, { strip, edges }: Part): readonly number[] | undefined => {
  const [ofA, ofB] = [chordAround(frame, strip, frame.a), chordAround(frame, strip, frame.b)];
  if (ofA === undefined || ofB === undefined) return [];
  if (ofA[1] >= ofB[0]) return undefined;
  const blocks = closedAcross(strip, { edges, range: [ofA[0], ofB[1]], spare: SPARE / frame.length });
  const [low, high] = [Math.min(a.bottom, b.bottom), Math.max(a.top, b.top)];
  const slack = SPARE * (1 + (high - low) / (ofB[0] - ofA[1]) / 4_194_304);
  const profile = { a: { ...a, from: ofA[0], to: ofA[1] }, b: { ...b, from: ofB[0], to: ofB[1] }, blocks, slack };
  return findRise(DOUBLES, profile) === undefined ? [...new Set(blocks.flatMap(({ by }) => by))] : undefined;
};

/** The point that an end is, if it has no width: all lines run through it. */
const pointOf = ({ corners, radius }: Hull): Vec | undefined => (radius === 0 && corners.length === 1 ? corners[0] : undefined);

const wayAt = ({ origin, along, length }: Frame, { a, b }: Corridor, [start, end]: readonly [number, number]): Way => {
  const at = (s: number, left: number): Vec => ({ x: snap(origin.x + along.x * s - along.y * left), y: snap(origin.y + along.y * s + along.x * left) });
  return { from: pointOf(a) ?? at(0, start), to: pointOf(b) ?? at(length, end) };
};

const halves = ({ strip, edges }: Part): readonly Part[] => {
  const { u, v } = strip;
  const [start, end] = [(u[0] + u[1]) / 2, (v[0] + v[1]) / 2];
  const both: readonly Strip[] = u[1] - u[0] >= v[1] - v[0] ? [{ u: [u[0], start], v }, { u: [start, u[1]], v }] : [{ u, v: [v[0], end] }, { u, v: [end, v[1]] }];
  return both.map((half) => ({ strip: half, edges: edgesIn(half, edges) }));
};

const placesOf = ({ prisms }: Between): readonly number[] => prisms.map(({ place }) => place).sort((p, q) => p - q);

/**
 * Searches for a free line. Lines that graze are tried after the first parts: what is open then is so because some do, or because
 * what is left is thin.
 */
export const searchHeights = (between: Between): Found => {
  const frame = frameOf(between);
  const by = new Set<number>();
  const open: Part[] = [{ strip: frame.all, edges: frame.edges }];
  const patience = { left: PATIENCE };
  let isTried = false;
  // Numbers that no check has passed are not halved for long.
  const most = frame.length > 0 && frame.length < Infinity ? MOST : 0;
  for (let i = 0; i < open.length && i < most; i += 1) {
    const part = open[i];
    if (part === undefined) continue;
    const { u, v } = part.strip;
    const closed = closing(frame, between, part);
    for (const place of closed ?? []) by.add(place);
    if (closed !== undefined) continue;
    const line = freeOverWay(between, wayAt(frame, between.corridor, [(u[0] + u[1]) / 2, (v[0] + v[1]) / 2]), patience);
    if (line !== undefined) return { kind: 'free', line };
    const isSmall = Math.max(u[1] - u[0], v[1] - v[0]) < LEAST;
    if (!isTried && (isSmall || i > SOON)) {
      isTried = true;
      const grazing = findGrazing(between);
      if (grazing !== undefined) return { kind: 'free', line: grazing };
    }
    if (!isSmall) open.push(...halves(part));
    else return { kind: 'unknown', by: placesOf(between) };
  }
  return open.length < most ? { kind: 'blocked', by: [...by].sort((p, q) => p - q) } : { kind: 'unknown', by: placesOf(between) };
};
