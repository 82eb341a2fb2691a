// Where one more follower may stand: the free spot nearest to the leader, in cohesion or not. Looked at are spots in contact
// with what is there, rings around the leader, and along each of many directions every spot where something begins or ends;
// where those find nothing, or something farther than contact, also the corners of where a base may be: wherever there is
// room with a little to spare, there is some at a corner, and the nearest of it. The same table, the same places.
import { isWithinDiscDisc } from '../disc-disc.js';
import { boxOf, boxOfPoints, growBox, isWithinBoxBox } from '../box.js';
import { changesAlong } from '../moves/events.js';
import { cornersBetween } from '../moves/flush.js';
import type { Ground } from '../moves/ground.js';
import { along, ceilRoot, pointAlong } from '../round.js';
import { type Disc, disc } from '../shape.js';
import type { Ticks } from '../units.js';
import { type Vec, add, distanceSquared, lengthSquared } from '../vector.js';
import { type Formation, type Scene, type Spot, isInCohesion } from './cohesion.js';
import { FITS, cornersOf } from './corners.js';
import { floorsFor } from './density.js';

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

/** The first free spot in cohesion along the directions and in contact with what is there. */
const spotAlong = (formation: Formation, radius: Ticks, scene: Scene): Spot | undefined => {
  for (const place of placesWithin(formation, radius, scene)) {
    if (!isWithinDiscDisc(place, formation.leader.base, formation.within)) continue;
    const spot = spotAt(place, formation, scene);
    if (spot?.inCohesion === true) return spot;
  }
  return undefined;
};

/** What spot is wanted, how far from the leader at most. */
interface Wanted {
  readonly radius: Ticks;
  readonly ground: Ground;
  /** @unit ticks */
  readonly reach: Ticks;
  readonly isGood: (spot: Spot) => boolean;
}

/** How much nearer a spot at a corner is at least than one found already. @unit ticks */
const NEARER = 2;

/** A spot that was found, or the one at a corner that is nearer to the leader; only where nothing was found, at a corner without room around it. */
const withCorners = (found: Spot | undefined, formation: Formation, { radius, ground, reach, isGood }: Wanted): Spot | undefined => {
  const { center, radius: inner } = formation.leader.base;
  const size = found === undefined ? reach : Math.sqrt(distanceSquared(found.base.center, center)) - NEARER;
  if (size <= inner + radius) return found;
  const hold = disc(center, size);
  for (const fit of found === undefined ? FITS : FITS.slice(0, 1)) {
    for (const end of cornersOf({ radius, within: [hold], beside: [], around: boxOf(hold), from: center }, ground, fit)) {
      const spot = distanceSquared(end, center) > size * size ? undefined : spotAt(disc(end, radius), formation, { ground });
      if (spot !== undefined && isGood(spot)) return spot;
    }
  }
  return found;
};

/** The first free spot in cohesion that is looked at. */
export const spotWithin = (formation: Formation, radius: Ticks, scene: Scene): Spot | undefined => {
  const { leader, within } = formation;
  const found = spotAlong(formation, radius, scene);
  const wanted = { radius, ground: scene.ground, reach: leader.base.radius + within + radius, isGood: ({ inCohesion }: Spot) => inCohesion };
  return found !== undefined && scene.order === 'far' ? found : withCorners(found, formation, wanted);
};

/** The free spot nearest to the leader along the directions, in cohesion or not. */
const nearestAlong = (formation: Formation, radius: Ticks, scene: Scene): Spot | undefined => {
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

/** The free spot nearest to the leader that is looked at, in cohesion or not. */
export const spotAsNear = (formation: Formation, radius: Ticks, { ground, ...how }: Scene): Spot | undefined => {
  const reach = farthest(ground.edge, formation.leader.base.center);
  return withCorners(nearestAlong(formation, radius, { ground, ...how }), formation, { radius, ground, reach, isGood: () => true });
};
