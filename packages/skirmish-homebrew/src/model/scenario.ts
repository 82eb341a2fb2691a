import { list, whole } from '@regelwerk/core';
import * as t from 'io-ts';
import { Deed, SearchArea } from './deed.js';
import { Length, Name, Place, Seat, ThingId } from './ids.js';
import { ExtraSkill } from './sheet.js';
import { Climb, Piece, Way } from './terrain.js';

/** A mount or a vehicle. */
export interface Mount {
  id: ThingId;
  name: string;
  sort: 'horse' | 'motorcycle' | 'other';
  /** In ticks; a horse and a motorcycle have a usual range (hb.move.range-normal), others state theirs. */
  range: number | 'usual';
  /** Where it stands when the match begins. */
  at: Place;
  /** Radius of the round base, in ticks. */
  base: number;
  /** How many figures can sit on it. */
  places: number;
}
export const Mount: t.Type<Mount> = t.strict(
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

/** A heavy weapon that stands on the table, with its own rule for re-aligning and firing. */
export interface HeavyWeapon {
  id: ThingId;
  name: string;
  at: Place;
  /** Of its round foot, in ticks. */
  radius: number;
  /** Must a figure touch it to work it? */
  touching: boolean;
  /** Action points: of re-aligning and firing in one, or of each apart. */
  price: { kind: 'together'; ap: number } | { kind: 'apart'; align: number; fire: number };
  /** In ticks. */
  range: number;
  /** The dice of each shot. */
  shots: number[];
  /** Is firing it a ranged attack? `table` leaves it to the house rule (hb.action.heavy-is-ranged). */
  ranged: 'table' | 'yes' | 'no';
}
export const HeavyWeapon: t.Type<HeavyWeapon> = t.strict(
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
    ranged: t.keyof({ table: null, yes: null, no: null }),
  },
  'a heavy weapon',
);

/** One side of a scenario. */
export interface Side {
  seat: Seat;
  /** Where its figures start, in the order of its gang's sheets. */
  starts: Place[];
}
export const Side: t.Type<Side> = t.strict({ seat: Seat, starts: list(Place, 30, 1) }, 'a side');

/** A scenario: the table, its terrain, and what is to be done on it. */
export interface Scenario {
  id: ThingId;
  name: string;
  /** The size of the table, in ticks. */
  width: number;
  depth: number;
  /** Two; the one named first is the first side. */
  sides: Side[];
  pieces: Piece[];
  ways: Way[];
  climbs: Climb[];
  mounts: Mount[];
  heavyWeapons: HeavyWeapon[];
  deeds: Deed[];
  searchAreas: SearchArea[];
  skills: ExtraSkill[];
  /** Added to every normal range, in ticks: a rule of this scenario, 0 if it has none (hb.move.range-modified). */
  rangeChange: number;
  /** How many rounds are played, or as many as the house rule says (hb.round.match-end). */
  rounds: number | 'usual';
  /** Who wins at the end: the side with more points, or the house rule (hb.round.match-end). */
  victory: 'usual' | 'points';
}
export const Scenario: t.Type<Scenario> = t.strict(
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
    rangeChange: whole(-1_000_000, 1_000_000),
    rounds: t.union([t.literal('usual'), whole(1, 100)]),
    victory: t.keyof({ usual: null, points: null }),
  },
  'a scenario',
);
