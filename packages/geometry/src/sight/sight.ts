import { type Blockers, piecesIn } from './blockers.js';
import { ACROSS, type Corridor, type Line, closesAll, neighboursIn, openCorridor, reachesInto, sidesOf } from './corridor.js';
import { type Hull, hullsOf } from './hull.js';
import type { PreparedPolygon } from '../prepare.js';
import type { Shape } from '../shape.js';
import { stoppedBy } from './block.js';
import { type SightLine, sightLineOf } from './line.js';
import { type Scene, criticalLines } from './search.js';
import { tangentOf } from './tangent.js';

/** Whether there is sight, and why: a free line, or the places of the pieces that close all lines together. */
export type Sight =
  | { readonly kind: 'free'; readonly line: SightLine }
  | { readonly kind: 'blocked'; readonly by: readonly number[] };

/** A line with the pieces that stop it, as far as it takes; none if it is free. */
export interface CriticalLine {
  readonly line: SightLine;
  readonly by: readonly number[];
}

const ORIGIN = { x: 0, y: 0 };

const centerLine = ({ a, b }: Corridor): Line | undefined => {
  const [from = ORIGIN, to = ORIGIN] = [a.corners[0], b.corners[0]];
  return tangentOf({ x: from.x, y: from.y, radius: 0 }, { x: to.x, y: to.y, radius: 0 });
};

const ascending = (places: Iterable<number>): readonly number[] => [...new Set(places)].sort((p, q) => p - q);

/** Ends that meet see each other. */
const meeting = (a: Hull, b: Hull): SightLine => ({ from: a.corners[0] ?? ORIGIN, to: b.corners[0] ?? ORIGIN, touches: [] });

/** Whether a line leaves each of the pieces on one side, and runs along none. */
const isClearOf = (line: Line, pieces: readonly PreparedPolygon[], places: readonly number[]): boolean => {
  for (const place of places) {
    const piece = pieces[place];
    if (piece !== undefined && sidesOf(line, piece) >= ACROSS) return false;
  }
  return true;
};

/** Tries all critical lines. */
const search = (scene: Scene): Line | readonly number[] => {
  const by: number[] = [];
  for (const line of criticalLines(scene)) {
    const places = stoppedBy(scene, scene.neighbours, line);
    if (places.length === 0) return line;
    by.push(...places);
  }
  return by;
};

/** A free line, or what closes them all; undefined where the ends meet. */
const lineBetween = (corridor: Corridor, blockers: Blockers): Line | readonly number[] => {
  const [center, places] = [centerLine(corridor), piecesIn(blockers, reachesInto(corridor))];
  if (center !== undefined && isClearOf(center, blockers.pieces, places)) return center;
  const neighbours = neighboursIn(corridor, blockers.pieces, { places, oneCloses: true });
  const [one] = neighbours;
  if (one !== undefined && closesAll(one)) return [one.place];
  if (center !== undefined && stoppedBy(corridor, neighbours, center).length === 0) return center;
  return search({ ...corridor, neighbours });
};

/**
 * Whether any part of one shape sees any part of another past the insides of pieces, and why. A line that only grazes a
 * corner or runs along an edge is free; along an edge that two pieces share it is not. Shapes that meet see each other. Exact.
 */
export const sight = (viewer: Shape, target: Shape, blockers: Blockers): Sight => {
  const by: number[] = [];
  for (const a of hullsOf(viewer))
    for (const b of hullsOf(target)) {
      const corridor = openCorridor(a, b);
      if (corridor === undefined) return { kind: 'free', line: meeting(a, b) };
      const found = lineBetween(corridor, blockers);
      if ('kind' in found) return { kind: 'free', line: sightLineOf(found, a, b) };
      by.push(...found);
    }
  return { kind: 'blocked', by: ascending(by) };
};

/** Whether any part of one shape sees any part of another: `sight` without its reasons. Exact. */
export const hasSight = (viewer: Shape, target: Shape, blockers: Blockers): boolean =>
  hullsOf(viewer).some((a) =>
    hullsOf(target).some((b) => {
      const corridor = openCorridor(a, b);
      return corridor === undefined || 'kind' in lineBetween(corridor, blockers);
    }),
  );

/** All cases at once, to draw: every line between two shapes that touches two things, with what stops it. */
export const sightLines = (viewer: Shape, target: Shape, blockers: Blockers): readonly CriticalLine[] =>
  hullsOf(viewer).flatMap((a) =>
    hullsOf(target).flatMap((b) => {
      const corridor = openCorridor(a, b);
      if (corridor === undefined) return [{ line: meeting(a, b), by: [] }];
      const neighbours = neighboursIn(corridor, blockers.pieces, { places: piecesIn(blockers, reachesInto(corridor)) });
      const lines = [...criticalLines({ ...corridor, neighbours })];
      return lines.map((line) => ({ line: sightLineOf(line, a, b), by: ascending(stoppedBy(corridor, neighbours, line)) }));
    }),
  );
