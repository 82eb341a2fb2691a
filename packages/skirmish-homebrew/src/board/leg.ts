import { containsPolygonPoint, containsPolygonsSegment, crossesSegmentPolygon, type Box, type Segment, type Ticks } from '@regelwerk/geometry';
import type { Board, Body } from '../board.js';
import type { Place } from '../model/ids.js';
import { runsOn, type Slope } from './slope.js';

/** One straight piece of a way, with its lowest and its highest height. */
export interface Leg extends Segment {
  readonly from: Place;
  readonly to: Place;
  /** @unit ticks */
  readonly low: Ticks;
  /** @unit ticks */
  readonly high: Ticks;
  /** Does it run along the ground where there is no piece of terrain? */
  readonly clear: boolean;
}

/** Does a line meet a box? It may say yes where they just miss. */
const meetsBox = (from: Place, to: Place, { minX, minY, maxX, maxY }: Box): boolean => {
  if ((from.x < minX && to.x < minX) || (from.x > maxX && to.x > maxX) || (from.y < minY && to.y < minY) || (from.y > maxY && to.y > maxY)) return false;
  const x = to.x - from.x;
  const y = to.y - from.y;
  const off = Math.abs(x * (minY + maxY - 2 * from.y) - y * (minX + maxX - 2 * from.x));
  return off <= Math.abs(x) * (maxY - minY) + Math.abs(y) * (maxX - minX);
};

const isClear = ({ boxes }: Board, from: Place, to: Place): boolean => {
  if (from.z !== 0 || to.z !== 0) return false;
  for (const box of boxes) if (meetsBox(from, to, box)) return false;
  return true;
};

/** The straight pieces of a way from a place over bends to its end. */
export const legsFrom = (board: Board, start: Place, path: readonly Place[]): readonly Leg[] => {
  const legs: Leg[] = [];
  let from = start;
  for (const to of path) {
    const rises = to.z >= from.z;
    legs.push({ kind: 'segment', from, to, low: rises ? from.z : to.z, high: rises ? to.z : from.z, clear: isClear(board, from, to) });
    from = to;
  }
  return legs;
};

/** What bars a leg. */
export interface Bar {
  readonly kind: 'bar';
  readonly by: string;
  readonly why: 'wall' | 'not-enterable' | 'gap' | 'level';
  /** Could what bars it have been agreed as a small obstacle? */
  readonly low: boolean;
}

/** A leg along one level. */
export interface OnLevel {
  readonly kind: 'level';
}
/** A leg along stairs or a ramp. */
export interface OnSlope {
  readonly kind: 'slope';
  readonly slope: Slope;
}

const LEVEL: OnLevel = { kind: 'level' };

/** Is a body in the way at the heights of a leg? A level leg meets it from its bottom up to below its top, a rising one only in between. */
export const isAtHeight = ({ bottom, top }: Body, { low, high }: Leg): boolean =>
  low === high ? bottom <= low && low < top : bottom < high && low < top;

const bar = (why: Bar['why'], by = '', low = false): Bar => ({ kind: 'bar', by, why, low });

/** What a leg runs into, if it runs into a body; the solid below its own slope is none. */
const bodyOn = ({ bodies }: Board, leg: Leg, own: Slope | undefined): Bar | undefined => {
  for (const body of bodies)
    if (isAtHeight(body, leg) && body.polygon !== own?.polygon && crossesSegmentPolygon(leg, body.polygon)) return bar('wall', body.id, body.low);
  return undefined;
};

const closedOn = ({ closed }: Board, leg: Leg): Bar | undefined => {
  for (const { id, polygon, z } of closed) if (z === leg.low && crossesSegmentPolygon(leg, polygon)) return bar('not-enterable', id);
  return undefined;
};

/** Does a level leg above the ground have a floor under all of it? Floors that meet have no gap between them. */
const hasFloor = ({ tops }: Board, leg: Leg): boolean => {
  let arrives = false;
  for (const { polygon, convex, z } of tops) {
    if (z !== leg.low || !containsPolygonPoint(polygon, leg.to)) continue;
    if (convex && containsPolygonPoint(polygon, leg.from)) return true;
    arrives = true;
  }
  if (!arrives) return false;
  const halfway = { x: (leg.from.x + leg.to.x) / 2, y: (leg.from.y + leg.to.y) / 2 };
  const floors = tops.filter(({ z }) => z === leg.low).map(({ polygon }) => polygon);
  return floors.some((floor) => containsPolygonPoint(floor, halfway)) && containsPolygonsSegment(floors, leg);
};

const barOnLevel = (board: Board, leg: Leg): Bar | undefined =>
  bodyOn(board, leg, undefined) ?? (leg.low === 0 || hasFloor(board, leg) ? closedOn(board, leg) : bar('gap'));

/** On what a leg of a walk runs, or what bars it. */
export const passageOf = (board: Board, leg: Leg): OnLevel | OnSlope | Bar => {
  if (leg.clear) return LEVEL;
  const barred = leg.low === leg.high ? barOnLevel(board, leg) : bar('level');
  if (barred === undefined) return LEVEL;
  const slope = board.slopes.find((one) => runsOn(one, leg));
  return slope === undefined ? barred : (bodyOn(board, leg, slope) ?? { kind: 'slope', slope });
};

/** The body that lies across a jump and rises above both its ends. */
export const wallInFlight = ({ bodies }: Board, leg: Leg): string | undefined => {
  for (const { id, bottom, top, polygon } of bodies) if (bottom <= leg.high && leg.high < top && crossesSegmentPolygon(leg, polygon)) return id;
  return undefined;
};

/** How many obstacles a way crosses, each counted once. */
export const countObstacles = ({ obstacles }: Board, legs: readonly Leg[]): number => {
  let count = 0;
  for (const obstacle of obstacles) {
    for (const leg of legs) {
      if (leg.clear || !isAtHeight(obstacle, leg) || !crossesSegmentPolygon(leg, obstacle.polygon)) continue;
      count += 1;
      break;
    }
  }
  return count;
};

/** Is a place, seen from above, on the table? */
export const isOnTable = ({ width, depth }: Board, { x, y }: Place, radius: Ticks): boolean =>
  x >= radius && y >= radius && x <= width - radius && y <= depth - radius;
