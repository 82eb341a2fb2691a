// Where pushes end: on a curve, all around the wedge of their directions. It has no inside, so the inner region is a thin band
// around it: whoever points into the band ends next to where they pointed. Sector by sector, narrow ones where something stops
// the base: nothing is in its way up to a line a little before its ends, and a little beyond them there is, all along the sector.
import { boxOf, growBox, isWithinBoxBox } from '../box.js';
import { contains } from '../contains.js';
import { overlaps } from '../distance.js';
import { headingTo, leftOf, rightOf, isWithinEighth } from '../heading.js';
import { edgesOf, slide } from '../moves/contact.js';
import { type PushStart, blockersOf, levelOf, wayOfPush } from '../moves/displace.js';
import type { Ground } from '../moves/ground.js';
import { preparePolygon } from '../prepare.js';
import { along } from '../round.js';
import { isCloserSegmentSegment } from '../segment-segment.js';
import { type Shape, polygon, segment } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, add, cross, isSamePoint, lengthSquared } from '../vector.js';
import { type Area, common, unite, without } from './area.js';
import { fan } from './fan.js';
import { landingsOf } from './landings.js';
import { type Outline, SPARE, roundedHull } from './outline.js';
import type { Region } from './region.js';
import { spotsOn } from './spots.js';

/** A push that may go anywhere in its wedge, what stops it, and how far before and beyond its ends the band reaches. */
interface Scene {
  readonly start: PushStart;
  readonly solid: readonly Shape[];
  readonly margin: Ticks;
}

/** A direction, and how far one comes in it. */
interface Ray {
  readonly direction: Vec;
  readonly reach: Ticks;
  readonly isStopped: boolean;
}

/** The part of the band between two directions. */
interface Sector {
  readonly from: Ray;
  readonly to: Ray;
}

const rayOf = ({ start: { base, length }, solid }: Scene, direction: Vec): Ray => {
  const { way, by } = slide({ mover: base, way: along(direction, length), blockers: solid });
  return by === undefined ? { direction, reach: length, isStopped: false } : { direction, reach: Math.ceil(Math.sqrt(lengthSquared(way))), isStopped: true };
};

const pointOn = ({ start }: Scene, { direction, reach }: Ray, by: Ticks): Vec => add(start.base.center, along(direction, reach + by));

/** Whether the base meets nothing on any straight way into a triangle before it. */
const isClear = ({ start: { base }, solid }: Scene, [from, to]: readonly [Vec, Vec]): boolean => {
  const core = preparePolygon(polygon([base.center, from, to]));
  const around = growBox(core.box, base.radius);
  return !solid.some(
    (shape) =>
      isWithinBoxBox(around, boxOf(shape), 0) &&
      (overlaps(core, shape) || edgesOf(shape).some(({ line, reach }) => core.edges.some((edge) => isCloserSegmentSegment(edge, line, base.radius + reach)))),
  );
};

/** Whether one edge is in the way at both points, and so at all between them. */
const isBarred = ({ start: { base }, solid }: Scene, points: readonly Vec[]): boolean =>
  solid.some((shape) => edgesOf(shape).some(({ line, reach }) => points.every((point) => isCloserSegmentSegment(segment(point, point), line, base.radius + reach))));

const isSure = (scene: Scene, from: Ray, to: Ray): boolean => {
  const { margin } = scene;
  const at = (by: Ticks): readonly [Vec, Vec] => [pointOn(scene, from, by), pointOn(scene, to, by)];
  const [least, most] = [Math.min(from.reach, to.reach), Math.max(from.reach, to.reach)];
  if (from.isStopped !== to.isStopped || least <= 2 * margin || most > 2 * least) return false;
  return from.isStopped ? isClear(scene, at(-margin)) && isBarred(scene, at(margin)) : isClear(scene, at(margin));
};

/** How often a sector is halved before it is given up. */
const HALVINGS = 4;

const sectorsBetween = (scene: Scene, [from, to]: readonly [Ray, Ray], halvings: number): readonly Sector[] => {
  if (isSure(scene, from, to)) return [{ from, to }];
  const middle = along(add(from.direction, to.direction), SIZE);
  if (halvings === 0 || isSamePoint(middle, from.direction) || isSamePoint(middle, to.direction)) return [];
  const ray = rayOf(scene, middle);
  return [...sectorsBetween(scene, [from, ray], halvings - 1), ...sectorsBetween(scene, [ray, to], halvings - 1)];
};

/** All directions are about so long, so that the sum of two lies halfway between them. */
const SIZE = 32_000;

/** The directions of a wedge from right to left, its edges with them; all around, the first of them again at the end. */
const directionsOf = (start: PushStart): readonly Vec[] => {
  const way = headingTo({ x: 0, y: 0 }, wayOfPush(start));
  const sized = (directions: readonly Vec[]): readonly Vec[] => directions.map((direction) => along(direction, SIZE));
  if (isSamePoint(way, { x: 0, y: 0 })) return sized([...fan(24), ...fan(24).slice(0, 1)]);
  const inside = fan(24).filter((direction) => isWithinEighth(direction, way));
  return [...sized([...inside, add(way, rightOf(way)), add(way, leftOf(way))])].sort((a, b) => cross(b, a));
};

const outlineOf = (scene: Scene, { from, to }: Sector): Outline => {
  const { margin } = scene;
  return [pointOn(scene, from, -margin), pointOn(scene, from, margin), pointOn(scene, to, margin), pointOn(scene, to, -margin)];
};

/** The band, short of the directions at which it begins and ends: rounding may lead past those. */
const bandOf = (scene: Scene): Area => {
  const directions = directionsOf(scene.start);
  const rays = directions.map((direction) => rayOf(scene, direction));
  const [first] = rays;
  const isAround = first !== undefined && isSamePoint(directions.at(-1) ?? first.direction, first.direction);
  if (isAround) rays[rays.length - 1] = first;
  const sectors = rays.slice(1).flatMap((to, i) => sectorsBetween(scene, [rays[i] ?? to, to], HALVINGS));
  const [starts, ends] = [new Set(sectors.map(({ from }) => from)), new Set(sectors.map(({ to }) => to))];
  const loose = [...starts].filter((ray) => !ends.has(ray)).concat([...ends].filter((ray) => !starts.has(ray)));
  const cuts = loose.map((ray) => roundedHull([pointOn(scene, ray, -2 * scene.margin), pointOn(scene, ray, 2 * scene.margin)], 1, 'outside'));
  return without(unite(sectors.map((sector) => outlineOf(scene, sector))), cuts);
};

const innerOf = (start: PushStart, floor: number, ground: Ground): { readonly inner: Area; readonly near: Ticks } => {
  const { base, length } = start;
  const margin = SPARE + Math.ceil(length / 4096);
  const near = 3 * margin + 2;
  const blockers = blockersOf(start, levelOf(start, ground), ground).filter(({ shape }) => !overlaps(base, shape));
  if (length === 0 || base.radius <= near || !contains(ground.edge, base)) return { inner: [], near };
  const spots = landingsOf(start, floor, { ground, blockers, near });
  return { inner: spots.length === 0 ? [] : common(bandOf({ start, solid: blockers.map(({ shape }) => shape), margin }), spots), near };
};

/**
 * The region of a push on a floor. Its ends lie on a curve, around which the inner region is a band: a push toward a place in
 * it ends on this floor, no farther than `near` from that place. Where the curve is too ragged to be sure, the band has gaps.
 */
export const regionOfPush = (start: PushStart, floor: number, ground: Ground): Region => {
  const { center, radius } = start.base;
  const outer = common([roundedHull([center], start.length, 'outside')], spotsOn({ radius, floor }, ground, 'outside'));
  return { ...innerOf(start, floor, ground), outer, tolerance: SPARE };
};
