// Where a base may end. The table is an outline with surfaces on it; what stands and lies on it is given level by level, so
// that two may share a spot on different levels. Levels are whole numbers in the order of heights, such as heights in ticks. Floors
// of one level are flush: where they meet or overlap there is no edge, and a base may stand on several at once.
import { boxOf, isWithinBoxBox, middleOf } from '../box.js';
import { contains } from '../contains.js';
import { overlaps } from '../distance.js';
import { type PreparedPolygon, preparePolygon } from '../prepare.js';
import { containsPolygonPoint } from '../point-polygon.js';
import { type Fault, type FaultReason, type Result, left, right } from '../result.js';
import type { Polygon, Shape } from '../shape.js';
import { containsPolygons } from '../together.js';

/** A surface to stand on. */
export interface Floor {
  readonly shape: Polygon;
  readonly level: number;
  /** Whether one may stand below it as well, as under a walkway; if not, it covers all lower floors. */
  readonly open?: boolean;
}

/** What stands on a level. */
export interface Standing {
  readonly shape: Shape;
  readonly level: number;
}

/** What it is that an obstacle keeps away: tools laid over it, bases that end or pass on it, or both. */
export interface Obstacle {
  readonly shape: Polygon;
  readonly bars: 'tool' | 'base' | 'both';
  /** The highest level it bars bases on; none given: all. */
  readonly level?: number;
}

/** A table, as far as bases and tools care. */
export interface Ground {
  /** The outline of the table. */
  readonly edge: Polygon;
  readonly floors: readonly Floor[];
  readonly obstacles: readonly Obstacle[];
  /** The bases of all others. */
  readonly bases: readonly Standing[];
}

const withShape = <A extends { readonly shape: Polygon }>(one: A): A & { readonly shape: PreparedPolygon } => ({
  ...one,
  shape: preparePolygon(one.shape),
});

/** The same table with edges and boxes at hand. Prepare once, ask often; every question takes either. */
export const prepareGround = ({ edge, floors, obstacles, bases }: Ground): Ground => ({
  edge: preparePolygon(edge),
  floors: floors.map(withShape),
  obstacles: obstacles.map(withShape),
  bases,
});

/** A base that is to end somewhere, and the place of its floor in the list: if it stands on several, that of any of them. */
export interface Spot {
  readonly base: Shape;
  readonly floor: number;
}

/** Of the places of flush floors that bear a base the one that stands for all: the first on which its middle lies, else the first. */
export const mainFloor = (base: Shape, places: readonly number[], { floors }: Pick<Ground, 'floors'>): number | undefined => {
  if (places.length < 2) return places[0];
  const middle = middleOf(base);
  const holds = (floor: Floor | undefined): boolean => floor !== undefined && containsPolygonPoint(floor.shape, middle);
  return places.find((place) => holds(floors[place])) ?? places[0];
};

/** Whether a spot names the floor that stands for all that bear its base there. */
export const isMain = ({ base, floor }: Spot, { floors }: Pick<Ground, 'floors'>): boolean => {
  const level = floors[floor]?.level;
  const flush = floors.flatMap((one, place) => (one.level === level && overlaps(one.shape, base) ? [place] : []));
  return mainFloor(base, flush, { floors }) === floor;
};

/** Whether a base lies wholly on a floor, or on it and others flush with it. */
const isBorne = (base: Shape, own: Floor, floors: readonly Floor[]): boolean => {
  if (contains(own.shape, base)) return true;
  if (!overlaps(own.shape, base)) return false;
  const flush = floors.filter(({ level }) => level === own.level);
  return flush.length > 1 && containsPolygons(flush.map(({ shape }) => shape), base);
};

const at = (path: string, reason: FaultReason): Fault => ({ path, reason });

/** Loops and pushes instead of lists of lists: most of what is asked here is nowhere near, and asked for every candidate. */
const addFloors = (faults: Fault[], { base, floor }: Spot, { floors }: Ground): void => {
  const own = floors[floor];
  if (own === undefined) faults.push(at('floor', 'out-of-range'));
  else if (!isBorne(base, own, floors)) faults.push(at(`floors.${String(floor)}`, 'not-supported'));
  else
    floors.forEach(({ shape, level, open }, i) => {
      if (level > own.level && open !== true && overlaps(base, shape)) faults.push(at(`floors.${String(i)}`, 'not-supported'));
    });
};

const addObstacles = (faults: Fault[], { base }: Spot, { level: own, obstacles }: Pick<Ground, 'obstacles'> & { readonly level: number }): void => {
  const box = boxOf(base);
  obstacles.forEach(({ shape, bars, level }, i) => {
    if (bars === 'tool' || (level !== undefined && level < own)) return;
    if (isWithinBoxBox(box, preparePolygon(shape).box, 0) && overlaps(base, shape)) faults.push(at(`obstacles.${String(i)}`, 'barred'));
  });
};

/** Why a base may not end at a spot: one fault for everything that keeps it away; none if it may. Exact. */
export const faultsOfSpot = (spot: Spot, ground: Ground): readonly Fault[] => {
  if (!contains(ground.edge, spot.base)) return [at('end', 'off-table')];
  const faults: Fault[] = [];
  const level = ground.floors[spot.floor]?.level ?? 0;
  addFloors(faults, spot, ground);
  addObstacles(faults, spot, { level, obstacles: ground.obstacles });
  ground.bases.forEach((other, i) => {
    if (other.level === level && overlaps(spot.base, other.shape)) faults.push(at(`bases.${String(i)}`, 'spot-taken'));
  });
  return faults;
};

/** Whether a base may end at a spot: on the table, wholly on its floor or on those flush with it, clear of obstacles that bar it and of bases on its level. */
export const checkSpot = (spot: Spot, ground: Ground): Result<readonly Fault[], Spot> => {
  const faults = faultsOfSpot(spot, ground);
  return faults.length > 0 ? left(faults) : right(spot);
};
