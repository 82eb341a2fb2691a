import { the, type Frozen } from '@regelwerk/core';
import { CONTACT, disc, distanceDiscDisc, isWithinDiscDisc, vec, type Disc, type Ticks } from '@regelwerk/geometry';
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

/** Whose bases there are on a table, in the order of the sheets and of the scenario: for walking through them without lookups. */
export interface Roster {
  readonly figures: readonly { readonly id: string; readonly seat: string; readonly radius: Ticks }[];
  readonly mounts: readonly { readonly id: string; readonly radius: Ticks }[];
}

const known = new WeakMap<object, Roster>();
let last: { readonly table: object; readonly roster: Roster } | undefined;

const makeRoster = (table: Frozen<Table>): Roster => ({
  figures: Object.values(prepare(table).profiles).map(({ id, seat, sheet }) => ({ id, seat, radius: sheet.base })),
  mounts: table.scenario.mounts.map(({ id, base }) => ({ id, radius: base })),
});

/** The bases of a table; worked out at the first question. */
export const rosterOf = (table: Frozen<Table>): Roster => {
  if (last?.table === table) return last.roster;
  const roster = known.get(table) ?? makeRoster(table);
  known.set(table, roster);
  last = { table, roster };
  return roster;
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
  const { play, table } = state;
  const { figures, mounts } = rosterOf(table);
  const own = mountOf(state, figure);
  const found: OtherBase[] = [];
  for (const { id, seat, radius } of figures) {
    const { x, y, z, gone, mount } = the(play.figures, id);
    if (id !== figure && !gone && mount.length === 0) found.push({ id, seat, disc: disc(vec(x, y), radius), z });
  }
  for (const { id, radius } of mounts) {
    const { x, y, z, riders } = the(play.mounts, id);
    if (id !== own) found.push({ id, seat: sideOf(state, riders[0]), disc: disc(vec(x, y), radius), z });
  }
  return found;
};

const sideOf = ({ table }: State, rider: string | undefined): string | undefined =>
  rider === undefined ? undefined : the(prepare(table).profiles, rider).seat;

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

/** Are the bases of two figures in contact? */
export const touching = (state: State, a: string, b: string): boolean => inContact(state, [baseOf(state, a), baseOf(state, b)]);
