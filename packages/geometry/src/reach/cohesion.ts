// When a follower keeps cohesion with its leader, and what is looked at to find places for it.
import { isWithinDiscDisc } from '../disc-disc.js';
import type { Ground } from '../moves/ground.js';
import type { Disc } from '../shape.js';
import type { Ticks } from '../units.js';
import type { Vec } from '../vector.js';
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
