// Sight between upright cylinders among prisms. If all prisms stand on the ground, whoever sees sees from top to top: raising a
// line never puts it into one. What is no higher than both tops stops nothing then, and what is as high as both stops as on the
// plane. Only a prism between the two heights is harder: it stops a line up to a certain part of its way. That part is cut out
// of its footprint, once as large and once as small as it may be for any line, and the plane is asked twice. Where the two
// answers differ, the ends are cut into slices across the way, and each pair of slices is asked again.
import { overlaps } from '../distance.js';
import type { Polygon, Shape } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, dot } from '../vector.js';
import { onlyBlockers, piecesIn, prepareBlockers } from './blockers.js';
import { type Corridor, openCorridor, reachesInto } from './corridor.js';
import { hullsOf } from './hull.js';
import { type Sight, sight } from './sight.js';
import { type Stop, riseBetween } from './rise.js';
import { type Slab, aroundSlice, extentOf, partIn, withinSlice } from './slice.js';
import type { PreparedTerrain } from './terrain.js';

/** An upright cylinder over a base, or a prism over another convex one. */
export interface Silhouette {
  readonly base: Shape;
  /** @unit ticks */
  readonly bottom: Ticks;
  /** @unit ticks */
  readonly top: Ticks;
}

/** Sight, and whether that is certain: a closed line of sight is not where pieces off the ground, or slices too thin, decide. */
export type SilhouetteSight = Sight & { readonly certain: boolean };

/** A piece and the part of the way from the lower end, between 0 and 1, on which it stops a line. */
interface Bar extends Stop {
  readonly place: number;
  /** Whether it reaches down to the ground of both. */
  readonly stands: boolean;
}

/** Whether it stops a line on all of its way, and no other goes under it. */
const isFull = ({ from, to, stands }: Bar): boolean => from <= 0 && to >= 1 && stands;

/** A base, or a slice of one: what holds it, what it holds, and how far it reaches along the way. */
interface End extends Slab {
  readonly around: Shape;
  readonly within: Shape | undefined;
  readonly whole: Shape;
}

/** What is asked of two ends, and how many pairs of slices may still be asked. */
interface Question {
  readonly way: Vec;
  readonly bars: readonly Bar[];
  readonly left: { count: number };
}

/** How many pairs of slices are asked, and how often both ends together are halved at most. */
const PAIRS = 160;
const HALVINGS = 14;

const UNKNOWN = 'unknown';

const halved = (end: End, way: Vec): readonly End[] => {
  const { whole, from, to } = end;
  if (whole.kind !== 'disc') return [];
  const middle = (from + to) / 2;
  return [{ from, to: middle }, { from: middle, to }].map((slab) => ({ ...slab, whole, around: aroundSlice(whole, way, slab), within: withinSlice(whole, way, slab) }));
};

/** The footprints as far as they stop any line between two ends for certain (`isLeast`), or might. */
const closing = ({ way, bars }: Question, [a, b]: readonly [End, End], isLeast: boolean): readonly (readonly [Polygon, number])[] =>
  bars.flatMap(({ footprint, from, to, place, stands }) => {
    // What one might look under closes nothing for certain.
    if (isLeast && !stands) return [];
    const at = (part: number, last: boolean): number => (last ? a.to + part * (b.to - a.to) : a.from + part * (b.from - a.from));
    const begin = from <= 0 ? -Infinity : at(from, isLeast);
    const end = to >= 1 ? Infinity : at(to, !isLeast);
    const piece = partIn(footprint, way, { from: begin, to: end, isLeast });
    return piece === undefined ? [] : [[piece, place] as const];
  });

const asked = ([a, b]: readonly [Shape, Shape], pieces: readonly (readonly [Polygon, number])[]): Sight => {
  const answer = sight(a, b, prepareBlockers(pieces.map(([piece]) => piece)));
  return answer.kind === 'free' ? answer : { kind: 'blocked', by: answer.by.flatMap((place) => pieces[place]?.[1] ?? []) };
};

const decide = (question: Question, ends: readonly [End, End], halvings: number): Sight | typeof UNKNOWN => {
  const [a, b] = ends;
  question.left.count -= 1;
  const closed = asked([a.around, b.around], closing(question, ends, true));
  if (closed.kind === 'blocked' || question.bars.every(isFull)) return closed;
  const open = a.within && b.within && asked([a.within, b.within], closing(question, ends, false));
  if (open?.kind === 'free') return open;
  const first = a.to - a.from >= b.to - b.from;
  const parts = halvings === 0 || question.left.count <= 0 ? [] : halved(first ? a : b, question.way);
  const by: number[] = [];
  for (const part of parts) {
    const answer = decide(question, first ? [part, b] : [a, part], halvings - 1);
    // One pair that is not known leaves the whole unknown: the others need not be asked.
    if (answer === UNKNOWN || answer.kind === 'free') return answer;
    by.push(...answer.by);
  }
  return parts.length === 0 ? UNKNOWN : { kind: 'blocked', by: [...new Set(by)].sort((p, q) => p - q) };
};

/** From one height to another, over the ground of both. */
interface Heights {
  readonly from: Ticks;
  readonly to: Ticks;
  readonly ground: Ticks;
}

/** What stops a line that rises from one height to another, and on which part of its way. */
const barsOf = ({ parts, blockers }: PreparedTerrain, places: readonly number[], { from, to, ground }: Heights): readonly Bar[] =>
  places.flatMap((place) => {
    const [part, footprint] = [parts[place], blockers.pieces[place]];
    if (part === undefined || footprint === undefined || part.sight === 'clear' || part.top <= from || part.bottom >= to) return [];
    const rise = to - from;
    const span = rise === 0 ? { from: 0, to: 1 } : { from: (part.bottom - from) / rise, to: (part.top - from) / rise };
    return [{ place, footprint, ...span, stands: part.bottom <= ground }];
  });

/** How far corners and the discs around them reach along a way. */
const slabOf = (base: Shape, way: Vec): Slab => {
  const places = hullsOf(base).flatMap(({ corners, radius }) => {
    const spare = radius * Math.sqrt(dot(way, way));
    return corners.flatMap((corner) => [dot(way, corner) - spare, dot(way, corner) + spare]);
  });
  return { from: Math.min(...places), to: Math.max(...places) };
};

const endOf = (base: Shape, way: Vec): End => {
  const slab = base.kind === 'disc' ? extentOf(base, way) : slabOf(base, way);
  return { ...slab, whole: base, around: base, within: base };
};

const centerOf = (base: Shape): Vec => hullsOf(base)[0]?.corners[0] ?? { x: 0, y: 0 };

/** Ends that meet as seen from above: free if no part lies between the two heights. */
const above = (a: Silhouette, b: Silhouette, terrain: PreparedTerrain): SilhouetteSight => {
  const [low, high] = [Math.min(a.top, b.top), Math.max(a.bottom, b.bottom)];
  const under = terrain.parts.flatMap(({ footprint, sight: blocks, bottom, top }, place) =>
    blocks === 'blocking' && bottom < high && top > low && overlaps(a.base, footprint) && overlaps(b.base, footprint) ? [place] : [],
  );
  if (low >= high || under.length === 0) return { kind: 'free', line: { from: centerOf(a.base), to: centerOf(b.base), touches: [] }, certain: true };
  return { kind: 'blocked', by: under, certain: false };
};

/** The corridor between the hulls of two bases; undefined where they meet. */
const corridorOf = (a: Shape, b: Shape): Corridor | undefined => {
  const [[hullA], [hullB]] = [hullsOf(a), hullsOf(b)];
  return hullA && hullB && openCorridor(hullA, hullB);
};

/** Tries lines from the bottom of the one or the other, for pieces that one can look under. */
const lookUnder = (a: Silhouette, b: Silhouette, { terrain, places }: { readonly terrain: PreparedTerrain; readonly places: readonly number[] }): Sight | undefined => {
  const ground = Math.min(a.bottom, b.bottom);
  for (const [from, to] of [[a.bottom, b.bottom], [a.top, b.bottom], [a.bottom, b.top]] as const) {
    const bars = barsOf(terrain, places, { from: Math.min(from, to), to: Math.max(from, to), ground });
    const answer = asked([a.base, b.base], bars.map(({ footprint, place }) => [footprint, place] as const));
    if (answer.kind === 'free') return answer;
  }
  return undefined;
};

const sightUp = (a: Silhouette, b: Silhouette, terrain: PreparedTerrain): SilhouetteSight => {
  const corridor = corridorOf(a.base, b.base);
  if (corridor === undefined) return above(a, b, terrain);
  const places = piecesIn(terrain.blockers, reachesInto(corridor));
  const bars = barsOf(terrain, places, { from: a.top, to: b.top, ground: Math.min(a.bottom, b.bottom) });
  const { way } = corridor;
  const [stopping, closingAll] = [new Set(bars.map(({ place }) => place)), new Set(bars.filter(isFull).map(({ place }) => place))];
  const free = sight(a.base, b.base, onlyBlockers(terrain.blockers, (place) => stopping.has(place)));
  if (free.kind === 'free') return { ...free, certain: true };
  const closed = closingAll.size === stopping.size ? free : sight(a.base, b.base, onlyBlockers(terrain.blockers, (place) => closingAll.has(place)));
  if (closed.kind === 'blocked') return { ...closed, certain: true };
  const rise = a.base.kind === 'disc' && b.base.kind === 'disc' ? riseBetween(a.base, b.base, bars) : undefined;
  if (rise !== undefined) return { kind: 'free', line: { from: rise.from, to: rise.to, touches: [] }, certain: true };
  const answer = decide({ way, bars, left: { count: PAIRS } }, [endOf(a.base, way), endOf(b.base, way)], HALVINGS);
  if (answer !== UNKNOWN) return { ...answer, certain: true };
  const under = bars.every(({ stands }) => stands) ? undefined : lookUnder(a, b, { terrain, places });
  if (under !== undefined) return { ...under, certain: true };
  return { kind: 'blocked', by: bars.map(({ place }) => place).sort((p, q) => p - q), certain: false };
};

/**
 * Whether any part of one silhouette sees any part of another over and between the blocking parts of a terrain. Grazing is free.
 * What is free is free, and what is certain is exact, to within a tick of a piece that is higher than the one and lower than the
 * other; the same back.
 */
export const sightOverHeights = (a: Silhouette, b: Silhouette, terrain: PreparedTerrain): SilhouetteSight => {
  if (a.top <= b.top) return sightUp(a, b, terrain);
  const answer = sightUp(b, a, terrain);
  if (answer.kind === 'blocked') return answer;
  const { from, to, touches } = answer.line;
  return { ...answer, line: { from: to, to: from, touches: [...touches].reverse() } };
};
