import { type Frozen, onceFor, the } from '@regelwerk/core';
import { CONTACT, disc, distanceDiscDisc, distanceSquared, isWithinDiscDisc, vec, type Disc, type Ticks } from '@regelwerk/geometry';
import type { Place } from '../model/ids.js';
import type { State } from '../model/state.js';
import type { Table } from '../model/table.js';
import { prepare } from '../prepare.js';

// A rider stands on its mount: its base is the mount's, and the mount's base is the only one of the two on the table.

/** A round base on the table, and the height of the surface it stands on. */
export interface Base {
  readonly disc: Disc;
  /** @unit ticks */
  readonly z: Ticks;
}

/** The base of somebody or something else; `seat` is the side that it belongs to, if it belongs to one. */
export interface OtherBase extends Base {
  readonly id: string;
  readonly seat: string | undefined;
}

/** Whose base it is; a mount belongs to the side of whoever rides it. */
export interface Owner {
  readonly kind: 'figure' | 'mount';
  readonly id: string;
  readonly seat: string | undefined;
  /** @unit ticks */
  readonly radius: Ticks;
}

/** Whose bases there are on a table, figures before mounts. */
export const ownersOf = onceFor((table: Frozen<Table>): readonly Owner[] => [
  ...Object.values(prepare(table).profiles).map(({ id, seat, sheet }): Owner => ({ kind: 'figure', id, seat, radius: sheet.base })),
  ...table.scenario.mounts.map(({ id, base }): Owner => ({ kind: 'mount', id, seat: undefined, radius: base })),
]);

/** Who asks about the bases of others: a figure and the mount that it rides, whose base is its own. */
export interface Asker {
  readonly figure: string;
  readonly mount: string | undefined;
}

/** Where a base stands; `undefined` if it is the asker's own, or not on the table: a rider stands on its mount's. */
export const standsAt = ({ play }: State, { kind, id }: Owner, own: Asker): Frozen<Place> | undefined => {
  if (kind === 'mount') return id === own.mount ? undefined : play.mounts[id];
  const at = play.figures[id];
  return id === own.figure || at === undefined || at.gone || at.mount.length > 0 ? undefined : at;
};

/** The side of a base: a figure's own, that of a mount's first rider, or none. */
export const sideOf = ({ table, play }: State, { kind, id, seat }: Owner): string | undefined => {
  const rider = kind === 'mount' ? play.mounts[id]?.riders[0] : undefined;
  return rider === undefined ? seat : prepare(table).profiles[rider]?.seat;
};

/** The mount that a figure sits on; `undefined` on foot. */
export const mountOf = ({ play }: State, figure: string): string | undefined => the(play.figures, figure).mount[0];

/**
 * The radius of the base on which a figure stands: its mount's while it is mounted.
 * @unit ticks
 */
export const radiusOf = (state: State, figure: string): Ticks => {
  const { profiles, mounts } = prepare(state.table);
  const mount = mountOf(state, figure);
  return mount === undefined ? the(profiles, figure).sheet.base : the(mounts, mount).base;
};

/** The base on which a figure stands. */
export const baseOf = (state: State, figure: string): Base => {
  const { x, y, z } = the(state.play.figures, figure);
  return { disc: disc(vec(x, y), radiusOf(state, figure)), z };
};

/** The base of a mount, ridden or not. */
export const mountBase = ({ table, play }: State, mount: string): Base => {
  const { x, y, z } = the(play.mounts, mount);
  return { disc: disc(vec(x, y), the(prepare(table).mounts, mount).base), z };
};

/** All bases on the table but the one on which the figure stands: of figures on foot, able or not, and of mounts, ridden or not. */
export const otherBases = (state: State, figure: string): readonly OtherBase[] => {
  const own = { figure, mount: mountOf(state, figure) };
  return ownersOf(state.table).flatMap((owner) => {
    const at = standsAt(state, owner, own);
    return at === undefined ? [] : [{ id: owner.id, seat: sideOf(state, owner), disc: disc(vec(at.x, at.y), owner.radius), z: at.z }];
  });
};

/**
 * The gap between two bases as seen from above, from edge to edge.
 * @unit ticks
 */
export const gapOf = (a: Base, b: Base): Ticks => distanceDiscDisc(a.disc, b.disc);

/** Do two heights count as one level, so that bases on them can touch or overlap (hb.terrain.safe-spot-test)? */
export const onOneLevel = ({ table }: State, a: Ticks, b: Ticks): boolean =>
  a === b || Math.abs(a - b) < table.options.sameLevel;

/** Are two bases on one level in base contact, or no farther apart than a reach? */
export const inContact = (state: State, [a, b]: readonly [Base, Base], reach: Ticks = 0): boolean =>
  onOneLevel(state, a.z, b.z) && isWithinDiscDisc(a.disc, b.disc, CONTACT + reach);

/**
 * The gap between the bases of two figures.
 * @unit ticks
 */
export const gapBetween = (state: State, a: string, b: string): Ticks => gapOf(baseOf(state, a), baseOf(state, b));

/** A round mark on the table. */
export interface Mark {
  readonly at: Frozen<Place>;
  /** @unit ticks */
  readonly radius: Ticks;
}

/** Does the base of a figure touch a mark? Like `touching`, it makes nothing. */
export const touchesMark = (state: State, figure: string, { at, radius }: Mark): boolean => {
  const here = the(state.play.figures, figure);
  const apart = distanceSquared(here, at);
  const most = prepare(state.table).widest + radius + CONTACT;
  if (apart > most * most || !onOneLevel(state, here.z, at.z)) return false;
  const far = radiusOf(state, figure) + radius + CONTACT;
  return apart <= far * far;
};

/** Are the bases of two figures in contact, or no farther apart than a reach? Asked of every pair in every turn, so nothing is made. */
export const touching = (state: State, pair: readonly [string, string], reach: Ticks = 0): boolean => {
  const one = the(state.play.figures, pair[0]);
  const other = the(state.play.figures, pair[1]);
  const apart = distanceSquared(one, other);
  const most = 2 * prepare(state.table).widest + CONTACT + reach;
  if (apart > most * most || !onOneLevel(state, one.z, other.z)) return false;
  const far = radiusOf(state, pair[0]) + radiusOf(state, pair[1]) + CONTACT + reach;
  return apart <= far * far;
};
