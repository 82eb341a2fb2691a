import { boxOf } from '../box.js';
import { contains } from '../contains.js';
import { isWithin, overlaps } from '../distance.js';
import { type Polygon, type Shape, disc } from '../shape.js';
import type { Ticks } from '../units.js';
import type { Vec } from '../vector.js';
import { type Blockers, piecesIn, prepareBlockers } from './blockers.js';

/** A part of a terrain piece: what rises over a footprint from a bottom to a top, and what its players agreed about it. */
export interface TerrainPart {
  readonly footprint: Polygon;
  /** A whole number; 0 is that of the board. */
  readonly elevation: number;
  /** @unit ticks */
  readonly bottom: Ticks;
  /** @unit ticks */
  readonly top: Ticks;
  readonly traversable: boolean;
  readonly sight: 'clear' | 'blocking';
  readonly difficult: boolean;
  /** A word of the game that uses it. */
  readonly kind: string;
}

/** A house, a wood, a wall: parts that belong together. */
export interface TerrainPiece {
  readonly id: string;
  readonly parts: readonly TerrainPart[];
}

/** A ladder's end, a lift's door: from here one gets to the points it is linked to. */
export interface LinkedPoint {
  readonly id: string;
  readonly at: Vec;
  readonly elevation: number;
  readonly to: readonly string[];
}

/** All that stands on a table. */
export interface Terrain {
  readonly pieces: readonly TerrainPiece[];
  readonly points: readonly LinkedPoint[];
}

/** A part and the place of its piece. */
export interface PlacedPart extends TerrainPart {
  readonly piece: number;
}

/** Terrain with its parts in one list and an index over their footprints. Build it once per table; it is not for JSON. */
export interface PreparedTerrain {
  readonly parts: readonly PlacedPart[];
  readonly blockers: Blockers;
  readonly points: readonly LinkedPoint[];
}

/** Terrain, ready to be asked. */
export const prepareTerrain = ({ pieces, points }: Terrain): PreparedTerrain => {
  const parts = pieces.flatMap((one, piece) => one.parts.map((part) => ({ ...part, piece })));
  const blockers = prepareBlockers(parts.map(({ footprint }) => footprint));
  return { parts, blockers, points };
};

/** The places of the parts that a base overlaps as seen from above, in order. */
export const partsUnder = (base: Shape, { blockers }: PreparedTerrain): readonly number[] => {
  const { minX, minY, maxX, maxY } = boxOf(base);
  const near = piecesIn(blockers, (boxes, at) => (boxes[at] ?? 0) < maxX && (boxes[at + 1] ?? 0) < maxY && (boxes[at + 2] ?? 0) > minX && (boxes[at + 3] ?? 0) > minY);
  return near.filter((place) => overlaps(base, blockers.pieces[place] ?? disc({ x: 0, y: 0 }, 0))).sort((p, q) => p - q);
};

/** Where a base stands: wholly on a part or, without one, on the board; or over the edge of parts that are equally high. */
export type Stand =
  | { readonly kind: 'supported'; readonly part?: number; readonly elevation: number; readonly height: Ticks }
  | { readonly kind: 'overhanging'; readonly parts: readonly number[]; readonly height: Ticks };

/**
 * The highest surface under a base that is not above a height, and whether it carries the whole base; flush with its edge is
 * on it, halfway on two is not. Exact.
 */
export const standOf = (base: Shape, terrain: PreparedTerrain, below: Ticks = Infinity): Stand => {
  const under = partsUnder(base, terrain).flatMap((place) => {
    const part = terrain.parts[place];
    return part !== undefined && part.top <= below ? [{ place, part }] : [];
  });
  const height = under.reduce((most, { part }) => Math.max(most, part.top), 0);
  const highest = under.filter(({ part }) => part.top === height);
  const whole = highest.find(({ part }) => contains(part.footprint, base));
  if (whole !== undefined) return { kind: 'supported', part: whole.place, elevation: whole.part.elevation, height };
  if (highest.length === 0) return { kind: 'supported', elevation: 0, height: 0 };
  return { kind: 'overhanging', parts: highest.map(({ place }) => place), height };
};

/** The places of all parts that would carry a whole base, lowest first: the board not counted, other parts above not asked. */
export const surfacesUnder = (base: Shape, terrain: PreparedTerrain): readonly number[] =>
  partsUnder(base, terrain)
    .filter((place) => contains(terrain.parts[place]?.footprint ?? disc({ x: 0, y: 0 }, 0), base))
    .sort((p, q) => (terrain.parts[p]?.top ?? 0) - (terrain.parts[q]?.top ?? 0));

/** A way from a linked point near a base to one on another elevation. */
export interface Shift {
  readonly from: LinkedPoint;
  readonly to: LinkedPoint;
}

/**
 * The shifts that a base may make: from a point of its own elevation within a reach to a linked point of another.
 * @unit ticks
 */
export const shiftsOf = (base: Shape, elevation: number, { points, reach }: Pick<PreparedTerrain, 'points'> & { readonly reach: Ticks }): readonly Shift[] =>
  points
    .filter((point) => point.elevation === elevation && isWithin(base, disc(point.at, 0), reach))
    .flatMap((from) => points.filter((to) => from.to.includes(to.id) && to.elevation !== elevation).map((to) => ({ from, to })));

/**
 * The elevation of a height where each one is so many ticks high: a surface exactly so high still counts as the lower.
 * @unit ticks
 */
export const elevationOf = (height: Ticks, step: Ticks): number => Math.max(0, Math.ceil(height / step) - 1);
