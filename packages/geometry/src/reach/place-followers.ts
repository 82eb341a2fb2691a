// Followers around their leader. Placed one after the other, each at the free spot nearest to the leader that keeps it in
// cohesion; where there is none, as near as possible.
import type { Ground } from '../moves/ground.js';
import { disc } from '../shape.js';
import type { Vec } from '../vector.js';
import { type FollowerPlace, type Formation, type Scene, type Spot, withBases } from './cohesion.js';
import { fan } from './fan.js';
import { spotAsNear, spotWithin } from './follower-spots.js';

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
