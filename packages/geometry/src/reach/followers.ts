// Whether followers may stand where one puts them, good ways of placing them, and random ones.
import { fault, fieldOf, faultsOfPoint, isRecord, pointOf } from '../check.js';
import { type Ground, faultsOfSpot } from '../moves/ground.js';
import { type Fault, type Result, left, right } from '../result.js';
import { disc } from '../shape.js';
import { faultsOfFloor } from '../moves/tool-move.js';
import { distanceSquared } from '../vector.js';
import { type FollowerPlace, type Formation, isInCohesion, withBases } from './cohesion.js';
import { type Density, type Draw, distinct, floorsFor, upTo } from './density.js';
import { RING, spotAsNear, spotWithin } from './follower-spots.js';
import { AROUND, placeAll, placeFollowers, sceneWithout } from './place-followers.js';
import { type Region, regionOfPlace } from './region.js';
import { drawNear } from './sample.js';

const parsePlaces = (input: unknown, formation: Formation, ground: Ground): Result<readonly Fault[], readonly FollowerPlace[]> => {
  if (!Array.isArray(input)) return left(fault('', 'not-a-list'));
  const list = input as readonly unknown[];
  const most = formation.followers.length;
  if (list.length !== most) return left(fault('', list.length < most ? 'too-few-points' : 'too-many-points'));
  const faults = list.flatMap((place, i): readonly Fault[] => {
    if (!isRecord(place)) return fault(String(i), 'not-a-record');
    const floor = faultsOfFloor(fieldOf(place, 'floor'), ground).map(({ reason }) => ({ path: `${String(i)}.floor`, reason }));
    return [...faultsOfPoint(fieldOf(place, 'end'), `${String(i)}.end`), ...floor];
  });
  if (faults.length > 0) return left(faults);
  const places = (list as readonly FollowerPlace[]).map(({ end, floor }, i): FollowerPlace => {
    const base = disc(pointOf(end), formation.followers[i] ?? 0);
    return { end: base.center, floor: floor + 0, inCohesion: isInCohesion({ base, floor }, formation) };
  });
  return right(places);
};

/** What is wrong with the place of one follower, while all the others stand. */
const faultsOfPlace = (i: number, places: readonly FollowerPlace[], { formation, ground }: { readonly formation: Formation; readonly ground: Ground }): readonly Fault[] => {
  const radius = formation.followers[i] ?? 0;
  const place = places[i];
  if (place === undefined) return [];
  const scene = sceneWithout(formation, places, { ground, directions: AROUND, order: 'near', without: i });
  const spot = faultsOfSpot({ base: disc(place.end, radius), floor: place.floor }, scene.ground);
  if (spot.length > 0) return spot.map(({ path, reason }) => ({ path: `${String(i)}.${path}`, reason }));
  if (place.inCohesion) return [];
  if (spotWithin(formation, radius, scene) !== undefined) return fault(`${String(i)}.end`, 'too-far');
  const nearest = spotAsNear(formation, radius, scene);
  const far = (point: FollowerPlace['end']): number => Math.sqrt(distanceSquared(point, formation.leader.base.center));
  return nearest !== undefined && far(place.end) > far(nearest.base.center) + RING ? fault(`${String(i)}.end`, 'too-far') : [];
};

/**
 * Whether followers may stand where they are put, from any input, a list of ends: free, wholly on a floor, and in cohesion.
 * One may be out of cohesion where no spot in it is found, if it is no more than 5 mm farther than the nearest found.
 */
export const checkFollowers = (input: unknown, formation: Formation, ground: Ground): Result<readonly Fault[], readonly FollowerPlace[]> => {
  const parsed = parsePlaces(input, formation, ground);
  if (parsed._tag === 'Left') return parsed;
  const faults = parsed.right.flatMap((_, i) => faultsOfPlace(i, parsed.right, { formation, ground }));
  return faults.length > 0 ? left(faults) : parsed;
};

const WAYS: Readonly<Record<Density, number>> = { sparse: 1, standard: 2, dense: 8 };

/** Ways of placing the followers of a unit: near the leader, then from other sides, and spread out. */
export const candidatesOfFollowers = (formation: Formation, ground: Ground, density: Density): readonly (readonly FollowerPlace[])[] => {
  const first = placeFollowers(formation, ground);
  const all = upTo(density).flatMap((one) => {
    const count = WAYS[one];
    const turned = Array.from({ length: one === 'sparse' ? 0 : count }, (_, i) => {
      const from = Math.floor((i * AROUND.length) / count);
      return [...AROUND.slice(from), ...AROUND.slice(0, from)];
    });
    const others = turned.flatMap((directions) => (['near', 'far'] as const).map((order) => placeAll(formation, { ground, directions, order })));
    return [...(one === 'sparse' ? [first] : []), ...others];
  });
  const found = all.filter((places) => places !== undefined);
  return distinct(found, (places) => JSON.stringify(places)).filter((places) => checkFollowers(places, formation, ground)._tag === 'Right');
};

const TRIES = 32;

/** Followers at random places in cohesion; the ones that find none where the solver puts them. */
export const sampleFollowers = (formation: Formation, ground: Ground, draw: Draw): readonly FollowerPlace[] | undefined => {
  const { leader, followers, within } = formation;
  let now = withBases(ground, [leader]);
  const places: FollowerPlace[] = [];
  for (const radius of followers) {
    for (let i = 0; i < TRIES; i += 1) {
      const base = disc(drawNear(leader.base.center, leader.base.radius + within + radius, draw), radius);
      const floor = floorsFor(base, now).find((one) => isInCohesion({ base, floor: one }, formation));
      if (floor === undefined) continue;
      places.push({ end: base.center, floor, inCohesion: true });
      now = withBases(now, [{ base, floor }]);
      break;
    }
  }
  if (places.length === followers.length) return places;
  const placed = placeFollowers(formation, ground);
  return placed !== undefined && checkFollowers(placed, formation, ground)._tag === 'Right' ? placed : undefined;
};

/**
 * The region of one more follower of a radius on a floor, in cohesion. What `allows` says nobody knows before asking, so with
 * it there is no inner region.
 */
export const regionOfFollower = (formation: Formation, { radius, floor }: { readonly radius: number; readonly floor: number }, ground: Ground): Region => {
  const { leader, within, allows } = formation;
  const reach = { center: leader.base.center, within: leader.base.radius + within + radius, radius };
  const region = regionOfPlace(reach, floor, withBases(ground, [leader]));
  return allows === undefined ? region : { ...region, inner: [] };
};
