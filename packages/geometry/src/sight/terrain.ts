import { boxOf, middleOf } from '../box.js';
import { isWithin, overlaps } from '../distance.js';
import { containsPolygonPoint } from '../point-polygon.js';
import { type Polygon, type Shape, disc } from '../shape.js';
import { containsPolygons } from '../together.js';
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

/** Where a base stands: wholly on a part, or on several that are flush, or on the board; or over the edge of parts that are equally high. */
export type Stand =
  | { readonly kind: 'supported'; readonly part?: number; readonly elevation: number; readonly height: Ticks }
  | { readonly kind: 'overhanging'; readonly parts: readonly number[]; readonly height: Ticks };

/** A part below a base, and its place in the list. */
interface Below {
  readonly place: number;
  readonly part: PlacedPart;
}

const partsBelow = (base: Shape, terrain: PreparedTerrain): readonly Below[] =>
  partsUnder(base, terrain).flatMap((place) => {
    const part = terrain.parts[place];
    return part === undefined ? [] : [{ place, part }];
  });

/** Whether the tops of two parts are one surface where they meet: equally high, and of one elevation. */
const areFlush = (a: TerrainPart, b: TerrainPart): boolean => a.top === b.top && a.elevation === b.elevation;

/** Whether a part carries a whole base together with those below it that are flush: at no height the board is. */
const carries = ({ part }: Below, base: Shape, below: readonly Below[]): boolean =>
  (part.top === 0 && part.elevation === 0) || containsPolygons(below.filter((other) => areFlush(other.part, part)).map((other) => other.part.footprint), base);

/**
 * The highest surface under a base that is not above a height, and whether it carries the whole base: flush with its edge is
 * on it, halfway on two parts of one height and elevation that meet or overlap is, too. Its part is the first that its middle is on,
 * or else the first that it is on. Exact.
 */
export const standOf = (base: Shape, terrain: PreparedTerrain, below: Ticks = Infinity): Stand => {
  const under = partsBelow(base, terrain).filter(({ part }) => part.top <= below);
  const height = under.reduce((most, { part }) => Math.max(most, part.top), 0);
  const highest = under.filter(({ part }) => part.top === height);
  if (highest.length === 0) return { kind: 'supported', elevation: 0, height: 0 };
  const carrying = highest.filter((one) => carries(one, base, highest));
  const middle = middleOf(base);
  const main = carrying.find(({ part }) => containsPolygonPoint(part.footprint, middle)) ?? (height > 0 ? carrying[0] : undefined);
  if (main !== undefined) return { kind: 'supported', part: main.place, elevation: main.part.elevation, height };
  return carrying.length > 0 ? { kind: 'supported', elevation: 0, height } : { kind: 'overhanging', parts: highest.map(({ place }) => place), height };
};

/**
 * The places of all parts that would carry a whole base, alone or with others that are flush, lowest first: the board not counted,
 * other parts above not asked.
 */
export const surfacesUnder = (base: Shape, terrain: PreparedTerrain): readonly number[] => {
  const below = partsBelow(base, terrain);
  return below
    .filter((one) => carries(one, base, below))
    .sort((p, q) => p.part.top - q.part.top)
    .map(({ place }) => place);
};

/** The pieces that a base stands on: that of the part it names, and those of all parts below it that are flush with that. */
export const piecesStoodOn = (base: Shape, part: number | undefined, terrain: PreparedTerrain): readonly number[] => {
  const own = part === undefined ? undefined : terrain.parts[part];
  if (own === undefined) return [];
  return [own.piece, ...partsBelow(base, terrain).flatMap((one) => (areFlush(one.part, own) ? [one.part.piece] : []))];
};

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
