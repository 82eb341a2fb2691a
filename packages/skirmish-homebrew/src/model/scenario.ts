import { list, text, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { ItemId, Length, Name, Place, Point, Seat, ThingId } from './ids.js';
import { ExtraSkill } from './sheet.js';
import { Climb, Piece, Way } from './terrain.js';

/** What a deed or a find leads to. */
export const Consequence = t.union([
  t.strict({ kind: t.literal('note'), text: text(200) }),
  t.strict({ kind: t.literal('item'), item: ItemId, name: Name }),
  t.strict({ kind: t.literal('points'), points: whole(1, 100) }),
  t.strict({ kind: t.literal('life'), lost: whole(1, 10) }),
  t.strict({ kind: t.literal('leave-table') }),
  t.strict({ kind: t.literal('win') }),
]);
export type Consequence = t.TypeOf<typeof Consequence>;

/** Where a figure must be: anywhere, or touching a round marker. */
export const Reach = t.union([
  t.strict({ kind: t.literal('anywhere') }),
  t.strict({ kind: t.literal('touching'), at: Place, radius: Length }),
]);
export type Reach = t.TypeOf<typeof Reach>;

/** Does a deed need a test? It succeeds with at least so many successes. */
export const DeedTest = t.union([
  t.strict({ kind: t.literal('none') }),
  t.strict({ kind: t.literal('dice'), dice: whole(1, 30), successes: whole(1, 30) }),
]);
export type DeedTest = t.TypeOf<typeof DeedTest>;

/** A special deed that the scenario demands. `times` says how often it can be done in the match; 0 is without limit. */
export const Deed = t.strict(
  {
    id: ThingId,
    name: Name,
    price: t.union([t.literal('usual'), whole(0, 30)]),
    sides: list(Seat, 2),
    reach: Reach,
    needs: list(ItemId, 5),
    test: DeedTest,
    times: whole(0, 100),
    success: list(Consequence, 10),
    failure: list(Consequence, 10),
  },
  'a deed',
);
export interface Deed extends t.TypeOf<typeof Deed> {}

/** An area that can be searched, what is found there, and how often it can be searched in the match; 0 is without limit. */
export const SearchArea = t.strict(
  { id: ThingId, name: Name, area: list(Point, 64, 3), height: Length, needs: list(ItemId, 5), times: whole(0, 100), finds: list(Consequence, 10) },
  'a search area',
);
export interface SearchArea extends t.TypeOf<typeof SearchArea> {}

/** A mount or a vehicle; a horse and a motorcycle have a usual range (hb.move.range-normal), others state theirs. */
export const Mount = t.strict(
  {
    id: ThingId,
    name: Name,
    sort: t.keyof({ horse: null, motorcycle: null, other: null }),
    range: t.union([t.literal('usual'), Length]),
    at: Place,
    base: Length,
    places: whole(1, 20),
  },
  'a mount or vehicle',
);
export interface Mount extends t.TypeOf<typeof Mount> {}

/** A heavy weapon that stands on the table, with its own rule for re-aligning and firing. */
export const HeavyWeapon = t.strict(
  {
    id: ThingId,
    name: Name,
    at: Place,
    radius: Length,
    touching: t.boolean,
    price: t.union([
      t.strict({ kind: t.literal('together'), ap: whole(0, 30) }),
      t.strict({ kind: t.literal('apart'), align: whole(0, 30), fire: whole(0, 30) }),
    ]),
    range: Length,
    shots: list(whole(0, 30), 6, 1),
    /** Is firing it a ranged attack? `table` leaves it to the house rule (hb.action.heavy-is-ranged). */
    ranged: t.keyof({ table: null, yes: null, no: null }),
  },
  'a heavy weapon',
);
export interface HeavyWeapon extends t.TypeOf<typeof HeavyWeapon> {}

/** One side of a scenario and where its figures start, in the order of its gang's sheets. */
export const Side = t.strict({ seat: Seat, starts: list(Place, 30, 1) }, 'a side');
export interface Side extends t.TypeOf<typeof Side> {}

/** A scenario: the table, its terrain, and what is to be done on it. The side named first is the first side. */
export const Scenario = t.strict(
  {
    id: ThingId,
    name: Name,
    width: Length,
    depth: Length,
    sides: list(Side, 2, 2),
    pieces: list(Piece, 200),
    ways: list(Way, 50),
    climbs: list(Climb, 100),
    mounts: list(Mount, 20),
    heavyWeapons: list(HeavyWeapon, 20),
    deeds: list(Deed, 30),
    searchAreas: list(SearchArea, 30),
    skills: list(ExtraSkill, 30),
    /** Added to every normal range: a rule of this scenario, 0 if it has none (hb.move.range-modified). */
    rangeChange: whole(-1_000_000, 1_000_000),
    rounds: t.union([t.literal('usual'), whole(1, 100)]),
    /** Who wins at the end: the side with more points, or the house rule (hb.round.match-end). */
    victory: t.keyof({ usual: null, points: null }),
  },
  'a scenario',
);
export interface Scenario extends t.TypeOf<typeof Scenario> {}
