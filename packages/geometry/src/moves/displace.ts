// What others do to a base: push it away or pull it toward them, straight and over the full length, and set it down anew.
// A pushed base stops at what it touches on its level or higher, and at the edge of the table. If it cannot lie there, it
// goes back to the last point of its way where it lay wholly on one floor, or on several that are flush.
import { boxOfPoints, growBox } from '../box.js';
import { fault, faultsOfPoint, fieldOf, isRecord, pointOf } from '../check.js';
import { faultsOfDirection } from '../check-base.js';
import { lastPoint, slide } from './contact.js';
import { isWithinDiscDisc } from '../disc-disc.js';
import { overlaps } from '../distance.js';
import { changesAlong } from './events.js';
import { cornersBetween } from './flush.js';
import { type Ground, faultsOfSpot, mainFloor } from './ground.js';
import { isWithinEighth } from '../heading.js';
import { preparePolygon } from '../prepare.js';
import { type Fault, type Result, left, right } from '../result.js';
import { along } from '../round.js';
import { type Disc, type Shape, disc } from '../shape.js';
import { faultsOfFloor } from './tool-move.js';
import type { Ticks } from '../units.js';
import { type Vec, add, isSamePoint, lengthSquared, subtract } from '../vector.js';

/** What stops a displaced base: a base, floor or obstacle by its place in the list, or the edge of the table. */
export interface Stopper {
  readonly kind: 'base' | 'floor' | 'obstacle' | 'edge';
  readonly place: number;
}

/** A base that is to be displaced. */
export interface DisplaceStart {
  readonly base: Disc;
  /** The place of the floor it stands on, or of one of those; its level counts all the way. */
  readonly floor: number;
  /** A level that counts instead: what is lower does not stop it, and what is higher does not bear it. */
  readonly level?: number;
  /** @unit ticks */
  readonly length: Ticks;
}

/** Where a displaced base comes to lie. */
export interface Displaced {
  readonly end: Vec;
  readonly floor: number;
  /** What it touched, if that stopped it. */
  readonly stoppedBy?: Stopper;
  /** Whether it could not lie where it came to, and went back to where it could. */
  readonly wentBack: boolean;
}

/** A stopper and its shape. */
export interface Blocker extends Stopper {
  readonly shape: Shape;
}

/** The level of a base that is to be displaced. */
export const levelOf = ({ floor, level }: Pick<DisplaceStart, 'floor' | 'level'>, { floors }: Ground): number => level ?? floors[floor]?.level ?? 0;

/** What may stop a base: a closed floor of its level or a higher one is terrain in its way; an open one above it is passed below. */
export const blockersOf = ({ floor }: DisplaceStart, level: number, ground: Ground): readonly Blocker[] => [
  ...ground.bases.flatMap((one, place): Blocker[] => (one.level >= level ? [{ kind: 'base', place, shape: one.shape }] : [])),
  ...ground.floors.flatMap((one, place): Blocker[] => {
    const isInWay = place !== floor && one.level >= level && !(one.open === true && one.level > level);
    return isInWay ? [{ kind: 'floor', place, shape: one.shape }] : [];
  }),
  ...ground.obstacles.flatMap(({ shape, bars, level: top = Infinity }, place): Blocker[] =>
    bars !== 'tool' && top >= level ? [{ kind: 'obstacle', place, shape }] : [],
  ),
  ...preparePolygon(ground.edge).edges.map((shape, place): Blocker => ({ kind: 'edge', place, shape })),
];

/** The floor a base comes to lie on at most on a level: the highest it overlaps, if it lies wholly on it, or on those flush with it, and is free there. */
const landingOf = (base: Disc, level: number, ground: Ground): number | undefined => {
  const below = ground.floors.map((floor, place) => ({ ...floor, place })).filter((floor) => floor.level <= level && overlaps(base, floor.shape));
  const top = below.reduce((most, floor) => Math.max(most, floor.level), -Infinity);
  const floor = mainFloor(base, below.filter((one) => one.level === top).map(({ place }) => place), ground);
  return floor !== undefined && faultsOfSpot({ base, floor }, ground).length === 0 ? floor : undefined;
};

const goBack = (start: DisplaceStart, way: Vec, ground: Ground): Vec => {
  const { base } = start;
  const level = levelOf(start, ground);
  const corners = cornersBetween(ground.floors, growBox(boxOfPoints([base.center, add(base.center, way)]), base.radius));
  const shapes = [...corners, ...[...ground.floors, ...ground.bases, ...ground.obstacles].map(({ shape }) => shape)];
  const size = Math.sqrt(lengthSquared(way));
  const lies = (by: Vec): boolean => landingOf(disc(add(base.center, by), base.radius), level, ground) !== undefined;
  for (const part of changesAlong(base, way, shapes)) {
    const found = lastPoint(way, Math.ceil(part * size - 1e-6), lies);
    if (found !== undefined) return found;
  }
  return { x: 0, y: 0 };
};

/** Where a base comes to lie that is displaced straight in a direction, over the full length unless something stops it. */
export const displace = (start: DisplaceStart, direction: Vec, ground: Ground): Displaced => {
  const { base, floor, length } = start;
  const level = levelOf(start, ground);
  const blockers = blockersOf(start, level, ground);
  const stop = slide({ mover: base, way: along(direction, length), blockers: blockers.map(({ shape }) => shape) });
  const blocker = stop.by === undefined ? undefined : blockers[stop.by];
  const stopped = blocker === undefined ? {} : { stoppedBy: { kind: blocker.kind, place: blocker.place } };
  const reached = landingOf(disc(add(base.center, stop.way), base.radius), level, ground);
  if (reached !== undefined) return { end: add(base.center, stop.way), floor: reached, ...stopped, wentBack: false };
  const back = isSamePoint(stop.way, { x: 0, y: 0 }) ? stop.way : goBack(start, stop.way, ground);
  const end = add(base.center, back);
  return { end, floor: landingOf(disc(end, base.radius), level, ground) ?? floor, ...stopped, wentBack: true };
};

/** A displacement by something: away from it or toward it. */
export interface PushStart extends DisplaceStart {
  readonly kind: 'away' | 'toward';
  /** The center of what displaces it, where it was at the start. */
  readonly from: Vec;
}

/**
 * The straight way away from, or toward, what displaces a base. The zero vector if their centers are the same: then every
 * direction is as good, and the player chooses.
 */
export const wayOfPush = ({ base, kind, from }: PushStart): Vec => (kind === 'away' ? subtract(base.center, from) : subtract(from, base.center));

/**
 * Where a push or pull ends, from any input: its direction at most 45 degrees off the straight way; the full length, and no
 * choice but the direction. A shove is a push and then, if one likes, a pull of the other.
 */
export const checkPush = (input: unknown, start: PushStart, ground: Ground): Result<readonly Fault[], Displaced> => {
  if (!isRecord(input)) return left(fault('', 'not-a-record'));
  const direction = fieldOf(input, 'direction');
  const faults = faultsOfDirection(direction, 'direction');
  if (faults.length > 0) return left(faults);
  if (!isWithinEighth(pointOf(direction), wayOfPush(start))) return left(fault('direction', 'outside-wedge'));
  return right(displace(start, pointOf(direction), ground));
};

/** A base that is to be set down anew. */
export interface PlaceStart {
  readonly base: Disc;
  /** How far from where it stands, edge to edge; on it is within. @unit ticks */
  readonly within: Ticks;
}

/** Where a base is set down, and the place of its floor. */
export interface Placed {
  readonly end: Vec;
  readonly floor: number;
}

/** Whether a base may be set down somewhere, from any input: within the range of where it stood, and its spot free. No way counts. */
export const checkPlace = (input: unknown, { base, within }: PlaceStart, ground: Ground): Result<readonly Fault[], Placed> => {
  if (!isRecord(input)) return left(fault('', 'not-a-record'));
  const [end, floor] = [fieldOf(input, 'end'), fieldOf(input, 'floor')];
  const faults = [...faultsOfPoint(end, 'end'), ...faultsOfFloor(floor, ground)];
  if (faults.length > 0) return left(faults);
  const placed = { end: pointOf(end), floor: Number(floor) };
  const anew = disc(placed.end, base.radius);
  const spot = [...(isWithinDiscDisc(base, anew, within) ? [] : fault('end', 'too-far')), ...faultsOfSpot({ base: anew, floor: placed.floor }, ground)];
  return spot.length > 0 ? left(spot) : right(placed);
};
