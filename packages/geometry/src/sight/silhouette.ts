// Sight between upright cylinders among prisms. If all prisms stand on the ground, whoever sees sees from top to top: raising a
// line never puts it into one. What is no higher than both tops stops nothing then, and what is as high as both stops as on the
// plane. So the plane is asked twice, quickly: with all that might stop a line from top to top, and with what stops all lines.
// Where the answers differ, lines are searched for in space (`heights.ts`).
import type { Box } from '../box.js';
import type { Shape } from '../shape.js';
import type { Ticks } from '../units.js';
import { boxOfBoth, sightAbove } from './above.js';
import type { Prism } from './along.js';
import { onlyBlockers, piecesIn } from './blockers.js';
import { type Corridor, openCorridor, reachesInto } from './corridor.js';
import { type Found, searchHeights } from './heights.js';
import { hullsOf } from './hull.js';
import type { SightLine } from './line.js';
import type { Wants } from './packed-tree.js';
import { type Sight, sight } from './sight.js';
import type { PreparedTerrain } from './terrain.js';

/** An upright cylinder over a base, or a prism over another convex one. */
export interface Silhouette {
  readonly base: Shape;
  /** @unit ticks */
  readonly bottom: Ticks;
  /** @unit ticks */
  readonly top: Ticks;
}

/**
 * Sight in space. A free line says how high it is at both ends. What is blocked is so for certain, unless all that might be left
 * are lines that are pinched on all sides, or a beam too thin for a bounded search.
 */
export type SilhouetteSight =
  | { readonly kind: 'free'; readonly line: SightLine; readonly heights: readonly [Ticks, Ticks]; readonly certain: true }
  | { readonly kind: 'blocked'; readonly by: readonly number[]; readonly certain: boolean };

/** The corridor between the hulls of two bases; undefined where they meet. */
const corridorOf = (a: Shape, b: Shape): Corridor | undefined => {
  const [[hullA], [hullB]] = [hullsOf(a), hullsOf(b)];
  return hullA && hullB && openCorridor(hullA, hullB);
};

/** The blocking prisms that reach between two heights, among some parts. One that begins at the upper may close what lies under it with another. */
const prismsOf = ({ parts, blockers }: PreparedTerrain, places: readonly number[], [low, high]: readonly [Ticks, Ticks]): readonly Prism[] =>
  places.flatMap((place) => {
    const [part, piece] = [parts[place], blockers.pieces[place]];
    if (part === undefined || piece === undefined || part.sight === 'clear') return [];
    const { bottom, top } = part;
    // No line runs along the ground under what stands on it.
    return bottom < top && top > low && bottom <= high ? [{ place, piece, bottom: bottom <= low ? low - 1 : bottom, top }] : [];
  });

const wantsBox =
  ({ minX, minY, maxX, maxY }: Box): Wants =>
  (boxes, at) =>
    (boxes[at] ?? 0) <= maxX && (boxes[at + 1] ?? 0) <= maxY && (boxes[at + 2] ?? 0) >= minX && (boxes[at + 3] ?? 0) >= minY;

const answerOf = (found: Found): SilhouetteSight => {
  if (found.kind !== 'free') return { kind: 'blocked', by: found.by, certain: found.kind === 'blocked' };
  const { from, to, heights } = found.line;
  return { kind: 'free', line: { from, to, touches: [] }, heights, certain: true };
};

/** From the silhouette with the lower top to the other. */
const sightUp = (a: Silhouette, b: Silhouette, terrain: PreparedTerrain): SilhouetteSight => {
  const corridor = corridorOf(a.base, b.base);
  const ground = Math.min(a.bottom, b.bottom);
  const near = corridor === undefined ? wantsBox(boxOfBoth(a.base, b.base)) : reachesInto(corridor);
  const prisms = prismsOf(terrain, piecesIn(terrain.blockers, near), [ground, b.top]);
  if (corridor === undefined) return answerOf(sightAbove(a, b, prisms));
  const ask = (some: readonly Prism[]): Sight => {
    const places = new Set(some.map(({ place }) => place));
    return sight(a.base, b.base, onlyBlockers(terrain.blockers, (place) => places.has(place)));
  };
  // A line that does not rise may run along the face between two prisms that lie one on the other: what ends there counts then.
  const isLevel = a.top === b.top && prisms.some(({ bottom }) => bottom === a.top);
  const stopping = prisms.filter(({ bottom, top }) => (top > a.top && bottom < b.top) || (isLevel && (top === a.top || bottom === a.top)));
  const free = ask(stopping);
  if (free.kind === 'free') return { ...free, heights: [a.top, b.top], certain: true };
  const full = stopping.filter(({ bottom, top }) => bottom < ground && top >= b.top);
  const closed = full.length === stopping.length ? free : ask(full);
  return closed.kind === 'blocked' ? { ...closed, certain: true } : answerOf(searchHeights({ corridor, a, b, prisms }));
};

/**
 * Whether any part of one silhouette sees any part of another over, under and between the blocking parts of a terrain: exact,
 * except where it says that it is not certain. Grazing is free; nothing slips between parts that meet, nor along the ground
 * under what stands on it. The same back.
 */
export const sightOverHeights = (a: Silhouette, b: Silhouette, terrain: PreparedTerrain): SilhouetteSight => {
  if (a.top <= b.top) return sightUp(a, b, terrain);
  const answer = sightUp(b, a, terrain);
  if (answer.kind === 'blocked') return answer;
  const { line, heights } = answer;
  return { ...answer, line: { from: line.to, to: line.from, touches: [...line.touches].reverse() }, heights: [heights[1], heights[0]] };
};
