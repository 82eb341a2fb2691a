// Followers around their leader. Placed one after the other, each at the free spot nearest to the leader that keeps it in
// cohesion; where there is none, as near as possible. Looked at are spots in contact with what is there, rings around the
// leader, and along each of many directions every spot where something begins or ends. The same table, the same places.
import { isWithinDiscDisc } from '../disc-disc.js';
import { boxOf, boxOfPoints, growBox, isWithinBoxBox } from '../box.js';
import { changesAlong } from '../moves/events.js';
import { cornersBetween } from '../moves/flush.js';
import type { Ground } from '../moves/ground.js';
import { along, ceilRoot, pointAlong } from '../round.js';
import { type Disc, disc } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, add, distanceSquared, lengthSquared } from '../vector.js';
import { floorsFor } from './density.js';
import { fan } from './fan.js';
import type { End } from './lays.js';

/** A unit that forms up. */
export interface Formation {
  /** The leader where it stands now, not among the bases of the table. */
  readonly leader: { readonly base: Disc; readonly floor: number };
  /** The radii of its followers, in the order in which they are placed. @unit ticks */
  readonly followers: readonly Ticks[];
  /** How far from the leader, edge to edge. @unit ticks */
  readonly within: Ticks;
  /** Whether a place is in sight of the leader, not too high above or below it, and so on. */
  readonly allows?: (base: Disc, floor: number) => boolean;
}

/** Where a follower comes to stand. */
export interface FollowerPlace extends End {
  readonly inCohesion: boolean;
}

/** A base on a floor, and whether it keeps cohesion there. */
export interface Spot {
  readonly base: Disc;
  readonly floor: number;
  readonly inCohesion: boolean;
}

/** Whether a follower in a place keeps cohesion with its leader: near enough, and allowed. Exact; the edge is within. */
export const isInCohesion = ({ base, floor }: { readonly base: Disc; readonly floor: number }, { leader, within, allows }: Formation): boolean =>
  isWithinDiscDisc(base, leader.base, within) && (allows === undefined || allows(base, floor));

/** How far apart the rings are on which spots are looked for. @unit ticks */
export const RING: Ticks = 500;

/** How many ticks after a change a base is tried: by then the place is clear of what it touches, however it is rounded. */
const AFTER = [0, 1, 2];

/** A stretch outward from the leader. */
interface Outward {
  readonly direction: Vec;
  /** From the center of the leader. @unit ticks */
  readonly most: Ticks;
}

/** How far out a base is looked at along a direction: on rings, and wherever it comes to lie on something, or off it. */
const lengthsAlong = (formation: Formation, radius: Ticks, { ground, direction, most }: Pick<Scene, 'ground'> & Outward): readonly Ticks[] => {
  const { center, radius: inner } = formation.leader.base;
  const way = along(direction, most);
  const size = Math.sqrt(lengthSquared(way));
  const box = growBox(boxOfPoints([center, add(center, way)]), radius);
  const shapes = [...ground.floors, ...ground.obstacles, ...ground.bases].map(({ shape }) => shape).filter((shape) => isWithinBoxBox(boxOf(shape), box, 0));
  const corners = cornersBetween(ground.floors, box);
  const changes = changesAlong(disc(center, radius), way, [...corners, ...shapes, ground.edge]).flatMap((part) => AFTER.map((after) => Math.floor(part * size) + after));
  const rings = Array.from({ length: Math.ceil((most - inner - radius) / RING) }, (_, i) => inner + radius + i * RING);
  return [...new Set([...rings, ...changes, most])].filter((length) => length >= inner + radius && length <= most).sort((a, b) => a - b);
};

/** The place of a base so far out from the leader: never nearer than contact, and not beyond the range by rounding. */
const placeAlong = ({ leader }: Formation, radius: Ticks, { direction, length }: { readonly direction: Vec; readonly length: Ticks }): Disc => {
  const { center } = leader.base;
  const round = length === leader.base.radius + radius ? 'beyond' : 'short';
  const at = pointAlong({ from: center, toward: { x: center.x + direction.x, y: center.y + direction.y }, length, round });
  return disc(at ?? center, radius);
};

const byDistance = (center: Vec) => (a: Disc, b: Disc): number => distanceSquared(a.center, center) - distanceSquared(b.center, center);

/** The places of a base in contact with another, all around it. */
const contactsOf = (other: Disc, radius: Ticks, directions: readonly Vec[]): readonly Disc[] =>
  directions.flatMap(({ x, y }) => {
    const toward = { x: other.center.x + x, y: other.center.y + y };
    const at = pointAlong({ from: other.center, toward, length: other.radius + radius, round: 'beyond' });
    return at === undefined ? [] : [disc(at, radius)];
  });

/** A table with the bases of the unit that stand already among the others. */
export interface Scene {
  readonly ground: Ground;
  /** The leader, and the followers that stand already. */
  readonly placed: readonly Disc[];
  /** The directions looked at. */
  readonly directions: readonly Vec[];
  /** Whether the spots nearest to the leader are taken first, or the farthest in cohesion. */
  readonly order: 'near' | 'far';
}

/** A table with some bases more, each on its floor. */
export const withBases = (ground: Ground, more: readonly { readonly base: Disc; readonly floor: number }[]): Ground => ({
  ...ground,
  bases: [...ground.bases, ...more.map(({ base, floor }) => ({ shape: base, level: ground.floors[floor]?.level ?? 0 }))],
});

/** How far a follower may be at all: across the table. */
const farthest = ({ points }: Ground['edge'], from: Vec): Ticks =>
  ceilRoot(points.reduce((most, point) => Math.max(most, distanceSquared(point, from)), 0));

/** The places looked at inside the range of cohesion, in order. */
const placesWithin = (formation: Formation, radius: Ticks, scene: Scene): readonly Disc[] => {
  const { placed, directions, order, ground } = scene;
  const most = Math.min(formation.leader.base.radius + formation.within + radius, farthest(ground.edge, formation.leader.base.center));
  const around = directions.flatMap((direction) =>
    lengthsAlong(formation, radius, { ground, direction, most }).map((length) => placeAlong(formation, radius, { direction, length })),
  );
  const sorted = [...around, ...placed.flatMap((other) => contactsOf(other, radius, directions))].sort(byDistance(formation.leader.base.center));
  return order === 'near' ? sorted : sorted.reverse();
};

/** The highest floor that bears a base; one that keeps cohesion before one that does not. */
const spotAt = (base: Disc, formation: Formation, { ground }: Pick<Scene, 'ground'>): Spot | undefined => {
  const spots = floorsFor(base, ground).map((floor): Spot => ({ base, floor, inCohesion: isInCohesion({ base, floor }, formation) }));
  return spots.find(({ inCohesion }) => inCohesion) ?? spots[0];
};

/** The first free spot in cohesion that is looked at. */
export const spotWithin = (formation: Formation, radius: Ticks, scene: Scene): Spot | undefined => {
  for (const place of placesWithin(formation, radius, scene)) {
    if (!isWithinDiscDisc(place, formation.leader.base, formation.within)) continue;
    const spot = spotAt(place, formation, scene);
    if (spot?.inCohesion === true) return spot;
  }
  return undefined;
};

/** The free spot nearest to the leader that is looked at, in cohesion or not. */
export const spotAsNear = (formation: Formation, radius: Ticks, scene: Scene): Spot | undefined => {
  const { center } = formation.leader.base;
  let [best, most]: [Spot | undefined, Ticks] = [undefined, farthest(scene.ground.edge, center)];
  for (const direction of scene.directions) {
    for (const length of lengthsAlong(formation, radius, { ground: scene.ground, direction, most })) {
      const spot = spotAt(placeAlong(formation, radius, { direction, length }), formation, scene);
      if (spot === undefined) continue;
      if (best === undefined || byDistance(center)(spot.base, best.base) < 0) [best, most] = [spot, length];
      break;
    }
  }
  return best;
};

/** The table without one of the followers, and what stands around its place. */
export const sceneWithout = (formation: Formation, places: readonly FollowerPlace[], { ground, without, ...how }: Pick<Scene, 'directions' | 'order' | 'ground'> & { readonly without: number }): Scene => {
  const others = places.flatMap(({ end, floor }, i) => (i === without ? [] : [{ base: disc(end, formation.followers[i] ?? 0), floor }]));
  const all = [formation.leader, ...others];
  return { ground: withBases(ground, all), placed: all.map(({ base }) => base), ...how };
};

const placeOf = ({ base, floor, inCohesion }: Spot): FollowerPlace => ({ end: base.center, floor, inCohesion });

/** Those out of cohesion look again, now that all the others stand: beside one of them, or where one was, there may be a spot. */
const lookAgain = (formation: Formation, places: readonly FollowerPlace[], how: Pick<Scene, 'directions' | 'order' | 'ground'>): readonly FollowerPlace[] => {
  const better = [...places];
  better.forEach(({ inCohesion }, i) => {
    if (inCohesion) return;
    const scene = sceneWithout(formation, better, { ...how, without: i });
    const radius = formation.followers[i] ?? 0;
    const spot = spotWithin(formation, radius, scene) ?? spotAsNear(formation, radius, scene);
    if (spot !== undefined) better[i] = placeOf(spot);
  });
  return better;
};

/** The places of all followers in one way of looking; undefined where one of them has none on the whole table. */
export const placeAll = (formation: Formation, how: Pick<Scene, 'directions' | 'order' | 'ground'>): readonly FollowerPlace[] | undefined => {
  const places: FollowerPlace[] = [];
  for (const radius of formation.followers) {
    const scene = sceneWithout(formation, places, { ...how, without: -1 });
    const spot = spotWithin(formation, radius, scene) ?? spotAsNear(formation, radius, scene);
    if (spot === undefined) return undefined;
    places.push(placeOf(spot));
  }
  return formation.followers.reduce<readonly FollowerPlace[]>((now) => lookAgain(formation, now, how), places);
};

/** The directions that are looked at for what is near. */
export const AROUND: readonly Vec[] = fan(6);

/** The places of all followers of a unit: in cohesion where that is possible, else as near as possible. Always the same. */
export const placeFollowers = (formation: Formation, ground: Ground): readonly FollowerPlace[] | undefined => {
  const near = placeAll(formation, { ground, directions: AROUND, order: 'near' });
  if (near?.every(({ inCohesion }) => inCohesion) === true) return near;
  const far = placeAll(formation, { ground, directions: AROUND, order: 'far' });
  const countOf = (places: readonly FollowerPlace[] | undefined): number => places?.filter(({ inCohesion }) => inCohesion).length ?? -1;
  return countOf(far) > countOf(near) ? far : near;
};
