// Where a base may end. The table is an outline with surfaces on it; what stands and lies on it is given level by level, so
// that two may share a spot on different levels. Levels are whole numbers of any meaning: elevations, or heights in ticks.
import { isWithinBoxBox, boxOf } from './box.js';
import { contains } from './contains.js';
import { overlaps } from './distance.js';
import { type PreparedPolygon, preparePolygon } from './prepare.js';
import { type Fault, type FaultReason, type Result, left, right } from './result.js';
import type { Polygon, Shape } from './shape.js';

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

/** A base that is to end somewhere, and the place of its floor in the list. */
export interface Spot {
  readonly base: Shape;
  readonly floor: number;
}

const at = (path: string, reason: FaultReason): Fault => ({ path, reason });

/** The floors that keep a base from lying wholly on its own: it lies over their edge, or under a closed one. */
const faultsOfFloors = ({ base, floor }: Spot, { floors }: Ground): readonly Fault[] => {
  const own = floors[floor];
  if (own === undefined) return [at('floor', 'out-of-range')];
  if (!contains(own.shape, base)) return [at(`floors.${String(floor)}`, 'not-supported')];
  return floors.flatMap(({ shape, level, open }, i) => {
    const covers = level > own.level ? open !== true : level === own.level && i !== floor && !contains(shape, base);
    return covers && overlaps(base, shape) ? [at(`floors.${String(i)}`, 'not-supported')] : [];
  });
};

/** Why a base may not end at a spot: one fault for everything that keeps it away; none if it may. Exact. */
export const faultsOfSpot = (spot: Spot, ground: Ground): readonly Fault[] => {
  const { base, floor } = spot;
  if (!contains(ground.edge, base)) return [at('end', 'off-table')];
  const level = ground.floors[floor]?.level;
  const box = boxOf(base);
  return [
    ...faultsOfFloors(spot, ground),
    ...ground.obstacles.flatMap(({ shape, bars, level: top = Infinity }, i) =>
      bars !== 'tool' && top >= (level ?? 0) && isWithinBoxBox(box, preparePolygon(shape).box, 0) && overlaps(base, shape) ? [at(`obstacles.${String(i)}`, 'barred')] : [],
    ),
    ...ground.bases.flatMap((other, i) =>
      other.level === level && overlaps(base, other.shape) ? [at(`bases.${String(i)}`, 'spot-taken')] : [],
    ),
  ];
};

/** Whether a base may end at a spot: on the table, wholly on its floor, clear of obstacles that bar it and of bases on its level. */
export const checkSpot = (spot: Spot, ground: Ground): Result<readonly Fault[], Spot> => {
  const faults = faultsOfSpot(spot, ground);
  return faults.length > 0 ? left(faults) : right(spot);
};
