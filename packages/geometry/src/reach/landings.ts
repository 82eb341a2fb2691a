// Where a displaced base comes to lie on one floor, whatever stops it: what stops it never lies under it.
import { boxOf, growBox } from '../box.js';
import type { Blocker, PushStart } from '../moves/displace.js';
import type { Floor, Ground } from '../moves/ground.js';
import { containsPolygonPolygon } from '../polygon-polygon.js';
import { type Polygon, rectangle } from '../shape.js';
import { type Area, without } from './area.js';
import { grownShape } from './outline.js';
import { spotsOn } from './region.js';

/** A table, and what stops the base on it, which it does not overlap at the start. */
export interface Stopping {
  readonly ground: Ground;
  readonly blockers: readonly Blocker[];
}

/** The table without what stops the base; its edge wider where that does. Floors stay, but those that do are flat as air. */
const restOf = (floor: number, { ground, blockers }: Stopping): { readonly rest: Ground; readonly floor: number } | undefined => {
  const stops = (kind: Blocker['kind'], place: number): boolean => blockers.some((one) => one.kind === kind && one.place === place);
  const own = ground.floors[floor];
  if (own === undefined || stops('floor', floor)) return undefined;
  const isWalled = ground.edge.points.every((_, place) => stops('edge', place));
  const { minX, minY, maxX, maxY } = growBox(boxOf(ground.edge), 65_536);
  const edge: Polygon = isWalled ? rectangle({ x: minX, y: minY }, { x: maxX, y: maxY }) : ground.edge;
  const isAll = isWalled && containsPolygonPolygon(own.shape, ground.edge);
  const floors = ground.floors.filter((_, place) => place !== floor && !stops('floor', place));
  const rest = {
    edge,
    floors: [{ ...own, shape: isAll ? edge : own.shape }, ...floors],
    obstacles: ground.obstacles.filter((_, place) => !stops('obstacle', place)),
    bases: ground.bases.filter((_, place) => !stops('base', place)),
  };
  return { rest, floor: 0 };
};

/** The places of the center of a base that surely comes to lie on a floor when it is displaced there: no floor higher up or earlier in the list catches it. */
export const landingsOf = (start: PushStart, floor: number, stopping: Stopping): Area => {
  const { floors } = stopping.ground;
  const [own, level] = [floors[floor], floors[start.floor]?.level ?? 0];
  const left = restOf(floor, stopping);
  if (left === undefined || own === undefined || own.level > level) return [];
  const catches = (other: Floor, place: number): boolean =>
    (other.level > own.level && other.level <= level) || (other.level === own.level && place < floor);
  const caught = floors.filter((other, place) => catches(other, place) && left.rest.floors.includes(other));
  const { radius } = start.base;
  return without(spotsOn({ radius, floor: left.floor }, left.rest, 'inside'), caught.flatMap(({ shape }) => grownShape(shape, radius, 'outside')));
};
