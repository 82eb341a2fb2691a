// Where a displaced base comes to lie on one floor, whatever stops it: what stops it never lies under it.
import { boxOf, growBox } from '../box.js';
import { type Blocker, type PushStart, levelOf } from '../moves/displace.js';
import type { Floor, Ground } from '../moves/ground.js';
import { containsPolygonPolygon } from '../polygon-polygon.js';
import { type Polygon, rectangle } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Area, common, unite, without } from './area.js';
import { edgesGrown, grownShape } from './outline.js';
import { spotsOn } from './spots.js';

/** A table, what stops the base on it, which it does not overlap at the start, and how far the base may lie from a place. */
export interface Stopping {
  readonly ground: Ground;
  readonly blockers: readonly Blocker[];
  /** @unit ticks */
  readonly near: Ticks;
}

const stoppers =
  ({ blockers }: Stopping) =>
  (kind: Blocker['kind'], place: number): boolean =>
    blockers.some((one) => one.kind === kind && one.place === place);

/**
 * The table without what stops the base; its edge wider where that does. Floors stay, but those that do are flat as air, unless they
 * are flush with its own: next to those it lies.
 */
const restOf = (floor: number, stopping: Stopping): Ground | undefined => {
  const { ground } = stopping;
  const stops = stoppers(stopping);
  const own = ground.floors[floor];
  if (own === undefined || stops('floor', floor)) return undefined;
  const isWalled = ground.edge.points.every((_, place) => stops('edge', place));
  const { minX, minY, maxX, maxY } = growBox(boxOf(ground.edge), 65_536);
  const edge: Polygon = isWalled ? rectangle({ x: minX, y: minY }, { x: maxX, y: maxY }) : ground.edge;
  const isAll = isWalled && containsPolygonPolygon(own.shape, ground.edge);
  const floors = ground.floors.filter(({ level }, place) => place !== floor && (level === own.level || !stops('floor', place)));
  return {
    edge,
    floors: [{ ...own, shape: isAll ? edge : own.shape }, ...floors],
    obstacles: ground.obstacles.filter((_, place) => !stops('obstacle', place)),
    bases: ground.bases.filter((_, place) => !stops('base', place)),
  };
};

/** The places around which a base surely has its middle on a floor, if others flush with it bear it too. */
const middlesOn = ({ shape }: Floor, spots: Area, near: Ticks): Area =>
  without(common(spots, unite(grownShape(shape, 0, 'inside'))), edgesGrown(shape.points, near, 'outside'));

/** The places near which a base surely comes to lie on a floor when it is displaced there: no floor higher up catches it, nor one earlier in the list that is flush. */
export const landingsOf = (start: PushStart, floor: number, stopping: Stopping): Area => {
  const { ground, near } = stopping;
  const [rest, level] = [restOf(floor, stopping), levelOf(start, ground)];
  const own = rest?.floors[0];
  if (rest === undefined || own === undefined || own.level > level) return [];
  const radius = start.base.radius + near;
  const stops = stoppers(stopping);
  const caught = ground.floors.flatMap((other, place) => {
    if (stops('floor', place)) return [];
    if (other.level > own.level && other.level <= level) return grownShape(other.shape, radius, 'outside');
    return other.level === own.level && place < floor ? grownShape(other.shape, near, 'outside') : [];
  });
  const isFlush = rest.floors.some((other) => other !== own && other.level === own.level);
  const spots = spotsOn({ radius, floor: 0 }, rest, 'inside');
  return without(isFlush ? middlesOn(own, spots, near) : spots, caught);
};
